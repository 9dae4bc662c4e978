import { refundDecided } from '#domain/ledger.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { BookingRow } from '../../bookings/booking-queries.ts';
import type { Write } from '../../database/database.ts';
import { lockMoneyOf } from '../../payouts/ledger/lock-money.ts';
import { postEntry } from '../../payouts/ledger/post-entry.ts';
import { findPaidSession } from '../payment-queries.ts';
import { insertRefund } from '../refund-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { moneyOf } from '../../bookings/booking-money.ts';

export type NewDebt = { cents: number; reason: string; decidedBy: string | null; at: Date };

/**
 * Writes down that so much of a locked booking's payment goes back to the guest, and has the provider asked
 * after the commit. Answers the refund's id.
 */
export async function oweRefund(
  deps: Deps,
  write: Write,
  booking: BookingRow,
  { cents, reason, decidedBy, at }: NewDebt,
): Promise<Outcome<string, 'conflict'>> {
  const page = await findPaidSession(write, booking.id);
  if (!page) return paidElsewhere;
  // While an operator is being paid out, what they are owed stays what it is.
  await lockMoneyOf(write, booking.operator_id);
  const [bookingId, refundId] = [booking.id, deps.newId()];
  await insertRefund(write, {
    ...{ id: refundId, booking_id: bookingId, session_id: page.id, cents, reason },
    ...{ decided_by: decidedBy, decided_at: at },
  });
  await addRefunded(write, booking, cents);
  const trip = { bookingId, operatorId: booking.operator_id, ...moneyOf(booking) };
  await postEntry(write, refundDecided(trip, { bookingId, refundId, cents }), at);
  await deps.jobs.queue(write, 'send-refund', { refundId });
  return done(refundId);
}

/** So much more of the booking's payment has gone back, or is about to. */
export async function addRefunded(write: Write, booking: BookingRow, cents: number): Promise<void> {
  await write
    .updateTable('bookings')
    .set({ refunded_cents: booking.refunded_cents + cents })
    .where('id', '=', booking.id)
    .execute();
}

const paidElsewhere = refused(
  'conflict',
  'This booking was not paid through the payment provider, so nothing can go back through it. Cancel it with a refund of $0.00 and pay the guest in another way.',
);
