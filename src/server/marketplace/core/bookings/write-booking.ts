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
import { computeSmallestParty, USUAL_DECISION_HOURS } from '#domain/departures/smallest-number.ts';
import { computeTripLengths } from '#domain/availability/trip-times.ts';
import type { Trip } from '#domain/bookings/trips.ts';
import { boatChange } from '../boats/boat-changes.ts';
import { toSailing } from '../boats/boat-presenter.ts';
import { forSaleCondition, type BoatRecord } from '../boats/boat-queries.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../../platform/database/database.ts';
import {
  isRefusedByDatabase,
  pipelineQueries,
  pipelineAndCommit,
} from '../../../platform/database/pipeline-queries.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { followEvent } from './booking-queries.ts';
import { reserveBoat, reserveSeatsFastPath, type SeatReservation } from './seat-reservations.ts';
import { shipGuest } from './ship-guests.ts';
import { checkUnpaid, unpaidGuards, type UnpaidGuest } from './unpaid-bookings.ts';

export type NewBooking = {
  id: string;
  flow: BookingFlow;
  status: BookingStatus & ('held' | 'pending' | 'paid');
  boat: BoatRecord;
  trip: Omit<Trip, 'time'> & { time: string | null };
  feeCents: number;
  /** Epoch milliseconds; null if it is already paid. */
  holdEndsAt: number | null;
  /** True if an operator's calendar could not be read: the card is charged only after the operator's approval. */
  needsApproval: boolean;
  language: Language;
  guest: { name: string; email: string | null; phone: string | null; requests: string | null };
  /** Port call of the ship that the guest arrives with. */
  portCallId?: string | null;
  /** Set for manual bookings. */
  manual?: { source: BookingSource; paidBy: PaidBy };
  /** Guest who has not paid; null for manual bookings. */
  unpaid: UnpaidGuest | null;
  /** Idempotency key, unique per booking. */
  requestKey?: string | undefined;
};

const isBeingBooked = refused('conflict', 'checkout.beingBooked');

/**
 * Inserts the booking and reserves its seats or days in one transaction; returns the booking's id. `decide` reads the
 * boat before the transaction (optimistic lock), so that buyers do not wait for each other. Retries `decide` under a
 * lock if a guard fails, such as the boat's version. Refuses an idempotency key that a concurrent request has used.
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

export type SaleProblem =
  | 'invalid'
  | 'not-found'
  | 'conflict'
  | 'sold-out'
  | 'amount-changed'
  | 'too-many';
type NotWritten = 'sold-out' | 'conflict' | 'too-many';
type Decide = (reader: Queryable) => Promise<Outcome<NewBooking, SaleProblem>>;
type Alongside = (write: Transaction) => Promise<void>;

/** Writes in one round trip if the sale needs no extra writes and only simple reservations. */
function writeOptimistically(
  deps: Deps,
  booking: NewBooking,
  alongside: Alongside | null,
): Promise<Outcome<string, NotWritten>> {
  return inTransaction(deps.database, async (write) => {
    const { capacity } = booking.boat;
    const reservation = buildReservation(booking, deps.now());
    const seats = alongside ? null : reserveSeatsFastPath(write, reservation, capacity);
    if (seats === null) return writeDecided(deps, write, booking, alongside);
    const unpaid = buildCounted(deps, booking);
    const guards = unpaid ? unpaidGuards(write, unpaid) : [];
    await pipelineAndCommit(write, [
      ...(await firstWrites(deps, write, booking)),
      ...guards,
      ...seats,
    ]);
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

/** Reserves seats last, because all buyers of a departure serialize there: only the commit is left to do. */
async function writeDecided(
  deps: Deps,
  write: Transaction,
  booking: NewBooking,
  alongside: Alongside | null,
): Promise<Outcome<string, NotWritten>> {
  await pipelineQueries(write, await firstWrites(deps, write, booking));
  await followEvent(deps, write, { bookingId: booking.id, event: firstEvent(booking).event });
  await alongside?.(write);
  const unpaid = buildCounted(deps, booking);
  const allowed = unpaid ? await checkUnpaid(write, unpaid) : done(null);
  if (!allowed.ok) return allowed;
  const reservation = buildReservation(booking, deps.now());
  const taken = await reserveBoat(write, reservation, booking.boat.capacity);
  return taken.ok ? done(booking.id) : taken;
}

/** Null if no limit applies. */
function buildCounted(deps: Deps, { unpaid, boat }: NewBooking) {
  const isLimited = Object.values(unpaid?.limits ?? {}).some((limit) => limit !== null);
  return unpaid && isLimited ? { ...unpaid, boatId: boat.id, at: new Date(deps.now()) } : null;
}

async function firstWrites(deps: Deps, write: Transaction, booking: NewBooking) {
  const { id: bookingId, holdEndsAt } = booking;
  const inserted = insertBooking(write, booking, deps);
  if (holdEndsAt === null) return [inserted];
  const options = { notBefore: new Date(holdEndsAt) };
  return [inserted, await deps.jobs.statement('end-hold', { bookingId }, options)];
}

function firstEvent({ status, trip, manual: byHand }: NewBooking) {
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

function buildReservation({ id, boat, trip }: NewBooking, nowMs: number): SeatReservation {
  const { mode, start, end, time, groupSize } = trip;
  const places = { bookingId: id, boatId: boat.id, mode, start, end, time, groupSize };
  return {
    ...places,
    ...getTripLengths(boat, trip),
    mustReach: computeRequiredGuests(boat, trip, nowMs),
  };
}

/**
 * Returns the number of guests that a departure must reach once its decision time has come, so that a new booking does
 * not leave it with too few. Undefined before the decision time.
 */
function computeRequiredGuests(
  boat: BoatRecord,
  { mode, start: day, time }: NewBooking['trip'],
  nowMs: number,
): number | undefined {
  const { smallestNumber } = boat;
  const decisionHours = boat.decisionHours ?? USUAL_DECISION_HOURS;
  if (mode === 'charter' || time === null || smallestNumber === null) return undefined;
  const empty = { smallestNumber, decisionHours, guests: 0, day, time };
  return computeSmallestParty(empty, nowMs) > 1 ? smallestNumber : undefined;
}

function getTripLengths(boat: BoatRecord, { start, time }: NewBooking['trip']) {
  return computeTripLengths(toSailing(boat), start, time ?? '');
}

/**
 * Inserts the booking only if the boat is for sale and still has the version that was read; refuses otherwise. Locks
 * boat and operator until the commit, so that a concurrent edit counts this booking and a suspension blocks later
 * sales. Records the first event and announces the boat's change.
 */
function insertBooking(write: Transaction, booking: NewBooking, deps: Deps): CompiledQuery<object> {
  const { event, actor, facts } = firstEvent(booking);
  const { boat, trip, guest: customer, feeCents } = booking;
  const { tripMinutes, statedMinutes, turnaroundMinutes } = getTripLengths(boat, trip);
  const isBySeat = trip.mode === 'perSeat';
  const { portCallId = null } = booking;
  const { source = null, paidBy = 'card' } = booking.manual ?? {};
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
        ${isBySeat ? boat.smallestNumber : null}::integer, ${isBySeat ? boat.decisionHours : null}::integer, ${trip.amountCents}::integer, ${feeCents}::integer,
        ${trip.amountCents + feeCents}::integer, ${booking.holdEndsAt === null ? null : new Date(booking.holdEndsAt)}::timestamptz, ${booking.needsApproval},
        ${booking.requestKey ?? null}::uuid, ${at},
        ${booking.unpaid?.mailbox ?? null}::text, ${booking.unpaid?.network ?? null}::text,
        ${FREE_CANCELLATION_HOURS}::integer, ${source}::text, ${paidBy}::text,
        ${booking.status === 'paid' ? at : null}::timestamptz, ${booking.language}::text, ${deps.newId()}::uuid
      from boats join operators on operators.id = boats.operator_id
      where boats.id = ${boat.id} and boats.version = ${boat.version} and ${forSaleCondition}
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

// Without 0, O, 1, I, L and U: codes are read aloud on docks.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Generates a booking code for people, such as `SXM-7K2P-9QXD`. */
function bookingCode(randomBytes: (count: number) => Uint8Array): string {
  const letters = [...randomBytes(8)]
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
    .join('');
  return `SXM-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
