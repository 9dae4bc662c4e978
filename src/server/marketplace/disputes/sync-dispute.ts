import { updateRow } from '../../platform/database/update-row.ts';
import type { Selectable } from 'kysely';
import { isDecided, computeDisputeMove } from '#domain/refunds/disputes.ts';
import { buildTripDisputedEntry, buildFeatureDisputedEntry } from '#domain/payouts/ledger.ts';
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
 * Records a dispute of a trip's payment. Disputed money counts as refunded, so that the platform does not pay out money
 * that it may lose; if the dispute is lost, no further change is needed.
 */
async function recordTripDispute(
  deps: Deps,
  { id: sessionId, bookingId }: PaymentSessionRow,
  report: OurDispute,
): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, bookingId);
    if (!booking) return;
    const page = await lockSession(write, sessionId);
    const about = { sessionId, bookingId, boatFeatureId: null };
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
  await lockOperatorMoney(write, booking.operatorId);
  const bookingId = booking.id;
  const disputeId = dispute.id;
  const at = new Date(deps.now());
  const takenCents = 0 - move.cents;
  const left = isKept ? computeMaxRefundable(toPaidMoney(booking)) : 0;
  const { ofBookingCents, beyondCents } = computeDisputeMove(
    { takenCents: dispute.takenCents, beyondCents: dispute.beyondCents },
    takenCents,
    left,
  );
  const trip = { bookingId, operatorId: booking.operatorId, ...toPaidMoney(booking) };
  const entry = buildTripDisputedEntry(move.id, trip, { disputeId, takenCents, beyondCents });
  if (!(await postEntry(write, entry, at))) return;
  await takeMore(write, dispute, takenCents, beyondCents);
  booking.disputedCents += ofBookingCents;
  const { disputedCents } = booking;
  await updateRow(write, 'bookings', bookingId, { disputedCents });
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
    const about = { sessionId: null, bookingId: null, boatFeatureId: featureId };
    const { dispute, before } = await upsertDispute(write, report, about);
    for (const { id, cents } of report.moves) {
      const taken = { disputeId: dispute.id, takenCents: 0 - cents };
      const entry = buildFeatureDisputedEntry(id, featureId, taken);
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
 * Upserts a dispute and returns its former state; null for a new one. The caller must have locked the booking or
 * feature payment in dispute. A late report never reverses the bank's decision.
 */
async function upsertDispute(
  write: Transaction,
  report: OurDispute,
  about: Pick<DisputeRow, 'sessionId' | 'bookingId' | 'boatFeatureId'>,
): Promise<{ dispute: DisputeRow; before: ReturnType<typeof toDisputeState> | null }> {
  const now = {
    cents: report.cents,
    reason: report.reason,
    status: report.status,
    dueBy: report.dueBy === null || isDecided(report.status) ? null : new Date(report.dueBy),
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
      paymentIntent: report.paymentIntent,
      ...about,
      ...now,
      openedAt: new Date(report.openedAt),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(now))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { dispute, before };
}

function toDisputeState({ id, status, takenCents }: DisputeRow) {
  return { id, status, takenCents };
}

/** Adds an amount that the bank took, or returned if negative. Also updates the object `dispute`. */
async function takeMore(
  write: Transaction,
  dispute: DisputeRow,
  moreTaken: number,
  moreBeyond: number,
): Promise<void> {
  dispute.takenCents += moreTaken;
  dispute.beyondCents += moreBeyond;
  const { takenCents, beyondCents } = dispute;
  const query = write.updateTable('disputes').set({ takenCents, beyondCents });
  await query.where('id', '=', dispute.id).execute();
}
