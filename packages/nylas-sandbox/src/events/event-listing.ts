import * as z from 'zod/mini';
import type { Provider } from '../calendars/calendar-records.ts';
import { getIcalUid, type EventPage, type EventRow } from './event-records.ts';
import { expandRows, gatherRows } from './event-instances.ts';
import { computeSpan, type Span } from './event-times.ts';
import { flag, moment, pageSize, readCursor, writeCursor } from '../nylas-calls.ts';
import { invalidRequest } from '../nylas-problems.ts';

/** GET …/events. Drops unknown parameters, like Nylas. */
export const EventQuery = z.object({
  calendar_id: z.string().check(z.minLength(1)),
  start: z.optional(moment),
  end: z.optional(moment),
  limit: pageSize,
  page_token: z.optional(z.string()),
  show_cancelled: z._default(z.optional(flag), false),
  expand_recurring: z._default(z.optional(flag), false),
  busy: z.optional(flag),
  updated_after: z.optional(moment),
  updated_before: z.optional(moment),
  title: z.optional(z.string()),
  ical_uid: z.optional(z.string()),
  master_event_id: z.optional(z.string()),
  metadata_pair: z.optional(z.string().check(z.regex(/^[^:]+:.+$/))),
  order_by: z.optional(z.literal('start')),
  tentative_as_busy: z._default(z.optional(flag), true),
});
export type EventQuery = z.infer<typeof EventQuery>;

const day = 86_400;
const maxExpansionDays = 800;

/** Reads the query's period, by default 31 days from now; null for a search by metadata, which covers all times. */
export function readWindow(query: EventQuery, now: number): Span | null {
  if (query.metadata_pair !== undefined) {
    if (query.expand_recurring)
      throw invalidRequest('expand_recurring cannot be used with metadata_pair.');
    return null;
  }
  const start = query.start ?? now;
  const end = query.end ?? start + 31 * day;
  if (start >= end) throw invalidRequest('start must be before end.');
  if (query.expand_recurring && end - start > maxExpansionDays * day)
    throw invalidRequest(`expand_recurring goes over ${maxExpansionDays} days at most here.`);
  return { start, end };
}

/** Selects the query's events from a calendar's rows, by start. */
export function chooseEvents(
  rows: readonly EventRow[],
  query: EventQuery,
  window: Span | null,
  calendar: { zone: string; provider: Provider },
): EventRow[] {
  const { zone, provider } = calendar;
  const sortOut = query.expand_recurring ? expandRows : gatherRows;
  const within = window ? sortOut(rows, window, zone) : [...rows];
  const seen = within.map((row) => asSeen(row, query, provider));
  const start = (row: EventRow) => computeSpan(row.body.when, zone).start;
  return seen
    .filter((row) => isWanted(row, query))
    .sort((a, b) => start(a) - start(b) || (a.id < b.id ? -1 : 1));
}

/** At Microsoft, tentative events are free if the query sets `tentative_as_busy` to false. */
function asSeen(row: EventRow, query: EventQuery, provider: Provider): EventRow {
  const isFree =
    !query.tentative_as_busy && provider === 'microsoft' && row.body.status === 'maybe';
  return isFree ? { ...row, body: { ...row.body, busy: false } } : row;
}

/** Lists cancelled occurrences together with their series, but not among occurrences. */
function isWanted(row: EventRow, query: EventQuery): boolean {
  const { body } = row;
  const isHidden =
    body.status === 'cancelled' && (row.master_id === null || query.expand_recurring);
  if (isHidden && !query.show_cancelled) return false;
  const [key, value] = splitPair(query.metadata_pair);
  return (
    (query.busy === undefined || body.busy === query.busy) &&
    (query.updated_after === undefined || row.updated > query.updated_after) &&
    (query.updated_before === undefined || row.updated < query.updated_before) &&
    (query.title === undefined || body.title.toLowerCase().includes(query.title.toLowerCase())) &&
    (query.master_event_id === undefined || row.master_id === query.master_event_id) &&
    (query.ical_uid === undefined || query.ical_uid === getIcalUid(row)) &&
    (key === undefined || body.metadata?.[key] === value)
  );
}

function splitPair(pair: string | undefined): [string | undefined, string | undefined] {
  const colon = pair?.indexOf(':') ?? -1;
  return pair === undefined
    ? [undefined, undefined]
    : [pair.slice(0, colon), pair.slice(colon + 1)];
}

const Place = z.tuple([z.number(), z.string()]);

/** Returns the start of the query's page; null if the query filters by content, which needs all events. */
export function pageOfQuery(query: EventQuery): EventPage | null {
  const { busy, title, ical_uid, master_event_id, updated_after, updated_before } = query;
  const filters = [busy, title, ical_uid, master_event_id, updated_after, updated_before];
  if (filters.some((filter) => filter !== undefined)) return null;
  const after = readCursor(query.page_token, Place);
  // Reads one row more than fits, to detect another page.
  return { after, most: query.limit + 1, withCancelled: query.show_cancelled };
}

/** Pages by keyset instead of offset, so that inserts before it do not shift the page. */
export function pageOfEvents(
  rows: readonly EventRow[],
  query: EventQuery,
  zone: string,
): { page: EventRow[]; next: string | null } {
  const after = readCursor(query.page_token, Place);
  const buildSortKey = (row: EventRow) => [computeSpan(row.body.when, zone).start, row.id] as const;
  const rest = after
    ? rows.filter((row) => {
        const [start, id] = buildSortKey(row);
        return start > after[0] || (start === after[0] && id > after[1]);
      })
    : rows;
  const page = rest.slice(0, query.limit);
  const last = page.at(-1);
  return { page, next: last && rest.length > page.length ? writeCursor(buildSortKey(last)) : null };
}
