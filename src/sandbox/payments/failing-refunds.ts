import type { Charge } from './charges.ts';
import type { PaymentMethodHidden } from './payment-methods.ts';
import { findHeld, lockHeld, saveObject, type Guards, type Work } from './payment-store.ts';
import type { Refund } from './sandbox-refunds.ts';
import { recordEvent } from './stripe-events.ts';
import { behaviourOf } from './test-cards.ts';

/** "Some time later" is soon here. */
const failsAfterMs = 1000;

/** What a refund to this charge's card is kept with: whether, and when, its bank will send it back. */
export async function fateOfRefund(work: Work, charge: Charge): Promise<Guards> {
  const method = await findHeld<object, PaymentMethodHidden>(
    work,
    'payment_method',
    charge.payment_method,
  );
  const card = behaviourOf(method?.hidden.card.name ?? '');
  return card.refundsFail ? { state: 'failing', dueMs: work.nowMs + failsAfterMs } : {};
}

/** Sends back the next refund whose time has come, if nobody else is at it. */
export async function failOneRefund(work: Work): Promise<boolean> {
  const { rows } = await work.db.query<{ id: string; parent: string }>(
    `select id, parent from sandbox_payments.object
     where kind = 'refund' and state = 'failing' and due_ms <= $1 order by due_ms limit 1`,
    [work.nowMs],
  );
  if (!rows[0]) return false;
  const charge = await lockHeld<Charge>(work, 'charge', rows[0].parent);
  const refund = await lockHeld<Refund>(work, 'refund', rows[0].id);
  if (!charge || !refund || refund.body.status === 'failed') return true;
  const failed: Refund = {
    ...refund.body,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  };
  await saveObject(work, failed, { state: 'failed' });
  const after: Charge = {
    ...charge.body,
    amount_refunded: charge.body.amount_refunded - failed.amount,
    refunded: false,
  };
  await saveObject(work, after);
  for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed'] as const) {
    await recordEvent(work, type, failed, { status: 'succeeded' });
  }
  return true;
}
