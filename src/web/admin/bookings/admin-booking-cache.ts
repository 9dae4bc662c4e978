import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import { adminQuery } from '../layout/opened-entry.tsx';
import { refetchOnConflict } from '../session/use-admin-form.ts';

const POLL_EVERY_MS = 2000;

/** Polls while a refund or a mail is in progress. */
export const adminBookingQuery = (id = '') =>
  queryOptions({
    ...adminQuery('GET /api/admin/bookings/{id}', { id }),
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? POLL_EVERY_MS : false),
  });

function isInProgress({ refunds, history }: AdminBookingView): boolean {
  return (
    refunds.some(({ state }) => state === 'due') || history.some(({ state }) => state === 'waiting')
  );
}

/** Returns a function that runs an action and refetches the booking, even on a conflict. */
export function useBookingAction(id: string) {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries(adminBookingQuery(id));
  return async (action: () => Promise<unknown>, onConflict?: () => void) => {
    await refetchOnConflict(action, () => refetch().then(onConflict));
    await refetch();
  };
}
