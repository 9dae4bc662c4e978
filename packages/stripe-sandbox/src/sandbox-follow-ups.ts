import { decideDispute } from './refunds/dispute-requests.ts';
import { finishProcessing } from './payments/processing-outcomes.ts';
import { openDueDispute } from './refunds/sandbox-disputes.ts';
import { arrive } from './balance/sandbox-payouts.ts';
import { settleRefund } from './refunds/refund-outcomes.ts';
import type { Work } from './payments/payment-store.ts';

/** Delayed consequences for objects in the state `due`, by kind. */
const followUps: Record<string, (work: Work, id: string) => Promise<void>> = {
  charge: openDueDispute,
  dispute: decideDispute,
  payment_intent: finishProcessing,
  payout: arrive,
  refund: settleRefund,
};

/** Runs the next due follow-up. Each follow-up must lock its objects and check whether it still applies. */
export async function followUpOne(work: Work): Promise<boolean> {
  const { rows } = await work.db.query<{ id: string; kind: string }>(
    `select id, kind from sandbox_payments.object
     where state = 'due' and due_ms <= $1 order by due_ms limit 1`,
    [work.nowMs],
  );
  if (!rows[0]) return false;
  await work.db.query('savepoint follow_up');
  try {
    await followUps[rows[0].kind]?.(work, rows[0].id);
  } catch (error) {
    await work.db.query('rollback to savepoint follow_up');
    work.context.log(`stripe-sandbox: ${rows[0].id} is put off: ${String(error)}`);
  }
  await putOff(work, rows[0].id);
  return true;
}

/** Postpones a failed follow-up, so that it does not block later ones. */
async function putOff(work: Work, id: string): Promise<void> {
  await work.db.query(
    `update sandbox_payments.object set due_ms = $2::bigint + 60000
     where id = $1 and state = 'due' and due_ms <= $2::bigint`,
    [id, work.nowMs],
  );
}
