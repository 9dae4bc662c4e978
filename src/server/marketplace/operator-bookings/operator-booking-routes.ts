import { endpoints } from '#contract/endpoints.ts';
import { toIslandNow, getMonth } from '#domain/time/days.ts';
import { done } from '#domain/problems.ts';
import { computeRating } from '#domain/reviews/ratings.ts';
import { computeRevenueCents } from '#domain/money/revenue.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { countBoats, readReviewTotals } from '../core/boats/operator-boat-queries.ts';
import { readOperatorTotals } from '../core/money/operator-totals-query.ts';
import { listOperatorBookings } from './operator-booking-list.ts';

export function operatorBookingRoutes(deps: Deps) {
  return [
    serve(endpoints.operatorBookings, ({ operator, query }) =>
      listOperatorBookings(deps.database, operator.id, query),
    ),

    serve(endpoints.operatorMetrics, async ({ operator: { id } }) => {
      const [boats, sums, reviews] = await Promise.all([
        countBoats(deps.database, id),
        readOperatorTotals(deps.database, id, getMonth(toIslandNow(deps.now()).day)),
        readReviewTotals(deps.database, id),
      ]);
      const revenue = computeRevenueCents(sums);
      return done({
        totalBoats: boats,
        bookingsThisMonth: sums.bookingsThisMonth,
        revenueCents: revenue,
        revenue: Math.round(revenue / 100),
        byHandCents: sums.byHandCents,
        rating: computeRating(reviews),
      });
    }),
  ];
}
