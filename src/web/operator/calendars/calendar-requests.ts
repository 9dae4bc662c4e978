import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  CalendarConnectionView,
  CalendarExportView,
  CalendarFeedView,
} from '#contract/calendar-api.ts';
import type { ApprovalView, CalendarConflictView } from '#contract/calendar-conflict-api.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { ApiError } from '../../api.ts';
import { callOf } from '../../api-calls.ts';
import { useOperatorMutation } from '../layout/use-operator-mutation.ts';
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
  const queries = [meQuery, ownBoatsQuery, ownBookingsQuery, conflictsQuery, approvalsQuery];
  for (const query of queries) void client.invalidateQueries({ queryKey: query().queryKey });
}

/** The titles of the toasts, and what to do when the subject is stale, such as settled elsewhere. */
type Outcomes = { done?: string; failed?: string; fallback?: string; onOutdated?: () => void };

/** Runs calendar mutations one at a time, each with a toast for its outcome. */
export function useCalendarMutation() {
  const client = useQueryClient();
  const { running, run } = useOperatorMutation();
  const mutate = async (
    name: string,
    { done, failed = 'Update Failed', fallback, onOutdated }: Outcomes,
    call: () => Promise<unknown>,
  ): Promise<void> => {
    const toasts = {
      failed,
      ...(done && { done: { title: done } }),
      ...(fallback && { fallback }),
    };
    const error = await run(name, toasts, async () => {
      await call();
      invalidateCalendarData(client);
    });
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) return;
    invalidateCalendarData(client);
    void client.invalidateQueries(connectionQuery());
    onOutdated?.();
  };
  return { running, mutate };
}

/**
 * A setting with an optimistic update: shows the chosen value until the server has saved or refused it.
 * Changes are saved one after the other.
 */
export function useOptimisticSetting<Setting>(
  saved: Setting,
  save: (chosen: Setting) => Promise<unknown>,
) {
  const [chosen, setChosen] = useState<{ setting: Setting } | null>(null);
  const previous = useRef<Promise<unknown>>(Promise.resolve());
  const choose = (setting: Setting) => {
    const latest = { setting };
    setChosen(latest);
    previous.current = previous.current
      .then(() => save(setting))
      .then(() => setChosen((now) => (now === latest ? null : now)));
  };
  return { shown: chosen ? chosen.setting : saved, choose };
}
