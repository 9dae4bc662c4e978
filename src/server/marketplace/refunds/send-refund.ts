import { updateRow } from '../../platform/database/update-row.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { buildRefundSentEntry } from '#domain/payouts/ledger.ts';
import { lockBooking, recordEvent, type BookingRow } from '../core/bookings/booking-queries.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { postEntry } from '../core/money/ledger-entries.ts';
import type { RefundAnswer } from '../../platform/gateways/card-payments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { closeUnwantedPage } from '../core/money/unwanted-payments.ts';
import { findSession } from '../core/money/payment-queries.ts';
import {
  claimRefund,
  findRefund,
  findRefundByProvider,
  lockRefund,
  type RefundRow,
} from '../core/money/refund-queries.ts';

/** Sends a due refund to the provider and records the answer; idempotent. */
export async function sendRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await claimRefund(deps.database, refundId, deps.now());
  if (!refund) return waitForOtherSender(deps, refundId);
  try {
    const answer = await askProvider(deps, refund);
    await recordAnswer(deps, refund, answer);
  } catch (error) {
    // Releases the claim, because the outcome is unknown.
    await updateRow(deps.database, 'bookingRefunds', refundId, { claimedAt: null });
    throw error;
  }
}

async function askProvider(deps: Deps, refund: RefundRow): Promise<RefundAnswer> {
  const page = await findSession(deps.database, refund.sessionId);
  if (!page?.paymentIntent) {
    return { state: 'refused', why: 'This booking was not paid through the payment provider.' };
  }
  return deps.payments.refundPayment({
    paymentIntent: page.paymentIntent,
    cents: refund.cents,
    refundId: refund.id,
    key: buildIdempotencyKey(refund, deps.now()),
  });
}

/**
 * The provider repeats its answer to an idempotency key for a day, even a failure. A key is therefore limited to an
 * hour and one attempt.
 */
function buildIdempotencyKey({ id, checkedAt: askedAt }: RefundRow, nowMs: number): string {
  return `refund-${id}-${Math.floor(nowMs / HOUR_MS)}-${askedAt?.getTime() ?? 0}`;
}

async function recordAnswer(deps: Deps, refund: RefundRow, given: RefundAnswer): Promise<void> {
  await inTransaction(deps.database, async (write) => {
    const booking = await lockBooking(write, refund.bookingId);
    const due = await lockRefund(write, refund.id);
    if (!booking || due.state !== 'due') return;
    const at = new Date(deps.now());
    const answer = await withoutOthers(write, refund, given);
    const event = { bookingId: booking.id, at, actor: 'payments' };
    const facts = { session: refund.sessionId, cents: refund.cents };
    if (answer.state === 'sent') {
      await recordSent(write, refund, booking, answer, at);
      const sent = { ...facts, refund: answer.providerRefund };
      await recordEvent(deps, write, { ...event, event: 'refunded', facts: sent });
    } else {
      const { why } = answer;
      const failed = { state: 'failed', failure: why, checkedAt: at, claimedAt: null } as const;
      await updateRow(write, 'bookingRefunds', refund.id, failed);
      await recordEvent(deps, write, {
        ...event,
        event: 'refund failed',
        facts: { ...facts, why },
      });
    }
  });
}

/** Refuses an answer that names another recorded refund, such as one made in the provider's dashboard. */
async function withoutOthers(
  write: Transaction,
  refund: RefundRow,
  answer: RefundAnswer,
): Promise<RefundAnswer> {
  if (answer.state === 'refused') return answer;
  const known = await findRefundByProvider(write, answer.providerRefund);
  if (!known || known.id === refund.id) return answer;
  return { state: 'refused', why: 'It was given back at the payment provider already.' };
}

export async function recordSent(
  write: Transaction,
  refund: RefundRow,
  booking: BookingRow,
  { providerRefund }: RefundAnswer & { state: 'sent' },
  at: Date,
): Promise<void> {
  await updateRow(write, 'bookingRefunds', refund.id, {
    state: 'sent',
    providerRefund,
    failure: null,
    sentAt: at,
    claimedAt: null,
  });
  const { id: refundId, bookingId, cents } = refund;
  await postEntry(write, buildRefundSentEntry(providerRefund, { bookingId, refundId, cents }), at);
  await closeUnwantedPage(write, refund, booking);
}

/** Throws while the refund is due, so that the job is retried: the other sender may have crashed. */
async function waitForOtherSender(deps: Deps, refundId: string): Promise<void> {
  const refund = await findRefund(deps.database, refundId);
  if (refund?.state === 'due') {
    throw new Error(`refund ${refundId} is being sent by somebody else`);
  }
}
