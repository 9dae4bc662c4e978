import { sql } from 'kysely';
import type { BusySpan } from '#domain/busy-times.ts';
import { announceBoatChange } from '../boats/boat-changes.ts';
import type { Write } from '../database/database.ts';
import { findConcernedBoats } from './source-queries.ts';

/** A busy time of a calendar; `key` is its name there, so that reading it again changes nothing. */
export type KeyedSpan = BusySpan & { key: string };

/**
 * Makes these the busy times of a calendar, whose row the caller has locked. What stays as it was is
 * not touched. Answers whether anything changed; then the boats it concerns are made anew everywhere.
 */
export async function writeBusySpans(
  write: Write,
  sourceId: string,
  spans: readonly KeyedSpan[],
): Promise<boolean> {
  const keys = spans.map((span) => span.key);
  const starts = spans.map((span) => new Date(span.startsAt));
  const ends = spans.map((span) => new Date(span.endsAt));
  const gone = await sql`
    delete from busy_spans where source_id = ${sourceId} and not (key = any(${keys}::text[]))
    returning 1`.execute(write);
  const written = await sql`
    insert into busy_spans (source_id, key, starts_at, ends_at)
    select ${sourceId}, key, starts_at, ends_at
    from unnest(${keys}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      as given (key, starts_at, ends_at)
    on conflict (source_id, key) do update
      set starts_at = excluded.starts_at, ends_at = excluded.ends_at
      where (busy_spans.starts_at, busy_spans.ends_at) <> (excluded.starts_at, excluded.ends_at)
    returning 1`.execute(write);
  if (gone.rows.length === 0 && written.rows.length === 0) return false;
  for (const boatId of await findConcernedBoats(write, sourceId)) {
    await announceBoatChange(write, boatId);
  }
  return true;
}
