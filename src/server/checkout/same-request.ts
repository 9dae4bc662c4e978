import type { CheckoutPayload, ReservationPayload } from '#contract/booking-payloads.ts';
import type { BookingRecord } from '../bookings/booking-queries.ts';

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

/** Whether the same guest has the same trip already, for how many people ever. */
export function isBookedAlready(booking: BookingRecord, input: CheckoutPayload): boolean {
  return (
    (booking.status === 'paid' || booking.status === 'asked') &&
    booking.boat_id === input.boatId &&
    booking.start_date === input.start &&
    booking.time === input.time &&
    booking.customer_email.toLowerCase() === input.customerEmail.toLowerCase()
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
