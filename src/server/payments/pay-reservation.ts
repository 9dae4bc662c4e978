import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { paymentPageEnd } from '#domain/hold-ends.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { findBooking, type BookingRecord } from '../bookings/booking-queries.ts';
import { PaymentsUnavailable } from '../gateways/card-payments.ts';
import type { Deps } from '../dependencies.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { findSessionsOf } from './payment-queries.ts';

/** A page that is about to close is no use to somebody who has yet to find a card. */
const LEAST_TIME_LEFT_MS = 5 * MINUTE_MS;
/** The provider keeps a page for a day at the most. */
const MOST_TIME_MS = DAY_MS - MINUTE_MS;

/** The payment page of a reservation: the one that is open, or a new one. */
export async function payReservation(
  deps: Deps,
  bookingId: string,
): Promise<Outcome<{ url: string } | { isOver: true }, 'not-found' | 'unavailable'>> {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return refused('not-found', 'There is no such booking.');
  const endsAt = booking.hold_ends_at?.getTime() ?? 0;
  if (booking.status !== 'pending' || endsAt <= deps.now()) return done({ isOver: true });
  const open = (await findSessionsOf(deps.database, bookingId)).find(
    (page) => page.status === 'open' && page.expires_at.getTime() > deps.now() + LEAST_TIME_LEFT_MS,
  );
  if (open) return done({ url: open.url });
  try {
    return done({ url: await openPage(deps, booking, endsAt) });
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    return refused(
      'unavailable',
      'Our payment partner does not answer right now. Nothing was charged; please try this link again in a minute.',
    );
  }
}

async function openPage(deps: Deps, booking: BookingRecord, endsAt: number): Promise<string> {
  const nowMs = deps.now();
  const page = await openPaymentPage(deps, booking, {
    key: `pay-${deps.newId()}`,
    // The page may outlive the reservation by some minutes: it is closed when the reservation ends.
    expiresAt: Math.min(Math.max(endsAt, paymentPageEnd(nowMs)), nowMs + MOST_TIME_MS),
    cancelPath: `/booking/confirmation?bid=${booking.id}`,
  });
  return page.url;
}
