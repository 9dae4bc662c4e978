import { isUuid } from '#domain/ids.ts';
import { refundReturned } from '#domain/ledger.ts';
import { lockBooking, recordEvent } from '../bookings/booking-queries.ts';
import { inTransaction } from '../database/database.ts';
import { postEntry } from '../payouts/ledger/post-entry.ts';
import type { Deps } from '../dependencies.ts';
import { findSession, setSession } from './payment-queries.ts';
import {
  findRefund,
  findRefundByProvider,
  lockRefund,
  setRefund,
  type RefundRow,
} from './refund-queries.ts';

/**
 * Finds out whether a refund that was sent has stayed with the guest. Their bank may send it back days
 * later: then it is owed again, and a person has to look.
 */
export async function followRefund(deps: Deps, providerRefund: string): Promise<void> {
  const report = await deps.payments.findRefund(providerRefund);
  if (!report) return;
  const refund = await findRefundByProvider(deps.database, providerRefund);
  if (!refund) return untilRecorded(deps, report.refundId);
  if (report.state === 'refused') await recordReturn(deps, refund, report.why);
  else await setRefund(deps.database, refund.id, { checked_at: new Date(deps.now()) });
}

/** The message may be faster than our own record of the refund: it has to come again then. */
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
    await postEntry(
      write,
      refundReturned(sent.provider_refund, { bookingId, refundId, cents }),
      at,
    );
    const page = await findSession(write, sent.session_id);
    if (page?.status === 'refunded') await setSession(write, page.id, { status: 'refund_due' });
    const facts = { refund: sent.provider_refund, cents, why };
    await recordEvent(deps, write, {
      bookingId,
      at,
      event: 'refund failed',
      actor: 'payments',
      facts,
    });
  });
}
