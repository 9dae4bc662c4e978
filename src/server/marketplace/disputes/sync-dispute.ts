import type { Selectable } from 'kysely';
import { isDecided, moveDisputed } from '#domain/refunds/disputes.ts';
import { tripDisputed, featureDisputed } from '#domain/payouts/ledger.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import type { DisputeReport } from '../../platform/gateways/card-payments.ts';
import { findFeatureOfPayment, lockFeature } from '../featuring/feature-queries.ts';
import { lockSession, type PaymentSessionRow } from '../core/money/payment-queries.ts';
import { findPageOfPayment } from '../payments/settle-payment.ts';
import type { Tables } from '../../../../db/tables.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  toPaidMoney,
  lockBooking,
  recordEvent,
  type BookingRow,
} from '../core/bookings/booking-queries.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { queueDisputeMails } from './dispute-news.ts';
import { postEntry, lockOperatorMoney } from '../core/money/ledger-entries.ts';

export async function syncDispute(deps: Deps, disputeId: string): Promise<void> {
  const report = await deps.payments.findDispute(disputeId);
  if (report) await recordDispute(deps, report);
}

/** Records the status and money of a dispute; idempotent. Ignores payments that are not ours. */
export async function recordDispute(deps: Deps, report: DisputeReport): Promise<void> {
  const { paymentIntent } = report;
  if (paymentIntent === null) return;
  const page = await findPageOfPayment(deps, paymentIntent);
  if (page) return recordTripDispute(deps, page, { ...report, paymentIntent });
  const featureId = await findFeatureOfPayment(deps.database, paymentIntent);
  if (featureId !== null) await recordFeatureDispute(deps, featureId, { ...report, paymentIntent });
}

/**
 * Records a dispute of a trip's payment. Disputed money counts as refunded, so that the operator is not paid what may
 * be lost; if it is lost, no further change is needed.
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
    const { dispute, before } = await upsertDispute(write, report, about);
    const { id, cents, reason, status } = dispute;
    if (before?.status !== status) {
      await recordEvent(deps, write, {
        bookingId,
        at: new Date(deps.now()),
        actor: 'payments',
        event: before === null ? 'disputed' : 'dispute changed',
        facts: { dispute: id, cents, reason, status },
      });
    }
    const isKept = page?.status === 'paid';
    for (const move of report.moves)
      await bookMove(deps, write, { dispute, booking, move, isKept });
    const operatorsBooking = isKept ? bookingId : null;
    const state = toDisputeState(dispute);
    await queueDisputeMails(deps, write, { dispute: state, before, operatorsBooking });
  });
}

type Move = {
  dispute: DisputeRow;
  booking: BookingRow;
  move: OurDispute['moves'][number];
  isKept: boolean;
};

async function bookMove(deps: Deps, write: Transaction, { dispute, booking, move, isKept }: Move) {
  await lockOperatorMoney(write, booking.operator_id);
  const bookingId = booking.id;
  const disputeId = dispute.id;
  const at = new Date(deps.now());
  const takenCents = 0 - move.cents;
  const left = isKept ? computeMaxRefundable(toPaidMoney(booking)) : 0;
  const { ofBookingCents, beyondCents } = moveDisputed(
    { takenCents: dispute.taken_cents, beyondCents: dispute.beyond_cents },
    takenCents,
    left,
  );
  const trip = { bookingId, operatorId: booking.operator_id, ...toPaidMoney(booking) };
  const entry = tripDisputed(move.id, trip, { disputeId, takenCents, beyondCents });
  if (!(await postEntry(write, entry, at))) return;
  await takeMore(write, dispute, takenCents, beyondCents);
  booking.disputed_cents += ofBookingCents;
  const { disputed_cents } = booking;
  await write.updateTable('bookings').set({ disputed_cents }).where('id', '=', bookingId).execute();
  const event = takenCents > 0 ? 'dispute taken' : 'dispute given back';
  const facts = { dispute: disputeId, cents: Math.abs(takenCents) };
  await recordEvent(deps, write, { bookingId, at, event, actor: 'payments', facts });
}

async function recordFeatureDispute(
  deps: Deps,
  featureId: string,
  report: OurDispute,
): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    await lockFeature(write, featureId);
    const about = { session_id: null, booking_id: null, boat_feature_id: featureId };
    const { dispute, before } = await upsertDispute(write, report, about);
    for (const { id, cents } of report.moves) {
      const taken = { disputeId: dispute.id, takenCents: 0 - cents };
      const entry = featureDisputed(id, featureId, taken);
      if (!(await postEntry(write, entry, new Date(deps.now())))) continue;
      await takeMore(write, dispute, taken.takenCents, 0);
    }
    const state = toDisputeState(dispute);
    await queueDisputeMails(deps, write, { dispute: state, before, operatorsBooking: null });
  });
}

type DisputeRow = Selectable<Tables['disputes']>;

type OurDispute = DisputeReport & { paymentIntent: string };

/**
 * Upserts a dispute and returns its former state; null for a new one. The caller has locked its subject. A late report
 * never reverses a decision.
 */
async function upsertDispute(
  write: Transaction,
  report: OurDispute,
  about: Pick<DisputeRow, 'session_id' | 'booking_id' | 'boat_feature_id'>,
): Promise<{ dispute: DisputeRow; before: ReturnType<typeof toDisputeState> | null }> {
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
  const before = known ? toDisputeState(known) : null;
  if (known && isDecided(known.status)) return { dispute: known, before };
  const dispute = await write
    .insertInto('disputes')
    .values({
      id: report.id,
      payment_intent: report.paymentIntent,
      ...about,
      ...now,
      opened_at: new Date(report.openedAt),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(now))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { dispute, before };
}

function toDisputeState({ id, status, taken_cents: takenCents }: DisputeRow) {
  return { id, status, takenCents };
}

/** Adds what the bank took, or gave back (negative); also updates `dispute`. */
async function takeMore(
  write: Transaction,
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
