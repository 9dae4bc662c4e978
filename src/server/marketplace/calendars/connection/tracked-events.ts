import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { CalendarPlace } from '../../../platform/gateways/calendar-service.ts';
import type { AccountPlace } from './calendar-event-queries.ts';

export type TrackedEvent = { bookingId: string; eventId: string };

/**
 * Finds by id which events in a calendar we created for this operator's bookings, even if booking, event or access have
 * changed since. Copies of our events have other ids.
 */
export async function listTrackedEvents(
  reader: Queryable,
  operatorId: string,
  { calendarId }: Pick<CalendarPlace, 'calendarId'>,
  eventIds: readonly string[],
): Promise<TrackedEvent[]> {
  if (eventIds.length === 0) return [];
  const known = await sql<TrackedEvent>`
    select distinct on (event.id) event.id as "eventId", bookings.id as "bookingId"
    from calendar_events
    join bookings on bookings.id = calendar_events.booking_id
    cross join unnest(event_ids) as event (id)
    where event_ids && ${eventIds}::text[] and event.id = any(${eventIds}::text[])
      and calendar_id = ${calendarId} and bookings.operator_id = ${operatorId}`.execute(reader);
  return known.rows;
}

/**
 * Resumes tracking our events that a read found in a calendar after access was lost or tracking ended, so that they are
 * updated or removed. `seenFrom` is the start of the read.
 */
export async function relinkEvents(
  write: Transaction,
  place: AccountPlace,
  seen: readonly TrackedEvent[],
  seenFrom: Date,
): Promise<void> {
  const { grantId, calendarId, email } = place;
  for (const { bookingId, eventId } of await findUnmanaged(write, place, seen)) {
    await sql`
      insert into calendar_events as known
        (booking_id, grant_id, calendar_id, account, event_id, event_ids)
      values (${bookingId}, ${grantId}, ${calendarId}, ${email.toLowerCase()}, ${eventId},
        array[${eventId}])
      on conflict (booking_id, grant_id, calendar_id) do update set
        event_id = case when ${hasOne} then known.event_id else excluded.event_id end,
        duplicate_event_ids = case when ${hasOne}
          then known.duplicate_event_ids || excluded.event_id else known.duplicate_event_ids end,
        event_ids = array(select distinct unnest(known.event_ids || excluded.event_ids)),
        fingerprint = case when ${hasOne} then known.fingerprint end,
        removed_at = null, access_lost_at = null
      where known.removed_at is null or known.removed_at < ${seenFrom}`.execute(write);
  }
}

const hasOne = sql`known.event_id is not null and known.removed_at is null`;

/** Finds events without a tracking row. */
async function findUnmanaged(
  reader: Queryable,
  { grantId, calendarId }: CalendarPlace,
  seen: readonly TrackedEvent[],
): Promise<TrackedEvent[]> {
  const bookingIds = seen.map((each) => each.bookingId);
  const eventIds = seen.map((each) => each.eventId);
  const unmanaged = await sql<TrackedEvent>`
    select booking_id as "bookingId", id as "eventId"
    from unnest(${bookingIds}::uuid[], ${eventIds}::text[]) as seen (booking_id, id)
    where not exists (
      select 1 from calendar_events as known
      where known.booking_id = seen.booking_id and grant_id = ${grantId}
        and calendar_id = ${calendarId} and removed_at is null and access_lost_at is null
        and (event_id = seen.id or seen.id = any(duplicate_event_ids)))`.execute(reader);
  return unmanaged.rows;
}

/**
 * Resumes tracking our events in an account after a reconnect, possibly under another grant. One row per booking and
 * calendar suffices, because reading the calendar finds further events.
 */
export async function relinkAccount(
  write: Transaction,
  operatorId: string,
  { grantId, email }: { grantId: string; email: string },
): Promise<void> {
  await sql`
    with taken as (
      select distinct on (booking_id, calendar_id) booking_id, calendar_id, grant_id
      from calendar_events join bookings on bookings.id = calendar_events.booking_id
      where bookings.operator_id = ${operatorId} and account = ${email.toLowerCase()}
      order by booking_id, calendar_id, grant_id = ${grantId} desc, removed_at is null desc,
        access_lost_at desc nulls first)
    update calendar_events set grant_id = ${grantId}, access_lost_at = null
    from taken
    where calendar_events.booking_id = taken.booking_id
      and calendar_events.calendar_id = taken.calendar_id
      and calendar_events.grant_id = taken.grant_id
      and (calendar_events.grant_id <> ${grantId} or access_lost_at is not null)`.execute(write);
}
