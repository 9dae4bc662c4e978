import type { GuestTripView } from '#contract/admin-booking-api.ts';
import { paymentStatusOf } from '#domain/bookings.ts';
import type { GuestTripRow } from './guest-trip-queries.ts';

export function presentGuestTrip(trip: GuestTripRow): GuestTripView {
  return {
    bookingId: trip.id,
    code: trip.code,
    boat: { id: trip.boat_id, name: trip.boat_name },
    customerName: trip.customer_name,
    email: trip.customer_email,
    phone: trip.customer_phone,
    start: trip.start_date,
    end: trip.end_date,
    time: trip.time,
    groupSize: trip.group_size,
    pricingMode: trip.pricing_mode,
    amountCents: trip.amount_cents,
    status: trip.status,
    paymentStatus: paymentStatusOf(trip.status, trip.paid_at !== null),
    createdAt: trip.created_at.toISOString(),
  };
}
