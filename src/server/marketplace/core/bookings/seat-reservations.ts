import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { takesSeats, type BookingStatus } from '#domain/bookings/bookings.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import { addDays, listDays, type Day, type Time } from '#domain/time/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import {
  listOccupiedDays,
  OCCUPANCY_LOOKBACK_DAYS,
  type OccupiedInterval,
  type TripLengths,
} from '#domain/availability/trip-times.ts';
import { describeTakenBoat, describeNotEnoughSeats } from '#domain/bookings/trips.ts';
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
 * Reserves what a booking needs, or refuses; after a refusal, the caller must roll the transaction back. Locks the
 * boat's days first, in date order: sales of overlapping departures and charters share a day, so they serialize without
 * deadlocks. Guarded statements change a row only if there is room and return no row otherwise.
 */
export async function reserveBoat(
  write: Transaction,
  reservation: SeatReservation,
  capacity: number,
): Promise<Outcome<null, 'sold-out'>> {
  return reservation.mode === 'perSeat'
    ? reserveSeats(write, reservation, capacity)
    : reserveDays(write, reservation);
}

/**
 * Builds the statements that reserve seats in one round trip with the commit. Unlike the statements of `reserveBoat`,
 * they raise an error instead of returning no row. Null if the fast path does not suffice: for a charter, a trip past
 * midnight, or a departure that small groups may no longer join.
 */
export function reserveSeatsFastPath(
  write: Transaction,
  reservation: SeatReservation,
  capacity: number,
): CompiledQuery<object>[] | null {
  const isSimple =
    reservation.mode === 'perSeat' &&
    !reservation.mustReach &&
    listNights(reservation).length === 0;
  if (!isSimple) return null;
  return [countSeats(reservation, reservation.start), takeSeats(reservation, capacity)].map(
    (guarded) =>
      sql<object>`
      with reserved as (${guarded})
      select case when not exists (select from reserved) then refuse('needs a closer look') end`.compile(
        write,
      ),
  );
}

async function reserveSeats(
  write: Transaction,
  reservation: SeatReservation,
  capacity: number,
): Promise<Outcome<null, 'sold-out'>> {
  const noRoom = refused('sold-out', describeNotEnoughSeats(reservation));
  if (reservation.groupSize > capacity) return noRoom;
  const [counted, [sold]] = await pipelineQueries(write, [
    countSeats(reservation, reservation.start).compile(write),
    findSoldLengths(reservation).compile(write),
  ]);
  if (counted.length === 0) return noRoom;
  const seats = await withExistingDepartureLength(write, reservation, sold);
  const taken = await pipelineQueries(write, [
    ...listNights(seats).map((day) => countSeats(seats, day).compile(write)),
    takeSeats(seats, capacity).compile(write),
  ]);
  return taken.every((rows) => rows.length > 0) ? done(null) : noRoom;
}

/** Lists the following days on which a trip past midnight still occupies its boat. */
function listNights(seats: SeatReservation): Day[] {
  return listOccupiedDays(toOccupiedInterval(seats)).slice(1);
}

/** Adds the group to the seats counted on a day, which locks the day. Returns no row if the day is chartered. */
function countSeats({ boatId, start, groupSize }: SeatReservation, day: Day): RawBuilder<object> {
  return sql<object>`
    insert into boat_days (boat_id, day, seats_taken, seats_overnight)
    values (${boatId}, ${day}, ${day === start ? groupSize : 0}, ${day === start ? 0 : groupSize})
    on conflict (boat_id, day) do update
      set seats_taken = boat_days.seats_taken + excluded.seats_taken,
        seats_overnight = boat_days.seats_overnight + excluded.seats_overnight
      where boat_days.charter_booking is null
    returning 1 as counted`;
}

/**
 * Takes seats on a departure. Returns no row if the departure would have too many or too few guests, was sold with
 * other lengths, or overlaps another one. Requires the day's lock.
 */
function takeSeats(seats: SeatReservation, capacity: number): RawBuilder<object> {
  const { boatId, start, time, groupSize, tripMinutes, turnaroundMinutes } = seats;
  const { mustReach = 0 } = seats;
  return sql<object>`
    with wanted as (
      select ${boatId}::uuid as boat_id, ${start}::date as day, ${time}::text as time,
        ${tripMinutes}::integer as trip_minutes, ${turnaroundMinutes}::integer as turnaround_minutes
    ), sold as (
      select departures.*, (departures.day, departures.time) = (wanted.day, wanted.time) as is_same
      from departures join wanted using (boat_id)
      where departures.day between wanted.day - ${OCCUPANCY_LOOKBACK_DAYS}::integer and wanted.day + ${OCCUPANCY_LOOKBACK_DAYS}::integer
    )
    insert into departures (boat_id, day, time, capacity, seats_taken, trip_minutes, turnaround_minutes)
    select boat_id, day, time, ${capacity}::integer, ${groupSize}::integer, trip_minutes, turnaround_minutes
    from wanted
    where (${groupSize}::integer >= ${mustReach}::integer or exists (select from sold where is_same))
      and not exists (
        select from sold
        where sold.seats_taken > 0 and case when is_same
          then (sold.trip_minutes, sold.turnaround_minutes) <> (wanted.trip_minutes, wanted.turnaround_minutes)
          else sold.sold_span && tsrange(wanted.day + wanted.time::time, wanted.day + wanted.time::time
            + make_interval(mins => wanted.trip_minutes + wanted.turnaround_minutes)) end)
    on conflict (boat_id, day, time) do update
      set seats_taken = departures.seats_taken + excluded.seats_taken, capacity = excluded.capacity,
        trip_minutes = excluded.trip_minutes, turnaround_minutes = excluded.turnaround_minutes
      where departures.seats_taken + excluded.seats_taken between ${mustReach}::integer and excluded.capacity
    returning 1 as taken`;
}

/** Selects the length of a departure that is already sold. Requires the day's lock. */
function findSoldLengths({ boatId, start, time }: SeatReservation): RawBuilder<TripLengths> {
  return sql<TripLengths>`
    select trip_minutes as "tripMinutes", turnaround_minutes as "turnaroundMinutes"
    from departures
    where boat_id = ${boatId} and day = ${start} and time = ${time} and seats_taken > 0`;
}

/**
 * Adopts the lengths of a departure that is already sold: later guests sail as long as the first ones, and see the
 * length that the first ones saw.
 */
async function withExistingDepartureLength(
  write: Transaction,
  reservation: SeatReservation,
  sold: TripLengths | undefined,
): Promise<SeatReservation> {
  if (!sold) return reservation;
  const { tripMinutes, turnaroundMinutes } = sold;
  const isAsLong =
    tripMinutes === reservation.tripMinutes && turnaroundMinutes === reservation.turnaroundMinutes;
  if (isAsLong) return reservation;
  await sql`update bookings as joining
    set trip_minutes = ${tripMinutes}, turnaround_minutes = ${turnaroundMinutes},
      stated_minutes = coalesce((
        select max(first.stated_minutes) from bookings as first
        where first.boat_id = ${reservation.boatId} and first.start_date = ${reservation.start}
          and first.time = ${reservation.time} and first.pricing_mode = 'perSeat'
          and first.id <> ${reservation.bookingId} and first.status in ('held', 'pending', 'asked', 'paid')),
        joining.stated_minutes)
    where joining.id = ${reservation.bookingId}`.execute(write);
  return { ...reservation, tripMinutes, turnaroundMinutes };
}

async function reserveDays(
  write: Transaction,
  seatReservation: SeatReservation,
): Promise<Outcome<null, 'sold-out'>> {
  const days = listDays(seatReservation.start, seatReservation.end);
  const taken = await pipelineQueries(
    write,
    days.map((day) => takeDay(seatReservation, day).compile(write)),
  );
  const day = days.find((_, nth) => taken[nth]?.length === 0);
  return day === undefined ? done(null) : refused('sold-out', describeTakenBoat(day));
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
 * Moves all bookings, or refuses; after a refusal, the caller must roll the transaction back. Releases all old seats
 * before it takes new ones. Locks all days first, in date order, including the following days: the target departure may
 * extend into them if it was sold with a greater length.
 */
export async function moveReservations(
  write: Transaction,
  moves: readonly MovedReservation[],
  capacity: number,
): Promise<Outcome<null, 'sold-out'>> {
  const days = moves
    .flatMap(({ from, to }) => [from, to])
    .flatMap(({ boatId, start, end }) =>
      listDays(start, addDays(end, OCCUPANCY_LOOKBACK_DAYS)).map((day) => ({ boatId, day })),
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
 * Releases a booking's reservation. The caller must pass as `was` the status that it read under the booking's lock, so
 * that a second call releases no seats again.
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
    const column = sql.ref(day === start ? 'seatsTaken' : 'seatsOvernight');
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
  const reserved = sql`boat_id = ${boatId} and charter_booking = ${bookingId}`;
  await sql`select 1 from boat_days where ${reserved} order by day for update`.execute(write);
  await sql`update boat_days set charter_booking = null where ${reserved}`.execute(write);
}

export function toOccupiedInterval({
  start,
  time,
  tripMinutes,
  turnaroundMinutes,
}: SeatReservation): OccupiedInterval {
  return { date: start, time, minutes: tripMinutes + turnaroundMinutes };
}
