import * as z from 'zod/mini';
import { isDay } from '#domain/days.ts';
import { metricGroups } from '#domain/metric-groups.ts';
import { metricSteps, spanProblem } from '#domain/metric-periods.ts';

const day = z
  .string('Please choose the first and the last day.')
  .check(z.refine(isDay, 'Please choose the first and the last day.'));

const spanFields = { from: day, to: day, by: z.enum(metricSteps, 'Please choose the steps.') };

type SpanFields = { from: string; to: string; by: (typeof metricSteps)[number] };
const isShowable = z.superRefine<SpanFields>(({ from, to, by }, context) => {
  const message = spanProblem({ from, to }, by);
  if (message) context.addIssue({ code: 'custom', path: ['to'], message });
});

/** GET /api/admin/analytics/detailed: which days, both included, and in which steps. */
export const metricsQuery = z.object(spanFields).check(isShowable);
export type MetricsQuery = z.infer<typeof metricsQuery>;

/** The tables that can be taken along as files. */
export const metricTables = ['steps', ...metricGroups, 'conversions'] as const;
export type MetricTable = (typeof metricTables)[number];

export const metricsFileQuery = z
  .object({ ...spanFields, table: z.enum(metricTables, 'There is no such table.') })
  .check(isShowable);
