import { sql, type RawBuilder } from 'kysely';
import { takesSeats, type BookingStatus } from '#domain/bookings/bookings.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import { addDays, daysFromTo, type Day, type Time } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import {
  listOccupiedDays,
  OCCUPANCY_LOOKBACK_DAYS,
  areMutuallyExclusive,
  type OccupiedInterval,
  type TripLengths,
} from '#domain/availability/trip-times.ts';
import { boatIsTaken, notEnoughSeats } from '#domain/bookings/trips.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { pipelineQueries } from '../../../platform/database/pipeline-queries.ts';

export type SeatReservation = TripLengths & {
  bookingId: string;
  boatId: string;
  mode: PricingMode;
  start: Day;
  end: Day;
  time: Time | null;
  groupSize: number;
  /** Number of guests that the departure must reach; undefined before its decision time. */
  mustReach?: number | undefined;
};

/**
 * Reserves what a booking needs, or refuses; the caller rolls back a refusal. Locks boat-days first, in date order:
 * sales of overlapping departures and charters share a day, so they serialize without deadlocks. Guarded statements
 * change a row only if there is room and return no row otherwise.
 */
export async function reserveBoat(
  write: Transaction,
  wanted: SeatReservation,
  capacity: number,
): Promise<Outcome<null, 'sold-out'>> {
  return wanted.mode === 'perSeat'
    ? reserveSeats(write, wanted, capacity)
    : reserveDays(write, wanted);
}

async function reserveSeats(
  write: Transaction,
  wanted: SeatReservation,
  capacity: number,
): Promise<Outcome<null, 'sold-out'>> {
  const noRoom = refused('sold-out', notEnoughSeats(wanted));
  if (wanted.groupSize > capacity) return noRoom;
  let [counts, sold] = await countAndLook(write, wanted, [wanted.start]);
  if (!counts) return noRoom;
  const seatReservation = await withExistingDepartureLength(write, wanted, sold);
  const nights = listOccupiedDays(toOccupiedInterval(seatReservation)).slice(1);
  if (nights.length > 0) {
    // The following mornings are locked from here on, so check again.
    [counts, sold] = await countAndLook(write, seatReservation, nights);
    if (!counts) return noRoom;
  }
  if (sold.some((other) => areMutuallyExclusive(other, toOccupiedInterval(seatReservation))))
    return noRoom;
  return (await takeSeats(write, seatReservation, capacity)) ? done(null) : noRoom;
}

/**
 * Counts the seats on these days, which locks them, then reads departures around; false if one of them is chartered.
 */
async function countAndLook(
  write: Transaction,
  wanted: SeatReservation,
  days: readonly Day[],
): Promise<[counted: boolean, sold: SoldDeparture[]]> {
  const counts = days.map((day) => countOn(wanted, day).compile(write));
  const [sold = [], ...counted] = (
    await pipelineQueries(write, [...counts, soldAround(wanted).compile(write)])
  ).toReversed();
  return [counted.every((rows) => rows.length > 0), sold as SoldDeparture[]];
}

function countOn({ boatId, start, groupSize }: SeatReservation, day: Day): RawBuilder<object> {
  return sql<object>`
    insert into boat_days (boat_id, day, seats_taken, seats_overnight)
    values (${boatId}, ${day}, ${day === start ? groupSize : 0}, ${day === start ? 0 : groupSize})
    on conflict (boat_id, day) do update
      set seats_taken = boat_days.seats_taken + excluded.seats_taken,
        seats_overnight = boat_days.seats_overnight + excluded.seats_overnight
      where boat_days.charter_booking is null
    returning 1 as counted`;
}

type SoldDeparture = OccupiedInterval & TripLengths;

/** Selects sold departures on the days around; those of its own days cannot change once these are locked. */
function soldAround({ boatId, start }: SeatReservation): RawBuilder<SoldDeparture> {
  return sql<SoldDeparture>`
    select day as date, time, trip_minutes + turnaround_minutes as minutes,
      trip_minutes as "tripMinutes", turnaround_minutes as "turnaroundMinutes"
    from departures
    where boat_id = ${boatId} and seats_taken > 0
      and day between ${addDays(start, -OCCUPANCY_LOOKBACK_DAYS)} and ${addDays(start, OCCUPANCY_LOOKBACK_DAYS)}`;
}

/**
 * Adopts the length of a departure that is already sold: later guests sail as long as the first ones, and see the
 * length that was stated to those.
 */
async function withExistingDepartureLength(
  write: Transaction,
  wanted: SeatReservation,
  sold: readonly SoldDeparture[],
): Promise<SeatReservation> {
  const own = sold.find(({ date, time }) => date === wanted.start && time === wanted.time);
  if (!own) return wanted;
  const { tripMinutes, turnaroundMinutes } = own;
  const isAsLong =
    tripMinutes === wanted.tripMinutes && turnaroundMinutes === wanted.turnaroundMinutes;
  if (isAsLong) return wanted;
  await sql`update bookings as joining
    set trip_minutes = ${tripMinutes}, turnaround_minutes = ${turnaroundMinutes},
      stated_minutes = coalesce((
        select max(first.stated_minutes) from bookings as first
        where first.boat_id = ${wanted.boatId} and first.start_date = ${wanted.start}
          and first.time = ${wanted.time} and first.pricing_mode = 'perSeat'
          and first.id <> ${wanted.bookingId} and first.status in ('held', 'pending', 'asked', 'paid')),
        joining.stated_minutes)
    where joining.id = ${wanted.bookingId}`.execute(write);
  return { ...wanted, tripMinutes, turnaroundMinutes };
}

async function takeSeats(
  write: Transaction,
  seats: SeatReservation,
  capacity: number,
): Promise<boolean> {
  const { boatId, start, time, groupSize, tripMinutes, turnaroundMinutes } = seats;
  const { mustReach = 0 } = seats;
  const taken = await sql`
    insert into departures
      (boat_id, day, time, capacity, seats_taken, trip_minutes, turnaround_minutes)
    select ${boatId}::uuid, ${start}::date, ${time}::text, ${capacity}::integer, ${groupSize}::integer,
      ${tripMinutes}::integer, ${turnaroundMinutes}::integer
    where ${groupSize}::integer >= ${mustReach}::integer or exists (
      select from departures where boat_id = ${boatId} and day = ${start} and time = ${time})
    on conflict (boat_id, day, time) do update
      set seats_taken = departures.seats_taken + excluded.seats_taken, capacity = excluded.capacity,
        trip_minutes = excluded.trip_minutes, turnaround_minutes = excluded.turnaround_minutes
      where departures.seats_taken + excluded.seats_taken between ${mustReach}::integer and excluded.capacity
    returning 1`.execute(write);
  return taken.rows.length > 0;
}

async function reserveDays(
  write: Transaction,
  seatReservation: SeatReservation,
): Promise<Outcome<null, 'sold-out'>> {
  const days = daysFromTo(seatReservation.start, seatReservation.end);
  const taken = await pipelineQueries(
    write,
    days.map((day) => takeDay(seatReservation, day).compile(write)),
  );
  const day = days.find((_, nth) => taken[nth]?.length === 0);
  return day === undefined ? done(null) : refused('sold-out', boatIsTaken(day));
}

function takeDay({ boatId, bookingId }: SeatReservation, day: Day): RawBuilder<object> {
  return sql<object>`
    insert into boat_days (boat_id, day, charter_booking)
    values (${boatId}, ${day}, ${bookingId})
    on conflict (boat_id, day) do update
      set charter_booking = excluded.charter_booking
      where boat_days.charter_booking is null
        and boat_days.seats_taken = 0 and boat_days.seats_overnight = 0
    returning 1 as taken`;
}

/** Previous and next reservation of a booking, possibly on another boat. */
export type MovedReservation = { from: SeatReservation; to: SeatReservation; was: BookingStatus };

/**
 * Moves bookings, or refuses all; the caller rolls back a refusal. Releases all old seats before it takes new ones.
 * Locks all days first, in date order, with those that the target departure may extend into if it was sold with a
 * greater length.
 */
export async function moveReservations(
  write: Transaction,
  moves: readonly MovedReservation[],
  capacity: number,
): Promise<Outcome<null, 'sold-out'>> {
  const days = moves
    .flatMap(({ from, to }) => [from, to])
    .flatMap(({ boatId, start, end }) =>
      daysFromTo(start, addDays(end, OCCUPANCY_LOOKBACK_DAYS)).map((day) => ({ boatId, day })),
    );
  await sql`
    insert into boat_days (boat_id, day)
    select distinct boat_id, day
    from unnest(${days.map(({ boatId }) => boatId)}::uuid[], ${days.map(({ day }) => day)}::date[])
      as days (boat_id, day)
    order by boat_id, day
    on conflict (boat_id, day) do update set seats_taken = boat_days.seats_taken`.execute(write);
  for (const { from, was } of moves) await releaseBoat(write, from, was);
  for (const { to } of moves) {
    const reserved = await reserveBoat(write, to, capacity);
    if (!reserved.ok) return reserved;
  }
  return done(null);
}

/**
 * Releases a booking's reservation. Requires the locked booking's status `was`, so that a second call does not release
 * again.
 */
export async function releaseBoat(
  write: Transaction,
  seatReservation: SeatReservation,
  was: BookingStatus,
): Promise<void> {
  if (!takesSeats(was)) return;
  if (seatReservation.mode === 'charter') return releaseDays(write, seatReservation);
  const { boatId, start, time, groupSize } = seatReservation;
  for (const day of listOccupiedDays(toOccupiedInterval(seatReservation))) {
    const column = sql.ref(day === start ? 'seats_taken' : 'seats_overnight');
    await sql`update boat_days set ${column} = ${column} - ${groupSize}
      where boat_id = ${boatId} and day = ${day}`.execute(write);
  }
  await sql`update departures set seats_taken = seats_taken - ${groupSize}
    where boat_id = ${boatId} and day = ${start} and time = ${time}`.execute(write);
}

async function releaseDays(
  write: Transaction,
  { boatId, bookingId }: SeatReservation,
): Promise<void> {
  const own = sql`boat_id = ${boatId} and charter_booking = ${bookingId}`;
  await sql`select 1 from boat_days where ${own} order by day for update`.execute(write);
  await sql`update boat_days set charter_booking = null where ${own}`.execute(write);
}

export function toOccupiedInterval({
  start,
  time,
  tripMinutes,
  turnaroundMinutes,
}: SeatReservation): OccupiedInterval {
  return { date: start, time, minutes: tripMinutes + turnaroundMinutes };
}
