import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdminBookingView } from '#contract/admin-booking-api.ts';
import { callOf } from '../../api-calls.ts';

const LOOK_AGAIN_MS = 2000;

/** Asked for anew on every visit, and again while a refund or a mail is on its way. */
export const adminBookingQuery = (id: string) =>
  queryOptions<AdminBookingView>({
    queryKey: [callOf('GET /api/admin/bookings/{id}', { id }).path],
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && isOnItsWay(data) ? LOOK_AGAIN_MS : false),
  });

function isOnItsWay({ refunds, history }: AdminBookingView): boolean {
  return (
    refunds.some(({ state }) => state === 'due') || history.some(({ state }) => state === 'waiting')
  );
}

/** What an act has answered is how the booking is now; without it, it is asked for anew. */
export function useNewBooking(id: string) {
  const client = useQueryClient();
  return async (booking?: AdminBookingView) => {
    const { queryKey } = adminBookingQuery(id);
    if (booking) client.setQueryData(queryKey, booking);
    else await client.invalidateQueries({ queryKey });
  };
}
