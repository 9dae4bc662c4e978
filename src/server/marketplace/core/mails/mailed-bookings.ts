import type { MailedTrip } from '#mails/parts/mailed-trip.ts';
import { computeBookedFreeCancellationEnd } from '#domain/trip-changes/cancellations.ts';
import { spokenLanguage, type Language } from '#i18n/languages/languages.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import { textsForGuest, readTripFacts } from '../boats/trip-fact-columns.ts';
import {
  findBooking,
  toGuestTrip,
  phoneForGuest,
  type BookingRecord,
} from '../bookings/booking-queries.ts';
import { keepUntil, payLink } from '../bookings/booking-presenter.ts';
import { findBookingSunNote } from '../bookings/booking-sun-note.ts';
import { makeTripLink } from '../trips/trip-links.ts';
import type { Deps } from '../../../platform/dependencies.ts';

/** Reads a booking for a mail to its guest, in the guest's language, with a new link to the trip's page. */
export async function findBookingForGuest(deps: Deps, bookingId: string) {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return null;
  const language = spokenLanguage(booking.language, deps.site);
  const tripUrl = await makeTripLink(deps, bookingId, language);
  return { booking, language, trip: buildMailedTrip(deps, booking, { language, tripUrl }) };
}

/** Reads a booking for a mail to the guest who handed the trip over, without a link to the trip's page. */
export async function findBookingForFormerGuest(deps: Deps, bookingId: string) {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return null;
  const language = spokenLanguage(booking.language, deps.site);
  return { booking, language, trip: buildMailedTrip(deps, booking, { language, tripUrl: '' }) };
}

/** Reads a booking for a mail to its operator, in the operator's language. */
export async function findBookingForOperator(deps: Deps, bookingId: string) {
  const booking = await findBooking(deps.database, bookingId);
  if (!booking) return null;
  const language = portalLanguage(booking.operatorLanguage, deps.site);
  return { booking, language, trip: buildMailedTrip(deps, booking, { language, tripUrl: '' }) };
}

type Reading = { language: Language; tripUrl: string };

function buildMailedTrip(
  { now, site }: Deps,
  booking: BookingRecord,
  { language, tripUrl }: Reading,
): MailedTrip {
  const { visits, smallestNumber, decisionHours, pin } = readTripFacts(booking);
  const { texts, writtenIn } = textsForGuest(booking, language);
  const freeUntilMs = computeBookedFreeCancellationEnd(toGuestTrip(booking), now());
  return {
    code: booking.code,
    status: booking.status,
    pricingMode: booking.pricingMode,
    start: booking.startDate,
    end: booking.endDate,
    time: booking.time,
    groupSize: booking.groupSize,
    boat: {
      name: isolateName(booking.boatName),
      slug: booking.boatSlug,
      port: booking.boatPort,
      customPort: booking.boatCustomPort,
      pin,
    },
    operator: { name: isolateName(booking.operatorName), phone: phoneForGuest(booking) },
    guest: {
      name: isolateName(booking.customerName),
      email: booking.customerEmail ?? '',
      phone: booking.customerPhone,
      requests: booking.specialRequests,
    },
    tripCents: booking.tripCents,
    feeCents: booking.feeCents,
    amountCents: booking.amountCents,
    refundedCents: booking.refundedCents,
    paidBy: booking.paidBy,
    wasPaid: booking.paidAt !== null,
    isHandedOver: booking.handedOverAt !== null,
    isMovedByGuest: booking.movedBy === 'visitor',
    isCancelledByGuest: booking.cancelledBy === 'visitor',
    payUntilMs: (booking.holdEndsAt ?? booking.createdAt).getTime(),
    keepUntilMs: keepUntil(booking)?.getTime() ?? null,
    answerByMs: booking.approvalDueAt?.getTime() ?? 0,
    freeCancellation: freeUntilMs === undefined ? null : { untilMs: freeUntilMs },
    meetingPoint: texts.meetingPoint,
    bring: texts.bring,
    included: texts.included,
    writtenIn,
    visits,
    smallestNumber,
    decisionHours,
    sun: findBookingSunNote(booking),
    tripUrl,
    payUrl: payLink(booking.id, site),
  };
}
