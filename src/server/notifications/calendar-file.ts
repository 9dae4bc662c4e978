import { ICalCalendarMethod, ICalEventStatus, default as ical } from 'ical-generator';
import { addDays, islandInstant } from '#domain/days.ts';
import { locationName } from '#domain/ports.ts';
import type { BookingRecord } from '../bookings/booking-queries.ts';

const HOUR_MS = 3_600_000;
/** A trip is a full day on the water; the calendar shows it from its start for so many hours. */
const TRIP_HOURS = 8;

/** The booking as a file every calendar opens: whole days when it has no start time. */
export function calendarFile(
  booking: BookingRecord,
  site: { publicUrl: string },
  reader: 'visitor' | 'operator',
): { name: string; content: string } {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//sxm-boat-trips//booking//EN',
  });
  const guests = booking.group_size === 1 ? '1 guest' : `${booking.group_size} guests`;
  calendar.createEvent({
    id: `${booking.id}@${new URL(site.publicUrl).hostname}`,
    ...span(booking),
    // Higher with each change, so that calendars replace what they have of the same id.
    sequence: Math.max(booking.changes, leastSteps[statusOf(booking)]),
    stamp: booking.changed_at,
    status: statusOf(booking),
    summary:
      reader === 'visitor'
        ? `Boat trip: ${booking.boat_name}`
        : `${booking.boat_name}: ${booking.customer_name}, ${guests}`,
    location: locationName(booking.boat_port, booking.boat_custom_port),
    description: `Booking ${booking.code}, ${guests}, with ${booking.operator_name}.`,
    ...(reader === 'visitor'
      ? { url: `${site.publicUrl}/booking/confirmation?bid=${booking.id}` }
      : {}),
  });
  return { name: `${booking.code}.ics`, content: calendar.toString() };
}

function statusOf({ status }: BookingRecord): ICalEventStatus {
  if (status === 'paid') return ICalEventStatus.CONFIRMED;
  const isOver = status === 'cancelled' || status === 'refunded';
  return isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE;
}

/** What was mailed before changes were counted is not undercut. */
const leastSteps = {
  [ICalEventStatus.TENTATIVE]: 0,
  [ICalEventStatus.CONFIRMED]: 1,
  [ICalEventStatus.CANCELLED]: 2,
};

/** Times are written in UTC, so that every reader's calendar shows the right hour wherever they are. */
function span(booking: BookingRecord) {
  if (booking.time === null || booking.start_date !== booking.end_date) {
    return {
      allDay: true,
      start: utcMidnight(booking.start_date),
      end: utcMidnight(addDays(booking.end_date, 1)),
      timezone: 'UTC',
    };
  }
  const startsAt = islandInstant(booking.start_date, booking.time);
  return { start: new Date(startsAt), end: new Date(startsAt + TRIP_HOURS * HOUR_MS) };
}

function utcMidnight(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
