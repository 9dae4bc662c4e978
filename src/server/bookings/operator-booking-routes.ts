import { endpoints } from '#contract/endpoints.ts';
import { sql } from 'kysely';
import { islandNow, monthOf, type Month } from '#domain/days.ts';
import type { OperatorTotals } from '#domain/operator-totals.ts';
import { done } from '#domain/problems.ts';
import { ratingOf } from '#domain/ratings.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { countBoats, readReviewTotals } from '../boats/operator-boat-queries.ts';
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
        sumBookings(deps.database, id, monthOf(islandNow(deps.now()).day)),
        readReviewTotals(deps.database, id),
      ]);
      return done({
        ...{ totalBoats: boats, ...bookings },
        revenue: Math.round(bookings.revenueCents / 100),
        rating: ratingOf(reviews),
      });
    }),
  ];
}

type CountedBookings = Omit<OperatorTotals, 'totalBoats'>;

/** What the dashboard says of an operator's bookings, from the sums of their months (domain/operator-totals.ts). */
async function sumBookings(
  reader: Reader,
  operatorId: string,
  month: Month,
): Promise<CountedBookings> {
  const first = `${month}-01`;
  const { rows } = await sql<CountedBookings>`
    select coalesce(sum(listed) filter (where month = ${first}), 0)::bigint as "bookingsThisMonth",
      coalesce(sum(kept_cents), 0)::bigint as "revenueCents", coalesce(sum(by_hand_cents), 0)::bigint as "byHandCents"
    from (
      select operator_id, month, listed, kept_cents, by_hand_cents from operator_months
      union all
      select operator_id, date_trunc('month', day)::date, listed, kept_cents, by_hand_cents from metric_changes) as sums
    where operator_id = ${operatorId}`.execute(reader);
  return rows[0] ?? { bookingsThisMonth: 0, revenueCents: 0, byHandCents: 0 };
}
