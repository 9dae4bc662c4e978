import type { Day } from '#domain/days.ts';
import {
  metricPeriods,
  metricSteps,
  spanOf,
  spanProblem,
  usualStep,
  type MetricPeriod,
  type MetricStep,
  type Span,
} from '#domain/metric-periods.ts';

/** What the page shows: a time by its name, or from one day to another, in steps. */
export type MetricsFilter = Span & {
  period: MetricPeriod | 'custom';
  by: MetricStep;
  /** Why it cannot be shown, in words; null when it can. */
  problem: string | null;
};

/** The wish in the page's address; what is not said, or makes no sense, is the usual. */
export function readMetricsFilter(
  search: Readonly<Record<string, string>>,
  today: Day,
): MetricsFilter {
  const { from = '', to = '' } = search;
  const named = metricPeriods.find((period) => period === search['period']) ?? '30-days';
  const isCustom = search['period'] === 'custom';
  const span = isCustom ? { from, to } : spanOf(named, today);
  const isWhole = span.from !== '' && span.to !== '';
  const usual = isWhole ? usualStep(span) : 'day';
  const by = metricSteps.find((step) => step === search['by']) ?? usual;
  return {
    ...span,
    period: isCustom ? 'custom' : named,
    by,
    problem: spanProblem(span, by),
  };
}

/** What the server is asked. */
export function queryOf({ from, to, by }: MetricsFilter): { from: Day; to: Day; by: MetricStep } {
  return { from, to, by };
}
