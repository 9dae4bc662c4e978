import * as z from 'zod/mini';
import { metricsFileQuery, metricsQuery } from './admin-analytics-query.ts';
import { analyticsView, detailedAnalyticsView } from './admin-analytics-views.ts';
import type { Endpoint } from './endpoint.ts';

/** What the platform's figures are. */
export const adminAnalyticsEndpoints = {
  adminAnalytics: {
    method: 'GET',
    path: '/api/admin/analytics',
    caller: 'admin',
    act: 'see-analytics',
    summary: 'Totals of the platform, the newest bookings and the most booked boats',
    answers: { 200: analyticsView },
  },
  adminMetrics: {
    method: 'GET',
    path: '/api/admin/analytics/detailed',
    caller: 'admin',
    act: 'see-analytics',
    summary:
      'Bookings, guests and money between two days: by day, week or month, by boat, port and captain, and how many holds were paid',
    query: metricsQuery,
    answers: { 200: detailedAnalyticsView },
  },
  adminMetricsFile: {
    method: 'GET',
    path: '/api/admin/analytics/detailed.csv',
    caller: 'admin',
    act: 'see-analytics',
    summary:
      'One of these tables as a CSV file, all of it: steps, boats, ports, operators or conversions',
    query: metricsFileQuery,
    answers: { 200: z.string() },
    contentType: 'text/csv',
  },
} as const satisfies Record<string, Endpoint>;
