import type { CheckoutPayload } from '#contract/booking-payloads.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { BookingRecord } from '../bookings/booking-queries.ts';
import { PaymentsUnavailable } from '../gateways/card-payments.ts';
import { endHold } from '../payments/end-hold.ts';
import { findSessionsOf } from '../payments/payment-queries.ts';
import type { Deps } from '../dependencies.ts';
import { openHoldPage, providerIsDown, type HeldTrip } from './hold-trip.ts';
import { isSameCheckout } from './idempotency.ts';

/** The provider is waited for this long: a younger hold without a page is still being given one. */
const OPENING_MS = 45_000;

/**
 * What to do with the checkout that this browser made before. The same request again gets the same payment
 * page, so that a double click holds once; another one on the same boat gives the earlier seats back first,
 * so that a visitor is never refused because of their own hold. Who has paid for the same trip already is
 * told, and pays again only on purpose. Null: there is nothing to resume.
 */
export async function resumeOrRelease(
  deps: Deps,
  earlier: BookingRecord,
  input: CheckoutPayload,
): Promise<Outcome<HeldTrip | null, 'conflict' | 'unavailable'>> {
  if (!input.again && isBookedAlready(earlier, input)) {
    return refused('conflict', 'You have booked this trip already.', {
      facts: { bookedId: earlier.id },
    });
  }
  if (earlier.status !== 'held' || earlier.boat_id !== input.boatId) return done(null);
  const resumed = await resumeHold(deps, earlier, input);
  if (resumed) return resumed;
  try {
    await endHold(deps, earlier.id, 'abandon');
    return done(null);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return providerIsDown;
    throw error;
  }
}

/** Whether the same guest has the same trip already, for how many people ever. */
function isBookedAlready(booking: BookingRecord, input: CheckoutPayload): boolean {
  return (
    (booking.status === 'paid' || booking.status === 'asked') &&
    booking.boat_id === input.boatId &&
    booking.start_date === input.start &&
    booking.time === input.time &&
    booking.customer_email.toLowerCase() === input.customerEmail.toLowerCase()
  );
}

/** The hold with its payment page, when it still stands and is the same request; else null. */
export async function resumeHold(
  deps: Deps,
  hold: BookingRecord,
  input: CheckoutPayload,
): Promise<Outcome<HeldTrip, 'unavailable'> | null> {
  const isOver = (hold.hold_ends_at?.getTime() ?? 0) <= deps.now();
  if (hold.status !== 'held' || isOver || !isSameCheckout(hold, input)) return null;
  const pages = await findSessionsOf(deps.database, hold.id);
  const page = pages.find(({ status }) => status === 'open');
  if (page) return done({ url: page.url });
  const isNew = deps.now() - hold.created_at.getTime() < OPENING_MS;
  return pages.length === 0 && isNew ? openTogether(deps, hold.id) : null;
}

/** Whoever holds is opening the page just now: both get the same. Should it fail here, the hold is theirs to end. */
async function openTogether(
  deps: Deps,
  bookingId: string,
): Promise<Outcome<HeldTrip, 'unavailable'>> {
  try {
    return done(await openHoldPage(deps, bookingId));
  } catch (error) {
    deps.log.error('a payment page that another request opens could not be had:', error);
    return providerIsDown;
  }
}
