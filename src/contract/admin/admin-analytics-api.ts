import * as z from 'zod/mini';
import { issueMessage } from '../fields/issue-messages.ts';
import { bookingFlows, bookingStatuses } from '#domain/bookings/bookings.ts';
import { conversionEnds } from '#domain/admin/conversions.ts';
import { metricGroups } from '#domain/admin/platform-metrics.ts';
import {
  metricSteps,
  findSpanProblem,
  type MetricStep,
  type Span,
} from '#domain/admin/metric-periods.ts';
import type { Endpoint } from '../endpoint.ts';
import { dayField } from '../fields/payload-fields.ts';

const day = dayField('period.missing');

const spanFields = { from: day, to: day, by: z.enum(metricSteps, 'step.choose') };

const isShowable = z.superRefine<Span & { by: MetricStep }>(({ from, to, by }, context) => {
  const message = findSpanProblem({ from, to }, by);
  if (message) context.addIssue({ code: 'custom', path: ['to'], message: issueMessage(message) });
});

/** GET /api/admin/analytics/detailed: the period, both days inclusive, and its steps. */
export const metricsQuery = z.object(spanFields).check(isShowable);

/** Tables that can be downloaded. */
export const metricTables = ['steps', ...metricGroups, 'conversions'] as const;

export type MetricTable = (typeof metricTables)[number];

export const metricsFileQuery = z
  .object({ ...spanFields, table: z.enum(metricTables, 'table.unknown') })
  .check(isShowable);

/** The dashboard (spec 2: admin dashboard). `totalRevenue` is whole dollars. */
export const analyticsView = z.object({
  totalBoats: z.number(),
  totalOperators: z.number(),
  totalBookings: z.number(),
  totalRevenue: z.number(),
  totalRevenueCents: z.number(),
  /** Manual bookings paid to operators, and their amounts. All totals exclude both. */
  byHand: z.object({ bookings: z.number(), cents: z.number() }),
  /** Failed refunds that need a person. */
  failedRefunds: z.object({ count: z.number(), cents: z.number() }),
  /** Disputes awaiting an answer, and the next deadline. */
  openDisputes: z.object({ count: z.number(), cents: z.number(), dueBy: z.nullable(z.string()) }),
  /** The 5 newest bookings. */
  recentBookings: z.array(
    z.object({
      id: z.string(),
      customerName: z.string(),
      boat: z.nullable(z.object({ name: z.string() })),
      amountCents: z.number(),
      status: z.enum(bookingStatuses),
    }),
  ),
  /** Boats with the most bookings first. */
  popularBoats: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      operator: z.nullable(z.object({ name: z.string() })),
      bookingCount: z.number(),
    }),
  ),
});
export type AnalyticsView = z.infer<typeof analyticsView>;

/** Metrics as `domain/admin/platform-metrics.ts` counts them. Amounts are whole cents of US dollars. */
const metricFields = {
  bookings: z.number(),
  guests: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
  /** Amounts that guests' banks took back in disputes, less what they returned. */
  disputedCents: z.number(),
  /** Paid, less refunds, less disputes. */
  revenueCents: z.number(),
  feeCents: z.number(),
  /** Manual bookings paid to operators, and their amounts; excluded from the fields above. */
  byHandBookings: z.number(),
  byHandCents: z.number(),
};

export const metricsView = z.object(metricFields);
export type MetricsSumView = z.infer<typeof metricsView>;

const line = z.object({
  id: z.string(),
  name: z.string(),
  /** The boat's operator; null for other groups. */
  operatorName: z.nullable(z.string()),
  ...metricFields,
});
export type MetricLineView = z.infer<typeof line>;

/** First lines of a table, with the total `count`. The CSV file has all lines. */
const lines = z.object({ count: z.number(), lines: z.array(line) });
export type MetricLinesView = z.infer<typeof lines>;

export const detailedAnalyticsView = z.object({
  /** Days of the island's calendar, both inclusive. */
  from: z.string(),
  to: z.string(),
  by: z.enum(metricSteps),
  totals: metricsView,
  steps: z.array(z.object({ from: z.string(), to: z.string(), ...metricFields })),
  boats: lines,
  ports: lines,
  operators: lines,
  /** Outcomes of the bookings that began in the period. */
  conversions: z.array(
    z.object({
      flow: z.enum(bookingFlows),
      begun: z.number(),
      ends: z.record(z.enum(conversionEnds), z.number()),
    }),
  ),
});
export type DetailedAnalyticsView = z.infer<typeof detailedAnalyticsView>;

export type MetricStepView = DetailedAnalyticsView['steps'][number];

export type ConversionView = DetailedAnalyticsView['conversions'][number];

export const adminAnalyticsEndpoints = {
  adminAnalytics: {
    method: 'GET',
    path: '/api/admin/analytics',
    caller: 'admin',
    permission: 'see-analytics',
    summary: 'Totals of the platform, the newest bookings and the most booked boats',
    answers: { 200: analyticsView },
  },
  adminMetrics: {
    method: 'GET',
    path: '/api/admin/analytics/detailed',
    caller: 'admin',
    permission: 'see-analytics',
    summary:
      'Bookings, guests and revenue between two days, by day, week or month and by boat, port and operator, with the share of holds that were paid',
    query: metricsQuery,
    answers: { 200: detailedAnalyticsView },
    codes: ['period.endsBeforeStart', 'period.tooManySteps'],
  },
  adminMetricsFile: {
    method: 'GET',
    path: '/api/admin/analytics/detailed.csv',
    caller: 'admin',
    permission: 'see-analytics',
    summary:
      'One of these tables as a complete CSV file: steps, boats, ports, operators or conversions',
    query: metricsFileQuery,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
} as const satisfies Record<string, Endpoint>;
