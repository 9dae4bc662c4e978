import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { callOf } from '../../api.ts';

const POLL_EVERY_MS = 2000;

/** Refetched on every visit, and polled while a refund or a mail is in progress. */
export const adminBookingQuery = (id: string) =>
  queryOptions<AdminBookingView>({
    queryKey: [callOf('GET /api/admin/bookings/{id}', { id }).path],
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && isInProgress(data) ? POLL_EVERY_MS : false),
  });

function isInProgress({ refunds, history }: AdminBookingView): boolean {
  return (
    refunds.some(({ state }) => state === 'due') || history.some(({ state }) => state === 'waiting')
  );
}

/** Shows the booking that an action answered with; without one, refetches it. */
export function useShowBooking(id: string) {
  const client = useQueryClient();
  return async (booking?: AdminBookingView) => {
    const { queryKey } = adminBookingQuery(id);
    if (booking) client.setQueryData(queryKey, booking);
    else await client.invalidateQueries({ queryKey });
  };
}
