import { listVisits } from '#domain/island/borders.ts';
import type { BookingView } from '#contract/public/booking-views.ts';
import { bookedFreeCancellationEnd } from '#domain/trip-changes/cancellations.ts';
import { computePaymentStatus } from '#domain/bookings/bookings.ts';
import { keptUntil } from '#domain/bookings/hold-ends.ts';
import { presentImage } from '../boats/boat-presenter.ts';
import { textsForGuest, readTripFacts } from '../boats/trip-fact-columns.ts';
import {
  toGuestTrip,
  phoneForGuest,
  type BookingRecord,
  type BookingRow,
} from './booking-queries.ts';
import { findPhoneLinks } from '../operators/phone-links.ts';

/** Presents a booking to the visitor who has its id. */
export function presentBooking(
  booking: BookingRecord,
  site: { publicUrl: string },
  nowMs: number,
): BookingView {
  const isWaiting = booking.status === 'pending';
  return {
    id: booking.id,
    code: booking.code,
    flow: booking.flow,
    status: booking.status,
    paymentStatus: computePaymentStatus(booking.status, booking.paid_at !== null),
    pricingMode: booking.pricing_mode,
    boatId: booking.boat_id,
    operatorId: booking.operator_id,
    boat: presentBookedBoat(booking, site),
    startDate: booking.start_date,
    endDate: booking.end_date,
    time: booking.time,
    groupSize: booking.group_size,
    operatorPhone: phoneForGuest(booking),
    operatorPhoneLinks: findPhoneLinks(phoneForGuest(booking)),
    customerName: booking.customer_name,
    customerEmail: booking.customer_email ?? '',
    customerPhone: booking.customer_phone,
    specialRequests: booking.special_requests,
    tripCents: booking.trip_cents,
    feeCents: booking.fee_cents,
    amountCents: booking.amount_cents,
    refundedCents: booking.refunded_cents,
    currency: 'USD',
    payBy: isWaiting ? (booking.hold_ends_at?.toISOString() ?? null) : null,
    payUrl: isWaiting ? payLink(booking.id, site) : null,
    ...presentFreeUntil(booking, nowMs),
    keepUntil: keepUntil(booking)?.toISOString() ?? null,
    answerBy: booking.status === 'asked' ? (booking.approval_due_at?.toISOString() ?? null) : null,
    createdAt: booking.created_at.toISOString(),
  };
}

function presentFreeUntil(booking: BookingRecord, nowMs: number): Pick<BookingView, 'freeUntil'> {
  const end = bookedFreeCancellationEnd(toGuestTrip(booking), nowMs);
  if (end === undefined) return {};
  return { freeUntil: end === null ? null : new Date(end).toISOString() };
}

/** Returns the extended deadline after a guest confirms by mail; null if it would not be later. */
export function keepUntil(booking: BookingRow): Date | null {
  const { flow, status, hold_ends_at: end, created_at: made, start_date: start, time } = booking;
  if (flow !== 'form' || status !== 'pending' || end === null) return null;
  const until = keptUntil({ madeMs: made.getTime(), endsMs: end.getTime(), start, time });
  return until === null ? null : new Date(until);
}

function presentBookedBoat(
  booking: BookingRecord,
  site: { publicUrl: string },
): BookingView['boat'] {
  const { texts, writtenIn } = textsForGuest(booking, booking.language);
  return {
    id: booking.boat_id,
    name: booking.boat_name,
    slug: booking.boat_slug,
    port: booking.boat_port,
    customPort: booking.boat_custom_port,
    operatorName: booking.operator_name,
    meetingPoint: texts.meetingPoint,
    pin: readTripFacts(booking).pin,
    bring: texts.bring,
    writtenIn: { meetingPoint: writtenIn.meetingPoint, bring: writtenIn.bring },
    visits: listVisits(booking.visits),
    image: booking.cover && presentImage(booking.cover, site),
  };
}

/** Builds the payment link of a reservation; opening it creates a payment page. */
export function payLink(bookingId: string, site: { publicUrl: string }): string {
  return `${site.publicUrl}/booking/pay/${bookingId}`;
}
