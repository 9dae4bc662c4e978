import { listVisits } from '#domain/island/borders.ts';
import type { BookingView } from '#contract/public/booking-views.ts';
import { computeBookedFreeCancellationEnd } from '#domain/trip-changes/cancellations.ts';
import { computePaymentStatus } from '#domain/bookings/bookings.ts';
import { computeConfirmedEnd } from '#domain/bookings/hold-ends.ts';
import { presentImage, presentMeetingPhoto } from '../boats/boat-presenter.ts';
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
    paymentStatus: computePaymentStatus(booking.status, booking.paidAt !== null),
    pricingMode: booking.pricingMode,
    boatId: booking.boatId,
    operatorId: booking.operatorId,
    boat: presentBookedBoat(booking, site),
    startDate: booking.startDate,
    endDate: booking.endDate,
    time: booking.time,
    groupSize: booking.groupSize,
    operatorPhone: phoneForGuest(booking),
    operatorPhoneLinks: findPhoneLinks(phoneForGuest(booking)),
    customerName: booking.customerName,
    customerEmail: booking.customerEmail ?? '',
    customerPhone: booking.customerPhone,
    specialRequests: booking.specialRequests,
    tripCents: booking.tripCents,
    feeCents: booking.feeCents,
    amountCents: booking.amountCents,
    refundedCents: booking.refundedCents,
    currency: 'USD',
    payBy: isWaiting ? (booking.holdEndsAt?.toISOString() ?? null) : null,
    payUrl: isWaiting ? payLink(booking.id, site) : null,
    ...presentFreeUntil(booking, nowMs),
    keepUntil: keepUntil(booking)?.toISOString() ?? null,
    answerBy: booking.status === 'asked' ? (booking.approvalDueAt?.toISOString() ?? null) : null,
    createdAt: booking.createdAt.toISOString(),
  };
}

function presentFreeUntil(booking: BookingRecord, nowMs: number): Pick<BookingView, 'freeUntil'> {
  const end = computeBookedFreeCancellationEnd(toGuestTrip(booking), nowMs);
  if (end === undefined) return {};
  return { freeUntil: end === null ? null : new Date(end).toISOString() };
}

/** Returns the deadline to which a guest extends a reservation by confirming it; null if it would not be later. */
export function keepUntil(booking: BookingRow): Date | null {
  const { flow, status, holdEndsAt: end, createdAt: made, startDate: start, time } = booking;
  if (flow !== 'form' || status !== 'pending' || end === null) return null;
  const until = computeConfirmedEnd({ madeMs: made.getTime(), endsMs: end.getTime(), start, time });
  return until === null ? null : new Date(until);
}

function presentBookedBoat(
  booking: BookingRecord,
  site: { publicUrl: string },
): BookingView['boat'] {
  const { texts, writtenIn } = textsForGuest(booking, booking.language);
  const meetingPhoto = presentMeetingPhoto(booking, site);
  return {
    id: booking.boatId,
    name: booking.boatName,
    slug: booking.boatSlug,
    port: booking.boatPort,
    customPort: booking.boatCustomPort,
    operatorName: booking.operatorName,
    meetingPoint: texts.meetingPoint,
    pin: readTripFacts(booking).pin,
    meetingPhoto: meetingPhoto && { ...meetingPhoto, captionIn: booking.textLanguage },
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

type SoldTrip = Pick<
  BookingRow,
  'id' | 'code' | 'customerName' | 'startDate' | 'endDate' | 'time' | 'groupSize'
>;

/** Presents a sold trip that awaits its operator's decision. */
export function presentSoldTrip(trip: SoldTrip & { boatName: string }) {
  return {
    bookingId: trip.id,
    code: trip.code,
    customerName: trip.customerName,
    boatName: trip.boatName,
    startDate: trip.startDate,
    endDate: trip.endDate,
    time: trip.time,
    groupSize: trip.groupSize,
  };
}
