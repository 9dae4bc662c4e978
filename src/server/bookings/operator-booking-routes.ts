import { endpoints } from '#contract/endpoints.ts';
import { isPaidByHand } from '#domain/by-hand.ts';
import { operatorTotals } from '#domain/operator-totals.ts';
import { islandNow, monthOf } from '#domain/days.ts';
import { done } from '#domain/problems.ts';
import { ratingOf } from '#domain/ratings.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { countBoats, readReviewTotals } from '../boats/operator-boat-queries.ts';
import { isForOperators } from './guest-trips.ts';
import type { Reader } from '../database/database.ts';
import { listOwnBookings } from './own-booking-list.ts';

/** The bookings of the operator who calls, and what they add up to. */
export function operatorBookingRoutes(deps: Deps) {
  return [
    serve(endpoints.operatorBookings, ({ operator, query }) =>
      listOwnBookings(deps.database, operator.id, query),
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

/** What the dashboard's numbers are counted from. */
async function findCountedBookings(reader: Reader, operatorId: string) {
  const bookings = await reader
    .selectFrom('bookings')
    .select([
      'paid_at',
      'paid_by',
      'amount_cents as amountCents',
      'refunded_cents as refundedCents',
    ])
    .select('created_at')
    .where('operator_id', '=', operatorId)
    .where(isForOperators)
    .execute();
  return bookings.map(({ paid_at: paidAt, paid_by: paidBy, created_at: at, ...cents }) => ({
    ...cents,
    wasPaid: paidAt !== null,
    isPaidByHand: isPaidByHand(paidBy),
    createdAtMs: at.getTime(),
  }));
}
