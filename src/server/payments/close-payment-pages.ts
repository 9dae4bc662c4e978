import type { Deps } from '../dependencies.ts';
import { expireSession, findSessionsOf } from './payment-queries.ts';
import { releasePayment } from './release-payment.ts';
import { settleSession } from './settle-payment.ts';

/** Closes the payment pages of a booking that was called off. What was paid on one meanwhile goes back. */
export async function closePaymentPages(deps: Deps, bookingId: string): Promise<void> {
  for (const page of await findSessionsOf(deps.database, bookingId)) {
    if (page.status === 'authorised') await releasePayment(deps, page.id);
    if (page.status !== 'open') continue;
    const session = await deps.payments.closeSession(page.id);
    const isPaid = session?.state === 'paid' || session?.state === 'authorised';
    if (session && isPaid) await settleSession(deps, session);
    else await expireSession(deps.database, page.id);
  }
}
