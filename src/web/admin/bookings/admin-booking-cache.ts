import { queryOptions } from '@tanstack/react-query';
import type { AdminBookingView } from '#contract/admin/admin-booking-api.ts';
import { adminQuery } from '../layout/opened-entry.tsx';

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
