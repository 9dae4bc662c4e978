import type { ErrorMessage } from '../errors/error-message.ts';
import {
  addDays,
  addMonths,
  countDaysBetween,
  isDay,
  getMonth,
  computeWeekday,
  type Day,
  type Month,
} from '../time/days.ts';
import { sumMetrics, type Metrics } from './platform-metrics.ts';

/** Days of the island's calendar, both inclusive. */
export type Span = { from: Day; to: Day };

/** The granularity of a period. Weeks begin on Sunday, like the site's calendars. */
export const metricSteps = ['day', 'week', 'month'] as const;
export type MetricStep = (typeof metricSteps)[number];

export const metricPeriods = ['30-days', '90-days', '12-months'] as const;
export type MetricPeriod = (typeof metricPeriods)[number];

/** Limits the points of a chart, which becomes unreadable with more. */
export const MAX_CHART_POINTS = 400;

export function computePeriodSpan(period: MetricPeriod, today: Day): Span {
  if (period === '30-days') return { from: addDays(today, -29), to: today };
  if (period === '90-days') return { from: addDays(today, -89), to: today };
  return { from: `${addMonths(getMonth(today), -11)}-01`, to: today };
}

/** Returns the reason why a period cannot be shown in these steps; null if it can. */
export function findSpanProblem({ from, to }: Span, step: MetricStep): ErrorMessage | null {
  if (!isDay(from) || !isDay(to)) return 'period.missing';
  if (from > to) return 'period.endsBeforeStart';
  const maxDays = { day: 1, week: 7, month: 28 }[step] * MAX_CHART_POINTS;
  if (countDaysBetween(from, to) < maxDays) return null;
  return step === 'month'
    ? 'period.tooLong'
    : { code: 'period.tooManySteps', values: { detail: `step.${step}` } };
}

export function chooseMetricStep({ from, to }: Span): MetricStep {
  const days = countDaysBetween(from, to) + 1;
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/** Splits a period into steps. The first and the last may be shorter. */
export function splitIntoSteps({ from, to }: Span, step: MetricStep): Span[] {
  const spans: Span[] = [];
  for (let first = from; first <= to; first = addDays(spans.at(-1)?.to ?? to, 1)) {
    const last = computeLastDay(step, first);
    spans.push({ from: first, to: last < to ? last : to });
  }
  return spans;
}

function computeLastDay(step: MetricStep, day: Day): Day {
  if (step === 'day') return day;
  if (step === 'week') return addDays(day, 6 - computeWeekday(day));
  return addDays(`${addMonths(getMonth(day), 1)}-01`, -1);
}

/** A period as whole months, and the days before and after them. */
export type WholeMonths = { months: { from: Month; to: Month } | null; edges: Span[] };

/**
 * Splits a period into whole months, which can be read from monthly totals, and the remaining days. A month counts as
 * whole if the period includes all of its known days.
 */
export function findWholeMonths({ from, to }: Span, known: Span): WholeMonths {
  const first = from <= known.from ? `${getMonth(known.from)}-01` : from;
  const last = to >= known.to ? computeLastDay('month', known.to) : to;
  if (first > last) return { months: null, edges: [] };
  const months = {
    from: first.endsWith('-01') ? getMonth(first) : addMonths(getMonth(first), 1),
    to: last === computeLastDay('month', last) ? getMonth(last) : addMonths(getMonth(last), -1),
  };
  if (months.from > months.to) return { months: null, edges: [{ from: first, to: last }] };
  const before = { from: first, to: addDays(`${months.from}-01`, -1) };
  const after = { from: `${addMonths(months.to, 1)}-01`, to: last };
  return { months, edges: [before, after].filter((edge) => edge.from <= edge.to) };
}

/** Sums daily metrics into steps. */
export function groupMetricsByStep(
  span: Span,
  step: MetricStep,
  days: readonly (Metrics & { day: Day })[],
): (Metrics & Span)[] {
  return splitIntoSteps(span, step).map((each) => ({
    ...each,
    ...sumMetrics(days.filter(({ day }) => each.from <= day && day <= each.to)),
  }));
}
