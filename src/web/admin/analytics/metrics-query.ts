import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MetricTable, DetailedAnalyticsView } from '#contract/admin-analytics-api.ts';
import { callOf } from '../../api-calls.ts';
import { queryOf, type MetricsFilter } from './metrics-filter.ts';

/** The figures of a time; those shown before stay until they are here. */
export const metricsQuery = (input: MetricsFilter) =>
  queryOptions<DetailedAnalyticsView>({
    queryKey: [addressOf('GET /api/admin/analytics/detailed', queryOf(input))],
    enabled: input.problem === null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Where a table is as a file, all of it. */
export function fileAddress(input: MetricsFilter, table: MetricTable): string {
  return addressOf('GET /api/admin/analytics/detailed.csv', { ...queryOf(input), table });
}

function addressOf(
  call: 'GET /api/admin/analytics/detailed' | 'GET /api/admin/analytics/detailed.csv',
  query: Readonly<Record<string, string>>,
): string {
  return `${callOf(call).path}?${new URLSearchParams(query).toString()}`;
}
