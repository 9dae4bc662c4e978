import { endpoints } from '#contract/endpoints.ts';
import type { OperatorBookingView } from '#contract/operator-api.ts';
import { paymentStatusOf } from '#domain/bookings.ts';
import { operatorTotals } from '#domain/operator-totals.ts';
import { islandNow, monthOf } from '#domain/days.ts';
import { decimalFromCents } from '#domain/money.ts';
import { done } from '#domain/problems.ts';
import { ratingOf } from '#domain/ratings.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { countBoats, readReviewTotals } from '../boats/operator-boat-queries.ts';
import { isForOperators } from './guest-trips.ts';
import type { Reader } from '../database/database.ts';

/** The bookings of the operator who calls, and what they add up to. */
export function operatorBookingRoutes(deps: Deps) {
  return [
    serve(endpoints.operatorBookings, async ({ operator }) =>
      done((await findOwnBookings(deps.database, operator.id)).map(presentOwnBooking)),
    ),

    serve(endpoints.operatorMetrics, async ({ operator: { id } }) => {
      const [boats, bookings, reviews] = await Promise.all([
        countBoats(deps.database, id),
        findCountedBookings(deps.database, id),
        readReviewTotals(deps.database, id),
      ]);
      const metrics = operatorTotals(boats, bookings, monthOf(islandNow(deps.now()).day));
      return done({
        ...metrics,
        revenue: Math.round(metrics.revenueCents / 100),
        rating: ratingOf(reviews),
      });
    }),
  ];
}

function presentOwnBooking(booking: OwnBooking): OperatorBookingView {
  return {
    id: booking.id,
    code: booking.code,
    customerName: booking.customer_name,
    email: booking.customer_email,
    phone: booking.customer_phone,
    specialRequests: booking.special_requests,
    boat: { id: booking.boat_id, name: booking.boat_name },
    date: booking.start_date,
    endDate: booking.end_date,
    time: booking.time,
    groupSize: booking.group_size,
    pricingMode: booking.pricing_mode,
    totalAmount: decimalFromCents(booking.amount_cents),
    status: booking.status,
    paymentStatus: paymentStatusOf(booking.status, booking.paid_at !== null),
    createdAt: booking.created_at.toISOString(),
  };
}

type OwnBooking = Awaited<ReturnType<typeof findOwnBookings>>[number];

/** Bookings of an operator's boats, deleted ones included, newest first. */
function findOwnBookings(reader: Reader, operatorId: string) {
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
async function findCountedBookings(reader: Reader, operatorId: string) {
  const bookings = await reader
    .selectFrom('bookings')
    .select(['paid_at', 'amount_cents as amountCents', 'refunded_cents as refundedCents'])
    .select('created_at')
    .where('operator_id', '=', operatorId)
    .where(isForOperators)
    .execute();
  return bookings.map(({ paid_at: paidAt, created_at: at, ...cents }) => ({
    ...cents,
    wasPaid: paidAt !== null,
    createdAtMs: at.getTime(),
  }));
}
