import { MINUTE_MS } from '#domain/time/durations.ts';
import { endBooking } from '../core/bookings/end-booking.ts';
import { findLapsedBookings, type BookingRow } from '../core/bookings/booking-queries.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { PaymentsUnavailable } from '../../platform/gateways/card-payments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { closePage } from './close-payment-pages.ts';
import {
  expireSession,
  findSession,
  hasOpenPage,
  listPaymentSessions,
} from '../core/money/payment-queries.ts';
import { settlePayment, type Settlement } from './settle-payment.ts';

/** Grace time after a hold's end while the provider does not answer whether it was paid. */
const UNANSWERED_TIMEOUT_MS = 2 * MINUTE_MS;

/**
 * Ends an unpaid booking. Closes its payment pages first; if one of them was paid in the meantime, confirms the booking
 * instead. The clock ends a booking only after its deadline; a visitor may give up a hold at any time, but not a
 * reservation. `evenUnanswered` ends the booking even if the provider does not answer; its pages are then closed later,
 * and a payment in the meantime is settled or refunded.
 */
export async function endHold(
  deps: Deps,
  bookingId: string,
  by: 'expire' | 'abandon' = 'expire',
  {
    evenUnanswered = false,
    actor = by === 'expire' ? 'clock' : 'visitor',
  }: { evenUnanswered?: boolean; actor?: 'clock' | 'visitor' | 'operator' } = {},
): Promise<'ended' | 'paid' | 'kept'> {
  const booking = await deps.database
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!booking || (booking.status !== 'held' && booking.status !== 'pending')) return 'kept';
  if (by === 'expire' && !isOver(booking, deps.now())) return 'kept';
  if (by === 'abandon' && booking.status !== 'held') return 'kept';
  const closed = await closePages(deps, booking, evenUnanswered);
  if (closed === 'paid') return 'paid';
  const hasEnded = await endBooking(deps, bookingId, by, actor, async (write) => {
    const mail = { subjectId: bookingId, kind: 'released', recipient: 'visitor' } as const;
    if (booking.status === 'pending') {
      await queueMail(deps.jobs, write, { ...mail, at: new Date(deps.now()) });
    }
    // Also covers a page that the checkout has opened since.
    if (await hasOpenPage(write, bookingId)) {
      await deps.jobs.queue(write, 'close-payment-pages', { bookingId });
    }
  });
  return hasEnded ? 'ended' : 'kept';
}

/** Ends unpaid bookings past their deadline, optionally on a boat's days, so that their seats are free immediately. */
export async function endLapsedHolds(
  deps: Deps,
  on?: { boatId: string; start: string; end: string },
): Promise<void> {
  const lapsed = await findLapsedBookings(deps.database, new Date(deps.now()), on);
  for (const bookingId of lapsed) {
    try {
      await endHold(deps, bookingId);
    } catch (error) {
      // Keeps the seats until the provider answers; the job retries.
      if (!(error instanceof PaymentsUnavailable)) throw error;
    }
  }
}

function isOver(booking: BookingRow, nowMs: number): boolean {
  return booking.holdEndsAt !== null && booking.holdEndsAt.getTime() <= nowMs;
}

async function closePages(
  deps: Deps,
  { id, holdEndsAt: endsAt }: BookingRow,
  evenUnanswered: boolean,
): Promise<'closed' | 'paid'> {
  for (const page of await listPaymentSessions(deps.database, id)) {
    if (page.status !== 'open') continue;
    const state = await closePage(deps, page).catch((error: unknown) => {
      const isTooLong =
        evenUnanswered || deps.now() > (endsAt?.getTime() ?? 0) + UNANSWERED_TIMEOUT_MS;
      // A page cannot be paid after its own end, so the seats are released after a while. A payment in the page's last
      // moments takes the seats again or is refunded when it is settled.
      if (error instanceof PaymentsUnavailable && isTooLong) return 'unreachable' as const;
      throw error;
    });
    if (state === 'paid' || state === 'asked') return 'paid';
  }
  return 'closed';
}

/**
 * Settles a paid page, and ends the hold of an expired one to free its seats immediately. Called by the webhook, the
 * success page's polling and the reconciliation.
 */
export async function followPaymentPage(deps: Deps, sessionId: string): Promise<Settlement> {
  const settled = await settlePayment(deps, sessionId);
  if (settled.state !== 'expired') return settled;
  const page = await findSession(deps.database, sessionId);
  if (!page) return settled;
  await expireSession(deps.database, sessionId);
  const ended = await endHold(deps, page.bookingId, 'expire');
  if (ended === 'kept') await endHold(deps, page.bookingId, 'abandon');
  return settled;
}
