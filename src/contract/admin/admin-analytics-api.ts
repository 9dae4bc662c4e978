import * as z from 'zod/mini';
import { bookingFlows, bookingStatuses } from '#domain/bookings/bookings.ts';
import { conversionEnds } from '#domain/admin/conversions.ts';
import { metricGroups } from '#domain/admin/platform-metrics.ts';
import {
  metricSteps,
  spanProblem,
  type MetricStep,
  type Span,
} from '#domain/admin/metric-periods.ts';
import type { Endpoint } from '../endpoint.ts';
import { dayField } from '../fields/payload-fields.ts';

const day = dayField('Please choose the first and the last day.');

const spanFields = { from: day, to: day, by: z.enum(metricSteps, 'Please choose the steps.') };

const isShowable = z.superRefine<Span & { by: MetricStep }>(({ from, to, by }, context) => {
  const message = spanProblem({ from, to }, by);
  if (message) context.addIssue({ code: 'custom', path: ['to'], message });
});

/** GET /api/admin/analytics/detailed: which days, both included, and in which steps. */
export const metricsQuery = z.object(spanFields).check(isShowable);

/** The tables that can be downloaded as files. */
export const metricTables = ['steps', ...metricGroups, 'conversions'] as const;

export type MetricTable = (typeof metricTables)[number];

export const metricsFileQuery = z
  .object({ ...spanFields, table: z.enum(metricTables, 'There is no such table.') })
  .check(isShowable);

/** The dashboard (spec 2: admin dashboard). `totalRevenue` is whole dollars. */
export const analyticsView = z.object({
  totalBoats: z.number(),
  totalOperators: z.number(),
  totalBookings: z.number(),
  totalRevenue: z.number(),
  totalRevenueCents: z.number(),
  /** Bookings for which captains were paid themselves, and what they took: in none of the totals. */
  byHand: z.object({ bookings: z.number(), cents: z.number() }),
  /** Refunds that guests do not have, and that a person has to look at. */
  failedRefunds: z.object({ count: z.number(), cents: z.number() }),
  /** Disputes that have to be answered, and by when the next. */
  openDisputes: z.object({ count: z.number(), cents: z.number(), dueBy: z.nullable(z.string()) }),
  /** The newest 5. */
  recentBookings: z.array(
    z.object({
      id: z.string(),
      customerName: z.string(),
      boat: z.nullable(z.object({ name: z.string() })),
      amountCents: z.number(),
      status: z.enum(bookingStatuses),
    }),
  ),
  /** Most bookings first. */
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
  /** What guests' banks took back in disputes, less what they returned. */
  disputedCents: z.number(),
  /** Paid, less refunds, less what banks took back. */
  revenueCents: z.number(),
  feeCents: z.number(),
  /** Apart from all of these: what captains were paid for themselves. */
  byHandBookings: z.number(),
  byHandCents: z.number(),
};

export const metricsView = z.object(metricFields);
export type MetricsSumView = z.infer<typeof metricsView>;

const line = z.object({
  id: z.string(),
  name: z.string(),
  /** Of a boat: its operator. */
  operatorName: z.nullable(z.string()),
  ...metricFields,
});
export type MetricLineView = z.infer<typeof line>;

/** Of a long table, the first lines; `count` is how many there are. The file has them all. */
const lines = z.object({ count: z.number(), lines: z.array(line) });
export type MetricLinesView = z.infer<typeof lines>;

export const detailedAnalyticsView = z.object({
  /** Days of the island's calendar, both included. */
  from: z.string(),
  to: z.string(),
  by: z.enum(metricSteps),
  totals: metricsView,
  steps: z.array(z.object({ from: z.string(), to: z.string(), ...metricFields })),
  boats: lines,
  ports: lines,
  operators: lines,
  /** Of what began in this time: how many were paid, and what became of the others. */
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

/** The platform's metrics. */
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
      'Bookings, guests and money between two days: by day, week or month, by boat, port and captain, and how many holds were paid',
    query: metricsQuery,
    answers: { 200: detailedAnalyticsView },
  },
  adminMetricsFile: {
    method: 'GET',
    path: '/api/admin/analytics/detailed.csv',
    caller: 'admin',
    permission: 'see-analytics',
    summary:
      'One of these tables as a CSV file, all of it: steps, boats, ports, operators or conversions',
    query: metricsFileQuery,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
} as const satisfies Record<string, Endpoint>;
