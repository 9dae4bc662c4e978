import type {
  DetailedAnalyticsView,
  MetricLinesView,
  MetricsSumView,
} from '#contract/admin/admin-analytics-api.ts';
import { computeConversions } from '#domain/admin/conversions.ts';
import { type MetricGroup, sumMetrics, type Metrics } from '#domain/admin/platform-metrics.ts';
import { computeRevenueCents } from '#domain/money/revenue.ts';
import { groupMetricsByStep, type MetricStep, type Span } from '#domain/admin/metric-periods.ts';
import { withSnapshot, type Database } from '../../platform/database/database.ts';
import { readTopLines, type TopLines } from './boat-metric-queries.ts';
import { countBookingOutcomes, readDays } from './metric-queries.ts';

/** Maximum number of a table's lines on the screen; the CSV file has all lines. */
const MAX_LINES = 50;

export async function readMetrics(
  database: Database,
  { from, to, by }: Span & { by: MetricStep },
): Promise<DetailedAnalyticsView> {
  const span = { from, to };
  const { days, top, begun } = await withSnapshot(database, async (reader) => ({
    days: await readDays(reader, span),
    top: await readTopLines(reader, span, MAX_LINES),
    begun: await countBookingOutcomes(reader, span),
  }));
  return {
    from,
    to,
    by,
    totals: presentMetrics(sumMetrics(days)),
    steps: groupMetricsByStep(span, by, days).map((step) => ({
      from: step.from,
      to: step.to,
      ...presentMetrics(step),
    })),
    boats: presentLines(top.boats),
    ports: presentLines(top.ports),
    operators: presentLines(top.operators),
    conversions: computeConversions(begun),
  };
}

function presentLines({ count, lines }: TopLines[MetricGroup]): MetricLinesView {
  const shown = lines.map(({ id, name, operatorName, ...metrics }) => ({
    id,
    name,
    operatorName,
    ...presentMetrics(metrics),
  }));
  return { count, lines: shown };
}

function presentMetrics(metrics: Metrics): MetricsSumView {
  return {
    bookings: metrics.bookings,
    guests: metrics.guests,
    paidCents: metrics.paidCents,
    refundedCents: metrics.refundedCents,
    disputedCents: metrics.disputedCents,
    revenueCents: computeRevenueCents(metrics),
    feeCents: metrics.feeCents,
    byHandBookings: metrics.byHandBookings,
    byHandCents: metrics.byHandCents,
  };
}
