import { sql, type CompiledQuery } from 'kysely';
import type {
  BookingFlow,
  BookingSource,
  BookingStatus,
  PaidBy,
} from '#domain/bookings/bookings.ts';
import { FREE_CANCELLATION_HOURS } from '#domain/trip-changes/cancellations.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { smallestParty, USUAL_DECISION_HOURS } from '#domain/departures/smallest-number.ts';
import { tripLengths } from '#domain/availability/trip-times.ts';
import type { Trip } from '#domain/bookings/trips.ts';
import { boatChange } from '../boats/boat-changes.ts';
import { sailingOf } from '../boats/boat-presenter.ts';
import { isForSale, type BoatRecord } from '../boats/boat-queries.ts';
import { inTransaction, type Reader, type Write } from '../../../platform/database/database.ts';
import {
  isRefusedByDatabase,
  together,
  withCommit,
} from '../../../platform/database/one-round-trip.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { followEvent } from './booking-queries.ts';
import { reserveBoat, type SeatReservation } from './seat-reservations.ts';
import { shipGuest } from './ship-guests.ts';
import { reserveStraight } from './straight-sale.ts';
import { checkUnpaid, unpaidGuards, type UnpaidGuest } from './unpaid-bookings.ts';

export type NewBooking = {
  id: string;
  flow: BookingFlow;
  status: BookingStatus & ('held' | 'pending' | 'paid');
  boat: BoatRecord;
  trip: Omit<Trip, 'time'> & { time: string | null };
  feeCents: number;
  /** Epoch milliseconds; null when it is paid already. */
  holdEndsAt: number | null;
  /** A calendar of the operator's could not be read: the card is charged only after their yes. */
  needsApproval: boolean;
  /** In which the guest is written to. */
  language: Language;
  customer: { name: string; email: string | null; phone: string | null; requests: string | null };
  /** The call of the ship by which the guest comes. */
  portCallId?: string | null;
  /** Booked by the operator. */
  byHand?: { source: BookingSource; paidBy: PaidBy };
  /** A guest who books and has not paid; null where the operator books. */
  unpaid: UnpaidGuest | null;
  /** The idempotency key: one booking a key. */
  requestKey?: string | undefined;
};

const isBeingBooked = refused(
  'conflict',
  'This is being booked already. Please try again in a moment.',
);

/**
 * Decides, then writes the booking and reserves its seats or days in one transaction. `decide` reads the boat, at
 * first before the transaction, so that buyers do not wait for each other (optimistic lock); when the boat was
 * edited since, or something is in the way, again while it is locked. Refuses when the same idempotency key was
 * written meanwhile. Answers the booking's id.
 */
export async function writeBooking(
  deps: Deps,
  boatId: string,
  decide: Decide,
  alongside: Alongside | null = null,
): Promise<Outcome<string, SaleProblem>> {
  const decided = await decide(deps.database);
  if (!decided.ok) return decided;
  try {
    return await writeOptimistically(deps, decided.value, alongside).catch((error: unknown) => {
      if (!isRefusedByDatabase(error)) throw error;
      return writeWhileLocked(deps, boatId, decide, alongside);
    });
  } catch (error) {
    if (isKeyTaken(error)) return isBeingBooked;
    throw error;
  }
}

/** Why a trip may not be sold. */
export type SaleProblem =
  | 'invalid'
  | 'not-found'
  | 'conflict'
  | 'sold-out'
  | 'amount-changed'
  | 'too-many';
type NotWritten = 'sold-out' | 'conflict' | 'too-many';
type Decide = (reader: Reader) => Promise<Outcome<NewBooking, SaleProblem>>;
type Alongside = (write: Write) => Promise<void>;

/** Where nothing else is written and nothing is in the way, in one round trip to the database. */
function writeOptimistically(
  deps: Deps,
  booking: NewBooking,
  alongside: Alongside | null,
): Promise<Outcome<string, NotWritten>> {
  return inTransaction(deps.database, async (write) => {
    const { capacity } = booking.boat;
    const wanted = reservationOf(booking, deps.now());
    const seats = alongside ? null : reserveStraight(write, wanted, capacity);
    if (seats === null) return writeDecided(deps, write, booking, alongside);
    const unpaid = countedOf(deps, booking);
    const guards = unpaid ? unpaidGuards(write, unpaid) : [];
    await withCommit(write, [...(await firstWrites(deps, write, booking)), ...guards, ...seats]);
    return done(booking.id);
  });
}

function writeWhileLocked(
  deps: Deps,
  boatId: string,
  decide: Decide,
  alongside: Alongside | null,
): Promise<Outcome<string, SaleProblem>> {
  return inTransaction(deps.database, async (write) => {
    await sql`select 1 from boats join operators on operators.id = boats.operator_id
      where boats.id = ${boatId} for key share of boats, operators`.execute(write);
    const decided = await decide(write);
    return decided.ok ? writeDecided(deps, write, decided.value, alongside) : decided;
  });
}

/** Seats come last, because all buyers of a departure wait for each other there: after that it is only the commit. */
async function writeDecided(
  deps: Deps,
  write: Write,
  booking: NewBooking,
  alongside: Alongside | null,
): Promise<Outcome<string, NotWritten>> {
  await together(write, await firstWrites(deps, write, booking));
  await followEvent(deps, write, { bookingId: booking.id, event: firstEvent(booking).event });
  await alongside?.(write);
  const unpaid = countedOf(deps, booking);
  const allowed = unpaid ? await checkUnpaid(write, unpaid) : done(null);
  if (!allowed.ok) return allowed;
  const wanted = reservationOf(booking, deps.now());
  const taken = await reserveBoat(write, wanted, booking.boat.capacity);
  return taken.ok ? done(booking.id) : taken;
}

/** Null where nothing has to be counted. */
function countedOf(deps: Deps, { unpaid, boat }: NewBooking) {
  const isLimited = Object.values(unpaid?.limits ?? {}).some((limit) => limit !== null);
  return unpaid && isLimited ? { ...unpaid, boatId: boat.id, at: new Date(deps.now()) } : null;
}

async function firstWrites(deps: Deps, write: Write, booking: NewBooking) {
  const { id: bookingId, holdEndsAt } = booking;
  const inserted = insertBooking(write, booking, deps);
  if (holdEndsAt === null) return [inserted];
  const options = { notBefore: new Date(holdEndsAt) };
  return [inserted, await deps.jobs.statement('end-hold', { bookingId }, options)];
}

function firstEvent({ status, trip, byHand }: NewBooking) {
  const events = { held: 'held', pending: 'reserved', paid: 'paid' } as const;
  const money = status === 'paid' ? { cents: trip.amountCents } : {};
  return {
    event: events[status],
    actor: byHand ? 'operator' : 'visitor',
    facts: byHand ? { ...byHand, ...money } : {},
  };
}

function isKeyTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'bookings_idempotency_key';
}

function reservationOf({ id, boat, trip }: NewBooking, nowMs: number): SeatReservation {
  const { mode, start, end, time, groupSize } = trip;
  const places = { bookingId: id, boatId: boat.id, mode, start, end, time, groupSize };
  return { ...places, ...lengths(boat, trip), mustReach: guestsNeeded(boat, trip, nowMs) };
}

/** Once it is decided whether a departure sails, nobody joins it who leaves it with too few guests. */
function guestsNeeded(
  boat: BoatRecord,
  { mode, start: day, time }: NewBooking['trip'],
  nowMs: number,
): number | undefined {
  const { smallest_number: smallestNumber } = boat;
  const decisionHours = boat.decision_hours ?? USUAL_DECISION_HOURS;
  if (mode === 'charter' || time === null || smallestNumber === null) return undefined;
  const empty = { smallestNumber, decisionHours, guests: 0, day, time };
  return smallestParty(empty, nowMs) > 1 ? smallestNumber : undefined;
}

function lengths(boat: BoatRecord, { start, time }: NewBooking['trip']) {
  return tripLengths(sailingOf(boat), start, time ?? '');
}

/**
 * Inserts only while the boat has the version that was looked at and is for sale, and refuses otherwise. Boat and
 * operator stay locked until the commit: an edit that counts what is sold counts this booking, and once a
 * suspension is written, nothing more is sold. Records its first event, and tells all servers that the boat changes.
 */
function insertBooking(write: Write, booking: NewBooking, deps: Deps): CompiledQuery<object> {
  const { event, actor, facts } = firstEvent(booking);
  const { boat, trip, customer, feeCents } = booking;
  const { tripMinutes, statedMinutes, turnaroundMinutes } = lengths(boat, trip);
  const isBySeat = trip.mode === 'perSeat';
  const { portCallId = null } = booking;
  const { source = null, paidBy = 'card' } = booking.byHand ?? {};
  const at = new Date(deps.now());
  return sql<object>`
    with booked as (
      insert into bookings (
        id, code, boat_id, operator_id, flow, status, pricing_mode, start_date, end_date, time,
        group_size, trip_minutes, stated_minutes, turnaround_minutes, customer_name, customer_email, customer_phone, special_requests,
        smallest_number, decision_hours, trip_cents, fee_cents, amount_cents, hold_ends_at, needs_approval, idempotency_key, created_at,
        unpaid_mailbox, unpaid_network,
        free_cancellation_hours, source, paid_by, paid_at, language, calendar_uid)
      select
        ${booking.id}, ${bookingCode(deps.randomBytes)}, boats.id, boats.operator_id, ${booking.flow},
        ${booking.status}, ${trip.mode}, ${trip.start}, ${trip.end}, ${trip.time},
        ${trip.groupSize}, ${tripMinutes}::integer, ${statedMinutes}::integer, ${turnaroundMinutes}::integer, ${customer.name}, ${customer.email}, ${customer.phone}, ${customer.requests},
        ${isBySeat ? boat.smallest_number : null}::integer, ${isBySeat ? boat.decision_hours : null}::integer, ${trip.amountCents}::integer, ${feeCents}::integer,
        ${trip.amountCents + feeCents}::integer, ${booking.holdEndsAt === null ? null : new Date(booking.holdEndsAt)}::timestamptz, ${booking.needsApproval},
        ${booking.requestKey ?? null}::uuid, ${at},
        ${booking.unpaid?.mailbox ?? null}::text, ${booking.unpaid?.network ?? null}::text,
        ${FREE_CANCELLATION_HOURS}::integer, ${source}::text, ${paidBy}::text,
        ${booking.status === 'paid' ? at : null}::timestamptz, ${booking.language}::text, ${deps.newId()}::uuid
      from boats join operators on operators.id = boats.operator_id
      where boats.id = ${boat.id} and boats.version = ${boat.version} and ${isForSale}
      for key share of boats, operators
      returning id, boat_id, created_at
    ), recorded as (
      insert into booking_events (booking_id, at, event, actor, facts)
      select id, created_at, ${event}, ${actor}, ${JSON.stringify(facts)}::jsonb from booked
    ), coming as (${shipGuest(portCallId)})
    select case when ${portCallId}::uuid is not null and not exists (select from coming)
        then refuse('the ship is not expected any more')::text
      when exists (select from booked) then ${boatChange(sql`${boat.id}`)}::text
      else refuse('the boat was edited')::text end`.compile(write);
}

// No 0, O, 1, I, L or U: codes are read aloud on docks.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A booking's code for people, such as `SXM-7K2P-9QXD`. */
function bookingCode(randomBytes: (count: number) => Uint8Array): string {
  const letters = [...randomBytes(8)]
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('');
  return `SXM-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
