import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { CalendarPlace, MadeEvent } from '../../../platform/gateways/calendar-service.ts';
import type { PlacedEvent } from './exported-trips.ts';

export type AccountPlace = CalendarPlace & { email: string };

// Guarded updates: each changes an event's row only if the row is still as the caller read it.

/** Records an event before it is created at the provider. Resets the record of an event that was removed earlier. */
export async function beginEvent(
  reader: Queryable,
  bookingId: string,
  { grantId, calendarId, email }: AccountPlace,
): Promise<void> {
  const at = { grantId, calendarId, account: email.toLowerCase() };
  const nothingYet = { eventId: null, fingerprint: null, removedAt: null };
  await reader
    .insertInto('calendarEvents')
    .values({ bookingId, ...at, ...nothingYet })
    .onConflict((conflict) =>
      conflict
        .columns(['bookingId', 'grantId', 'calendarId'])
        .doUpdateSet(nothingYet)
        .where('calendarEvents.removedAt', 'is not', null),
    )
    .execute();
}

/**
 * Stores a created event; false if the booking already has another event in this calendar. In both cases, later reads
 * recognise the event as ours.
 */
export async function saveEvent(
  reader: Queryable,
  bookingId: string,
  place: CalendarPlace,
  { id, icalUid, fingerprint }: MadeEvent & { fingerprint: string | null },
): Promise<boolean> {
  const kept = await eventAt(reader, bookingId, place)
    .set({ eventId: id, fingerprint, ...(icalUid && { icalUids: withName(icalUid) }) })
    .where('eventId', 'is', null)
    .returning('eventId')
    .executeTakeFirst();
  await eventAt(reader, bookingId, place)
    .set({ eventIds: sql<string[]>`array_append(event_ids, ${id})` })
    .where(sql<boolean>`not ${id} = any(event_ids)`)
    .execute();
  return kept !== undefined;
}

/** Stores the fingerprint of an event's content, or null if the event is missing and must be created again. */
export async function setFingerprint(
  reader: Queryable,
  bookingId: string,
  place: CalendarPlace,
  eventId: string,
  fingerprint: string | null,
): Promise<void> {
  await eventAt(reader, bookingId, place)
    .set({ fingerprint, ...(fingerprint === null && { eventId: null }) })
    .where('eventId', '=', eventId)
    .execute();
}

/** Marks an event as removed with its duplicates, or as `left` after access was lost. */
export async function endEvent(
  deps: Pick<Deps, 'database' | 'now'>,
  bookingId: string,
  event: PlacedEvent,
  how: 'removed' | 'left',
): Promise<void> {
  const at = new Date(deps.now());
  await eventAt(deps.database, bookingId, event)
    .set(
      how === 'left'
        ? { accessLostAt: at }
        : { removedAt: at, fingerprint: null, duplicateEventIds: [] },
    )
    .where('eventId', 'is not distinct from', event.eventId)
    .execute();
}

/** Clears the duplicates of a booking's event. */
export async function clearDuplicates(
  reader: Queryable,
  bookingId: string,
  place: CalendarPlace,
  eventIds: readonly string[],
): Promise<void> {
  const left = sql<string[]>`array(
    select id from unnest(duplicate_event_ids) as id where not id = any(${eventIds}::text[]))`;
  await eventAt(reader, bookingId, place).set({ duplicateEventIds: left }).execute();
}

/** Stores the UIDs of our events in a calendar. True if one was new. */
export async function saveNames(
  write: Transaction,
  { grantId, calendarId }: CalendarPlace,
  events: readonly MadeEvent[],
): Promise<boolean> {
  const named = events.filter(({ icalUid }) => icalUid !== null);
  const kept = await sql`
    update calendar_events set ical_uids = ical_uids || given.name
    from unnest(${named.map(({ id }) => id)}::text[], ${named.map((event) => event.icalUid)}::text[])
      as given (event_id, name)
    where calendar_events.event_id = given.event_id and grant_id = ${grantId}
      and calendar_id = ${calendarId} and not (given.name = any(ical_uids))
    returning 1`.execute(write);
  return kept.rows.length > 0;
}

function withName(icalUid: string) {
  return sql<string[]>`array_append(array_remove(ical_uids, ${icalUid}), ${icalUid})`;
}

function eventAt(reader: Queryable, bookingId: string, { grantId, calendarId }: CalendarPlace) {
  return reader
    .updateTable('calendarEvents')
    .where('bookingId', '=', bookingId)
    .where('grantId', '=', grantId)
    .where('calendarId', '=', calendarId)
    .where('removedAt', 'is', null)
    .where('accessLostAt', 'is', null);
}
