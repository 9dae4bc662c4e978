import type { BookingView } from '#contract/public/booking-views.ts';
import { takesSeats, type BookingStatus } from '#domain/bookings/bookings.ts';
import { send, type Reply } from './asking.ts';
import { boatOf, tripInWords } from './choosing.ts';
import { Finding, type Guest, type Expected, type Trip, type Turn } from './world.ts';

/** Adds a trip that a guest saw for the first time. */
export function keepTrip(turn: Turn, guest: Guest, view: BookingView): Trip {
  const known = turn.model.trips.find(({ id }) => id === view.id);
  if (known) return known;
  const trip: Trip = {
    id: view.id,
    code: view.code,
    guest,
    expected: toExpected(view),
    amountCents: view.amountCents,
    isByHand: view.flow === 'operator',
    sessions: [],
    mayBePaid: false,
    token: null,
    waitsUntil: view.payBy === null ? 0 : Date.parse(view.payBy),
    isUnsure: turn.burst !== null,
    unsureUntilMs: 0,
    mayEnd: false,
    isHandedOver: false,
    isAnswered: false,
  };
  turn.model.trips.push(trip);
  return trip;
}

export function toExpected(view: BookingView): Expected {
  return {
    status: view.status,
    boatId: view.boatId,
    start: view.startDate,
    end: view.endDate,
    time: view.time,
    groupSize: view.groupSize,
    refundedCents: view.refundedCents,
  };
}

/** Reads a trip by its booking id, or by its link after a transfer; null without a successful response. */
export async function readTrip(turn: Turn, trip: Trip): Promise<BookingView | null> {
  const reply: Reply<BookingView> = trip.isHandedOver
    ? await readByLink(turn, trip)
    : await send(turn, `/api/bookings/${trip.id}`);
  if (reply?.status === 404 && !trip.isHandedOver && !trip.isUnsure) {
    throw new Finding(`${trip.code} was confirmed but is not found any more.`);
  }
  return reply?.status === 200 ? reply.body : null;
}

async function readByLink(turn: Turn, trip: Trip): Promise<Reply<BookingView>> {
  const token = turn.shop.mail.tripLink(trip.guest.email, trip.code);
  if (token === null) return null;
  const reply = await send<{ booking: BookingView }>(turn, `/api/trips/${token}`);
  return reply && { ...reply, body: reply.body.booking };
}

/** Reads a trip again: its state has to follow from its last known state. */
export async function lookAgain(turn: Turn, trip: Trip): Promise<Expected | null> {
  const view = await readTrip({ ...turn, leavesEarly: false }, trip);
  if (!view) return null;
  const seen = toExpected(view);
  const wrong = trip.isUnsure ? null : whatIsWrong(turn, trip, seen);
  if (wrong !== null) throw new Finding(`${tripInWords(turn, trip)} ${wrong}`);
  trip.expected = seen;
  trip.amountCents = view.amountCents;
  const until = view.payBy ?? view.answerBy;
  trip.waitsUntil = until === null ? 0 : Date.parse(until);
  if (turn.burst === null && !isInDoubt(trip)) trip.isUnsure = false;
  return seen;
}

function whatIsWrong(turn: Turn, trip: Trip, seen: Expected): string | null {
  const { expected } = trip;
  // A departure of such a boat is called off automatically if it has too few guests.
  const mayEnd = trip.mayEnd || boatOf(turn, expected.boatId)?.smallestNumber !== null;
  const mayBecome = statusesAfter({ ...trip, mayEnd }, turn.shop.clock.nowMs());
  if (!mayBecome.includes(seen.status)) return `is ${seen.status} now, without a known cause.`;
  const isSame = (['boatId', 'start', 'end', 'time', 'groupSize'] as const).every(
    (fact) => expected[fact] === seen[fact],
  );
  if (!isSame && takesSeats(seen.status)) {
    return `has become another trip by itself: ${JSON.stringify(seen)} after ${JSON.stringify(expected)}.`;
  }
  const less = seen.refundedCents < expected.refundedCents;
  return less
    ? `had ${expected.refundedCents} cents given back, and ${seen.refundedCents} now.`
    : null;
}

/** Statuses that a trip may have reached by itself, because it sailed, its payment arrived or a deadline passed. */
export function statusesAfter(trip: Trip, nowMs: number): BookingStatus[] {
  const { status } = trip.expected;
  const isOver = trip.waitsUntil <= nowMs + 1000;
  const paid: BookingStatus[] = trip.mayBePaid ? ['paid', 'asked', 'refunded'] : [];
  const ended: BookingStatus[] = trip.mayEnd ? ['cancelled', 'refunded', 'expired'] : [];
  const bySelf: Readonly<Record<BookingStatus, BookingStatus[]>> = {
    held: [...paid, ...(isOver || trip.mayBePaid ? (['expired', 'cancelled'] as const) : [])],
    pending: [...paid, ...(isOver || trip.mayBePaid ? (['expired', 'cancelled'] as const) : [])],
    asked: isOver || trip.isAnswered ? ['expired', 'cancelled', 'paid', 'refunded'] : [],
    paid: [],
    expired: paid,
    cancelled: trip.mayBePaid ? ['refunded'] : [],
    refunded: [],
  };
  return [status, ...bySelf[status], ...ended];
}

/** Maximum time that a server keeps working on a request after its caller has left. */
const STILL_AT_WORK_MS = 30_000;

/** Marks a trip as uncertain after an action without a response, which may have succeeded or still be in progress. */
export function doubt(trip: Trip): void {
  trip.isUnsure = true;
  trip.unsureUntilMs = performance.now() + STILL_AT_WORK_MS;
}

function isInDoubt({ unsureUntilMs }: Trip): boolean {
  return performance.now() < unsureUntilMs;
}

/**
 * Asserts that a trip is as a successful action's response said. In a burst, concurrent actions may have changed it.
 */
export async function expectNow(turn: Turn, trip: Trip, what: Partial<Expected>): Promise<void> {
  trip.isUnsure = true;
  const seen = await lookAgain(turn, trip);
  if (turn.burst !== null || seen === null || isInDoubt(trip)) {
    trip.isUnsure = true;
    return;
  }
  // A payment in flight for a cancelled trip is refunded immediately.
  const isPaidBack = what.status === 'cancelled' && seen.status === 'refunded' && trip.mayBePaid;
  for (const [fact, value] of Object.entries(what)) {
    if (seen[fact as keyof Expected] === value || (fact === 'status' && isPaidBack)) continue;
    throw new Finding(
      `${tripInWords(turn, trip)}: its ${fact} was said to be ${value}, but is ${seen[fact as keyof Expected]}.`,
    );
  }
}
