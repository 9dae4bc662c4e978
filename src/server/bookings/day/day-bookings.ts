import { sql } from 'kysely';
import { newestAct } from '#domain/boarding.ts';
import { soldStatuses } from '#domain/bookings.ts';
import type { Day } from '#domain/days.ts';
import type { BoardingActView } from '#contract/operator-day-api.ts';
import type { Reader } from '../../database/database.ts';
import { newestDispute } from '../booking-money.ts';

/** Whose day it is: all boats of an operator, or the one of a crew. */
export type DayScope = { operatorId: string; boatId?: string };

export type DayBooking = Awaited<ReturnType<typeof findDayBookings>>[number];

/** What is sold of a day, charters on each of their days. */
export function findDayBookings(reader: Reader, { operatorId, boatId }: DayScope, day: Day) {
  return reader
    .selectFrom('bookings')
    .innerJoin('boats', 'boats.id', 'bookings.boat_id')
    .leftJoin('ship_guests', 'ship_guests.booking_id', 'bookings.id')
    .leftJoin('port_calls', (join) =>
      join
        .onRef('port_calls.id', '=', 'port_call_id')
        .on('port_calls.day', '=', day)
        .on('port_calls.skipped_at', 'is', null),
    )
    .selectAll('bookings')
    .select(['boats.name as boat_name', 'boats.capacity', newestDispute.as('dispute')])
    .select(['port_calls.ship', 'port_calls.all_aboard', 'port_calls.clock_minutes'])
    .select(
      sql<boolean>`exists (select from rebooking_offers
        where booking_id = bookings.id and outcome is null)`.as('is_called_off'),
    )
    .where('bookings.operator_id', '=', operatorId)
    .$if(boatId !== undefined, (query) => query.where('bookings.boat_id', '=', boatId ?? ''))
    .where('bookings.status', 'in', soldStatuses)
    .where(sql<boolean>`daterange(bookings.start_date, bookings.end_date, '[]') @> ${day}::date`)
    .orderBy(sql`fold_name(bookings.customer_name)`)
    .orderBy('bookings.id')
    .execute();
}

/** How bookings stand on a day: of each, the newest tick. */
export async function findBoarding(
  reader: Reader,
  bookingIds: readonly string[],
  day: Day,
): Promise<ReadonlyMap<string, BoardingActView>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await countingActs(reader, bookingIds).where('day', '=', day).execute();
  const byBooking = Map.groupBy(rows, (row) => row.booking_id);
  const newest = new Map<string, BoardingActView>();
  for (const [bookingId, acts] of byBooking) {
    const act = newestAct(acts.map(presentAct));
    if (act) newest.set(bookingId, act);
  }
  return newest;
}

/** All that counts of what was ticked of a booking, on each of its days. */
export async function findTicks(reader: Reader, bookingId: string) {
  const rows = await countingActs(reader, [bookingId]).execute();
  return rows.map((row) => ({ ...presentAct(row), day: row.day }));
}

/** A tick is of the departure at which it was made: of a trip that was moved since, it says nothing. */
function countingActs(reader: Reader, bookingIds: readonly string[]) {
  return reader
    .selectFrom('boarding_acts')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .where(
      sql<boolean>`received_at > coalesce((select max(at) from booking_events
        where booking_id = boarding_acts.booking_id and event in ('moved', 'rebooked')), '-infinity')`,
    );
}

type ActRow = Pick<BoardingActView, 'id' | 'kind' | 'guests'> & {
  acted_at: Date;
  received_at: Date;
  crew_link_id: string | null;
};

function presentAct({ id, kind, guests, ...row }: ActRow): BoardingActView {
  return {
    ...{ id, kind, guests },
    at: row.acted_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    by: row.crew_link_id === null ? 'captain' : 'crew',
  };
}
