import { sql } from 'kysely';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { MOST_NAMED, countedUnpaid } from '#domain/platform-metrics.ts';
import { atOneMoment, type Database, type Reader } from '../../database/database.ts';
import { sumOpenDisputes } from '../../payments/disputes/dispute-queries.ts';
import { sumFailedRefunds } from '../../payouts/books-queries.ts';

export async function readDashboard(database: Database): Promise<AnalyticsView> {
  const { totals, failedRefunds, openDisputes, recent, popular } = await atOneMoment(
    database,
    async (reader) => ({
      totals: await readTotals(reader),
      failedRefunds: await sumFailedRefunds(reader),
      openDisputes: await sumOpenDisputes(reader),
      recent: await findRecentBookings(reader, MOST_NAMED),
      popular: await findPopularBoats(reader, MOST_NAMED),
    }),
  );
  return {
    totalBoats: totals.boats,
    totalOperators: totals.operators,
    totalBookings: totals.bookings,
    totalRevenue: Math.round(totals.revenueCents / 100),
    totalRevenueCents: totals.revenueCents,
    failedRefunds,
    openDisputes,
    recentBookings: recent.map(presentRecent),
    popularBoats: popular.map(presentPopular),
  };
}

function presentRecent(booking: RecentBooking): AnalyticsView['recentBookings'][number] {
  const { id, customer_name: customerName, amount_cents: amountCents, status } = booking;
  return { id, customerName, boat: { name: booking.boat_name }, amountCents, status };
}

function presentPopular(boat: PopularBoat): AnalyticsView['popularBoats'][number] {
  const { id, name, operator_name: operatorName, count: bookingCount } = boat;
  return { id, name, operator: { name: operatorName }, bookingCount };
}

/** Whether a booking counts in the platform's figures (domain/platform-metrics.ts). */
export const countsAsBooking = sql<boolean>`(bookings.paid_at is not null or bookings.status in (${sql.join(countedUnpaid)}))`;

/** Drafts and suspended operators are among them; boats that were deleted are not. */
async function readTotals(reader: Reader) {
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

type RecentBooking = Awaited<ReturnType<typeof findRecentBookings>>[number];

function findRecentBookings(reader: Reader, most: number) {
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

type PopularBoat = Awaited<ReturnType<typeof findPopularBoats>>[number];

/** Of the boats that are there still. */
function findPopularBoats(reader: Reader, most: number) {
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
