import type { CheckoutPayload, ReservationPayload } from '#contract/booking-payloads.ts';
import { findBooking, type BookingRecord } from '../bookings/booking-queries.ts';
import type { Deps } from '../dependencies.ts';

/** The booking that a request with this idempotency key made: its answer was lost, or it is on its way twice. */
export async function findByKey(
  deps: Deps,
  key: string | undefined,
): Promise<BookingRecord | null> {
  if (key === undefined) return null;
  const made = await deps.database
    .selectFrom('bookings')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return made ? findBooking(deps.database, made.id) : null;
}

/** From now on the key names what is asked for next. Only this booking lets it go, not one made meanwhile. */
export async function releaseIdempotencyKey(deps: Deps, bookingId: string): Promise<void> {
  await deps.database
    .updateTable('bookings')
    .set({ idempotency_key: null })
    .where('id', '=', bookingId)
    .execute();
}

/** Whether a booking is what a checkout asks for. */
export function isSameCheckout(booking: BookingRecord, input: CheckoutPayload): boolean {
  return (
    booking.flow === 'checkout' &&
    booking.start_date === input.start &&
    booking.end_date === input.end &&
    booking.time === input.time &&
    booking.customer_phone === (input.customerPhone?.trim() || null) &&
    (input.amountCents === undefined || input.amountCents === booking.amount_cents) &&
    isForSameParty(booking, input)
  );
}

/** Whether a booking is what the booking form asks for, which leaves the time to us. */
export function isSameReservation(booking: BookingRecord, input: ReservationPayload): boolean {
  return (
    booking.flow === 'form' &&
    booking.start_date === input.startDate &&
    booking.end_date === input.endDate &&
    booking.amount_cents === input.amountCents &&
    isForSameParty(booking, input)
  );
}

function isForSameParty(booking: BookingRecord, input: CheckoutPayload | ReservationPayload) {
  return (
    booking.boat_id === input.boatId &&
    booking.pricing_mode === input.pricingMode &&
    booking.group_size === input.groupSize &&
    booking.customer_name === input.customerName &&
    booking.customer_email === input.customerEmail &&
    booking.special_requests === (input.specialRequests?.trim() || null)
  );
}
