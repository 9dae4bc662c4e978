import { sql } from 'kysely';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { MOST_NAMED } from '#domain/platform-metrics.ts';
import { atOneMoment, type Database, type Reader } from '../../database/database.ts';
import { sumOpenDisputes } from '../../payments/disputes/dispute-list.ts';
import { sumFailedRefunds } from '../../payouts/books.ts';
import { countsAsBooking } from './metric-queries.ts';

export async function readDashboard(database: Database): Promise<AnalyticsView> {
  return atOneMoment(database, async (reader) => {
    const totals = await readTotals(reader);
    return {
      ...totals,
      totalRevenue: Math.round(totals.totalRevenueCents / 100),
      failedRefunds: await sumFailedRefunds(reader),
      openDisputes: await sumOpenDisputes(reader),
      recentBookings: await findRecentBookings(reader),
      popularBoats: await findPopularBoats(reader),
    };
  });
}

type Totals = Pick<
  AnalyticsView,
  'totalBoats' | 'totalOperators' | 'totalBookings' | 'totalRevenueCents' | 'byHand'
>;

/** Drafts and suspended operators are among them; boats that were deleted are not. */
async function readTotals(reader: Reader): Promise<Totals> {
  const boats = sql<number>`(select count(*) from boats where deleted_at is null)`;
  const operators = sql<number>`(select count(*) from operators)`;
  const bookings = sql<number>`(select count(*) from bookings where ${countsAsBooking})`;
  const cents = sql<number>`(
    select coalesce(sum(amount_cents - refunded_cents - disputed_cents), 0)
    from bookings where paid_at is not null and paid_by = 'card')`;
  const byHand = sql<{ bookings: number; cents: number }>`(
    select json_build_object('bookings', count(*), 'cents', coalesce(sum(amount_cents - refunded_cents), 0))
    from bookings where paid_by <> 'card')`;
  return reader
    .selectNoFrom([
      boats.as('totalBoats'),
      operators.as('totalOperators'),
      bookings.as('totalBookings'),
      cents.as('totalRevenueCents'),
      byHand.as('byHand'),
    ])
    .executeTakeFirstOrThrow();
}

async function findRecentBookings(reader: Reader): Promise<AnalyticsView['recentBookings']> {
  const rows = await reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .select(['bookings.id', 'bookings.customer_name as customerName', 'boats.name as boatName'])
    .select(['bookings.amount_cents as amountCents', 'bookings.status'])
    .where(countsAsBooking)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(MOST_NAMED)
    .execute();
  return rows.map(({ boatName: name, ...booking }) => ({ ...booking, boat: { name } }));
}

/** Of the boats that were not deleted. */
async function findPopularBoats(reader: Reader): Promise<AnalyticsView['popularBoats']> {
  const rows = await reader
    .selectFrom((counting) =>
      counting
        .selectFrom('bookings')
        .select(['boat_id', sql<number>`count(*)`.as('bookingCount')])
        .where(countsAsBooking)
        .groupBy('boat_id')
        .as('counted'),
    )
    .innerJoin('boats', 'boats.id', 'counted.boat_id')
    .innerJoin('operators', 'operators.id', 'boats.operator_id')
    .select(['boats.id', 'boats.name', 'operators.name as operatorName', 'bookingCount'])
    .where('boats.deleted_at', 'is', null)
    .orderBy('bookingCount', 'desc')
    .orderBy(sql`lower(boats.name)`)
    .orderBy('boats.id')
    .limit(MOST_NAMED)
    .execute();
  return rows.map(({ operatorName: name, ...boat }) => ({ ...boat, operator: { name } }));
}
