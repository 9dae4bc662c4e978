import { sql } from 'kysely';
import type { TripDeparture } from '#domain/operators/boarding.ts';
import type { Day, Time } from '#domain/time/days.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { DayScope } from './day-bookings.ts';

/**
 * Finds bookings by the id or code that ticks contain; crews get only codes. Returns each booking with its current and
 * former departures in the scope.
 */
export async function findBoardable(
  reader: Queryable,
  scope: DayScope,
  acts: readonly { bookingId: string }[],
) {
  const names = [...new Set(acts.map(({ bookingId }) => bookingId))];
  const ids = names.filter(isUuid);
  const rows = await reader
    .selectFrom('bookings')
    .select(['id', 'code', 'status', 'pricingMode as mode', largestGroup.as('groupSize')])
    .select(['operatorId', 'boatId'])
    .select(['startDate as start', 'endDate as end', 'time'])
    .where(sql<boolean>`(id = any(${ids}::uuid[]) or code = any(${names}::text[]))`)
    .execute();
  const left = await findLeftDepartures(reader, rows);
  return new Map(
    rows.flatMap(({ operatorId, boatId, start, end, time, ...booking }) => {
      const current = { operatorId, boatId, start, end, time };
      const departures = [current, ...(left.get(booking.id) ?? [])].filter((each) =>
        isInScope(scope, each),
      );
      const boardable = { ...booking, departures };
      return [booking.id, booking.code].map((name) => [name, boardable] as const);
    }),
  );
}

/** Largest size that the group has had: the group may have become smaller since the phone last synced its day. */
const largestGroup = sql<number>`greatest(group_size, (select max((facts ->> 'before')::integer)
  from booking_events where booking_id = bookings.id and event = 'fewer guests'))`;

function isInScope({ operatorId, boatId }: DayScope, departure: TripDeparture): boolean {
  return departure.operatorId === operatorId && (boatId ?? departure.boatId) === departure.boatId;
}

type Booked = { id: string; operatorId: string; boatId: string };
type Left = { start: Day; end: Day; time: Time | null };

/** Finds the departures that bookings were moved from, newest first, with the boat before each rebooking. */
async function findLeftDepartures(
  reader: Queryable,
  bookings: readonly Booked[],
): Promise<ReadonlyMap<string, TripDeparture[]>> {
  if (bookings.length === 0) return new Map();
  const ids = bookings.map(({ id }) => id);
  const moves = await reader
    .selectFrom('bookingEvents')
    .select(['bookingId', 'event', sql<Left>`facts -> 'before'`.as('before')])
    .where('bookingId', 'in', ids)
    .where('event', 'in', ['moved', 'rebooked'])
    .orderBy('id', 'desc')
    .execute();
  if (moves.length === 0) return new Map();
  const boats = await reader
    .selectFrom('rebookings')
    .select(['bookingId', 'fromOperatorId as operatorId', 'fromBoatId as boatId'])
    .where('bookingId', 'in', ids)
    .orderBy('at', 'desc')
    .execute();
  return new Map(
    bookings.map(({ id, operatorId, boatId }) => {
      const earlier = boats.filter(({ bookingId }) => bookingId === id);
      let on = { operatorId, boatId };
      const left = moves
        .filter(({ bookingId }) => bookingId === id)
        .map(({ event, before: { start, end, time } }) => {
          if (event === 'rebooked') on = earlier.shift() ?? on;
          return { operatorId: on.operatorId, boatId: on.boatId, start, end, time };
        });
      return [id, left];
    }),
  );
}
