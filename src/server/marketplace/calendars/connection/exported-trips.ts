import { sql } from 'kysely';
import { isSold, soldStatuses } from '#domain/bookings/bookings.ts';
import { computeSoldSpan } from '#domain/availability/busy-times.ts';
import type { BusySpan } from '#domain/availability/trip-times.ts';
import { addDays, toIslandNow } from '#domain/time/days.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { BookingEvent, CalendarPlace } from '../../../platform/gateways/calendar-service.ts';
import {
  calendarBooking,
  describeEvent,
  type CalendarBooking,
} from '../sources/exported-bookings.ts';

/** Booking with its confirmed and possible events in the operator's calendars. */
export type ExportedTrip = CalendarBooking & { operatorId: string; events: PlacedEvent[] };

/** A null id means that the response was lost, so the event may or may not exist. */
export type PlacedEvent = CalendarPlace & {
  eventId: string | null;
  fingerprint: string | null;
  /** Other events of this booking in the same calendar. */
  duplicateIds: string[];
};

const RECENT_DAYS = 2;

/** Finds an operator's trips that are not over, or a single such trip, with their calendar events. */
export async function findExportedTrips(
  reader: Queryable,
  of: { operatorId: string } | { bookingId: string },
  nowMs: number,
): Promise<ExportedTrip[]> {
  const whose =
    'bookingId' in of
      ? sql`bookings.id = ${of.bookingId}`
      : sql`bookings.operator_id = ${of.operatorId}`;
  const trips = await sql<ExportedTrip>`
    select ${calendarBooking}, bookings.operator_id as "operatorId", placed.events
    from bookings
    join boats on boats.id = bookings.boat_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('grantId', grant_id, 'calendarId', calendar_id,
        'eventId', event_id, 'fingerprint', fingerprint, 'duplicateIds', duplicate_event_ids)), '[]') as events
      from calendar_events
      where booking_id = bookings.id and removed_at is null and access_lost_at is null) as placed
    where ${whose} and bookings.end_date >= ${toIslandNow(nowMs).day}
      and (bookings.status = any(${soldStatuses}) or json_array_length(placed.events) > 0)
    order by bookings.start_date, bookings.id`.execute(reader);
  return trips.rows;
}

/** Finds the current and former iCalendar UIDs of an operator's events. */
export async function findEventUids(
  reader: Queryable,
  operatorId: string,
  nowMs: number,
): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('calendarEvents')
    .innerJoin('bookings', 'bookings.id', 'calendarEvents.bookingId')
    .select('calendarEvents.icalUids')
    .where('bookings.operatorId', '=', operatorId)
    .where('bookings.endDate', '>=', addDays(toIslandNow(nowMs).day, -RECENT_DAYS))
    .execute();
  return new Set(rows.flatMap((row) => row.icalUids));
}

/** Returns the event that a trip should have; null if it is no longer sold. */
export function buildEvent(trip: ExportedTrip): BookingEvent | null {
  if (!isSold(trip.status)) return null;
  const { title, details } = describeEvent(trip);
  return {
    bookingId: trip.id,
    title: trip.status === 'asked' ? `Waiting for your answer: ${title}` : title,
    details,
    ...computeSoldSpan(trip),
  };
}

/** Returns an event's content for comparison. */
export function computeFingerprint({ title, details, startsAt, endsAt }: BookingEvent): string {
  return JSON.stringify([startsAt, endsAt, title, details]);
}

export function parseFingerprintSpan(fingerprint: string): BusySpan {
  const [startsAt, endsAt] = JSON.parse(fingerprint) as [number, number];
  return { startsAt, endsAt };
}

export function isSameCalendar(event: CalendarPlace, place: CalendarPlace): boolean {
  return event.grantId === place.grantId && event.calendarId === place.calendarId;
}
