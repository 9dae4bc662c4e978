import type { MoveTripPayload } from '#contract/calendar-conflict-api.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isSold } from '#domain/bookings.ts';
import { addDays, daysBetween, islandInstant, islandNow } from '#domain/days.ts';
import { done, refused, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { tripLengths, type TripLengths } from '#domain/trip-times.ts';
import { announceBoatChange } from '../../boats/boat-changes.ts';
import { lockBooking, recordEvent, type BookingRow } from '../../bookings/booking-queries.ts';
import { reservationOfRow } from '../../bookings/end-booking.ts';
import { moveReservation } from '../../bookings/seat-reservations.ts';
import { inTransaction, type Write } from '../../database/database.ts';
import type { Deps } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import { queueMailToBoth } from '../../mail/queue-mail.ts';
import { cancelBooking } from '../../payments/refunds/cancel-booking.ts';
import { findOpenConflict, listConflicts, readBoatOf, setConflicts } from './conflict-queries.ts';
import { timesToMoveTo } from './free-departures.ts';

/** The operator who calls decides where a calendar and a sale conflict. */
export function conflictRoutes(deps: Deps) {
  /** Every act answers what is still open. */
  const answer = async <Kind extends ProblemKind>(id: string, acted: Outcome<null, Kind>) =>
    acted.ok ? done(await listConflicts(deps, id)) : acted;
  return [
    serve(endpoints.calendarConflicts, async ({ operator: { id } }) =>
      done(await listConflicts(deps, id)),
    ),

    serve(endpoints.keepTrip, async ({ operator: { id }, params }) =>
      answer(id, await keepTrip(deps, { operatorId: id, conflictId: params.id })),
    ),

    serve(endpoints.cancelTrip, async ({ operator: { id }, params }) =>
      answer(id, await cancelTrip(deps, { operatorId: id, conflictId: params.id })),
    ),

    serve(endpoints.moveTrip, async ({ operator: { id }, params, payload }) =>
      answer(id, await moveTrip(deps, { operatorId: id, conflictId: params.id }, payload)),
    ),
  ];
}

type Order = { operatorId: string; conflictId: string };

/** The trip takes place all the same. */
async function keepTrip(
  deps: Deps,
  { operatorId, conflictId }: Order,
): Promise<Outcome<null, 'not-found'>> {
  const conflict = await findOpenConflict(deps.database, operatorId, conflictId);
  if (!conflict) return settledBefore;
  await deps.database
    .updateTable('calendar_conflicts')
    .set({ status: 'kept', settled_at: new Date(deps.now()) })
    .where('id', '=', conflictId)
    .where('status', '=', 'open')
    .execute();
  return done(null);
}

/** The operator cancels the trip: the guest gets everything back. */
async function cancelTrip(
  deps: Deps,
  { operatorId, conflictId }: Order,
): Promise<Outcome<null, 'invalid' | 'not-found' | 'conflict' | 'amount-changed'>> {
  const booking = await findOpenConflict(deps.database, operatorId, conflictId);
  if (!booking) return settledBefore;
  const called = await cancelBooking(deps, {
    bookingId: booking.id,
    reason: 'The captain is not free at that time.',
    refund: 'all',
    by: { operator: operatorId },
  });
  if (called.ok) await setConflicts(deps.database, booking.id, 'cancelled', new Date(deps.now()));
  return called;
}

/** The trip moves to another departure of its boat, if there is room; both sides get a mail. */
async function moveTrip(
  deps: Deps,
  { operatorId, conflictId }: Order,
  to: MoveTripPayload,
): Promise<Outcome<null, 'not-found' | 'sold-out'>> {
  return inTransaction(deps.database, async (write) => {
    const conflict = await findOpenConflict(write, operatorId, conflictId);
    const booking = conflict && (await lockBooking(write, conflict.id));
    if (!booking || !isSold(booking.status)) return settledBefore;
    const now = islandNow(deps.now());
    const boat = await readBoatOf(write, booking.boat_id, now.day);
    const open = timesToMoveTo(boat, booking, to.date, now);
    const startsAt = open.find((time) => to.time === null || time === to.time);
    if (startsAt === undefined || (to.time === null) !== (booking.time === null)) return notFree;
    await bringDeadlinesForward(deps, write, booking, new Date(islandInstant(to.date, startsAt)));
    return writeMove(
      deps,
      write,
      booking,
      { ...to, ...tripLengths(boat, to.date, startsAt) },
      boat.capacity,
    );
  });
}

/** Payment and approval are possible until the trip starts and never after: the new start may come sooner. */
async function bringDeadlinesForward(
  deps: Deps,
  write: Write,
  { id: bookingId, status, hold_ends_at: holdEnd, approval_due_at: answerEnd }: BookingRow,
  startsAt: Date,
): Promise<void> {
  if (status === 'pending' && holdEnd !== null && startsAt < holdEnd) {
    await write
      .updateTable('bookings')
      .set({ hold_ends_at: startsAt })
      .where('id', '=', bookingId)
      .execute();
    await deps.jobs.queue(write, 'end-hold', { bookingId }, { notBefore: startsAt });
  }
  if (status === 'asked' && answerEnd !== null && startsAt < answerEnd) {
    await write
      .updateTable('bookings')
      .set({ approval_due_at: startsAt })
      .where('id', '=', bookingId)
      .execute();
    await deps.jobs.queue(write, 'end-asking', { bookingId }, { notBefore: startsAt });
  }
}

async function writeMove(
  deps: Deps,
  write: Write,
  booking: BookingRow,
  { date, time, tripMinutes, turnaroundMinutes }: MoveTripPayload & TripLengths,
  capacity: number,
): Promise<Outcome<null, 'sold-out'>> {
  const [bookingId, at] = [booking.id, new Date(deps.now())];
  const end = addDays(date, daysBetween(booking.start_date, booking.end_date));
  await write
    .updateTable('bookings')
    .set({
      start_date: date,
      end_date: end,
      time,
      trip_minutes: tripMinutes,
      turnaround_minutes: turnaroundMinutes,
    })
    .where('id', '=', bookingId)
    .execute();
  const before = { start: booking.start_date, end: booking.end_date, time: booking.time };
  const facts = { before, after: { start: date, end, time } };
  await recordEvent(deps, write, { bookingId, at, event: 'moved', actor: 'operator', facts });
  await setConflicts(write, bookingId, 'moved', at);
  const matter = deps.newId();
  await queueMailToBoth(deps.jobs, write, { subjectId: bookingId, kind: 'moved', at, matter });
  await announceBoatChange(write, booking.boat_id);
  const from = reservationOfRow(booking);
  const to = { ...from, start: date, end, time, tripMinutes, turnaroundMinutes };
  const move = { from, to, was: booking.status };
  // Last, because buyers of both departures wait for it.
  return moveReservation(write, move, capacity);
}

const settledBefore = refused('not-found', 'There is nothing to settle here any more.');
const notFree = refused('sold-out', 'That time is no longer free. Please choose another one.');
