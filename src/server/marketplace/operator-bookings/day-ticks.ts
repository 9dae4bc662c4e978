import { sql } from 'kysely';
import { findNewestAct } from '#domain/operators/boarding.ts';
import type { Day } from '#domain/time/days.ts';
import type { BoardingActView } from '#contract/operator/operator-day-api.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { DayBooking } from './day-bookings.ts';

export type DayParty = DayBooking & { boarding: BoardingActView | null };

/**
 * Adds the newest tick that counts to each booking of a day. Drops bookings that have left a departure, unless a tick
 * that counts marks them as boarded there.
 */
export async function withTicks(
  reader: Queryable,
  bookings: readonly DayBooking[],
  day: Day,
): Promise<DayParty[]> {
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const rows = await readActs(reader, ids).where('day', '=', day).execute();
  return bookings.flatMap((booking) => {
    const acts = rows.filter((row) => countsFor(row, booking));
    if (!booking.isBooked && !acts.some(({ kind }) => kind === 'boarded')) return [];
    return { ...booking, boarding: findNewestAct(acts.map(presentAct)) };
  });
}

/** Finds all ticks that count for a booking's current departure, on each of its days. */
export async function findTicks(reader: Queryable, bookingId: string) {
  const rows = await readActs(reader, [bookingId]).where(isForCurrentDeparture).execute();
  return rows.filter(isSinceMove).map((row) => ({ ...presentAct(row), day: row.day }));
}

type ActRow = Awaited<ReturnType<ReturnType<typeof readActs>['execute']>>[number];

/**
 * Decides whether a tick counts: only at its own departure, and not if the booking was moved away and back, or if the
 * operator moved or canceled the booking after the tick was received.
 */
function countsFor(act: ActRow, booking: DayBooking): boolean {
  const isHere = act.boatId === booking.departureBoatId && act.time === booking.departureTime;
  if (act.bookingId !== booking.id) return false;
  if (!booking.isBooked) return isHere && !act.isEndedByOperator;
  return (isHere || act.boatId === null) && isSinceMove(act);
}

function isSinceMove({ receivedAt, movedAt }: ActRow): boolean {
  return movedAt === null || receivedAt > movedAt;
}

function readActs(reader: Queryable, bookingIds: readonly string[]) {
  return reader
    .selectFrom('boardingActs')
    .selectAll()
    .select(movedAt.as('movedAt'))
    .select(isEndedByOperator.as('isEndedByOperator'))
    .where('bookingId', 'in', bookingIds);
}

const movedAt = sql<Date | null>`(select max(at) from booking_events
  where booking_id = boarding_acts.booking_id and event in ('moved', 'rebooked'))`;

/**
 * True if, after the tick was received, the operator canceled the booking or moved it away from the tick's departure.
 */
const isEndedByOperator = sql<boolean>`exists (select from booking_events as acts
  where acts.booking_id = boarding_acts.booking_id and actor = 'operator' and at >= received_at
    and (event = 'cancelled' or (event = 'moved'
      and day between (facts -> 'before' ->> 'start')::date and (facts -> 'before' ->> 'end')::date
      and coalesce(time, facts -> 'before' ->> 'time') is not distinct from facts -> 'before' ->> 'time')))`;

const isForCurrentDeparture = sql<boolean>`(boat_id is null or exists (select from bookings
  where bookings.id = booking_id and bookings.boat_id = boarding_acts.boat_id
    and day between start_date and end_date
    and boarding_acts.time is not distinct from case when start_date = day then bookings.time end))`;

function presentAct({ id, kind, guests, ...row }: ActRow): BoardingActView {
  return {
    id,
    kind,
    guests,
    at: row.actedAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    by: row.crewLinkId === null ? 'captain' : 'crew',
  };
}
