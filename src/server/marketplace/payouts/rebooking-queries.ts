import { sql } from 'kysely';
import { ISLAND_ZONE, type Day, type Month } from '#domain/time/days.ts';
import type { TripRebooking } from '#domain/payouts/payouts.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** Finds called-off trips that moved from or to this operator, oldest first. */
export function findRebookings(reader: Queryable, operatorId: string): Promise<TripRebooking[]> {
  return (
    reader
      .selectFrom('rebookings')
      .innerJoin('bookings', 'bookings.id', 'rebookings.bookingId')
      .select(['rebookings.id', 'bookings.code', 'rebookings.cents'])
      .select(
        sql<TripRebooking['direction']>`case when from_operator_id = ${operatorId}
        then 'went' else 'came' end`.as('direction'),
      )
      .select(sql<Day>`to_char(at at time zone ${sql.lit(ISLAND_ZONE)}, 'YYYY-MM-DD')`.as('day'))
      // Month of the trip; for the operator that lost it, month of the original trip.
      .select(
        sql<Month>`to_char(case when bookings.operator_id = ${operatorId}
        then bookings.start_date else rebookings.start_date end, 'YYYY-MM')`.as('month'),
      )
      .where((where) =>
        where.or([
          where('fromOperatorId', '=', operatorId),
          where('toOperatorId', '=', operatorId),
        ]),
      )
      .orderBy('at')
      .orderBy('rebookings.id')
      .execute()
  );
}
