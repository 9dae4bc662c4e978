import { updateRow } from '../../../platform/database/update-row.ts';
import { sql } from 'kysely';
import type { MoveTripPayload } from '#contract/operator/calendar-conflict-api.ts';
import { addDays, countDaysBetween, toInstant, toIslandNow } from '#domain/time/days.ts';
import { refused, type Outcome } from '#domain/problems.ts';
import {
  computeFreeUntilAfterMove,
  type MoveInitiator,
} from '#domain/trip-changes/trip-changes.ts';
import { computeTripLengths, type SoldLengths } from '#domain/availability/trip-times.ts';
import { announceBoatChange } from '../boats/boat-changes.ts';
import { toGuestTrip, recordEvent, type BookingRow } from '../bookings/booking-queries.ts';
import { buildReservationFromRow } from '../bookings/end-booking.ts';
import { moveReservations, type MovedReservation } from '../bookings/seat-reservations.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { queueMailToBoth } from '../../../platform/mail/queue-mail.ts';
import { readSellableBoat, setConflicts } from './conflict-queries.ts';
import { combineGuests, listMovableTimes } from './free-departures.ts';

type Move = MoveTripPayload & { by: MoveInitiator; requestKey?: string };

/**
 * Moves a locked, sold booking to another departure of its boat at its original price, if there is room. Mails both
 * sides. After a refusal, the caller must roll the transaction back.
 */
export function moveBooking(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  to: Move,
): Promise<Outcome<null, 'sold-out'>> {
  return moveTogether(deps, write, [booking], to);
}

/** Moves several bookings of one departure; refuses if any of them does not fit. */
export async function moveTogether(
  deps: Deps,
  write: Transaction,
  bookings: readonly BookingRow[],
  to: Move,
): Promise<Outcome<null, 'sold-out'>> {
  const now = toIslandNow(deps.now());
  const party = combineGuests(bookings);
  // Locks the boat as a sale does, so that either a concurrent call-off sees the move or the move sees the call-off.
  await sql`select from boats where id = ${party.boatId} for key share`.execute(write);
  const boat = await readSellableBoat(write, party.boatId, now.day, to.by);
  const open = listMovableTimes(boat, party, to.date, now);
  const startsAt = open.find((time) => to.time === null || time === to.time);
  if (startsAt === undefined || (to.time === null) !== (party.time === null)) return notFree;
  const start = new Date(toInstant(to.date, startsAt));
  const lengths = computeTripLengths(boat, to.date, startsAt);
  const moves: MovedReservation[] = [];
  for (const booking of bookings) {
    await bringDeadlinesForward(deps, write, booking, start);
    moves.push(await writeMove(deps, write, booking, { ...to, ...lengths }));
  }
  await announceBoatChange(write, party.boatId);
  // Runs last, because buyers of both departures wait for its locks.
  return moveReservations(write, moves, boat.capacity);
}

const notFree = refused('sold-out', 'move.timeTaken');

/** Brings deadlines for payment and approval forward to the new start of the trip, if it is earlier. */
async function bringDeadlinesForward(
  deps: Deps,
  write: Transaction,
  { id: bookingId, status, holdEndsAt: holdEnd, approvalDueAt: answerEnd }: BookingRow,
  startsAt: Date,
): Promise<void> {
  if (status === 'pending' && holdEnd !== null && startsAt < holdEnd) {
    await updateRow(write, 'bookings', bookingId, { holdEndsAt: startsAt });
    await deps.jobs.queue(write, 'end-hold', { bookingId }, { notBefore: startsAt });
  }
  if (status === 'asked' && answerEnd !== null && startsAt < answerEnd) {
    await updateRow(write, 'bookings', bookingId, { approvalDueAt: startsAt });
    await deps.jobs.queue(write, 'expire-approval', { bookingId }, { notBefore: startsAt });
  }
}

async function writeMove(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  { date, time, tripMinutes, statedMinutes, turnaroundMinutes, by, requestKey }: Move & SoldLengths,
): Promise<MovedReservation> {
  const bookingId = booking.id;
  const at = new Date(deps.now());
  const end = addDays(date, countDaysBetween(booking.startDate, booking.endDate));
  const trip = toGuestTrip(booking);
  const freeUntil = computeFreeUntilAfterMove(trip, { start: date, time }, by, deps.now());
  await updateRow(write, 'bookings', bookingId, {
    startDate: date,
    endDate: end,
    time,
    tripMinutes,
    statedMinutes,
    turnaroundMinutes,
    freeUntil: freeUntil === null ? null : new Date(freeUntil),
  });
  const before = { start: booking.startDate, end: booking.endDate, time: booking.time };
  const facts = { before, after: { start: date, end, time } };
  const actor = by === 'guest' ? 'visitor' : 'operator';
  await recordEvent(deps, write, { bookingId, at, event: 'moved', actor, facts, requestKey });
  await setConflicts(write, bookingId, 'moved', at);
  const dedupeId = deps.newId();
  await queueMailToBoth(deps.jobs, write, { subjectId: bookingId, kind: 'moved', at, dedupeId });
  await endOffer(write, bookingId, at);
  const from = buildReservationFromRow(booking);
  const to = { ...from, start: date, end, time, tripMinutes, turnaroundMinutes };
  return { from, to, was: booking.status };
}

/**
 * Closes the rebooking offer: the new time is the guest's choice, and an open offer would refund the booking at its
 * deadline.
 */
async function endOffer(write: Transaction, bookingId: string, at: Date): Promise<void> {
  await write
    .updateTable('rebookingOffers')
    .set({ outcome: 'another-day', chosenAt: at })
    .where('bookingId', '=', bookingId)
    .where('outcome', 'is', null)
    .execute();
}
