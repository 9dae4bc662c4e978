import type { Reader } from '../../database/database.ts';
import type { CalendarPlace, MadeEvent } from '../../outside/calendar-service.ts';
import type { Deps } from '../../product-deps.ts';
import type { PlacedEvent } from './exported-trips.ts';

// Each of these changes an event's row only while it is as the caller saw it.

/** An event is about to be made; one that was removed before counts no more. */
export async function beginEvent(
  reader: Reader,
  bookingId: string,
  { grantId, calendarId }: CalendarPlace,
): Promise<void> {
  const nothingYet = { event_id: null, ical_uid: null, fingerprint: null, removed_at: null };
  await reader
    .insertInto('calendar_events')
    .values({ booking_id: bookingId, grant_id: grantId, calendar_id: calendarId, ...nothingYet })
    .onConflict((conflict) =>
      conflict
        .columns(['booking_id', 'grant_id', 'calendar_id'])
        .doUpdateSet(nothingYet)
        .where('calendar_events.removed_at', 'is not', null),
    )
    .execute();
}

/** False when the booking has another event there already. */
export async function keepEvent(
  reader: Reader,
  bookingId: string,
  place: CalendarPlace,
  { id, icalUid, fingerprint }: MadeEvent & { fingerprint: string | null },
): Promise<boolean> {
  const kept = await eventAt(reader, bookingId, place)
    .set({ event_id: id, ical_uid: icalUid, fingerprint })
    .where('event_id', 'is', null)
    .returning('event_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function setFingerprint(
  reader: Reader,
  bookingId: string,
  place: CalendarPlace,
  eventId: string,
  fingerprint: string,
): Promise<void> {
  await eventAt(reader, bookingId, place)
    .set({ fingerprint })
    .where('event_id', '=', eventId)
    .execute();
}

/** It is not there any more, though it should be. */
export async function forgetEvent(
  reader: Reader,
  bookingId: string,
  place: CalendarPlace,
  eventId: string,
): Promise<void> {
  await eventAt(reader, bookingId, place)
    .set({ event_id: null, ical_uid: null, fingerprint: null })
    .where('event_id', '=', eventId)
    .execute();
}

export async function removeEvent(
  deps: Pick<Deps, 'database' | 'now'>,
  bookingId: string,
  event: PlacedEvent,
): Promise<void> {
  await eventAt(deps.database, bookingId, event)
    .set({ removed_at: new Date(deps.now()), fingerprint: null })
    .where((row) =>
      event.eventId === null ? row('event_id', 'is', null) : row('event_id', '=', event.eventId),
    )
    .execute();
}

function eventAt(reader: Reader, bookingId: string, { grantId, calendarId }: CalendarPlace) {
  return reader
    .updateTable('calendar_events')
    .where('booking_id', '=', bookingId)
    .where('grant_id', '=', grantId)
    .where('calendar_id', '=', calendarId)
    .where('removed_at', 'is', null);
}
