import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiCall } from '#contract/endpoints.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { isConflict, isMissing, type PayloadOf } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { operatorBookingsKey } from '../bookings/booking-requests.ts';
import {
  meQuery,
  operatorBoatsQuery,
  createQuery,
  useOperatorMutation,
  type OperatorMutation,
} from '../session/operator-requests.ts';

// Polls, because calendars sync in the background while the dashboard is open.
const polled = { refetchInterval: MINUTE_MS };

export const connectionQuery = () => createQuery('GET /api/operator/calendar', polled);
export const feedsQuery = () => createQuery('GET /api/operator/calendar-feeds', polled);
export const exportsQuery = () => createQuery('GET /api/operator/calendar-exports');
export const conflictsQuery = () => createQuery('GET /api/operator/calendar-conflicts', polled);
export const approvalsQuery = () => createQuery('GET /api/operator/asked-trips', polled);
export const changeRequestsQuery = () => createQuery('GET /api/operator/change-requests', polled);

/** Queries that become stale when a calendar changes: the calendar, boats, bookings and open questions. */
export const calendarQueries = () => [
  { queryKey: operatorBookingsKey },
  meQuery(),
  operatorBoatsQuery(),
  conflictsQuery(),
  approvalsQuery(),
  changeRequestsQuery(),
];

/** Sends an endpoint's payloads, with a toast for failures. `send` resolves to false if a retry may help. */
export function useCalendarMutation<Call extends ApiCall>(
  call: Call,
  mutation: Partial<OperatorMutation<Call>> = {},
) {
  const t = useMessages('operator-calendars');
  const client = useQueryClient();
  const { send: sendOnce, isPending } = useOperatorMutation(call, {
    failed: t.updateFailed,
    refreshes: calendarQueries(),
    ...mutation,
  });
  const send = async (payload: PayloadOf<Call>): Promise<boolean> => {
    const error = await sendOnce(payload);
    // The page is stale, for example because the question was settled elsewhere.
    const isOutdated = isConflict(error) || isMissing(error);
    if (isOutdated) {
      const stale = [...calendarQueries(), connectionQuery()];
      for (const { queryKey } of stale) void client.invalidateQueries({ queryKey });
    }
    return error === null || isOutdated;
  };
  return { send, isPending };
}

/**
 * A setting with an optimistic update: shows the chosen value until the server has saved or rejected it. Saves run one
 * after another.
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
