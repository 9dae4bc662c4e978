import { sql } from 'kysely';
import type { Day } from '#domain/days.ts';
import type { Reader } from '../database/database.ts';

/** What a captain's bookings come to. Amounts are whole cents. */
export type Dues = {
  /** Of trips that have sailed, by the rules of the statement. */
  owedCents: number;
  comingCents: number;
  /** Paid trips that are not over; and all that are not, reserved ones included. */
  paidTrips: number;
  trips: number;
};

export const noDues: Dues = { owedCents: 0, comingCents: 0, paidTrips: 0, trips: 0 };

/** The dues of these captains; who has no bookings is not in it. */
export async function findDues(
  reader: Reader,
  operatorIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, Dues>> {
  if (operatorIds.length === 0) return new Map();
  const earned = sql`greatest(0, trip_cents - refunded_cents)`;
  const rows = await reader
    .selectFrom('bookings')
    .select('operator_id')
    .select([
      sql<number>`coalesce(sum(${earned}) filter (where status = 'paid' and end_date < ${today}), 0)`.as(
        'owedCents',
      ),
      sql<number>`coalesce(sum(${earned}) filter (where status = 'paid' and end_date >= ${today}), 0)`.as(
        'comingCents',
      ),
      sql<number>`count(*) filter (where status = 'paid' and end_date >= ${today})`.as('paidTrips'),
      sql<number>`count(*) filter (where end_date >= ${today})`.as('trips'),
    ])
    .where('operator_id', 'in', [...operatorIds])
    .where('status', 'in', ['paid', 'pending'])
    .groupBy('operator_id')
    .execute();
  return new Map(rows.map(({ operator_id: id, ...dues }) => [id, dues]));
}
