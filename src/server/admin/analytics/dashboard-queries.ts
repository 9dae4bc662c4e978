import { sql } from 'kysely';
import { countedUnpaid } from '#domain/platform-metrics.ts';
import type { Reader } from '../../database/database.ts';

/** Whether a booking counts in the platform's figures (domain/platform-metrics.ts). */
export const countsAsBooking = sql<boolean>`(bookings.paid_at is not null or bookings.status in (${sql.join(countedUnpaid)}))`;

/** Drafts and suspended operators are among them; boats that were deleted are not. */
export async function readTotals(reader: Reader) {
  const count = sql<number>`count(*)`.as('count');
  const boats = await reader
    .selectFrom('boats')
    .select(count)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const operators = await reader.selectFrom('operators').select(count).executeTakeFirstOrThrow();
  const bookings = await reader
    .selectFrom('bookings')
    .select(count)
    .where(countsAsBooking)
    .executeTakeFirstOrThrow();
  const revenue = await reader
    .selectFrom('bookings')
    .select(
      sql<number>`coalesce(sum(amount_cents - refunded_cents - disputed_cents), 0)`.as('cents'),
    )
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    boats: boats.count,
    operators: operators.count,
    bookings: bookings.count,
    revenueCents: revenue.cents,
  };
}

export type RecentBooking = Awaited<ReturnType<typeof findRecentBookings>>[number];

export function findRecentBookings(reader: Reader, most: number) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .select([
      'bookings.id',
      'bookings.customer_name',
      'boats.name as boat_name',
      'bookings.amount_cents',
      'bookings.status',
    ])
    .where(countsAsBooking)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(most)
    .execute();
}

export type PopularBoat = Awaited<ReturnType<typeof findPopularBoats>>[number];

/** Of the boats that are there still. */
export function findPopularBoats(reader: Reader, most: number) {
  return reader
    .selectFrom((counting) =>
      counting
        .selectFrom('bookings')
        .select(['boat_id', sql<number>`count(*)`.as('count')])
        .where(countsAsBooking)
        .groupBy('boat_id')
        .as('counted'),
    )
    .innerJoin('boats', 'boats.id', 'counted.boat_id')
    .innerJoin('operators', 'operators.id', 'boats.operator_id')
    .select(['boats.id', 'boats.name', 'operators.name as operator_name', 'counted.count'])
    .where('boats.deleted_at', 'is', null)
    .orderBy('counted.count', 'desc')
    .orderBy(sql`lower(boats.name)`)
    .orderBy('boats.id')
    .limit(most)
    .execute();
}
