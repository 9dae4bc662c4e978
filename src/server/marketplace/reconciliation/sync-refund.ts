import { updateRow } from '../../platform/database/update-row.ts';
import { storedReasons } from '#i18n/records/refund-reasons.ts';
import { isUuid } from '#domain/fields/ids.ts';
import {
  buildRefundReturnedEntry,
  buildRefundDecidedEntry,
  buildRefundSentEntry,
} from '#domain/payouts/ledger.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import { toInstant } from '#domain/time/days.ts';
import {
  lockBooking,
  recordEvent,
  toPaidMoney,
  setStatus,
  type BookingRow,
} from '../core/bookings/booking-queries.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { postEntry, lockOperatorMoney } from '../core/money/ledger-entries.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { findSession, lockSession, type PaymentSessionRow } from '../core/money/payment-queries.ts';
import { findPageOfPayment } from '../payments/settle-payment.ts';
import {
  findRefund,
  findRefundByProvider,
  lockRefund,
  type RefundRow,
  findUnsentRefund,
  insertRefund,
} from '../core/money/refund-queries.ts';
import { queueMailToBoth } from '../../platform/mail/queue-mail.ts';
import { recordSent } from '../refunds/send-refund.ts';
import { finishCancellation } from '../refunds/cancel-booking.ts';
import { addRefunded } from '../refunds/refund-booking.ts';

/**
 * Checks whether a sent refund has reached the guest. If the bank returns it, even days later, it has failed and an
 * admin decides what to do.
 */
export async function syncRefund(deps: Deps, providerRefund: string): Promise<void> {
  const report = await deps.payments.findRefund(providerRefund);
  if (!report) return;
  const refund = await findRefundByProvider(deps.database, providerRefund);
  if (!refund) return untilRecorded(deps, report.refundId);
  if (report.state === 'refused') await recordReturn(deps, refund, report.why);
  else
    await updateRow(deps.database, 'bookingRefunds', refund.id, {
      checkedAt: new Date(deps.now()),
    });
}

/** Rejects a webhook that overtakes our own record of the refund, so that the provider sends it again. */
async function untilRecorded(deps: Deps, refundId: string | null): Promise<void> {
  if (refundId === null || !isUuid(refundId)) return;
  const refund = await findRefund(deps.database, refundId);
  if (refund?.state === 'due') throw new Error(`refund ${refundId} is not recorded yet`);
}

async function recordReturn(deps: Deps, refund: RefundRow, why: string): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, refund.bookingId);
    const sent = await lockRefund(write, refund.id);
    if (!booking || sent.state !== 'sent' || sent.providerRefund === null) return;
    const at = new Date(deps.now());
    const { id: refundId, bookingId, cents } = sent;
    await updateRow(write, 'bookingRefunds', refundId, {
      state: 'failed',
      failure: why,
      checkedAt: at,
    });
    const entry = buildRefundReturnedEntry(sent.providerRefund, { bookingId, refundId, cents });
    await postEntry(write, entry, at);
    const page = await findSession(write, sent.sessionId);
    if (page?.status === 'refunded')
      await updateRow(write, 'paymentSessions', page.id, { status: 'refund_due' });
    const facts = { refund: sent.providerRefund, cents, why };
    const event = { bookingId, at, event: 'refund failed', actor: 'payments', facts };
    await recordEvent(deps, write, event);
  });
}

type ForeignRefund = { providerRefund: string; cents: number };

/**
 * Imports a refund made in the provider's dashboard into ledger and history as if it had been decided here, once per
 * provider id. A full refund cancels a future trip.
 */
export async function importExternalRefund(deps: Deps, providerRefund: string): Promise<void> {
  if (await findRefundByProvider(deps.database, providerRefund)) return;
  const report = await deps.payments.findRefund(providerRefund);
  // Refunds with our id are recorded by their sender.
  if (report?.state !== 'sent' || report.refundId !== null || !report.paymentIntent) return;
  const paid = await findPageOfPayment(deps, report.paymentIntent);
  if (!paid) return;
  const refund = { providerRefund, cents: report.cents };
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, paid.bookingId);
    if (!booking || (await findRefundByProvider(write, providerRefund))) return;
    const page = (await lockSession(write, paid.id)) ?? paid;
    const max = page.status === 'paid' ? computeMaxRefundable(toPaidMoney(booking)) : 0;
    // Treats a refund that exceeds the remaining amount as our unsent refund of that amount.
    const ours = refund.cents > max && (await findUnsentRefund(write, page.id, refund.cents));
    if (ours) await recordAsOurs(deps, write, booking, ours, refund);
    else await recordForeign(deps, write, booking, page, { ...refund, max });
  });
}

async function recordAsOurs(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  ours: RefundRow,
  { providerRefund, cents }: ForeignRefund,
): Promise<void> {
  const at = new Date(deps.now());
  await recordSent(write, ours, booking, { state: 'sent', providerRefund }, at);
  const facts = { refund: providerRefund, cents, status: booking.status };
  const event = { bookingId: booking.id, at, event: 'refund made', actor: 'payments', facts };
  await recordEvent(deps, write, event);
}

async function recordForeign(
  deps: Deps,
  write: Transaction,
  booking: BookingRow,
  page: PaymentSessionRow,
  { providerRefund, cents, max }: ForeignRefund & { max: number },
): Promise<void> {
  await lockOperatorMoney(write, booking.operatorId);
  const at = new Date(deps.now());
  const bookingId = booking.id;
  const refundId = deps.newId();
  const beyondCents = Math.max(0, cents - max);
  await insertRefund(write, {
    id: refundId,
    bookingId,
    sessionId: page.id,
    cents,
    reason: storedReasons.madeAtProvider,
    decidedBy: null,
    decidedAt: at,
    state: 'sent',
    providerRefund,
    sentAt: at,
    isMadeAtProvider: true,
    beyondCents,
  });
  const trip = { bookingId, operatorId: booking.operatorId, ...toPaidMoney(booking) };
  const refund = { bookingId, refundId, cents, beyondCents };
  await postEntry(write, buildRefundDecidedEntry(trip, refund), at);
  await postEntry(write, buildRefundSentEntry(providerRefund, refund), at);
  await addRefunded(write, booking, cents - beyondCents);
  const isAll = max > 0 && cents >= max;
  const startsAt = toInstant(booking.startDate, booking.time);
  const isCancelled = isAll && booking.status === 'paid' && startsAt > deps.now();
  const status = isCancelled || booking.status === 'cancelled' ? 'refunded' : booking.status;
  if (status !== booking.status) await setStatus(write, bookingId, { status });
  const facts = { refund: providerRefund, cents, status };
  const event = { bookingId, at, event: 'refund made', actor: 'payments', facts };
  await recordEvent(deps, write, event);
  if (isCancelled) return finishCancellation(deps, write, booking, at);
  const mail = { subjectId: bookingId, kind: 'refund', at, dedupeId: refundId } as const;
  await queueMailToBoth(deps.jobs, write, mail);
}
