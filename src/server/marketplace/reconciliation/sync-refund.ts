import { isUuid } from '#domain/fields/ids.ts';
import { refundReturned, refundDecided, refundSent } from '#domain/payouts/ledger.ts';
import { computeMaxRefundable } from '#domain/refunds/refunds.ts';
import { islandInstant } from '#domain/time/days.ts';
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
import {
  findSession,
  setSession,
  lockSession,
  type PaymentSessionRow,
} from '../core/money/payment-queries.ts';
import { findPageOfPayment } from '../payments/settle-payment.ts';
import {
  findRefund,
  findRefundByProvider,
  lockRefund,
  setRefund,
  type RefundRow,
  findUnsentRefund,
  insertRefund,
} from '../core/money/refund-queries.ts';
import { queueMailToBoth } from '../../platform/mail/queue-mail.ts';
import { recordSent } from '../refunds/send-refund.ts';
import { finishCancellation } from '../refunds/cancel-booking.ts';
import { addRefunded } from '../refunds/refund-booking.ts';

/**
 * Checks whether a sent refund has reached the guest. The bank may return it days later; then it has failed, and an
 * admin decides.
 */
export async function syncRefund(deps: Deps, providerRefund: string): Promise<void> {
  const report = await deps.payments.findRefund(providerRefund);
  if (!report) return;
  const refund = await findRefundByProvider(deps.database, providerRefund);
  if (!refund) return untilRecorded(deps, report.refundId);
  if (report.state === 'refused') await recordReturn(deps, refund, report.why);
  else await setRefund(deps.database, refund.id, { checked_at: new Date(deps.now()) });
}

/** Rejects a webhook that overtakes our own record of the refund, so that it is resent. */
async function untilRecorded(deps: Deps, refundId: string | null): Promise<void> {
  if (refundId === null || !isUuid(refundId)) return;
  const refund = await findRefund(deps.database, refundId);
  if (refund?.state === 'due') throw new Error(`refund ${refundId} is not recorded yet`);
}

async function recordReturn(deps: Deps, refund: RefundRow, why: string): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, refund.booking_id);
    const sent = await lockRefund(write, refund.id);
    if (!booking || sent.state !== 'sent' || sent.provider_refund === null) return;
    const at = new Date(deps.now());
    const { id: refundId, booking_id: bookingId, cents } = sent;
    await setRefund(write, refundId, { state: 'failed', failure: why, checked_at: at });
    const entry = refundReturned(sent.provider_refund, { bookingId, refundId, cents });
    await postEntry(write, entry, at);
    const page = await findSession(write, sent.session_id);
    if (page?.status === 'refunded') await setSession(write, page.id, { status: 'refund_due' });
    const facts = { refund: sent.provider_refund, cents, why };
    const event = { bookingId, at, event: 'refund failed', actor: 'payments', facts };
    await recordEvent(deps, write, event);
  });
}

type ForeignRefund = { providerRefund: string; cents: number };

/**
 * Imports a refund made in the provider's dashboard as if it had been decided here: once by the provider's id, in
 * ledger and history. A full refund cancels a future trip.
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
    const booking = await lockBooking(write, paid.booking_id);
    if (!booking || (await findRefundByProvider(write, providerRefund))) return;
    const page = (await lockSession(write, paid.id)) ?? paid;
    const most = page.status === 'paid' ? computeMaxRefundable(toPaidMoney(booking)) : 0;
    // Matches a refund that exceeds the remaining amount to our unsent one.
    const ours = refund.cents > most && (await findUnsentRefund(write, page.id, refund.cents));
    if (ours) await recordAsOurs(deps, write, booking, ours, refund);
    else await recordForeign(deps, write, booking, page, { ...refund, most });
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
  { providerRefund, cents, most }: ForeignRefund & { most: number },
): Promise<void> {
  await lockOperatorMoney(write, booking.operator_id);
  const at = new Date(deps.now());
  const bookingId = booking.id;
  const refundId = deps.newId();
  const beyondCents = Math.max(0, cents - most);
  await insertRefund(write, {
    id: refundId,
    booking_id: bookingId,
    session_id: page.id,
    cents,
    reason: 'Made at the payment provider',
    decided_by: null,
    decided_at: at,
    state: 'sent',
    provider_refund: providerRefund,
    sent_at: at,
    is_made_at_provider: true,
    beyond_cents: beyondCents,
  });
  const trip = { bookingId, operatorId: booking.operator_id, ...toPaidMoney(booking) };
  const refund = { bookingId, refundId, cents, beyondCents };
  await postEntry(write, refundDecided(trip, refund), at);
  await postEntry(write, refundSent(providerRefund, refund), at);
  await addRefunded(write, booking, cents - beyondCents);
  const isAll = most > 0 && cents >= most;
  const startsAt = islandInstant(booking.start_date, booking.time);
  const isCancelled = isAll && booking.status === 'paid' && startsAt > deps.now();
  const status = isCancelled || booking.status === 'cancelled' ? 'refunded' : booking.status;
  if (status !== booking.status) await setStatus(write, bookingId, { status });
  const facts = { refund: providerRefund, cents, status };
  const event = { bookingId, at, event: 'refund made', actor: 'payments', facts };
  await recordEvent(deps, write, event);
  if (isCancelled) return finishCancellation(deps, write, booking, at);
  const mail = { subjectId: bookingId, kind: 'refund', at, matter: refundId } as const;
  await queueMailToBoth(deps.jobs, write, mail);
}
