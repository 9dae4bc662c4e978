import { sql, type Selectable } from 'kysely';
import { concernsBoat, isUuid } from '../boats/boat-queries.ts';
import type { Reader, Write } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type CalendarSource = Selectable<Tables['calendar_sources']>;
export type ConcernedBoats = { allBoats: boolean; boatIds: string[] };

/** A calendar of this captain's; null for everybody else's. */
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
    .forUpdate()
    .executeTakeFirst();
  return source ?? null;
}

export async function setSource(
  write: Reader,
  sourceId: string,
  change: Partial<
    Pick<
      CalendarSource,
      'name' | 'read_at' | 'tried_at' | 'problem' | 'etag' | 'last_modified' | 'content_hash'
    >
  >,
): Promise<void> {
  await write.updateTable('calendar_sources').set(change).where('id', '=', sourceId).execute();
}

/** Says which boats a calendar concerns; boats of other captains are left out. */
export async function setConcernedBoats(
  write: Write,
  source: Pick<CalendarSource, 'id' | 'operator_id'>,
  { allBoats, boatIds }: ConcernedBoats,
): Promise<void> {
  await write
    .updateTable('calendar_sources')
    .set({ all_boats: allBoats })
    .where('id', '=', source.id)
    .execute();
  await write.deleteFrom('source_boats').where('source_id', '=', source.id).execute();
  if (allBoats) return;
  await sql`
    insert into source_boats (source_id, boat_id)
    select ${source.id}, id from boats
    where id = any(${boatIds}::uuid[]) and operator_id = ${source.operator_id}
      and deleted_at is null`.execute(write);
}

export async function readConcernedBoats(
  reader: Reader,
  source: Pick<CalendarSource, 'id' | 'all_boats'>,
): Promise<ConcernedBoats> {
  const chosen = await reader
    .selectFrom('source_boats')
    .select('boat_id')
    .where('source_id', '=', source.id)
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
