import { storedReasons } from '#i18n/records/refund-reasons.ts';
import { buildTripRebookedEntry } from '#domain/payouts/ledger.ts';
import { computeOperatorShare } from '#domain/refunds/refunds.ts';
import { refused, type Outcome } from '#domain/problems.ts';
import { computeFreeUntilAfterMove } from '#domain/trip-changes/trip-changes.ts';
import { computeTripLengths } from '#domain/availability/trip-times.ts';
import { announceBoatChange } from '../core/boats/boat-changes.ts';
import { toSailing } from '../core/boats/boat-presenter.ts';
import { forSaleCondition } from '../core/boats/boat-queries.ts';
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
  // Locks both operators in id order, so that concurrent moves cannot deadlock.
  for (const id of [booking.operatorId, to.boat.operatorId].toSorted())
    await lockOperatorMoney(write, id);
  if (!(await lockIfForSale(write, to.boat))) return takenMeanwhile;
  if (to.refundCents > 0) {
    const reason = storedReasons.costsLess;
    const refund = { cents: to.refundCents, reason, decidedBy: null, at };
    const owed = await oweRefund(deps, write, booking, refund);
    if (!owed.ok) return owed;
  }
  const after = await lockBooking(write, booking.id);
  if (!after) return takenMeanwhile;
  await moveMoney(deps, write, after, to);
  return moveSeats(deps, write, after, to);
}

const takenMeanwhile = refused('sold-out', 'offer.taken');

/**
 * Locks boat and operator until the commit, which blocks edits and suspensions. False if the boat was edited since it
 * was read, or is no longer for sale.
 */
async function lockIfForSale(
  write: Transaction,
  boat: RebookingAlternative['boat'],
): Promise<boolean> {
  const found = await write
    .selectFrom('boats')
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .select('boats.id')
    .where('boats.id', '=', boat.id)
    .where('boats.version', '=', boat.version)
    .where(forSaleCondition)
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
  const cents = computeOperatorShare(toPaidMoney(booking));
  const rebookingId = deps.newId();
  await write
    .insertInto('rebookings')
    .values({
      id: rebookingId,
      offerId,
      bookingId: booking.id,
      fromOperatorId: booking.operatorId,
      toOperatorId: boat.operatorId,
      fromBoatId: booking.boatId,
      toBoatId: boat.id,
      startDate: booking.startDate,
      cents,
      at,
    })
    .execute();
  const operators = { fromOperatorId: booking.operatorId, toOperatorId: boat.operatorId };
  const entry = buildTripRebookedEntry(rebookingId, { bookingId: booking.id, ...operators, cents });
  if (entry.lines.length > 0) await postEntry(write, entry, at);
}

async function moveSeats(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  { boat, trip, requestKey, offerId }: Rebooking,
): Promise<Outcome<null, 'sold-out'>> {
  const bookingId = booking.id;
  const lengths = computeTripLengths(toSailing(boat), trip.start, trip.time);
  const time = booking.time === null ? null : trip.time;
  const freeUntil = computeFreeUntilAfterMove(
    toGuestTrip(booking),
    { start: trip.start, time },
    'guest',
    deps.now(),
  );
  await write
    .updateTable('bookings')
    .set({
      boatId: boat.id,
      operatorId: boat.operatorId,
      startDate: trip.start,
      endDate: trip.end,
      time,
      tripMinutes: lengths.tripMinutes,
      statedMinutes: lengths.statedMinutes,
      turnaroundMinutes: lengths.turnaroundMinutes,
      ...(trip.mode === 'perSeat' && {
        smallestNumber: boat.smallestNumber,
        decisionHours: boat.decisionHours,
      }),
      freeUntil: freeUntil === null ? null : new Date(freeUntil),
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
  // Runs last, because buyers of both departures wait for its locks.
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
    before: { start: booking.startDate, end: booking.endDate, time: booking.time },
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
      dedupeId: offerId,
    });
  }
  const former = { subjectId: bookingId, kind: 'rebooked-away', dedupeId: offerId, at } as const;
  await queueMail(deps.jobs, write, { ...former, recipient: 'operator' });
  await announceBoatChange(write, booking.boatId);
  await announceBoatChange(write, boat.id);
}
