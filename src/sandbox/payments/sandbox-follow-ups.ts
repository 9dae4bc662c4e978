import { decideDispute } from './dispute-requests.ts';
import { openDueDispute } from './sandbox-disputes.ts';
import { arrive } from './sandbox-payouts.ts';
import { settleRefund } from './refund-outcomes.ts';
import type { Work } from './payment-store.ts';

/** What happens by itself some time after an act, to objects in the state `due`, by their kind. */
const followUps: Record<string, (work: Work, id: string) => Promise<void>> = {
  charge: openDueDispute,
  dispute: decideDispute,
  payout: arrive,
  refund: settleRefund,
};

/** Does the next one whose time has come. Each locks what it changes, and looks whether there is still something to do. */
export async function followUpOne(work: Work): Promise<boolean> {
  const { rows } = await work.db.query<{ id: string; kind: string }>(
    `select id, kind from sandbox_payments.object
     where state = 'due' and due_ms <= $1 order by due_ms limit 1`,
    [work.nowMs],
  );
  if (!rows[0]) return false;
  await followUps[rows[0].kind]?.(work, rows[0].id);
  return true;
}
