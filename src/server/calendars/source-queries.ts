import { sql, type Selectable, type Updateable } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { concernsBoat } from '../boats/boat-queries.ts';
import type { Reader, Write } from '../database/database.ts';
import type { Tables } from '../../../db/tables.ts';

export type CalendarSource = Selectable<Tables['calendar_sources']>;
export type ConcernedBoats = { allBoats: boolean; boatIds: string[] };

/** A calendar of this operator's; null for everybody else's. */
export async function findSource(
  reader: Reader,
  operatorId: string,
  sourceId: string,
): Promise<CalendarSource | null> {
  if (!isUuid(sourceId)) return null;
  const source = await reader
    .selectFrom('calendar_sources')
    .selectAll()
    .where('id', '=', sourceId)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return source ?? null;
}

/** The calendar, locked until the transaction ends: whoever writes its busy times holds this. */
export async function lockSource(write: Write, sourceId: string): Promise<CalendarSource | null> {
  const source = await write
    .selectFrom('calendar_sources')
    .selectAll()
    .where('id', '=', sourceId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return source ?? null;
}

export async function setSource(
  write: Reader,
  sourceId: string,
  change: Omit<Updateable<Tables['calendar_sources']>, 'id' | 'operator_id' | 'kind'>,
): Promise<void> {
  await write.updateTable('calendar_sources').set(change).where('id', '=', sourceId).execute();
}

/** Says which boats a calendar concerns. One that is not this operator's, or not any more, is refused. */
export async function setConcernedBoats(
  write: Write,
  source: Pick<CalendarSource, 'id' | 'operator_id'>,
  { allBoats, boatIds }: ConcernedBoats,
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
  reader: Reader,
  source: Pick<CalendarSource, 'id' | 'all_boats'>,
): Promise<ConcernedBoats> {
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

/** The ids of the boats a calendar concerns now. */
export async function findConcernedBoats(reader: Reader, sourceId: string): Promise<string[]> {
  const boats = await sql<{ id: string }>`
    select boats.id from boats
    join calendar_sources as source on source.operator_id = boats.operator_id
    where source.id = ${sourceId} and boats.deleted_at is null and ${concernsBoat}`.execute(reader);
  return boats.rows.map((boat) => boat.id);
}
