import type { CheckoutPayload } from '#contract/booking-payloads.ts';
import { done, type Outcome } from '#domain/problems.ts';
import { findBooking, type BookingRecord } from '../bookings/booking-queries.ts';
import { PaymentsUnavailable } from '../outside/card-payments.ts';
import { endHold } from '../payments/end-hold.ts';
import { findSessionsOf } from '../payments/payment-queries.ts';
import type { Deps } from '../product-deps.ts';
import { providerIsDown, type HeldTrip } from './hold-trip.ts';

/**
 * What to do with the hold this browser made before, on the same boat. The same wish again gets the
 * same payment page, so that a double click holds once; a changed wish gives the earlier seats back
 * first, so that a visitor is never refused because of their own hold.
 */
export async function resumeOrReleaseHold(
  deps: Deps,
  earlierId: string,
  wish: CheckoutPayload,
): Promise<Outcome<HeldTrip | null>> {
  const earlier = await findBooking(deps.database, earlierId);
  if (earlier?.status !== 'held' || earlier.boat_id !== wish.boatId) return done(null);
  const page = (await findSessionsOf(deps.database, earlier.id)).find((p) => p.status === 'open');
  const isOver = (earlier.hold_ends_at?.getTime() ?? 0) <= deps.now();
  if (page && !isOver && isSameWish(earlier, wish)) {
    return done({ bookingId: earlier.id, url: page.url });
  }
  try {
    await endHold(deps, earlier.id, 'abandon');
    return done(null);
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return providerIsDown;
    throw error;
  }
}

function isSameWish(booking: BookingRecord, wish: CheckoutPayload): boolean {
  return (
    booking.pricing_mode === wish.pricingMode &&
    booking.start_date === wish.start &&
    booking.end_date === wish.end &&
    booking.time === wish.time &&
    booking.group_size === wish.groupSize &&
    booking.customer_name === wish.customerName &&
    booking.customer_email === wish.customerEmail &&
    booking.customer_phone === (wish.customerPhone?.trim() || null) &&
    booking.special_requests === (wish.specialRequests?.trim() || null) &&
    (wish.amountCents === undefined || wish.amountCents === booking.amount_cents)
  );
}
