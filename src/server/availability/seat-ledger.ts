import { sql } from 'kysely';
import { takesSeats, type BookingStatus } from '#domain/bookings.ts';
import type { PricingMode } from '#domain/boats.ts';
import { daysFromTo, type Day, type Time } from '#domain/days.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { boatIsTaken, notEnoughSeats } from '#domain/trips.ts';
import type { Write } from '../database/database.ts';

/** What a booking takes of a boat. */
export type Taking = {
  bookingId: string;
  boatId: string;
  mode: PricingMode;
  start: Day;
  end: Day;
  time: Time | null;
  groupSize: number;
};

/**
 * Takes what a booking needs, or refuses; the caller rolls back a refusal. Every statement is its own
 * guard: it changes a row only if there is room, so no order of buyers can oversell. Departures are
 * taken before boat-days and boat-days in date order, so that two buyers never wait for each other.
 */
export async function takeBoat(
  write: Write,
  taking: Taking,
  capacity: number,
): Promise<Outcome<null>> {
  return taking.mode === 'perSeat'
    ? takeSeats(write, taking, capacity)
    : takeWholeDays(write, taking);
}

async function takeSeats(write: Write, taking: Taking, capacity: number): Promise<Outcome<null>> {
  const { boatId, start, time, groupSize } = taking;
  const noRoom = refused('sold-out', notEnoughSeats(taking));
  if (time === null || groupSize > capacity) return noRoom;
  const departure = await sql`
    insert into departures (boat_id, day, time, capacity, seats_taken)
    values (${boatId}, ${start}, ${time}, ${capacity}, ${groupSize})
    on conflict (boat_id, day, time) do update
      set seats_taken = departures.seats_taken + excluded.seats_taken, capacity = excluded.capacity
      where departures.seats_taken + excluded.seats_taken <= excluded.capacity
    returning 1`.execute(write);
  if (departure.rows.length === 0) return noRoom;
  const day = await sql`
    insert into boat_days (boat_id, day, seats_taken)
    values (${boatId}, ${start}, ${groupSize})
    on conflict (boat_id, day) do update
      set seats_taken = boat_days.seats_taken + excluded.seats_taken
      where boat_days.charter_booking is null
    returning 1`.execute(write);
  return day.rows.length === 0 ? noRoom : done(null);
}

async function takeWholeDays(write: Write, taking: Taking): Promise<Outcome<null>> {
  for (const day of daysFromTo(taking.start, taking.end)) {
    const taken = await sql`
      insert into boat_days (boat_id, day, charter_booking)
      values (${taking.boatId}, ${day}, ${taking.bookingId})
      on conflict (boat_id, day) do update
        set charter_booking = excluded.charter_booking
        where boat_days.charter_booking is null and boat_days.seats_taken = 0
      returning 1`.execute(write);
    if (taken.rows.length === 0) return refused('sold-out', boatIsTaken(day));
  }
  return done(null);
}

/**
 * Moves a booking from what it has taken to something else of the same boat, or refuses; the caller rolls
 * back a refusal. All rows of both are locked before, in the order in which buyers take them.
 */
export async function moveTaking(
  write: Write,
  { from, to, was }: { from: Taking; to: Taking; was: BookingStatus },
  capacity: number,
): Promise<Outcome<null>> {
  const { boatId } = from;
  const times = [from, to].map((each) => `${each.start} ${each.time}`);
  await sql`select 1 from departures
    where boat_id = ${boatId} and day::text || ' ' || time = any(${times}::text[])
    order by day, time for update`.execute(write);
  const days = [from, to].flatMap((each) => daysFromTo(each.start, each.end));
  await sql`select 1 from boat_days
    where boat_id = ${boatId} and day = any(${days}::date[])
    order by day for update`.execute(write);
  await giveBack(write, from, was);
  return takeBoat(write, to, capacity);
}

/**
 * Gives back exactly what a booking took. The caller has locked the booking and seen, by its status
 * `was`, that it still takes seats, so that nothing is given back twice.
 */
export async function giveBack(write: Write, taking: Taking, was: BookingStatus): Promise<void> {
  if (!takesSeats(was)) return;
  const { boatId, start, time, groupSize, bookingId } = taking;
  if (taking.mode === 'charter') {
    await sql`update boat_days set charter_booking = null
      where boat_id = ${boatId} and charter_booking = ${bookingId}`.execute(write);
    return;
  }
  await sql`update departures set seats_taken = seats_taken - ${groupSize}
    where boat_id = ${boatId} and day = ${start} and time = ${time}`.execute(write);
  await sql`update boat_days set seats_taken = seats_taken - ${groupSize}
    where boat_id = ${boatId} and day = ${start}`.execute(write);
}
