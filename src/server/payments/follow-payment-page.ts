import type { Deps } from '../dependencies.ts';
import { endHold } from './end-hold.ts';
import { expireSession, findSession } from './payment-queries.ts';
import { settlePayment, type Settlement } from './settle-payment.ts';

/**
 * Acts on what a payment page has come to: paid, it is settled; expired unpaid, the seats it held are
 * free at once. Whoever looks does the same: the provider's message, the success page's question, the
 * reconciliation.
 */
export async function followPaymentPage(deps: Deps, sessionId: string): Promise<Settlement> {
  const settled = await settlePayment(deps, sessionId);
  if (settled.state !== 'expired') return settled;
  const page = await findSession(deps.database, sessionId);
  if (!page) return settled;
  await expireSession(deps.database, sessionId);
  const ended = await endHold(deps, page.booking_id, 'expire');
  if (ended === 'kept') await endHold(deps, page.booking_id, 'abandon');
  return settled;
}
