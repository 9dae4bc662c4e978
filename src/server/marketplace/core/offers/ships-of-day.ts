import type { Selectable } from 'kysely';
import type { PortCallView } from '#contract/public/ship-api.ts';
import type { Day } from '#domain/time/days.ts';
import type { Tables } from '../../../../../db/tables.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export type PortCallRow = Selectable<Tables['portCalls']>;

export function findPortCalls(reader: Queryable, day: Day): Promise<PortCallRow[]> {
  return reader
    .selectFrom('portCalls')
    .selectAll()
    .where('day', '=', day)
    .orderBy('arrival')
    .orderBy('id')
    .execute();
}

export function presentPortCall(row: PortCallRow): PortCallView {
  const { id, ship, arrival, allAboard, pier, clockMinutes, skippedAt } = row;
  return { id, ship, arrival, allAboard, pier, clockMinutes, isSkipped: skippedAt !== null };
}
