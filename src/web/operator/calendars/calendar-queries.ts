import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  CalendarConnectionView,
  CalendarExportView,
  CalendarFeedView,
} from '#contract/calendar-api.ts';
import type { ApprovalView, CalendarConflictView } from '#contract/calendar-conflict-api.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { callOf } from '../../api.ts';
import { meQuery, ownBoatsQuery, ownBookingsQuery } from '../session/operator-queries.ts';

export const connectionQuery = () =>
  queryOptions<CalendarConnectionView>({
    queryKey: [callOf('GET /api/operator/calendar').path],
    // Synced in the background while the dashboard is open.
    refetchInterval: MINUTE_MS,
  });

export const feedsQuery = () =>
  queryOptions<CalendarFeedView[]>({
    queryKey: [callOf('GET /api/operator/calendar-feeds').path],
    refetchInterval: MINUTE_MS,
  });

export const exportsQuery = () =>
  queryOptions<CalendarExportView[]>({
    queryKey: [callOf('GET /api/operator/calendar-exports').path],
  });

export const conflictsQuery = () =>
  queryOptions<CalendarConflictView[]>({
    queryKey: [callOf('GET /api/operator/calendar-conflicts').path],
    refetchInterval: MINUTE_MS,
  });

export const approvalsQuery = () =>
  queryOptions<ApprovalView[]>({
    queryKey: [callOf('GET /api/operator/asked-trips').path],
    refetchInterval: MINUTE_MS,
  });

/** After a calendar changed, boats, bookings and conflicts on the dashboard may be stale. */
export function invalidateCalendarData(client: QueryClient): void {
  for (const { queryKey } of [
    meQuery(),
    ownBoatsQuery(),
    ownBookingsQuery(),
    conflictsQuery(),
    approvalsQuery(),
  ]) {
    void client.invalidateQueries({ queryKey });
  }
}
