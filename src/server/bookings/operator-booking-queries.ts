import { sql } from 'kysely';
import { statusesForOperators } from '#domain/operator-totals.ts';
import type { Reader } from '../database/database.ts';

export type OwnBooking = Awaited<ReturnType<typeof findOwnBookings>>[number];

/** Bookings of an operator's boats, deleted ones included, newest first. */
export function findOwnBookings(reader: Reader, operatorId: string) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .selectAll('bookings')
    .select('boats.name as boat_name')
    .where('bookings.operator_id', '=', operatorId)
    .where(isForOperators)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id')
    .execute();
}

/** What the dashboard's numbers are counted from. */
export function findCountedBookings(reader: Reader, operatorId: string) {
  return reader
    .selectFrom('bookings')
    .select(['paid_at', 'amount_cents', 'refunded_cents', 'created_at'])
    .where('operator_id', '=', operatorId)
    .where(isForOperators)
    .execute();
}

/** What an operator's list has. */
export const isForOperators = sql<boolean>`(bookings.status in (${sql.join(statusesForOperators)})
  or bookings.status = 'cancelled' and bookings.paid_at is not null)`;

export async function countOwnBoats(reader: Reader, operatorId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('boats')
    .select((boats) => boats.fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
