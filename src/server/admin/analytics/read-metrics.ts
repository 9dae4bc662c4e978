import type {
  DetailedAnalyticsView,
  MetricLinesView,
  MetricsSumView,
} from '#contract/admin-analytics-api.ts';
import { conversionsOf } from '#domain/conversions.ts';
import {
  groupMetrics,
  type MetricGroup,
  revenueCents,
  sumOfMetrics,
  type Metrics,
} from '#domain/platform-metrics.ts';
import { metricsBySteps, type MetricStep, type Span } from '#domain/metric-periods.ts';
import { atOneMoment, type Database } from '../../database/database.ts';
import { readBegun, readBoats, readDays } from './metric-queries.ts';

/** So many lines of a table are on the screen; its file has them all. */
const MOST_LINES = 50;

/** All metrics of a period. */
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
  const linesOf = (group: MetricGroup): MetricLinesView => {
    const lines = groupMetrics(boats, group);
    const shown = lines.slice(0, MOST_LINES).map(({ id, name, operatorName, ...metrics }) => ({
      ...{ id, name, operatorName },
      ...presentMetrics(metrics),
    }));
    return { count: lines.length, lines: shown };
  };
  return {
    ...{ from, to, by },
    totals: presentMetrics(sumOfMetrics(days)),
    steps: metricsBySteps(span, by, days).map((step) => ({
      ...{ from: step.from, to: step.to },
      ...presentMetrics(step),
    })),
    boats: linesOf('boats'),
    ports: linesOf('ports'),
    operators: linesOf('operators'),
    conversions: conversionsOf(begun),
  };
}

function presentMetrics(metrics: Metrics): MetricsSumView {
  const { bookings, guests, paidCents, refundedCents, feeCents } = metrics;
  const revenue = { revenueCents: revenueCents(metrics) };
  const byHand = { byHandBookings: metrics.byHandBookings, byHandCents: metrics.byHandCents };
  return { bookings, guests, paidCents, refundedCents, ...revenue, feeCents, ...byHand };
}
