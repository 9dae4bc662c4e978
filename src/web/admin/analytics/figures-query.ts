import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { FigureTable, DetailedAnalyticsView } from '#contract/admin-analytics-api.ts';
import { callOf } from '../../api-calls.ts';
import { queryOf, type FigureWish } from './figure-wish.ts';

/** The figures of a time; those shown before stay until they are here. */
export const figuresQuery = (wish: FigureWish) =>
  queryOptions<DetailedAnalyticsView>({
    queryKey: [addressOf('GET /api/admin/analytics/detailed', queryOf(wish))],
    enabled: wish.problem === null,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** Where a table is as a file, all of it. */
export function fileAddress(wish: FigureWish, table: FigureTable): string {
  return addressOf('GET /api/admin/analytics/detailed.csv', { ...queryOf(wish), table });
}

function addressOf(
  call: 'GET /api/admin/analytics/detailed' | 'GET /api/admin/analytics/detailed.csv',
  query: Readonly<Record<string, string>>,
): string {
  return `${callOf(call).path}?${new URLSearchParams(query).toString()}`;
}
