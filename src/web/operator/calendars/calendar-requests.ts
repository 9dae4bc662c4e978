import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { ApiError } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ownBookingsKey } from '../bookings/booking-requests.ts';
import {
  meQuery,
  ownBoatsQuery,
  createQuery,
  useOperatorMutation,
} from '../session/operator-requests.ts';

// Polls, because calendars sync in the background while the dashboard is open.
const polled = { refetchInterval: MINUTE_MS };

export const connectionQuery = () => createQuery('GET /api/operator/calendar', polled);
export const feedsQuery = () => createQuery('GET /api/operator/calendar-feeds', polled);
export const exportsQuery = () => createQuery('GET /api/operator/calendar-exports');
export const conflictsQuery = () => createQuery('GET /api/operator/calendar-conflicts', polled);
export const approvalsQuery = () => createQuery('GET /api/operator/asked-trips', polled);
export const changeRequestsQuery = () => createQuery('GET /api/operator/change-requests', polled);

/** Invalidates boats, bookings and conflicts, which a changed calendar makes stale. */
export function invalidateCalendarData(client: QueryClient): void {
  const queries = [
    ...[meQuery, ownBoatsQuery],
    ...[conflictsQuery, approvalsQuery, changeRequestsQuery],
  ];
  const keys = [ownBookingsKey, ...queries.map((query) => query().queryKey)];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

type Outcomes = {
  /** Titles of the toasts, and the description if the server has no message. */
  done?: string;
  failed?: string;
  fallback?: string;
  /** The query that the response updates. */
  answers?: { queryKey: QueryKey };
  /** Called on a stale subject, such as one settled elsewhere. */
  onOutdated?: () => void;
};

/** Runs calendar mutations one at a time, with a toast for each outcome. */
export function useCalendarMutation() {
  const t = useMessages('operator-calendars');
  const client = useQueryClient();
  const { running, run } = useOperatorMutation();
  const mutate = async (
    name: string,
    { done, failed, fallback, answers, onOutdated }: Outcomes,
    call: () => Promise<unknown>,
  ): Promise<void> => {
    const toasts = {
      failed: failed ?? t.updateFailed,
      ...(fallback && { fallback }),
      ...(done && { done: { title: done } }),
    };
    const error = await run(name, toasts, async () => {
      const answer = await call();
      if (answers) client.setQueryData(answers.queryKey, answer);
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
 * A setting with an optimistic update: shows the chosen value until the server has saved or rejected it. Saves run one
 * after the other.
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
