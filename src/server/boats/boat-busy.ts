import { sql } from 'kysely';
import type { BusySpan } from '#domain/busy-times.ts';
import { islandInstant, type Day } from '#domain/days.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Reader } from '../database/database.ts';

/** Of these days only, both included; without an end all that follow. */
export type BusyDays = { from: Day; until?: Day };

/**
 * The same boats with when their operators' calendars say busy. Each calendar is read once, however many
 * boats it concerns: a fleet's may have thousands of busy times.
 */
export async function withBusy<Boat extends { sources: string[] }>(
  reader: Reader,
  boats: readonly Boat[],
  days: BusyDays,
): Promise<(Boat & { busy: BusySpan[] })[]> {
  const sourceIds = [...new Set(boats.flatMap((boat) => boat.sources))];
  const spans = sourceIds.length === 0 ? noSpans : await readSpans(reader, sourceIds, days);
  return boats.map((boat) => ({
    ...boat,
    busy: boat.sources.flatMap((sourceId) => spans.get(sourceId) ?? []),
  }));
}

/** One boat, or none. */
export async function withBusyOf<Boat extends { sources: string[] }>(
  reader: Reader,
  boat: Boat | undefined,
  days: BusyDays,
): Promise<(Boat & { busy: BusySpan[] }) | null> {
  const [found] = boat ? await withBusy(reader, [boat], days) : [];
  return found ?? null;
}

const noSpans: ReadonlyMap<string, BusySpan[]> = new Map();

async function readSpans(
  reader: Reader,
  sourceIds: string[],
  { from, until }: BusyDays,
): Promise<ReadonlyMap<string, BusySpan[]>> {
  const first = new Date(islandInstant(from, '00:00'));
  // A trip of the last day may last into the two after it.
  const last = until === undefined ? null : new Date(islandInstant(until, '00:00') + 3 * DAY_MS);
  const rows = await sql<{ id: string; starts: number[]; ends: number[] }>`
    select source_id as id,
      json_agg(date_part('epoch', starts_at) * 1000 order by starts_at, key) as starts,
      json_agg(date_part('epoch', ends_at) * 1000 order by starts_at, key) as ends
    from busy_spans
    where source_id = any(${sourceIds}::uuid[]) and ends_at > ${first}
      and (${last}::timestamptz is null or starts_at < ${last}::timestamptz)
    group by source_id`.execute(reader);
  return new Map(
    rows.rows.map(({ id, starts, ends }) => [
      id,
      starts.map((startsAt, index) => ({ startsAt, endsAt: ends[index] ?? startsAt })),
    ]),
  );
}
