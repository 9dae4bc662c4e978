/// <reference lib="esnext.temporal" />
import { default as ical, ICalEventStatus } from 'ical-generator';
import type { BookingStatus } from '#domain/bookings.ts';
import { TRIP_HOURS } from '#domain/busy-times.ts';
import { addDays, ISLAND_ZONE, type Day, type Time } from '#domain/days.ts';

/** A booking as calendars show it. */
export type ExportedBooking = {
  id: string;
  code: string;
  status: BookingStatus;
  boatName: string;
  customerName: string;
  groupSize: number;
  start: Day;
  end: Day;
  time: Time | null;
  /** How often it has changed: calendars take the highest. */
  changes: number;
  changedAt: Date;
};

/** A captain's bookings as one calendar, in the island's zone; what was called off stays in it as cancelled. */
export function exportedCalendar(
  name: string,
  bookings: readonly ExportedBooking[],
  publicUrl: string,
): string {
  const calendar = ical({
    name,
    prodId: '//sxm-boat-trips//captain//EN',
    timezone: { name: ISLAND_ZONE, generator: () => islandZone },
    ttl: 15 * 60,
  });
  for (const booking of bookings) {
    const guests = booking.groupSize === 1 ? '1 guest' : `${booking.groupSize} guests`;
    calendar.createEvent({
      // The same as in the mails' files, so that no trip stands twice.
      id: `${booking.id}@${new URL(publicUrl).hostname}`,
      ...spanFor(booking),
      sequence: booking.changes,
      stamp: booking.changedAt,
      status: statusOf(booking.status),
      summary: `${booking.boatName}: ${booking.customerName}, ${guests}`,
      description: `Booking ${booking.code}, ${guests}.`,
    });
  }
  return calendar.toString();
}

function statusOf(status: BookingStatus): ICalEventStatus {
  if (status === 'paid') return ICalEventStatus.CONFIRMED;
  const isOpen = status === 'pending' || status === 'asked';
  return isOpen ? ICalEventStatus.TENTATIVE : ICalEventStatus.CANCELLED;
}

/** Whole days for a charter of several days or without a start. */
function spanFor({ start, end, time }: ExportedBooking) {
  if (time === null || start !== end) {
    return {
      allDay: true,
      start: Temporal.PlainDate.from(start),
      end: Temporal.PlainDate.from(addDays(end, 1)),
    };
  }
  const startsAt = Temporal.PlainDateTime.from(`${start}T${time}`).toZonedDateTime(ISLAND_ZONE);
  return { start: startsAt, end: startsAt.add({ hours: TRIP_HOURS }), timezone: ISLAND_ZONE };
}

/** The island keeps no daylight saving. */
const islandZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${ISLAND_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0400',
  'TZNAME:AST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
