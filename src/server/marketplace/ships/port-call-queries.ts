import { SHIP_DAYS_LISTED } from '#contract/public/ship-api.ts';
import { formatFullDay, type Day } from '#domain/time/days.ts';
import type { PortCallRow } from '../core/offers/ships-of-day.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** Finds the port calls on the next days on which ships call. */
export async function findNextPortCalls(reader: Queryable, today: Day): Promise<PortCallRow[]> {
  return reader
    .selectFrom('portCalls')
    .selectAll()
    .where('day', 'in', (query) =>
      query
        .selectFrom('portCalls as next')
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

/** Finds days in a range with port calls that are not cancelled. */
export async function findShipDays(reader: Queryable, first: Day, last: Day): Promise<Day[]> {
  const rows = await reader
    .selectFrom('portCalls')
    .select('day')
    .distinct()
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('skippedAt', 'is', null)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

/** Locks a port call before a change; blocks new bookings for it. */
export async function lockPortCall(write: Transaction, id: string): Promise<PortCallRow | null> {
  const call = await write
    .selectFrom('portCalls')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return call ?? null;
}

/** Builds a name such as "Wind Star on Friday, December 4, 2026". */
export function portCallName({ ship, day }: Pick<PortCallRow, 'ship' | 'day'>): string {
  return `${ship} on ${formatFullDay(day)}`;
}
