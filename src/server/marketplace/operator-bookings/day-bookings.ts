import { sql } from 'kysely';
import { isSold, soldStatuses } from '#domain/bookings/bookings.ts';
import type { Day } from '#domain/time/days.ts';
import type { LeftReason } from '#contract/operator/operator-day-api.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { newestDispute } from './booking-money.ts';

/** Scope of a day: all boats of an operator, or a crew's boat. */
export type DayScope = { operatorId: string; boatId?: string };

export type DayBooking = Awaited<ReturnType<typeof readParties>>[number];

/** Returns why a booking that was ticked at a departure is no longer on it; null if it still is. */
export function findLeftReason({ isBooked, status }: DayBooking): LeftReason | null {
  if (isBooked) return null;
  return isSold(status) ? 'moved' : 'canceled';
}

/**
 * Finds the bookings sold for a day, including charters on each of their days, and bookings that were ticked as boarded
 * on that day and have since been canceled or moved.
 */
export function findDayBookings(reader: Queryable, scope: DayScope, day: Day) {
  return readParties(withParties(reader, scope, day), day);
}

/** Selects `parties`: each booking with the departure under which the day's list shows it. */
function withParties(reader: Queryable, { operatorId, boatId }: DayScope, day: Day) {
  return reader
    .with('booked', (from) =>
      from
        .selectFrom('bookings')
        .select(['id as bookingId', 'boatId', sql<boolean>`true`.as('isBooked')])
        .select(sql<string | null>`case when start_date = ${day} then time end`.as('time'))
        .where('operatorId', '=', operatorId)
        .$if(boatId !== undefined, (query) => query.where('boatId', '=', boatId ?? ''))
        .where('status', 'in', soldStatuses)
        .where(sql<boolean>`daterange(start_date, end_date, '[]') @> ${day}::date`),
    )
    .with('ticked', (from) =>
      from
        .selectFrom('boardingActs')
        .innerJoin('boats', 'boats.id', 'boardingActs.boatId')
        .select(['bookingId', 'boats.id as boatId', sql<boolean>`false`.as('isBooked'), 'time'])
        .distinct()
        .where('operatorId', '=', operatorId)
        .$if(boatId !== undefined, (query) => query.where('boats.id', '=', boatId ?? ''))
        .where('day', '=', day)
        .where('kind', '=', 'boarded')
        .where(
          sql<boolean>`not exists (select from booked where booked.booking_id = boarding_acts.booking_id
            and booked.boat_id = boarding_acts.boat_id and booked.time is not distinct from boarding_acts.time)`,
        ),
    )
    .with('parties', (from) =>
      from.selectFrom('booked').selectAll().unionAll(from.selectFrom('ticked').selectAll()),
    );
}

function readParties(parties: ReturnType<typeof withParties>, day: Day) {
  return parties
    .selectFrom('parties')
    .innerJoin('bookings', 'bookings.id', 'parties.bookingId')
    .innerJoin('boats', 'boats.id', 'parties.boatId')
    .leftJoin('shipGuests', 'shipGuests.bookingId', 'bookings.id')
    .leftJoin('portCalls', (join) =>
      join
        .onRef('portCalls.id', '=', 'portCallId')
        .on('portCalls.day', '=', day)
        .on('portCalls.skippedAt', 'is', null),
    )
    .selectAll('bookings')
    .select(['boats.name as boatName', 'boats.capacity', newestDispute.as('dispute')])
    .select(['boats.id as departureBoatId', 'parties.time as departureTime', 'isBooked'])
    .select(['portCalls.ship', 'portCalls.allAboard', 'portCalls.clockMinutes'])
    .select(
      sql<boolean>`exists (select from rebooking_offers
        where booking_id = bookings.id and outcome is null)`.as('isCalledOff'),
    )
    .orderBy('isBooked', 'desc')
    .orderBy(sql`fold_name(bookings.customer_name)`)
    .orderBy('bookings.id')
    .execute();
}
