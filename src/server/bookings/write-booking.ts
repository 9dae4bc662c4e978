import { sql } from 'kysely';
import type { BookingFlow, BookingStatus } from '#domain/bookings.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Trip } from '#domain/trips.ts';
import { takeBoat, type Taking } from '../availability/seat-ledger.ts';
import { announceBoatChange } from '../boats/boat-changes.ts';
import type { BoatRecord } from '../boats/boat-queries.ts';
import { inTransaction, type Write } from '../database/database.ts';
import type { Deps } from '../product-deps.ts';
import { bookingCode } from './booking-code.ts';
import { recordEvent } from './booking-queries.ts';

export type NewBooking = {
  id: string;
  flow: BookingFlow;
  status: BookingStatus & ('held' | 'pending');
  boat: BoatRecord;
  trip: Omit<Trip, 'time'> & { time: string | null };
  feeCents: number;
  /** Epoch milliseconds. */
  holdEndsAt: number;
  /** A calendar of the captain's could not be read: the card is charged only after their yes. */
  needsCaptain: boolean;
  customer: { name: string; email: string; phone: string | null; requests: string | null };
  /** Names the request that made it: one booking a key. */
  requestKey?: string | undefined;
};

/** What writing a booking came to when the boat was edited between the look and the write. */
export const boatChanged = Symbol('boat changed');

const isBeingBooked = refused(
  'conflict',
  'This is being booked already. Please try again in a moment.',
);

/**
 * Writes the booking and takes its seats or days, in one transaction. Answers `boatChanged` when the
 * boat is no longer the version that was looked at: the caller looks again. Refuses when the same request
 * was written meanwhile.
 */
export async function writeBooking(
  deps: Deps,
  booking: NewBooking,
  alongside: (write: Write) => Promise<void> = async () => {},
): Promise<Outcome<string | typeof boatChanged>> {
  return inTransaction<string | typeof boatChanged>(deps.database, async (write) => {
    if (!(await insertBooking(write, booking, deps))) throw new BoatChanged();
    await recordEvent(deps, write, {
      bookingId: booking.id,
      at: new Date(deps.now()),
      event: booking.status === 'held' ? 'held' : 'reserved',
      actor: 'visitor',
    });
    await deps.jobs.queue(
      write,
      'end-hold',
      { bookingId: booking.id },
      { notBefore: new Date(booking.holdEndsAt) },
    );
    await alongside(write);
    await announceBoatChange(write, booking.boat.id);
    // Last, because all buyers of a departure wait for this row: from here it is only the commit.
    const taken = await takeBoat(write, takingOf(booking), booking.boat.capacity);
    return taken.ok ? done(booking.id) : taken;
  }).catch((error: unknown) => {
    if (error instanceof BoatChanged) return done(boatChanged);
    if (isKeyTaken(error)) return isBeingBooked;
    throw error;
  });
}

class BoatChanged extends Error {}

function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'bookings_request_key';
}

function takingOf({ id, boat, trip }: NewBooking): Taking {
  const { mode, start, end, time, groupSize } = trip;
  return { bookingId: id, boatId: boat.id, mode, start, end, time, groupSize };
}

/**
 * Inserts only while the boat is still what was looked at and still for sale; false otherwise. It is
 * kept from changing until the booking stands: an edit that counts what is sold counts this one. So is
 * its captain: once a suspension is written, nothing more is sold.
 */
async function insertBooking(write: Write, booking: NewBooking, deps: Deps): Promise<boolean> {
  const { boat, trip, customer, feeCents } = booking;
  const inserted = await sql`
    insert into bookings (
      id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
      group_size, customer_name, customer_email, customer_phone, special_requests,
      trip_cents, fee_cents, amount_cents, hold_ends_at, needs_captain, request_key, created_at)
    select
      ${booking.id}, ${bookingCode(deps.randomBytes)}, boats.id, boats.operator_id, ${booking.flow},
      ${booking.status}, ${trip.mode}, ${trip.start}, ${trip.end}, ${trip.time},
      ${trip.groupSize}, ${customer.name}, ${customer.email}, ${customer.phone}, ${customer.requests},
      ${trip.amountCents}::integer, ${feeCents}::integer,
      ${trip.amountCents + feeCents}::integer, ${new Date(booking.holdEndsAt)}, ${booking.needsCaptain},
      ${booking.requestKey ?? null}::uuid, ${new Date(deps.now())}
    from boats join operators on operators.id = boats.operator_id
    where boats.id = ${boat.id} and boats.version = ${boat.version} and boats.status = 'published'
      and boats.deleted_at is null and operators.status = 'active'
    for key share of boats, operators
    returning 1`.execute(write);
  return inserted.rows.length > 0;
}
