import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { MOST_NAMED } from '#domain/platform-metrics.ts';
import { atOneMoment, type Database } from '../../database/database.ts';
import { sumOpenDisputes } from '../../payments/disputes/dispute-list.ts';
import { sumFailedRefunds } from '../../payouts/books.ts';
import {
  findPopularBoats,
  findRecentBookings,
  readTotals,
  type PopularBoat,
  type RecentBooking,
} from './dashboard-queries.ts';

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
