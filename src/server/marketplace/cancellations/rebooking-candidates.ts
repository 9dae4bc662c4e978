import { sql } from 'kysely';
import { computeOperatorShare } from '#domain/refunds/refunds.ts';
import { countDaysBetween, type Day } from '#domain/time/days.ts';
import { toGuestTrip, type BookingRow } from '../core/bookings/booking-queries.ts';
import { portsQuery } from '../core/offers/matching-boats.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Maximum number of boats examined per day: at the trip's own port, and at each other port. */
const MAX_AT_PORT = { own: 60, other: 12 };

/**
 * Finds boats of other operators that may offer an equivalent trip on these days: with room, of the same kind, and not
 * more expensive. In ports with many boats, examines only the top of the listing.
 */
export async function listRebookingCandidates(
  reader: Queryable,
  booking: BookingRow,
  days: readonly Day[],
): Promise<string[]> {
  const isBySeat = booking.pricingMode === 'perSeat';
  const units = isBySeat
    ? booking.groupSize
    : countDaysBetween(booking.startDate, booking.endDate) + 1;
  const maxCents = Math.floor(computeOperatorShare(toGuestTrip(booking)) / units);
  const price = sql.ref(isBySeat ? 'seatCents' : 'charterCents');
  const { rows } = await sql<{ id: string }>`
    with recursive ${portsQuery},
    own as (select port from boats where id = ${booking.boatId})
    select distinct likely.id
    from unnest(${days}::date[]) as on_day (day)
    cross join ports
    cross join own
    cross join lateral (
      select boats.id
      from offered_departures as offered
      join boats on boats.id = offered.boat_id
      join operators on operators.id = boats.operator_id
      where offered.day = on_day.day and offered.port = ports.port and room >= ${booking.groupSize}
        and ${price} <= ${maxCents} and operators.takes_rebookings
        and operators.id <> ${booking.operatorId}
      order by offered.listing_rank, offered.listed_at, offered.boat_id
      limit case when ports.port = own.port then ${MAX_AT_PORT.own}::integer else ${MAX_AT_PORT.other}::integer end
    ) as likely`.execute(reader);
  return rows.map(({ id }) => id);
}
