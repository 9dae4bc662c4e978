import type { CheckoutPayload, ReservationPayload } from '#contract/booking-payloads.ts';
import type { BookingRecord } from '../bookings/booking-queries.ts';

/** Whether a booking is what a checkout asks for. */
export function isSameCheckout(booking: BookingRecord, wish: CheckoutPayload): boolean {
  return (
    booking.flow === 'checkout' &&
    booking.start_date === wish.start &&
    booking.end_date === wish.end &&
    booking.time === wish.time &&
    booking.customer_phone === (wish.customerPhone?.trim() || null) &&
    (wish.amountCents === undefined || wish.amountCents === booking.amount_cents) &&
    isForSameParty(booking, wish)
  );
}

/** Whether the same guest has the same trip already, for how many people ever. */
export function isBookedAlready(booking: BookingRecord, wish: CheckoutPayload): boolean {
  return (
    (booking.status === 'paid' || booking.status === 'asked') &&
    booking.boat_id === wish.boatId &&
    booking.start_date === wish.start &&
    booking.time === wish.time &&
    booking.customer_email.toLowerCase() === wish.customerEmail.toLowerCase()
  );
}

/** Whether a booking is what the booking form asks for, which leaves the time to us. */
export function isSameReservation(booking: BookingRecord, wish: ReservationPayload): boolean {
  return (
    booking.flow === 'form' &&
    booking.start_date === wish.startDate &&
    booking.end_date === wish.endDate &&
    booking.amount_cents === wish.amountCents &&
    isForSameParty(booking, wish)
  );
}

function isForSameParty(booking: BookingRecord, wish: CheckoutPayload | ReservationPayload) {
  return (
    booking.boat_id === wish.boatId &&
    booking.pricing_mode === wish.pricingMode &&
    booking.group_size === wish.groupSize &&
    booking.customer_name === wish.customerName &&
    booking.customer_email === wish.customerEmail &&
    booking.special_requests === (wish.specialRequests?.trim() || null)
  );
}
