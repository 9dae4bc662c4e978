import { sql } from 'kysely';
import { soldStatuses } from '#domain/bookings.ts';
import type { Day } from '#domain/days.ts';
import type { Reader } from '../../database/database.ts';

/** How many trips of an operator are not over: paid ones, and with those that are reserved. */
export type TripCounts = { paid: number; booked: number };

export const noTrips: TripCounts = { paid: 0, booked: 0 };

/** Of each of these operators; who has none is not in it. */
export async function countTripsToCome(
  reader: Reader,
  operatorIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, TripCounts>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('bookings')
    .select('operator_id')
    .select((count) => [
      count.fn.countAll<number>().as('booked'),
      sql<number>`count(*) filter (where status = 'paid')`.as('paid'),
    ])
    .where('operator_id', 'in', [...operatorIds])
    .where('status', 'in', soldStatuses)
    .where('end_date', '>=', today)
    .groupBy('operator_id')
    .execute();
  return new Map(rows.map(({ operator_id: id, ...counts }) => [id, counts]));
}
