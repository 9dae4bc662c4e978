import type { MetricTable } from '#contract/admin/admin-analytics-api.ts';
import { buildCsvFile } from '#domain/fields/csv-file.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  conversionEnds,
  computeConversions,
  formatShare,
  type Conversion,
} from '#domain/admin/conversions.ts';
import { groupMetrics, type Metrics } from '#domain/admin/platform-metrics.ts';
import analytics from '#locales/portal/admin/business/admin-analytics.en.ts';
import { groupMetricsByStep, type MetricStep, type Span } from '#domain/admin/metric-periods.ts';
import { formatDecimalCents } from '#domain/money/money.ts';
import { done } from '#domain/problems.ts';
import { computeRevenueCents } from '#domain/money/revenue.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { serve } from '../../platform/http/serve.ts';
import { readBoats } from './boat-metric-queries.ts';
import { countBookingOutcomes, readDays } from './metric-queries.ts';
import { readDashboard } from './read-dashboard.ts';
import { readMetrics } from './read-metrics.ts';

export function adminAnalyticsRoutes({ database }: Deps) {
  return [
    serve(endpoints.adminAnalytics, async () => done(await readDashboard(database))),

    serve(endpoints.adminMetrics, async ({ query }) => done(await readMetrics(database, query))),

    serve(endpoints.adminMetricsFile, async ({ query }) => {
      const { table, from, to } = query;
      const name = `${table}-${from}-to-${to}.csv`;
      return done({ name, content: await metricsFile(database, query) });
    }),
  ];
}

async function metricsFile(
  reader: Queryable,
  { table, by, ...span }: Span & { by: MetricStep; table: MetricTable },
): Promise<string> {
  if (table === 'conversions')
    return conversionsFile(computeConversions(await countBookingOutcomes(reader, span)));
  if (table === 'steps') {
    const steps = groupMetricsByStep(span, by, await readDays(reader, span));
    const rows = steps.map((step) => [step.from, step.to, ...buildCells(step)]);
    return buildCsvFile(['First day', 'Last day', ...headings], rows);
  }
  const lines = groupMetrics(await readBoats(reader, span), table);
  if (table === 'boats') {
    const rows = lines.map((line) => [line.name, line.operatorName ?? '', ...buildCells(line)]);
    return buildCsvFile(['Boat', 'Captain', ...headings], rows);
  }
  const rows = lines.map((line) => [line.name, ...buildCells(line)]);
  return buildCsvFile([{ ports: 'Port', operators: 'Captain' }[table], ...headings], rows);
}

const { bookings, guests, paid, refunds, disputed, revenue, fees } = analytics.metrics;
const { byHandBookings, byHand } = analytics.metrics;
const headings = [
  bookings,
  guests,
  ...[paid, refunds, disputed, revenue, fees].map((name) => `${name} USD`),
  ...[byHandBookings, `${byHand} USD`],
];

function buildCells(metrics: Metrics): string[] {
  const { paidCents, refundedCents, disputedCents, feeCents } = metrics;
  const amounts = [paidCents, refundedCents, disputedCents, computeRevenueCents(metrics), feeCents];
  return [
    ...[String(metrics.bookings), String(metrics.guests), ...amounts.map(formatDecimalCents)],
    ...[String(metrics.byHandBookings), formatDecimalCents(metrics.byHandCents)],
  ];
}

function conversionsFile(conversions: readonly Conversion[]): string {
  const rows = conversions.flatMap(({ flow, begun, ends }) => {
    const labels = analytics.conversions[flow];
    return [
      [labels.title, labels.begun, String(begun), formatShare(begun, begun) ?? ''],
      ...conversionEnds.map((end) => {
        const count = ends[end];
        return [labels.title, labels[end], String(count), formatShare(count, begun) ?? ''];
      }),
    ];
  });
  return buildCsvFile(['Way to book', 'What became of it', 'Bookings', 'Share'], rows);
}
