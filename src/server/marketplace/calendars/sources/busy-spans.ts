import { sql } from 'kysely';
import type { BusySpan } from '#domain/availability/trip-times.ts';
import { announceBoatChange } from '../../core/boats/boat-changes.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { findCalendarBoats, type CalendarSource } from './calendar-sources.ts';

/** Busy time; `key` identifies it within the calendar, so that reading it again changes no rows. */
export type KeyedSpan = BusySpan & { key: string };

/** Null times delete the span. */
type SpanChange = { key: string; startsAt: Date | null; endsAt: Date | null };

/** Limits how long sales wait: each transaction locks the departures of every boat that the calendar covers. */
const MAX_CHANGES = 1000;

/**
 * Replaces the busy times of a locked calendar without touching unchanged ones. Returns whether any changed; if so,
 * announces a change of the covered boats.
 */
export async function writeBusySpans(
  write: Transaction,
  sourceId: string,
  spans: readonly KeyedSpan[],
): Promise<boolean> {
  const changes = await listChanges(write, sourceId, spans);
  if (changes.length === 0) return false;
  await applyChanges(write, sourceId, changes);
  return true;
}

/**
 * Writes a reading with many changes in batches, in order of time and each in a short transaction. Leaves the last
 * batch to `writeBusySpans`. `mayWrite` locks the calendar and returns false if the reading is out of date.
 */
export async function writeSpansAhead(
  deps: Deps,
  { id, operatorId }: Pick<CalendarSource, 'id' | 'operatorId'>,
  spans: readonly KeyedSpan[],
  mayWrite: (write: Transaction) => Promise<boolean>,
): Promise<void> {
  const changes = await listChanges(deps.database, id, spans);
  for (let from = 0; from + MAX_CHANGES < changes.length; from += MAX_CHANGES) {
    const batch = changes.slice(from, from + MAX_CHANGES);
    const isWritten = await inTransaction(deps.database, async (write) => {
      if (!(await mayWrite(write))) return false;
      await applyChanges(write, id, batch);
      await deps.jobs.queue(write, 'find-conflicts', { operatorId });
      return true;
    });
    if (!isWritten) return;
  }
}

/** Lists the differences between a reading and the stored busy times, in order of time. */
async function listChanges(
  reader: Queryable,
  sourceId: string,
  spans: readonly KeyedSpan[],
): Promise<SpanChange[]> {
  const keys = spans.map((span) => span.key);
  const starts = spans.map((span) => new Date(span.startsAt));
  const ends = spans.map((span) => new Date(span.endsAt));
  const { rows } = await sql<SpanChange>`
    select key, given.starts_at as "startsAt", given.ends_at as "endsAt"
    from (select key, starts_at, ends_at from busy_spans where source_id = ${sourceId}) as stored
    full join unnest(${keys}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      as given (key, starts_at, ends_at) using (key)
    where (stored.starts_at, stored.ends_at) is distinct from (given.starts_at, given.ends_at)
    order by coalesce(stored.starts_at, given.starts_at), key`.execute(reader);
  return rows;
}

async function applyChanges(
  write: Transaction,
  sourceId: string,
  changes: readonly SpanChange[],
): Promise<void> {
  const gone = changes.filter(({ startsAt }) => startsAt === null).map(({ key }) => key);
  const set = changes.filter(({ startsAt }) => startsAt !== null);
  await sql`
    delete from busy_spans where source_id = ${sourceId} and key = any(${gone}::text[])`.execute(
    write,
  );
  await sql`
    insert into busy_spans (source_id, key, starts_at, ends_at)
    select ${sourceId}, key, starts_at, ends_at
    from unnest(
      ${set.map(({ key }) => key)}::text[],
      ${set.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${set.map(({ endsAt }) => endsAt)}::timestamptz[]) as given (key, starts_at, ends_at)
    on conflict (source_id, key) do update
      set starts_at = excluded.starts_at, ends_at = excluded.ends_at`.execute(write);
  for (const boatId of await findCalendarBoats(write, sourceId)) {
    await announceBoatChange(write, boatId);
  }
}
