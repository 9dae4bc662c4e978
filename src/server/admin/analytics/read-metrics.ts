import type {
  DetailedAnalyticsView,
  MetricLinesView,
  MetricsSumView,
} from '#contract/admin-analytics-api.ts';
import { conversionsOf, type Conversion } from '#domain/conversions.ts';
import {
  groupMetrics,
  type MetricGroup,
  type MetricLine,
  revenueCents,
  sumOfMetrics,
  type Metrics,
} from '#domain/platform-metrics.ts';
import { metricsBySteps, type MetricStep, type Span } from '#domain/metric-periods.ts';
import { atOneMoment, type Database, type Reader } from '../../database/database.ts';
import { readBegun, readBoats, readDays } from './metric-queries.ts';

/** So many lines of a table are on the screen; its file has them all. */
export const MOST_LINES = 50;

/** All figures of a time. */
export async function readMetrics(
  database: Database,
  { from, to, by }: Span & { by: MetricStep },
): Promise<DetailedAnalyticsView> {
  const span = { from, to };
  const { days, boats, begun } = await atOneMoment(database, async (reader) => ({
    days: await readDays(reader, span),
    boats: await readBoats(reader, span),
    begun: await readBegun(reader, span),
  }));
  const linesOf = (group: MetricGroup) => presentLines(groupMetrics(boats, group));
  return {
    from,
    to,
    by,
    totals: presentMetrics(sumOfMetrics(days)),
    steps: metricsBySteps(span, by, days).map(presentStep),
    boats: linesOf('boats'),
    ports: linesOf('ports'),
    operators: linesOf('operators'),
    conversions: conversionsOf(begun),
  };
}

export async function readSteps(reader: Reader, { from, to, by }: Span & { by: MetricStep }) {
  const span = { from, to };
  return metricsBySteps(span, by, await readDays(reader, span));
}

/** Every line of a table, however many. */
export async function readLines(
  reader: Reader,
  span: Span,
  group: MetricGroup,
): Promise<MetricLine[]> {
  return groupMetrics(await readBoats(reader, span), group);
}

export async function readConversions(reader: Reader, span: Span): Promise<Conversion[]> {
  return conversionsOf(await readBegun(reader, span));
}

function presentLines(lines: readonly MetricLine[]): MetricLinesView {
  return {
    count: lines.length,
    lines: lines.slice(0, MOST_LINES).map((line) => ({
      id: line.id,
      name: line.name,
      operatorName: line.operatorName,
      ...presentMetrics(line),
    })),
  };
}

function presentStep(step: Metrics & Span): DetailedAnalyticsView['steps'][number] {
  return { from: step.from, to: step.to, ...presentMetrics(step) };
}

function presentMetrics(metrics: Metrics): MetricsSumView {
  const { bookings, guests, paidCents, refundedCents, feeCents } = metrics;
  return {
    bookings,
    guests,
    paidCents,
    refundedCents,
    revenueCents: revenueCents(metrics),
    feeCents,
  };
}
