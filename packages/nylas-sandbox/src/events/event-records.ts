import type { CalendarRow } from '../calendars/calendar-records.ts';
import { toSeconds, type Work } from '../calendars/calendar-store.ts';
import { spanOfBody, type EventBody } from './event-bodies.ts';
import type { Span } from './event-times.ts';

/** A single event, a series, or an occurrence, which may be generated without a row. */
export type EventRow = {
  id: string;
  calendar_id: string;
  master_id: string | null;
  /** Epoch seconds of its regular time in the series. */
  original_start: number | null;
  created: number;
  updated: number;
  body: EventBody;
};

const columns = `id, calendar_id, master_id, original_start::float8 as original_start,
  created::float8 as created, updated::float8 as updated, body`;

export async function findEventRow(
  work: Work,
  calendarId: string,
  id: string,
): Promise<EventRow | null> {
  const { rows } = await work.db.query<EventRow>(
    `select ${columns} from sandbox_calendars.event where calendar_id = $1 and id = $2`,
    [calendarId, id],
  );
  return rows[0] ?? null;
}

/** Locks the event, or its series, until the end of the transaction. */
export async function lockEvent(work: Work, calendarId: string, id: string): Promise<void> {
  await work.db.query(
    'select from sandbox_calendars.event where calendar_id = $1 and id = $2 for update',
    [calendarId, id.replace(/_.*/, '')],
  );
}

/** Lists rows that may touch the window: always all series, since only their rules give their times. */
export async function listEventRows(
  work: Work,
  calendarId: string,
  window: Span | null,
): Promise<EventRow[]> {
  const { rows } = await work.db.query<EventRow>(
    `select ${columns} from sandbox_calendars.event
     where calendar_id = $1
       and (is_series or master_id is not null or $2::bigint is null or (starts < $3 and ends >= $2))
     order by starts, id`,
    [calendarId, window?.start ?? null, window?.end ?? null],
  );
  return rows;
}

export type EventPage = {
  after: readonly [start: number, id: string] | null;
  most: number;
  withCancelled: boolean;
};

const isTimed = `(not is_series and master_id is null and body->'when'->>'object' in ('time', 'timespan'))`;

/**
 * Lists the rows of a page: only the next single events, because there may be thousands, and all other rows that may
 * touch the window.
 */
export async function listPageRows(
  work: Work,
  calendarId: string,
  { start, end }: Span,
  { after, most, withCancelled }: EventPage,
): Promise<EventRow[]> {
  const { rows } = await work.db.query<EventRow>(
    `(select ${columns} from sandbox_calendars.event
      where calendar_id = $1 and not ${isTimed}
        and (is_series or master_id is not null or (starts < $3 and ends >= $2)))
     union all
     (select ${columns} from sandbox_calendars.event
      where calendar_id = $1 and ${isTimed}
        and starts < $3 and (ends > $2 or (ends = starts and starts >= $2))
        and ($4 or body->>'status' <> 'cancelled')
        and ($5::bigint is null or (starts >= $5 and (starts > $5 or id collate "C" > $6)))
      order by event.starts, id collate "C" limit $7)`,
    [calendarId, start, end, withCancelled, after?.[0] ?? null, after?.[1] ?? null, most],
  );
  return rows;
}

export async function listOccurrences(work: Work, masterId: string): Promise<EventRow[]> {
  const { rows } = await work.db.query<EventRow>(
    `select ${columns} from sandbox_calendars.event where master_id = $1`,
    [masterId],
  );
  return rows;
}

export async function saveEventRow(
  work: Work,
  calendar: CalendarRow,
  row: EventRow,
): Promise<EventRow> {
  const span = spanOfBody(row.body, calendar.body.timezone);
  const { rows } = await work.db.query<EventRow>(
    `insert into sandbox_calendars.event
       (id, calendar_id, master_id, original_start, is_series, starts, ends, created, updated, body)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do update set is_series = excluded.is_series, starts = excluded.starts,
       ends = excluded.ends, updated = excluded.updated, body = excluded.body
     returning ${columns}`,
    [
      row.id,
      calendar.id,
      row.master_id,
      row.original_start,
      row.body.recurrence !== null,
      span.start,
      span.end,
      row.created,
      toSeconds(work),
      JSON.stringify(row.body),
    ],
  );
  return rows[0] ?? row;
}

export async function deleteEventRows(work: Work, ids: string[]): Promise<void> {
  await work.db.query('delete from sandbox_calendars.event where id = any($1)', [ids]);
}

export function eventView(
  row: EventRow,
  calendar: CalendarRow,
  grantId: string,
  publicUrl: string,
): object {
  const owner = { email: calendar.email, name: '' };
  return {
    id: row.id,
    grant_id: grantId,
    object: 'event',
    calendar_id: calendar.id,
    ...withoutNothing(row.body),
    read_only: calendar.read_only,
    ical_uid: getIcalUid(row),
    html_link: `${publicUrl}/sandbox/nylas/events/${encodeURIComponent(row.id)}`,
    organizer: owner,
    creator: owner,
    created_at: row.created,
    updated_at: row.updated,
    ...(row.master_id === null
      ? {}
      : { master_event_id: row.master_id, original_start_time: row.original_start }),
  };
}

export function getIcalUid(row: EventRow): string {
  return row.body.ical_uid ?? `${row.master_id ?? row.id}@sandbox.calendars`;
}

/** Omits empty values, including an empty list of participants, like Nylas. */
function withoutNothing(body: EventBody): object {
  const hasSomething = ([, value]: [string, unknown]) =>
    value !== null && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(body).filter(hasSomething));
}
