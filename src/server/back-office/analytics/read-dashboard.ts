import { sql } from 'kysely';
import type { AnalyticsView } from '#contract/admin/admin-analytics-api.ts';
import { MAX_DASHBOARD_ROWS } from '#domain/admin/platform-metrics.ts';
import { computeRevenueCents, type RevenueParts } from '#domain/money/revenue.ts';
import { withSnapshot, type Database, type Queryable } from '../../platform/database/database.ts';
import { sumOpenDisputes } from '../../marketplace/disputes/dispute-list.ts';
import { sumFailedRefunds } from '../../marketplace/payouts/books.ts';
import { countedBookingCondition, metricColumns } from './metric-queries.ts';

export async function readDashboard(database: Database): Promise<AnalyticsView> {
  return withSnapshot(database, async (reader) => {
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

type SummedTotals = RevenueParts & {
  bookings: number;
  byHandBookings: number;
  byHandCents: number;
};

/** Includes drafts and suspended operators, but not deleted boats. */
async function readTotals(reader: Queryable): Promise<Totals> {
  const { rows } = await sql<SummedTotals & { boats: number; operators: number }>`
    select coalesce(sum(bookings), 0)::bigint as bookings,
      coalesce(sum(paid_cents), 0)::bigint as "paidCents",
      coalesce(sum(refunded_cents), 0)::bigint as "refundedCents",
      coalesce(sum(disputed_cents), 0)::bigint as "disputedCents",
      coalesce(sum(by_hand_bookings), 0)::bigint as "byHandBookings",
      coalesce(sum(by_hand_cents), 0)::bigint as "byHandCents",
      (select count(*) from boats where deleted_at is null) as boats,
      (select count(*) from operators) as operators
    from (
      select ${metricColumns} from metric_days
      union all
      select ${metricColumns} from metric_changes) as each`.execute(reader);
  const [sums] = rows;
  if (!sums) throw new Error('The totals query returned no row.');
  return {
    totalBoats: sums.boats,
    totalOperators: sums.operators,
    totalBookings: sums.bookings,
    totalRevenueCents: computeRevenueCents(sums),
    byHand: { bookings: sums.byHandBookings, cents: sums.byHandCents },
  };
}

async function findRecentBookings(reader: Queryable): Promise<AnalyticsView['recentBookings']> {
  const rows = await reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .select(['bookings.id', 'bookings.customerName', 'boats.name as boatName'])
    .select(['bookings.amountCents', 'bookings.status'])
    .where(countedBookingCondition)
    .orderBy('bookings.createdAt', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(MAX_DASHBOARD_ROWS)
    .execute();
  return rows.map(({ boatName: name, ...booking }) => ({ ...booking, boat: { name } }));
}

type PopularRow = { id: string; name: string; operatorName: string; bookingCount: number };

/**
 * Finds popular boats that are not deleted. Recounts boats with pending changes; reads the rest in the order of an
 * index.
 */
async function findPopularBoats(reader: Queryable): Promise<AnalyticsView['popularBoats']> {
  const { rows } = await sql<PopularRow>`
    with changed as (
      select boat_id, sum(bookings) as bookings from metric_changes group by 1 having sum(bookings) <> 0),
    most as (
      select boat_id, bookings from boat_totals join boats on boats.id = boat_id
      where boats.deleted_at is null and boat_id not in (select boat_id from changed)
      order by bookings desc fetch first ${sql.lit(MAX_DASHBOARD_ROWS)} rows with ties)
    select boats.id, boats.name, operators.name as "operatorName", counted.bookings::bigint as "bookingCount"
    from (
      table most
      union all
      select boat_id, changed.bookings + coalesce(boat_totals.bookings, 0)
      from changed left join boat_totals using (boat_id)) as counted
    join boats on boats.id = boat_id join operators on operators.id = operator_id
    where boats.deleted_at is null and counted.bookings > 0
    order by counted.bookings desc, lower(boats.name), boats.id limit ${MAX_DASHBOARD_ROWS}`.execute(
    reader,
  );
  return rows.map(({ operatorName: name, ...boat }) => ({ ...boat, operator: { name } }));
}
