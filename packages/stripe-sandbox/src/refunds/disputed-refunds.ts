import type { Charge } from '../payments/charges.ts';
import { endDispute } from './sandbox-disputes.ts';
import type { Dispute } from './sandbox-disputes.ts';
import { lockHeld, type Work } from '../payments/payment-store.ts';
import { invalidRequest } from '../requests/stripe-problems.ts';

/** Rejects a refund of money that the bank has withdrawn. */
export async function refuseDisputed(work: Work, charge: Charge): Promise<void> {
  const dispute = await lockDispute(work, charge);
  if (dispute && !dispute.is_charge_refundable) {
    throw invalidRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    );
  }
}

/** Closes the inquiry about a refunded charge. */
export async function closeRefundedInquiry(work: Work, charge: Charge): Promise<void> {
  const dispute = await lockDispute(work, charge);
  if (dispute?.status.startsWith('warning_') && dispute.status !== 'warning_closed')
    await endDispute(work, dispute, 'warning_closed');
}

async function lockDispute(work: Work, charge: Charge): Promise<Dispute | null> {
  if (!charge.disputed) return null;
  const { rows } = await work.db.query<{ id: string }>(
    `select id from sandbox_payments.object where kind = 'dispute' and parent = $1`,
    [charge.id],
  );
  return rows[0] ? ((await lockHeld<Dispute>(work, 'dispute', rows[0].id))?.body ?? null) : null;
}
