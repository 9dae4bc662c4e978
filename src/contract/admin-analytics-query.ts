import * as z from 'zod/mini';
import { isDay } from '#domain/days.ts';
import { figureGroups } from '#domain/figure-groups.ts';
import { figureSteps, spanProblem } from '#domain/figure-periods.ts';

const day = z
  .string('Please choose the first and the last day.')
  .check(z.refine(isDay, 'Please choose the first and the last day.'));

const spanFields = { from: day, to: day, by: z.enum(figureSteps, 'Please choose the steps.') };

type SpanFields = { from: string; to: string; by: (typeof figureSteps)[number] };
const isShowable = z.superRefine<SpanFields>(({ from, to, by }, context) => {
  const message = spanProblem({ from, to }, by);
  if (message) context.addIssue({ code: 'custom', path: ['to'], message });
});

/** GET /api/admin/analytics/detailed: which days, both included, and in which steps. */
export const figuresQuery = z.object(spanFields).check(isShowable);
export type FiguresQuery = z.infer<typeof figuresQuery>;

/** The tables that can be taken along as files. */
export const figureTables = ['steps', ...figureGroups, 'conversions'] as const;
export type FigureTable = (typeof figureTables)[number];

export const figuresFileQuery = z
  .object({ ...spanFields, table: z.enum(figureTables, 'There is no such table.') })
  .check(isShowable);
