import type { Deps } from '../dependencies.ts';
import { findSession, setSession } from './payment-queries.ts';
import { settlePayment } from './settle-payment.ts';

/** Lets the money go that a page had set aside. Taken meanwhile, it is settled like any payment. */
export async function releasePayment(deps: Deps, sessionId: string): Promise<void> {
  const page = await findSession(deps.database, sessionId);
  if (page?.status !== 'authorised' || page.payment_intent === null) return;
  if ((await deps.payments.releasePayment(page.payment_intent)) === 'paid') {
    await settlePayment(deps, sessionId);
    return;
  }
  await setSession(deps.database, sessionId, { status: 'released' });
}
