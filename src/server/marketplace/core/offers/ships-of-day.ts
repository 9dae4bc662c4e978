import type { Selectable } from 'kysely';
import type { PortCallView } from '#contract/public/ship-api.ts';
import type { Day } from '#domain/time/days.ts';
import type { PortCall } from '#domain/ships/port-calls.ts';
import type { Tables } from '../../../../../db/tables.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export type PortCallRow = Selectable<Tables['port_calls']>;

export function findPortCalls(reader: Queryable, day: Day): Promise<PortCallRow[]> {
  return reader
    .selectFrom('port_calls')
    .selectAll()
    .where('day', '=', day)
    .orderBy('arrival')
    .orderBy('id')
    .execute();
}

export function toPortCall(row: PortCallRow): PortCall {
  const { day, arrival, pier, all_aboard: allAboard, clock_minutes: clockMinutes } = row;
  return { day, arrival, allAboard, pier, clockMinutes };
}

export function presentPortCall(row: PortCallRow): PortCallView {
  const { day: _, ...times } = toPortCall(row);
  return { id: row.id, ship: row.ship, ...times, isSkipped: row.skipped_at !== null };
}
