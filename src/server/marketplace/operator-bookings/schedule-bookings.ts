import { sql } from 'kysely';
import { soldStatuses } from '#domain/bookings/bookings.ts';
import { listScopeDays, type CallOffReason } from '#domain/trip-changes/calling-off.ts';
import { addDays, toInstant, type Day } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { scopeRows, toScope, type BoatScope } from '../core/bookings/called-off-trips.ts';

/** First and last day, both inclusive. */
export type DayRange = { first: Day; last: Day };

export type ScheduleBooking = Awaited<ReturnType<typeof findScheduleBookings>>[number];

/**
 * Finds an operator's sold trips that touch a range of days, and whether each has an open offer, request or conflict.
 */
export function findScheduleBookings(
  reader: Queryable,
  operatorId: string,
  { first, last }: DayRange,
) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boatId')
    .select([
      'bookings.boatId',
      'boats.name as boatName',
      'boats.capacity',
      'bookings.pricingMode as mode',
      'bookings.startDate as start',
      'bookings.endDate as end',
      'bookings.time',
      'bookings.groupSize',
      'bookings.customerName',
      'bookings.status',
      'bookings.tripMinutes',
      'bookings.statedMinutes',
      'bookings.smallestNumber',
    ])
    .select([
      sql<boolean>`exists (select from rebooking_offers
        where booking_id = bookings.id and outcome is null)`.as('isCalledOff'),
      sql<boolean>`exists (select from change_requests
        where booking_id = bookings.id and answer is null)`.as('hasRequest'),
      sql<boolean>`exists (select from calendar_conflicts
        where booking_id = bookings.id and calendar_conflicts.status = 'open')`.as('hasConflict'),
    ])
    .where('bookings.operatorId', '=', operatorId)
    .where('bookings.status', 'in', soldStatuses)
    .where(
      sql<boolean>`daterange(start_date, end_date, '[]') && daterange(${first}::date, ${last}::date, '[]')`,
    )
    .orderBy('bookings.startDate')
    .orderBy('bookings.time')
    .orderBy('bookings.id')
    .execute();
}

export type CallOffDay = { boatId: string; day: Day; reason: CallOffReason };

/** Finds the days in a range on which an operator's boats were called off, newest call-off first. */
export async function findCallOffDays(
  reader: Queryable,
  operatorId: string,
  { first, last }: DayRange,
): Promise<CallOffDay[]> {
  const from = new Date(toInstant(first, '00:00'));
  const until = new Date(toInstant(addDays(last, 1), '00:00'));
  const rows = await scopeRows(reader)
    .innerJoin('callOffs', 'callOffs.id', 'callOffBoats.callOffId')
    .innerJoin('boats', 'boats.id', 'callOffBoats.boatId')
    .select('callOffs.reason')
    .where('boats.operatorId', '=', operatorId)
    .where(
      sql<boolean>`(day between ${first} and ${last} or starts_at < ${until} and ends_at > ${from})`,
    )
    .orderBy('callOffs.madeAt', 'desc')
    .execute();
  return rows.flatMap((row) => listCallOffDays(toScope(row), row.reason));
}

function listCallOffDays({ boatId, scope }: BoatScope, reason: CallOffReason): CallOffDay[] {
  return listScopeDays(scope).map((day) => ({ boatId, day, reason }));
}
