import type { Selectable } from 'kysely';
import { isDecided, moveDisputed } from '#domain/disputes.ts';
import { tripDisputed, featureDisputed } from '#domain/ledger.ts';
import { mostRefundable } from '#domain/refunds.ts';
import type { DisputeReport } from '../../gateways/card-payments.ts';
import { findFeatureOfPayment, lockFeature } from '../featuring/feature-queries.ts';
import { findSessionOfPayment, lockSession, type PaymentSessionRow } from '../payment-queries.ts';
import type { Tables } from '../../../../db/tables.ts';
import type { Deps } from '../../dependencies.ts';
import {
  moneyOf,
  lockBooking,
  recordEvent,
  type BookingRow,
} from '../../bookings/booking-queries.ts';
import { inTransaction, type Write } from '../../database/database.ts';
import { hasEntry, postEntry, lockMoneyOf } from '../../payouts/ledger-entries.ts';

/** Asks the provider how a dispute stands, and records that. */
export async function followDispute(deps: Deps, disputeId: string): Promise<void> {
  const report = await deps.payments.findDispute(disputeId);
  if (report) await recordDispute(deps, report);
}

/** Records how a dispute of one of our payments stands, as often as it is told; of another's, nothing. */
export async function recordDispute(deps: Deps, report: DisputeReport): Promise<void> {
  const { paymentIntent } = report;
  if (paymentIntent === null) return;
  const page = await findSessionOfPayment(deps.database, paymentIntent);
  if (page) return recordTripDispute(deps, page, { ...report, paymentIntent });
  const featureId = await findFeatureOfPayment(deps.database, paymentIntent);
  if (featureId !== null) await recordFeatureDispute(deps, featureId, { ...report, paymentIntent });
}

/**
 * Records a dispute of what was paid for a trip. As long as the bank has the money, it counts as gone back:
 * the operator is not paid out what may be lost, and when it is lost, nothing has to be changed any more.
 */
async function recordTripDispute(
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

/** Records a dispute of what an operator paid to have a boat featured: it is taken from what was sold. */
async function recordFeatureDispute(
  deps: Deps,
  featureId: string,
  report: OurDispute,
): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    await lockFeature(write, featureId);
    const about = { session_id: null, booking_id: null, boat_feature_id: featureId };
    const { dispute } = await keepDispute(write, report, about);
    for (const { id, cents } of report.moves) {
      const taken = { disputeId: dispute.id, takenCents: 0 - cents };
      const entry = featureDisputed(id, featureId, taken);
      if (await hasEntry(write, entry.key)) continue;
      await postEntry(write, entry, new Date(deps.now()));
      await takeMore(write, dispute, taken.takenCents, 0);
    }
  });
}

type DisputeRow = Selectable<Tables['disputes']>;

/** A dispute of one of our payments. */
type OurDispute = DisputeReport & { paymentIntent: string };

/**
 * Keeps how a dispute stands, and answers it with the status it had before; null of a new one. Whoever calls
 * has locked what it is about. A decision is never taken back by a message that comes late.
 */
async function keepDispute(
  write: Write,
  report: OurDispute,
  about: Pick<DisputeRow, 'session_id' | 'booking_id' | 'boat_feature_id'>,
): Promise<{ dispute: DisputeRow; before: string | null }> {
  const now = {
    cents: report.cents,
    reason: report.reason,
    status: report.status,
    due_by: report.dueBy === null || isDecided(report.status) ? null : new Date(report.dueBy),
  };
  const known = await write
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', report.id)
    .executeTakeFirst();
  if (known && isDecided(known.status)) return { dispute: known, before: known.status };
  const dispute = await write
    .insertInto('disputes')
    .values({
      ...{ id: report.id, payment_intent: report.paymentIntent, ...about, ...now },
      opened_at: new Date(report.openedAt),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(now))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { dispute, before: known?.status ?? null };
}

/** So much more was taken for it, or less; the row in hand says so too. */
async function takeMore(
  write: Write,
  dispute: DisputeRow,
  takenCents: number,
  beyondCents: number,
): Promise<void> {
  dispute.taken_cents += takenCents;
  dispute.beyond_cents += beyondCents;
  const { taken_cents, beyond_cents } = dispute;
  const query = write.updateTable('disputes').set({ taken_cents, beyond_cents });
  await query.where('id', '=', dispute.id).execute();
}
