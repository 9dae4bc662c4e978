import { findGrant, type Grant } from '../accounts/account-grants.ts';
import { recordNotice, type NoticeType } from '../notices/calendar-notices.ts';
import { refuseReadOnly, type CalendarRow } from '../calendars/calendar-records.ts';
import { toSeconds, type Work } from '../calendars/calendar-store.ts';
import {
  checkRecurrence,
  mergeEvent,
  newEventBody,
  type EventChange,
  type EventStatus,
} from './event-bodies.ts';
import { readEvent } from './event-instances.ts';
import {
  deleteEventRows,
  eventView,
  lockEvent,
  listOccurrences,
  saveEventRow,
  type EventRow,
} from './event-records.ts';
import type { When } from './event-times.ts';
import { newProviderId } from '../nylas-ids.ts';
import { invalidRequest, notFound } from '../nylas-problems.ts';
import { readSeries } from './recurrence-rules.ts';

/** Changes that only the calendar's owner can make, not the API: cancelling an event, or importing one. */
type PersonsChange = EventChange & { status?: EventStatus; ical_uid?: string };

export async function createEvent(
  work: Work,
  calendar: CalendarRow,
  given: PersonsChange & { when: When },
): Promise<EventRow> {
  refuseReadOnly(calendar);
  return insertEvent(work, calendar, given);
}

/** Also allowed for read-only calendars: their owners add events. */
export async function insertEvent(
  work: Work,
  calendar: CalendarRow,
  { status = 'confirmed', ...given }: PersonsChange & { when: When },
): Promise<EventRow> {
  const now = toSeconds(work);
  const body = newEventBody(given, status);
  checkRecurrence(body, calendar.body.timezone);
  const row = await saveEventRow(work, calendar, {
    id: newProviderId(work.context.randomBytes),
    calendar_id: calendar.id,
    master_id: null,
    original_start: null,
    created: now,
    updated: now,
    body,
  });
  await tell(work, 'event.created', calendar, shown(work, calendar, row));
  return row;
}

/** Updates a single event, a whole series, or an occurrence, which becomes an exception. */
export async function updateEvent(
  work: Work,
  calendar: CalendarRow,
  id: string,
  { status, ...change }: PersonsChange,
): Promise<EventRow> {
  refuseReadOnly(calendar);
  await lockEvent(work, calendar.id, id);
  const before = await readEvent(work, calendar, id);
  if (before.master_id !== null && change.recurrence)
    throw invalidRequest('One occurrence of a series cannot repeat by itself.');
  const merged = mergeEvent(before.body, change);
  const body = { ...merged, status: status ?? merged.status };
  checkRecurrence(body, calendar.body.timezone);
  const row = await saveEventRow(work, calendar, { ...before, body });
  if (before.body.recurrence !== null) await dropStrays(work, calendar, row);
  await tell(work, 'event.updated', calendar, shown(work, calendar, row));
  return row;
}

/** Drops exceptions at times that a changed series no longer has. */
async function dropStrays(work: Work, calendar: CalendarRow, master: EventRow): Promise<void> {
  const { recurrence, when } = master.body;
  const series = recurrence ? readSeries(recurrence, when, calendar.body.timezone) : null;
  const strays = (await listOccurrences(work, master.id)).filter(
    (row) => !series?.at(row.id.slice(master.id.length + 1)),
  );
  if (strays.length > 0)
    await deleteEventRows(
      work,
      strays.map((row) => row.id),
    );
}

/** Deletes an event; a deleted occurrence leaves a tombstone, so that its series does not regenerate it. */
export async function deleteEvent(work: Work, calendar: CalendarRow, id: string): Promise<void> {
  refuseReadOnly(calendar);
  await lockEvent(work, calendar.id, id);
  const row = await readEvent(work, calendar, id);
  if (row.master_id === null) {
    await deleteEventRows(work, [row.id]);
  } else {
    if (row.body.status === 'cancelled') throw notFound('Event');
    await saveEventRow(work, calendar, { ...row, body: { ...row.body, status: 'cancelled' } });
  }
  await tell(work, 'event.deleted', calendar, (grant) => ({
    grant_id: grant.id,
    calendar_id: calendar.id,
    id: row.id,
    object: 'event',
    ...(row.master_id === null ? {} : { master_event_id: row.master_id }),
  }));
}

async function tell(
  work: Work,
  type: NoticeType,
  calendar: CalendarRow,
  about: (grant: Grant) => object,
): Promise<void> {
  const grant = await findGrant(work, calendar.email);
  if (grant) await recordNotice(work, type, grant, about(grant));
}

function shown(work: Work, calendar: CalendarRow, row: EventRow): (grant: Grant) => object {
  return (grant) => eventView(row, calendar, grant.id, work.context.publicUrl);
}
