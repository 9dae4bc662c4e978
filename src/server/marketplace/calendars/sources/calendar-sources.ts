import { sql, type Selectable, type Updateable } from 'kysely';
import type { BusySpan } from '#domain/availability/trip-times.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Tables } from '../../../../../db/tables.ts';
import { announceBoatChange } from '../../core/boats/boat-changes.ts';
import { concernsBoat } from '../../core/boats/boat-queries.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';

export type CalendarSource = Selectable<Tables['calendar_sources']>;
type SourceKey = Pick<CalendarSource, 'id' | 'operator_id'>;
export type AffectedBoats = { allBoats: boolean; boatIds: string[] };

/** Locks the calendar until the transaction ends; required to write its busy times. */
export async function lockSource(
  write: Transaction,
  sourceId: string,
): Promise<CalendarSource | null> {
  const source = await write
    .selectFrom('calendar_sources')
    .selectAll()
    .where('id', '=', sourceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return source ?? null;
}

export async function setSource(
  write: Queryable,
  sourceId: string,
  change: Omit<Updateable<Tables['calendar_sources']>, 'id' | 'operator_id' | 'kind'>,
): Promise<void> {
  await write.updateTable('calendar_sources').set(change).where('id', '=', sourceId).execute();
}

/** Deletes a calendar with its busy times and their conflicts. False if it is already gone. */
export async function removeSource(
  deps: Deps,
  write: Transaction,
  source: SourceKey,
): Promise<boolean> {
  const boats = await findConcernedBoats(write, source.id);
  const removed = await write
    .deleteFrom('calendar_sources')
    .where('id', '=', source.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return false;
  await announceChange(deps, write, source, boats);
  return true;
}

/** Changes which boats a calendar covers; boats that it no longer covers become free immediately. */
export async function changeConcernedBoats(
  deps: Deps,
  write: Transaction,
  source: SourceKey,
  boats: AffectedBoats,
): Promise<Outcome<null, 'invalid'>> {
  const before = await findConcernedBoats(write, source.id);
  const set = await setConcernedBoats(write, source, boats);
  if (!set.ok) return set;
  const after = await findConcernedBoats(write, source.id);
  await announceChange(deps, write, source, [...new Set([...before, ...after])]);
  return set;
}

async function announceChange(
  deps: Deps,
  write: Transaction,
  { operator_id: operatorId }: SourceKey,
  boatIds: readonly string[],
): Promise<void> {
  for (const boatId of boatIds) await announceBoatChange(write, boatId);
  await deps.jobs.queue(write, 'find-conflicts', { operatorId });
}

/** Sets the boats of a calendar. Refuses boats that are not this operator's. */
export async function setConcernedBoats(
  write: Transaction,
  source: SourceKey,
  { allBoats, boatIds }: AffectedBoats,
): Promise<Outcome<null, 'invalid'>> {
  const wanted = [...new Set(boatIds.map((id) => id.toLowerCase()))];
  const own = await write
    .selectFrom('boats')
    .select('id')
    .where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .where('operator_id', '=', source.operator_id)
    .where('deleted_at', 'is', null)
    .execute();
  if (own.length < wanted.length) return notYours;
  await setSource(write, source.id, { all_boats: allBoats });
  await write.deleteFrom('calendar_source_boats').where('source_id', '=', source.id).execute();
  if (!allBoats && own.length > 0) {
    const chosen = own.map(({ id }) => ({ source_id: source.id, boat_id: id }));
    await write.insertInto('calendar_source_boats').values(chosen).execute();
  }
  return done(null);
}

const words = 'One of these boats is not one of yours. Nothing was changed.';
const notYours = refused('invalid', words, { fields: { boatIds: words } });

export async function readConcernedBoats(
  reader: Queryable,
  source: Pick<CalendarSource, 'id' | 'all_boats'>,
): Promise<AffectedBoats> {
  const chosen = await reader
    .selectFrom('calendar_source_boats')
    .innerJoin('boats', 'boats.id', 'calendar_source_boats.boat_id')
    .select('boat_id')
    .where('source_id', '=', source.id)
    .where('boats.deleted_at', 'is', null)
    .orderBy('boat_id')
    .execute();
  return { allBoats: source.all_boats, boatIds: chosen.map((each) => each.boat_id) };
}

async function findConcernedBoats(reader: Queryable, sourceId: string): Promise<string[]> {
  const boats = await sql<{ id: string }>`
    select boats.id from boats
    join calendar_sources as source on source.operator_id = boats.operator_id
    where source.id = ${sourceId} and boats.deleted_at is null and ${concernsBoat}`.execute(reader);
  return boats.rows.map((boat) => boat.id);
}

/** Busy time; `key` identifies it within the calendar, so that reading it again changes no rows. */
export type KeyedSpan = BusySpan & { key: string };

/**
 * Replaces the busy times of a locked calendar without touching unchanged ones. Returns whether any changed; if so,
 * announces a change of the covered boats.
 */
export async function writeBusySpans(
  write: Transaction,
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
