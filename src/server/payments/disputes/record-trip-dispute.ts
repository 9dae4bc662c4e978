import { moveDisputed } from '#domain/disputes.ts';
import { tripDisputed } from '#domain/ledger.ts';
import { mostRefundable } from '#domain/refunds.ts';
import { moneyOf } from '../../bookings/booking-money.ts';
import { lockBooking, recordEvent, type BookingRow } from '../../bookings/booking-queries.ts';
import { inTransaction, type Write } from '../../database/database.ts';
import { hasEntry } from '../../payouts/ledger/has-entry.ts';
import { lockMoneyOf } from '../../payouts/ledger/lock-money.ts';
import { postEntry } from '../../payouts/ledger/post-entry.ts';
import { lockSession, type PaymentSessionRow } from '../payment-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { keepDispute, takeMore, type DisputeRow, type OurDispute } from './dispute-queries.ts';

/**
 * Records a dispute of what was paid for a trip. As long as the bank has the money, it counts as gone back:
 * the operator is not paid out what may be lost, and when it is lost, nothing has to be changed any more.
 */
export async function recordTripDispute(
  deps: Deps,
  { id: sessionId, booking_id: bookingId }: PaymentSessionRow,
  report: OurDispute,
): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (!booking) return;
    const page = await lockSession(write, sessionId);
    const about = { session_id: sessionId, booking_id: bookingId, boat_feature_id: null };
    const { dispute, before } = await keepDispute(write, report, about);
    if (before !== dispute.status) await tellStatus(deps, write, dispute, before, bookingId);
    const isKept = page?.status === 'paid';
    for (const move of report.moves) await book(deps, write, { dispute, booking, move, isKept });
  });
}

type Move = {
  dispute: DisputeRow;
  booking: BookingRow;
  move: OurDispute['moves'][number];
  isKept: boolean;
};

async function book(deps: Deps, write: Write, { dispute, booking, move, isKept }: Move) {
  await lockMoneyOf(write, booking.operator_id);
  const [bookingId, disputeId, at] = [booking.id, dispute.id, new Date(deps.now())];
  const takenCents = 0 - move.cents;
  const left = isKept ? mostRefundable(moneyOf(booking)) : 0;
  const { ofBookingCents, beyondCents } = moveDisputed(
    { takenCents: dispute.taken_cents, beyondCents: dispute.beyond_cents },
    takenCents,
    left,
  );
  const trip = { bookingId, operatorId: booking.operator_id, ...moneyOf(booking) };
  const entry = tripDisputed(move.id, trip, { disputeId, takenCents, beyondCents });
  if (await hasEntry(write, entry.key)) return;
  await postEntry(write, entry, at);
  await takeMore(write, dispute, takenCents, beyondCents);
  booking.disputed_cents += ofBookingCents;
  const { disputed_cents } = booking;
  await write.updateTable('bookings').set({ disputed_cents }).where('id', '=', bookingId).execute();
  const event = takenCents > 0 ? 'dispute taken' : 'dispute given back';
  const facts = { dispute: disputeId, cents: Math.abs(takenCents) };
  await recordEvent(deps, write, { bookingId, at, event, actor: 'payments', facts });
}

function tellStatus(
  deps: Deps,
  write: Write,
  { id, cents, reason, status }: DisputeRow,
  before: string | null,
  bookingId: string,
): Promise<void> {
  return recordEvent(deps, write, {
    ...{ bookingId, at: new Date(deps.now()), actor: 'payments' },
    event: before === null ? 'disputed' : 'dispute changed',
    facts: { dispute: id, cents, reason, status },
  });
}
