import { sql } from 'kysely';
import type { NextDepartureView, OverviewView } from '#contract/operator/overview-api.ts';
import { soldStatuses } from '#domain/bookings/bookings.ts';
import { MAX_NEXT_DEPARTURES, NEXT_DEPARTURE_DAYS } from '#domain/operators/overview-departures.ts';
import { addDays, type IslandNow } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { selectOpenApprovals } from '../../marketplace/checkout/approval-routes.ts';
import { selectOperatorConflicts } from '../../marketplace/core/departures/conflict-queries.ts';
import { selectUnansweredReviews } from '../../marketplace/reviews/review-queries.ts';
import { selectOpenChangeRequests } from '../../marketplace/trips/answer-change.ts';

type DepartureRow = Omit<NextDepartureView, 'boat'> & { boatId: string; boatName: string };

/** Finds the next sold departures of the coming days, unless they have begun. Skips departures that were called off. */
export async function findNextDepartures(
  reader: Queryable,
  operatorId: string,
  { day: today, time: now }: IslandNow,
): Promise<NextDepartureView[]> {
  const { rows } = await sql<DepartureRow>`
    select boats.id as "boatId", boats.name as "boatName", boats.capacity, bookings.pricing_mode as mode,
      start_date as day, time, sum(group_size)::integer as "seatsSold"
    from bookings join boats on boats.id = boat_id
    where bookings.operator_id = ${operatorId} and bookings.status = any(${[...soldStatuses]})
      and end_date >= ${today} and start_date between ${today} and ${addDays(today, NEXT_DEPARTURE_DAYS - 1)}
      and (start_date > ${today} or time is null or time > ${now})
      and not ${isAwaitingChoice}
    group by boats.id, bookings.pricing_mode, start_date, time
    order by start_date, time nulls first, boats.name, boats.id
    limit ${MAX_NEXT_DEPARTURES}`.execute(reader);
  return rows.map(({ boatId: id, boatName: name, ...row }) => ({ boat: { id, name }, ...row }));
}

/** Counts the operator's open tasks under the same conditions as the lists that show them. */
export async function countWaiting(
  reader: Queryable,
  operatorId: string,
  { at, today }: { at: Date; today: IslandNow['day'] },
): Promise<OverviewView['waiting']> {
  const disputes = reader
    .selectFrom('disputes')
    .innerJoin('bookings', 'bookings.id', 'disputes.bookingId')
    .where('bookings.operatorId', '=', operatorId)
    .where('disputes.status', 'in', ['needs_response', 'warning_needs_response']);
  const rebookings = reader
    .selectFrom('bookings')
    .where('operatorId', '=', operatorId)
    .where('status', 'in', [...soldStatuses])
    .where('endDate', '>=', today)
    .where(isAwaitingChoice);
  const count = sql<number>`count(*)`.as('count');
  return reader
    .selectNoFrom([
      selectOpenApprovals(reader, operatorId, at).select(count).as('approvals'),
      selectOpenChangeRequests(reader, operatorId, at).select(count).as('changeRequests'),
      selectOperatorConflicts(reader, operatorId, today).select(count).as('conflicts'),
      disputes.select(count).as('disputes'),
      rebookings.select(count).as('rebookings'),
      selectUnansweredReviews(reader, operatorId).select(count).as('reviews'),
    ])
    .$narrowType<OverviewView['waiting']>()
    .executeTakeFirstOrThrow();
}

/** True for a booking of a called-off trip whose guest has not chosen yet. */
const isAwaitingChoice = sql<boolean>`exists (
  select from rebooking_offers where booking_id = bookings.id and outcome is null)`;
