import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Availability } from '#domain/availability/availability.ts';
import type { Taken } from '#domain/departures/departures.ts';
import { toInstant, type Day } from '#domain/time/days.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { refused, type Outcome } from '#domain/problems.ts';
import { computeTripLengths } from '#domain/availability/trip-times.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';
import {
  releaseBoat,
  reserveBoat,
  type SeatReservation,
} from '../../../src/server/marketplace/core/bookings/seat-reservations.ts';
import { inTransaction, type Database } from '../../../src/server/platform/database/database.ts';
import { now } from './random-trips.ts';

export const OPERATORS = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
] as const;

type Listed = {
  type: string;
  port: string;
  status: 'published' | 'draft';
  featuredUntil: Day | null;
  operator: string;
  notice: number;
};
type Busy = { day: Day; minute: number; minutes: number; isForAllBoats: boolean };
export type SearchWorld = {
  boats: readonly (readonly [BoatForSale, Listed])[];
  busy: readonly Busy[];
  isReleased: readonly boolean[];
  edits: readonly (Availability | null)[];
  isSuspended: boolean;
};

/** Replaces the world: two operators, boats, calendars, and every sale that finds enough seats. */
export async function makeWorld(database: Database, world: SearchWorld): Promise<void> {
  await clear(database);
  for (const id of OPERATORS) {
    const at = new Date();
    await database
      .insertInto('operators')
      .values({ id, name: id, email: `${id}@example.com`, createdAt: at })
      .execute();
  }
  for (const [nth, [boat, listed]] of world.boats.entries()) {
    const id = boatId(nth);
    await insertBoat(database, nth, boat, listed);
    for (const [sale, taken] of boat.taken.entries()) {
      const reservation = buildReservation(id, boat, taken);
      const isSold = await sell(database, reservation, listed.operator, boat.capacity);
      if (isSold && sale % 3 === 2 && world.isReleased[nth]) await release(database, reservation);
    }
  }
  await writeCalendars(database, world.busy);
}

/** Changes the world: edits boats, returns seats, deletes and moves busy times, suspends an operator. */
export async function changeWorld(database: Database, world: SearchWorld): Promise<void> {
  for (const [nth, availability] of world.edits.entries()) {
    if (!availability || nth >= world.boats.length) continue;
    await database
      .updateTable('boats')
      .set({ availability: JSON.stringify(availability), turnaroundMinutes: 15 * nth })
      .where('id', '=', boatId(nth))
      .execute();
  }
  const { rows } = await sql<SeatReservation>`
    select id as "bookingId", boat_id as "boatId", pricing_mode as mode, start_date as start, end_date as "end", time,
      group_size as "groupSize", trip_minutes as "tripMinutes", turnaround_minutes as "turnaroundMinutes"
    from bookings where status = 'held' order by id`.execute(database);
  for (const [nth, reservation] of rows.entries())
    if (world.isReleased[nth % world.isReleased.length]) await release(database, reservation);
  const [one, other] = world.busy;
  if (one) await sql`delete from busy_spans where key = 'busy 0'`.execute(database);
  if (other) {
    await sql`update busy_spans set starts_at = starts_at + interval '9 hours', ends_at = ends_at + interval '10 hours'
      where key = 'busy 1'`.execute(database);
  }
  if (world.isSuspended) {
    await sql`update operators set status = 'suspended' where id = ${OPERATORS[1]}`.execute(
      database,
    );
  }
}

async function clear(database: Database): Promise<void> {
  // Deletes calendars first, because each deletion adds departures on offer.
  const calendars = ['busy_spans', 'calendar_source_boats', 'calendar_sources'];
  const sold = ['offered_departures', 'boat_days', 'departures', 'bookings', 'boats', 'operators'];
  for (const table of [...calendars, ...sold])
    await sql`delete from ${sql.table(table)}`.execute(database);
}

function boatId(nth: number): string {
  return `10000000-0000-4000-8000-00000000000${nth}`;
}

async function insertBoat(database: Database, nth: number, boat: BoatForSale, listed: Listed) {
  const at = new Date(Date.UTC(2026, 0, 20 - nth));
  await database
    .insertInto('boats')
    .values({
      id: boatId(nth),
      operatorId: listed.operator,
      name: `Boat ${nth}`,
      slug: `boat-${nth}`,
      type: listed.type,
      port: listed.port,
      customPort: null,
      status: listed.status,
      tripType: boat.tripType,
      pricingMode: 'both',
      capacity: boat.capacity,
      pricePerSeatCents: boat.pricePerSeatCents,
      charterPriceCents: boat.charterPriceCents,
      availability: JSON.stringify(boat.availability),
      tripMinutes: boat.tripMinutes ?? null,
      turnaroundMinutes: boat.turnaroundMinutes ?? null,
      noticeHours: listed.notice,
      featuredUntil: listed.featuredUntil,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}

function buildReservation(id: string, boat: BoatForSale, taken: Taken): SeatReservation {
  const { date, time, seats, charter, minutes } = taken;
  const offered = computeTripLengths(boat, date, time ?? '');
  const lengths = minutes === undefined ? offered : { tripMinutes: minutes, turnaroundMinutes: 0 };
  return {
    bookingId: randomUUID(),
    boatId: id,
    mode: charter ? 'charter' : 'perSeat',
    start: date,
    end: date,
    time,
    groupSize: Math.max(1, seats),
    ...lengths,
  };
}

/** Reserves seats like a guest; returns false if the day has passed or there are too few seats. */
async function sell(
  database: Database,
  sold: SeatReservation,
  operatorId: string,
  capacity: number,
): Promise<boolean> {
  const answer = await inTransaction(
    database,
    async (write): Promise<Outcome<null, 'sold-out'>> => {
      if (sold.start < now.day) return refused('sold-out', 'day.passed');
      await sql`
      insert into bookings (id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
        trip_minutes, turnaround_minutes, group_size, customer_name, customer_email, trip_cents, fee_cents, amount_cents,
        hold_ends_at, created_at)
      values (${sold.bookingId}, ${sold.bookingId}, ${sold.boatId}, ${operatorId}, 'checkout', 'held', ${sold.mode},
        ${sold.start}, ${sold.end}, ${sold.time}, ${sold.tripMinutes}, ${sold.turnaroundMinutes}, ${sold.groupSize},
        'Guest', 'guest@example.com', 100, 0, 100, now(), now())`.execute(write);
      return reserveBoat(write, sold, capacity);
    },
  );
  return answer.ok;
}

async function release(database: Database, sold: SeatReservation): Promise<void> {
  await inTransaction(database, async (write) => {
    const { rows } = await sql<SeatReservation>`
      update bookings set status = 'expired' where id = ${sold.bookingId} and status = 'held'
      returning trip_minutes as "tripMinutes", turnaround_minutes as "turnaroundMinutes"`.execute(
      write,
    );
    const [lengths] = rows;
    if (lengths) await releaseBoat(write, { ...sold, ...lengths }, 'held');
  });
}

async function writeCalendars(database: Database, busy: readonly Busy[]): Promise<void> {
  const [, other] = OPERATORS;
  for (const isForAllBoats of [true, false]) {
    const id = randomUUID();
    await sql`
      insert into calendar_sources (id, operator_id, kind, name, address_encrypted, address_hash, all_boats, created_at)
      values (${id}, ${other}, 'feed', 'Feed', ${id}, ${id}, ${isForAllBoats}, now())`.execute(
      database,
    );
    if (!isForAllBoats) {
      await sql`insert into calendar_source_boats (source_id, boat_id)
        select ${id}, id from boats where operator_id = ${other} order by id limit 1`.execute(
        database,
      );
    }
    for (const [nth, span] of busy.entries()) {
      if (span.isForAllBoats !== isForAllBoats) continue;
      const startsAt = toInstant(span.day, null) + span.minute * MINUTE_MS;
      await sql`insert into busy_spans (source_id, key, starts_at, ends_at)
        values (${id}, ${`busy ${nth}`}, ${new Date(startsAt)}, ${new Date(startsAt + span.minutes * MINUTE_MS)})`.execute(
        database,
      );
    }
  }
}
