import { sql } from 'kysely';
import type { Reader, Write } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { CalendarPlace, MadeEvent } from '../../../platform/gateways/calendar-service.ts';
import type { PlacedEvent } from './exported-trips.ts';

/** A calendar, and the address of the account that it is in. */
export type AccountPlace = CalendarPlace & { email: string };

// Each of these changes an event's row only while it is as the caller saw it.

/** Records that an event is about to be made; one that was removed before no longer counts. */
export async function beginEvent(
  reader: Reader,
  bookingId: string,
  { grantId, calendarId, email }: AccountPlace,
): Promise<void> {
  const at = { grant_id: grantId, calendar_id: calendarId, account: email.toLowerCase() };
  const nothingYet = { event_id: null, fingerprint: null, removed_at: null };
  await reader
    .insertInto('calendar_events')
    .values({ booking_id: bookingId, ...at, ...nothingYet })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'grant_id', 'calendar_id'])
        .doUpdateSet(nothingYet)
        .where('calendar_events.removed_at', 'is not', null),
    )
    .execute();
}

/** False when the booking has another event there already. Either way it is known as ours from now on. */
export async function keepEvent(
  reader: Reader,
  bookingId: string,
  place: CalendarPlace,
  { id, icalUid, fingerprint }: MadeEvent & { fingerprint: string | null },
): Promise<boolean> {
  const kept = await eventAt(reader, bookingId, place)
    .set({ event_id: id, fingerprint, ...(icalUid && { ical_uids: withName(icalUid) }) })
    .where('event_id', 'is', null)
    .returning('event_id')
    .executeTakeFirst();
  await eventAt(reader, bookingId, place)
    .set({ event_ids: sql<string[]>`array_append(event_ids, ${id})` })
    .where(sql<boolean>`not ${id} = any(event_ids)`)
    .execute();
  return kept !== undefined;
}

/** What the event says now; null when it is gone, though it should be there. */
export async function setFingerprint(
  reader: Reader,
  bookingId: string,
  place: CalendarPlace,
  eventId: string,
  fingerprint: string | null,
): Promise<void> {
  await eventAt(reader, bookingId, place)
    .set({ fingerprint, ...(fingerprint === null && { event_id: null }) })
    .where('event_id', '=', eventId)
    .execute();
}

/** Removed with its duplicates; or `left`, where we lost access to the account. */
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
        ? { access_lost_at: at }
        : { removed_at: at, fingerprint: null, duplicate_event_ids: [] },
    )
    .where('event_id', 'is not distinct from', event.eventId)
    .execute();
}

/** Duplicates of a booking's event are gone. */
export async function clearDuplicates(
  reader: Reader,
  bookingId: string,
  place: CalendarPlace,
  eventIds: readonly string[],
): Promise<void> {
  const left = sql<string[]>`array(
    select id from unnest(duplicate_event_ids) as id where not id = any(${eventIds}::text[]))`;
  await eventAt(reader, bookingId, place).set({ duplicate_event_ids: left }).execute();
}

/** Keeps the UIDs that events of ours have in a calendar. True when one was not known. */
export async function keepNames(
  write: Write,
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

function eventAt(reader: Reader, bookingId: string, { grantId, calendarId }: CalendarPlace) {
  return reader
    .updateTable('calendar_events')
    .where('booking_id', '=', bookingId)
    .where('grant_id', '=', grantId)
    .where('calendar_id', '=', calendarId)
    .where('removed_at', 'is', null)
    .where('access_lost_at', 'is', null);
}
