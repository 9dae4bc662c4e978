import {
  ICalCalendarMethod,
  default as ical,
  ICalEventStatus,
  type ICalCalendar,
} from 'ical-generator';
import { paths } from '#contract/pages/paths.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { computeStatedSpan } from '#domain/availability/busy-times.ts';
import { addDays } from '#domain/time/days.ts';
import { spokenLanguage, type Language } from '#i18n/languages/languages.ts';
import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import { tripsMessages } from '#i18n/catalogues/trips-messages.ts';
import { describeLocation } from '#domain/island/ports.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import { getMeetingPlace, type MeetingPoint } from '#domain/boats/trip-facts.ts';
import type { BookingStatus } from '#domain/bookings/bookings.ts';
import { readTripFacts } from '../boats/trip-fact-columns.ts';
import type { CalendarFile } from '../../../platform/gateways/mailer.ts';
import type { BookingRecord, BookingRow } from '../bookings/booking-queries.ts';

/** Builds an iCalendar file in the recipient's language; all-day if the booking has no start time. */
export function calendarFile(
  booking: BookingRecord,
  site: { publicUrl: string; supportEmail: string; languages?: readonly Language[] },
  reader: 'visitor' | 'operator',
  /** URL of the guest's trip page. */
  tripUrl?: string,
  /** True if the trip is cancelled for this recipient; defaults to the booking's status. */
  isOff = isOver(booking.status),
): CalendarFile {
  const language =
    reader === 'visitor'
      ? spokenLanguage(booking.language, site)
      : portalLanguage(booking.operatorLanguage, site);
  const t = mailMessages[language];
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    method,
    prodId: `//sxm-boat-trips//booking//${language.toUpperCase()}`,
  });
  const guests = t.guests(booking.groupSize);
  const confirmation = localizeAddress(language, paths.confirmation({ bid: booking.id }));
  const times = span(booking);
  calendar.createEvent({
    id: calendarUid(booking, new URL(site.publicUrl).hostname),
    ...times,
    ...icalendarState(isOff ? { ...booking, status: 'cancelled' } : booking),
    stamp: booking.changedAt,
    // Required by both methods (RFC 5546, 3.2.1 and 3.2.5).
    organizer: { name: SITE_NAME, email: site.supportEmail },
    summary:
      reader === 'visitor'
        ? t.calendarTitle(isolateName(booking.boatName))
        : `${isolateName(booking.boatName)}: ${isolateName(booking.customerName)}, ${guests}`,
    location: describePlace(booking, language),
    description: [
      t.calendarText(booking.code, guests, isolateName(booking.operatorName)),
      ...(times.end === null ? [t.returnUnknown] : []),
    ].join('\n'),
    ...(reader === 'visitor' ? { url: tripUrl ?? site.publicUrl + confirmation } : {}),
  });
  return { name: `${booking.code}.ics`, content: icalendarText(calendar), method };
}

function describePlace(booking: BookingRecord, language: Language) {
  const { boatPort: port, boatCustomPort: customPort } = booking;
  return buildEventLocation({ ...readTripFacts(booking), port, customPort }, language);
}

/** Ends every line with CRLF, including the last (RFC 5545, 3.1). */
export function icalendarText(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

/**
 * Returns the UID of a booking's event in mailed files and exports. It differs from the booking's id, because calendars
 * are often shared and the id gives access to the guest's pages. Bookings from earlier versions keep their id as the
 * UID, because a new UID would duplicate their events.
 */
export function calendarUid(
  { id, calendarUid: uid }: Pick<BookingRow, 'id' | 'calendarUid'>,
  host: string,
): string {
  return `${uid ?? id}@${host}`;
}

/** Builds LOCATION (the meeting point, then the port) and GEO of an event. */
export function buildEventLocation(
  { meetingPoint, pin, port, customPort }: MeetingPoint,
  language: Language = 'en',
) {
  const lines = meetingPoint
    .split('\n')
    .map((line) => line.trim().replace(/,+$/, ''))
    .filter((line) => line !== '');
  const place = getMeetingPlace({ pin, port });
  return {
    title: [...lines, describeLocation(tripsMessages[language], port, customPort)].join(', '),
    ...(place && { geo: { lat: place.latitude, lon: place.longitude } }),
  };
}

/** Writes times in UTC, so that they are right in every time zone. Without a stated length the event has no end. */
function span(booking: BookingRecord) {
  const { pricingMode: mode, startDate: start, endDate: end, time } = booking;
  if (time === null) {
    return {
      allDay: true,
      start: utcMidnight(start),
      end: utcMidnight(addDays(end, 1)),
      timezone: 'UTC',
    };
  }
  const { startsAt, endsAt } = computeStatedSpan({
    mode,
    start,
    end,
    time,
    statedMinutes: booking.statedMinutes,
  });
  return { start: new Date(startsAt), end: endsAt === null ? null : new Date(endsAt) };
}

function utcMidnight(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/**
 * Computes STATUS and SEQUENCE for mailed files and exports. Both use one UID, so the highest SEQUENCE wins in a
 * calendar.
 */
export function icalendarState({ status, changes }: { status: BookingStatus; changes: number }): {
  status: ICalEventStatus;
  sequence: number;
} {
  const ownStatus = icalendarStatus(status);
  return { status: ownStatus, sequence: Math.max(changes, minSequences[ownStatus]) };
}

function icalendarStatus(status: BookingStatus): ICalEventStatus {
  if (status === 'paid') return ICalEventStatus.CONFIRMED;
  return isOver(status) ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE;
}

function isOver(status: BookingStatus): boolean {
  return !['held', 'pending', 'asked', 'paid'].includes(status);
}

/** Lowest SEQUENCE by status: earlier versions, which did not count changes, sent these values. */
const minSequences = {
  [ICalEventStatus.TENTATIVE]: 0,
  [ICalEventStatus.CONFIRMED]: 1,
  [ICalEventStatus.CANCELLED]: 2,
};
