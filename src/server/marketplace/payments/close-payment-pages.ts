import { updateRow } from '../../platform/database/update-row.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { PaymentsUnavailable } from '../../platform/gateways/card-payments.ts';
import {
  expireSession,
  findSession,
  listPaymentSessions,
  type PaymentSessionRow,
} from '../core/money/payment-queries.ts';
import { settlePayment, settleSession, type Settlement } from './settle-payment.ts';

/** Closes the payment pages of a booking that has ended. A payment made in the meantime is refunded. */
export async function closePaymentPages(deps: Deps, bookingId: string): Promise<void> {
  for (const page of await listPaymentSessions(deps.database, bookingId)) {
    if (page.status === 'authorised') await releasePayment(deps, page.id);
    if (page.status === 'open') await closePage(deps, page);
  }
}

/**
 * Closes the open pages of a reservation before its price changes. A payment made in the meantime is settled as usual,
 * which confirms the booking.
 */
export async function closeOpenPages(
  deps: Deps,
  bookingId: string,
): Promise<Outcome<null, 'unavailable'>> {
  try {
    for (const page of await listPaymentSessions(deps.database, bookingId)) {
      if (page.status === 'open') await closePage(deps, page);
    }
    return done(null);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    return refused('unavailable', 'payment.providerDownUnchanged');
  }
}

/** Closes an open page and returns its state: the page may have been paid in the meantime. */
export async function closePage(
  deps: Deps,
  { id }: PaymentSessionRow,
): Promise<Settlement['state']> {
  const session = await deps.payments.closeSession(id);
  if (session?.state === 'paid' || session?.state === 'authorised') {
    return (await settleSession(deps, session)).state;
  }
  await expireSession(deps.database, id);
  return 'expired';
}

/** Releases the authorised payment of a page. If it was captured in the meantime, it is settled like any payment. */
export async function releasePayment(deps: Deps, sessionId: string): Promise<void> {
  const page = await findSession(deps.database, sessionId);
  if (page?.status !== 'authorised' || page.paymentIntent === null) return;
  if ((await deps.payments.releasePayment(page.paymentIntent)) === 'paid') {
    await settlePayment(deps, sessionId);
    return;
  }
  await updateRow(deps.database, 'paymentSessions', sessionId, { status: 'released' });
}
