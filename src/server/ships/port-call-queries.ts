import type { Selectable } from 'kysely';
import { SHIP_DAYS_LISTED, type PortCallView } from '#contract/ship-api.ts';
import { formatFullDay, type Day } from '#domain/days.ts';
import type { PortCall } from '#domain/port-calls.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Reader, Write } from '../database/database.ts';

export type PortCallRow = Selectable<Tables['port_calls']>;

/** The ships of a day, as they come. */
export function findPortCalls(reader: Reader, day: Day): Promise<PortCallRow[]> {
  return reader
    .selectFrom('port_calls')
    .selectAll()
    .where('day', '=', day)
    .orderBy('arrival')
    .orderBy('id')
    .execute();
}

/** Those of the next days that have any. */
export async function findNextPortCalls(reader: Reader, today: Day): Promise<PortCallRow[]> {
  return reader
    .selectFrom('port_calls')
    .selectAll()
    .where('day', 'in', (query) =>
      query
        .selectFrom('port_calls as next')
        .select('next.day')
        .distinct()
        .where('next.day', '>=', today)
        .orderBy('next.day')
        .limit(SHIP_DAYS_LISTED),
    )
    .orderBy('day')
    .orderBy('arrival')
    .orderBy('id')
    .execute();
}

/** The days with ships that come, from one to another. */
export async function findShipDays(reader: Reader, first: Day, last: Day): Promise<Day[]> {
  const rows = await reader
    .selectFrom('port_calls')
    .select('day')
    .distinct()
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('skipped_at', 'is', null)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** A call that is about to be changed: nobody books for it meanwhile. */
export async function lockPortCall(write: Write, id: string): Promise<PortCallRow | null> {
  const call = await write
    .selectFrom('port_calls')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return call ?? null;
}

export function portCallOf(row: PortCallRow): PortCall {
  const { day, arrival, pier, all_aboard: allAboard, clock_minutes: clockMinutes } = row;
  return { day, arrival, allAboard, pier, clockMinutes };
}

export function presentPortCall(row: PortCallRow): PortCallView {
  const { day: _, ...times } = portCallOf(row);
  return { id: row.id, ship: row.ship, ...times, isSkipped: row.skipped_at !== null };
}

/** "Wind Star on Friday, December 4, 2026" */
export function portCallName({ ship, day }: Pick<PortCallRow, 'ship' | 'day'>): string {
  return `${ship} on ${formatFullDay(day)}`;
}
