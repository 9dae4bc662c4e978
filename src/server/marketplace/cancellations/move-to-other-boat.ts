import { tripRebooked } from '#domain/payouts/ledger.ts';
import { keptForOperator } from '#domain/refunds/refunds.ts';
import { refused, type Outcome } from '#domain/problems.ts';
import { freeUntilAfterMove } from '#domain/trip-changes/trip-changes.ts';
import { tripLengths } from '#domain/availability/trip-times.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { toSailing } from '../core/boats/boat-presenter.ts';
import {
  toGuestTrip,
  lockBooking,
  toPaidMoney,
  recordEvent,
  type BookingRow,
} from '../core/bookings/booking-queries.ts';
import { buildReservationFromRow } from '../core/bookings/end-booking.ts';
import { moveReservations } from '../core/bookings/seat-reservations.ts';
import { setConflicts } from '../core/departures/conflict-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { lockOperatorMoney, postEntry } from '../core/money/ledger-entries.ts';
import { oweRefund } from '../refunds/refund-booking.ts';
import type { RebookingAlternative } from './rebooking-alternatives.ts';

type Rebooking = RebookingAlternative & {
  refundCents: number;
  offerId: string;
  requestKey: string;
};

/**
 * Moves a locked, paid booking to another operator's boat. The price difference is refunded out of the first operator's
 * share and the fee; the first operator's remaining share goes to the second, to the cent.
 */
export async function moveToOtherBoat(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  to: Rebooking,
): Promise<Outcome<null, 'conflict' | 'sold-out'>> {
  const at = new Date(deps.now());
  // Locks both operators in a global order.
  for (const id of [booking.operator_id, to.boat.operator_id].toSorted())
    await lockOperatorMoney(write, id);
  if (!(await isStillForSale(write, to.boat))) return takenMeanwhile;
  if (to.refundCents > 0) {
    const reason = 'The trip that was chosen instead costs less.';
    const refund = { cents: to.refundCents, reason, decidedBy: null, at };
    const owed = await oweRefund(deps, write, booking, refund);
    if (!owed.ok) return owed;
  }
  const after = await lockBooking(write, booking.id);
  if (!after) return takenMeanwhile;
  await moveMoney(deps, write, after, to);
  return moveSeats(deps, write, after, to);
}

const takenMeanwhile = refused(
  'sold-out',
  'Somebody else was quicker: these places are taken. You can still choose another trip, or the money.',
);

/** Locked until the commit, as in a sale, against concurrent edits and suspensions. */
async function isStillForSale(
  write: Transaction,
  boat: RebookingAlternative['boat'],
): Promise<boolean> {
  const found = await write
    .selectFrom('boats')
    .select('id')
    .where('id', '=', boat.id)
    .where('version', '=', boat.version)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

async function moveMoney(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  { boat, offerId }: Rebooking,
): Promise<void> {
  const at = new Date(deps.now());
  const cents = keptForOperator(toPaidMoney(booking));
  const rebookingId = deps.newId();
  await write
    .insertInto('rebookings')
    .values({
      id: rebookingId,
      offer_id: offerId,
      booking_id: booking.id,
      from_operator_id: booking.operator_id,
      to_operator_id: boat.operator_id,
      from_boat_id: booking.boat_id,
      to_boat_id: boat.id,
      start_date: booking.start_date,
      cents,
      at,
    })
    .execute();
  const operators = { fromOperatorId: booking.operator_id, toOperatorId: boat.operator_id };
  const entry = tripRebooked(rebookingId, { bookingId: booking.id, ...operators, cents });
  if (entry.lines.length > 0) await postEntry(write, entry, at);
}

async function moveSeats(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  { boat, trip, requestKey, offerId }: Rebooking,
): Promise<Outcome<null, 'sold-out'>> {
  const bookingId = booking.id;
  const lengths = tripLengths(toSailing(boat), trip.start, trip.time);
  const time = booking.time === null ? null : trip.time;
  const freeUntil = freeUntilAfterMove(
    toGuestTrip(booking),
    { start: trip.start, time },
    'guest',
    deps.now(),
  );
  await write
    .updateTable('bookings')
    .set({
      boat_id: boat.id,
      operator_id: boat.operator_id,
      start_date: trip.start,
      end_date: trip.end,
      time,
      trip_minutes: lengths.tripMinutes,
      stated_minutes: lengths.statedMinutes,
      turnaround_minutes: lengths.turnaroundMinutes,
      ...(trip.mode === 'perSeat' && {
        smallest_number: boat.smallest_number,
        decision_hours: boat.decision_hours,
      }),
      free_until: freeUntil === null ? null : new Date(freeUntil),
    })
    .where('id', '=', bookingId)
    .execute();
  await recordRebooking(deps, write, booking, { boat, trip, requestKey, offerId });
  const from = buildReservationFromRow(booking);
  const to = {
    ...from,
    ...lengths,
    boatId: boat.id,
    start: trip.start,
    end: trip.end,
    time,
  };
  // Last, because buyers of both departures wait for these locks.
  return moveReservations(write, [{ from, to, was: booking.status }], boat.capacity);
}

/**
 * Records the move in history and calendars, and mails the guest and both operators. `booking` is the previous state.
 */
async function recordRebooking(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  { boat, trip, requestKey, offerId }: Omit<Rebooking, 'refundCents'>,
): Promise<void> {
  const bookingId = booking.id;
  const at = new Date(deps.now());
  const time = booking.time === null ? null : trip.time;
  const facts = {
    before: { start: booking.start_date, end: booking.end_date, time: booking.time },
    after: { start: trip.start, end: trip.end, time, boat: boat.name },
  };
  await recordEvent(deps, write, {
    bookingId,
    at,
    event: 'rebooked',
    actor: 'visitor',
    facts,
    requestKey,
  });
  await deps.jobs.queue(write, 'export-booking', { bookingId });
  await setConflicts(write, bookingId, 'moved', at);
  for (const recipient of ['visitor', 'operator'] as const) {
    await queueMail(deps.jobs, write, {
      subjectId: bookingId,
      kind: 'rebooked',
      recipient,
      at,
      matter: offerId,
    });
  }
  const former = { subjectId: bookingId, kind: 'rebooked-away', matter: offerId, at } as const;
  await queueMail(deps.jobs, write, { ...former, recipient: 'operator' });
  await announceBoatChange(write, booking.boat_id);
  await announceBoatChange(write, boat.id);
}
