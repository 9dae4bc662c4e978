/// <reference lib="esnext.temporal" />
import { default as ical } from 'ical-generator';
import type { BookingStatus } from '#domain/bookings.ts';
import { soldSpan, type SoldTrip } from '#domain/busy-times.ts';
import { addDays, ISLAND_ZONE } from '#domain/days.ts';
import { icalendarState } from '../../bookings/mails/calendar-file.ts';

/** A booking as calendars show it. */
export type ExportedBooking = SoldTrip & {
  id: string;
  code: string;
  status: BookingStatus;
  boatName: string;
  customerName: string;
  groupSize: number;
  /** How often it has changed: calendars take the highest. */
  changes: number;
  changedAt: Date;
};

/** An operator's bookings as one calendar, in the island's zone; what was called off stays in it as cancelled. */
export function exportedCalendar(
  name: string,
  bookings: readonly ExportedBooking[],
  publicUrl: string,
): string {
  const calendar = ical({
    name,
    prodId: '//sxm-boat-trips//captain//EN',
    // Without a name: each event has its zone, and a calendar that has one too writes stamps that are not in UTC.
    timezone: { name: null, generator: () => islandZone },
    ttl: 15 * 60,
  });
  for (const booking of bookings) {
    const guests = booking.groupSize === 1 ? '1 guest' : `${booking.groupSize} guests`;
    calendar.createEvent({
      // The same as in the mails' files, so that no trip stands twice.
      id: `${booking.id}@${new URL(publicUrl).hostname}`,
      ...spanFor(booking),
      ...icalendarState(booking),
      stamp: booking.changedAt,
      summary: `${booking.boatName}: ${booking.customerName}, ${guests}`,
      description: `Booking ${booking.code}, ${guests}.`,
    });
  }
  return calendar.toString();
}

/** Whole days for a charter without a start. */
function spanFor(trip: ExportedBooking) {
  if (trip.time === null) {
    return {
      allDay: true,
      start: Temporal.PlainDate.from(trip.start),
      end: Temporal.PlainDate.from(addDays(trip.end, 1)),
    };
  }
  const { startsAt, endsAt } = soldSpan(trip);
  return { start: onTheIsland(startsAt), end: onTheIsland(endsAt), timezone: ISLAND_ZONE };
}

function onTheIsland(epochMs: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(ISLAND_ZONE);
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
