import { updateRow } from '../../../platform/database/update-row.ts';
import { sql, type Selectable } from 'kysely';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Tables } from '../../../../../db/tables.ts';
import { announceBoatChange } from '../../core/boats/boat-changes.ts';
import { coversBoatCondition } from '../../core/boats/boat-queries.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';

export type CalendarSource = Selectable<Tables['calendarSources']>;
type SourceKey = Pick<CalendarSource, 'id' | 'operatorId'>;
export type AffectedBoats = { allBoats: boolean; boatIds: string[] };

/** Locks the calendar until the transaction ends; required to write its busy times. */
export async function lockSource(
  write: Transaction,
  sourceId: string,
): Promise<CalendarSource | null> {
  const source = await write
    .selectFrom('calendarSources')
    .selectAll()
    .where('id', '=', sourceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return source ?? null;
}

/** Deletes a calendar with its busy times and their conflicts. False if it was already deleted. */
export async function removeSource(
  deps: Deps,
  write: Transaction,
  source: SourceKey,
): Promise<boolean> {
  const boats = await findCalendarBoats(write, source.id);
  const removed = await write
    .deleteFrom('calendarSources')
    .where('id', '=', source.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return false;
  await announceChange(deps, write, source, boats);
  return true;
}

/** Changes which boats a calendar covers; boats that it no longer covers become free immediately. */
export async function changeCalendarBoats(
  deps: Deps,
  write: Transaction,
  source: SourceKey,
  boats: AffectedBoats,
): Promise<Outcome<null, 'invalid'>> {
  const before = await findCalendarBoats(write, source.id);
  const set = await setCalendarBoats(write, source, boats);
  if (!set.ok) return set;
  const after = await findCalendarBoats(write, source.id);
  await announceChange(deps, write, source, [...new Set([...before, ...after])]);
  return set;
}

async function announceChange(
  deps: Deps,
  write: Transaction,
  { operatorId }: SourceKey,
  boatIds: readonly string[],
): Promise<void> {
  for (const boatId of boatIds) await announceBoatChange(write, boatId);
  await deps.jobs.queue(write, 'find-conflicts', { operatorId });
}

/** Sets the boats of a calendar. Refuses boats of other operators. */
export async function setCalendarBoats(
  write: Transaction,
  source: SourceKey,
  { allBoats, boatIds }: AffectedBoats,
): Promise<Outcome<null, 'invalid'>> {
  const wanted = [...new Set(boatIds.map((id) => id.toLowerCase()))];
  const ownBoats = await write
    .selectFrom('boats')
    .select('id')
    .where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .where('operatorId', '=', source.operatorId)
    .where('deletedAt', 'is', null)
    .execute();
  if (ownBoats.length < wanted.length) return notYours;
  await updateRow(write, 'calendarSources', source.id, { allBoats });
  await write.deleteFrom('calendarSourceBoats').where('sourceId', '=', source.id).execute();
  if (!allBoats && ownBoats.length > 0) {
    const chosen = ownBoats.map(({ id }) => ({ sourceId: source.id, boatId: id }));
    await write.insertInto('calendarSourceBoats').values(chosen).execute();
  }
  return done(null);
}

const foreignBoats = 'calendar.foreignBoats';
const notYours = refused('invalid', foreignBoats, { fields: { boatIds: foreignBoats } });

export async function readCalendarBoats(
  reader: Queryable,
  source: Pick<CalendarSource, 'id' | 'allBoats'>,
): Promise<AffectedBoats> {
  const chosen = await reader
    .selectFrom('calendarSourceBoats')
    .innerJoin('boats', 'boats.id', 'calendarSourceBoats.boatId')
    .select('boatId')
    .where('sourceId', '=', source.id)
    .where('boats.deletedAt', 'is', null)
    .orderBy('boatId')
    .execute();
  return { allBoats: source.allBoats, boatIds: chosen.map((each) => each.boatId) };
}

export async function findCalendarBoats(reader: Queryable, sourceId: string): Promise<string[]> {
  const boats = await sql<{ id: string }>`
    select boats.id from boats
    join calendar_sources as source on source.operator_id = boats.operator_id
    where source.id = ${sourceId} and boats.deleted_at is null and ${coversBoatCondition}`.execute(
    reader,
  );
  return boats.rows.map((boat) => boat.id);
}
