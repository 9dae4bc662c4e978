import { done, refused, type Outcome } from '#domain/problems.ts';
import { PaymentsUnavailable } from '../gateways/card-payments.ts';
import { followPaymentPage } from '../payments/follow-payment-page.ts';
import { findSession } from '../payments/payment-queries.ts';
import type { Deps } from '../dependencies.ts';

export type FoundSettlement =
  | { state: 'paid' | 'asked'; bookingId: string }
  | { state: 'open' | 'expired' | 'refunded' };

/** What became of a payment page of ours; the success page asks this while it waits. */
export async function findSettlement(
  deps: Deps,
  sessionId: string,
): Promise<Outcome<FoundSettlement, 'invalid' | 'not-found'>> {
  if (sessionId === '') return refused('invalid', 'The payment session is missing.');
  const page = await findSession(deps.database, sessionId);
  if (!page) return refused('not-found', 'We do not know this payment session.');
  if (page.status === 'paid') return done({ state: 'paid', bookingId: page.booking_id });
  try {
    const settled = await followPaymentPage(deps, sessionId);
    if (settled.state === 'paid' || settled.state === 'asked') return done(settled);
    return done({ state: settled.state === 'unknown' ? 'expired' : settled.state });
  } catch (error) {
    // The provider is down: the page goes on asking, and its message or the reconciliation will tell.
    if (error instanceof PaymentsUnavailable) return done({ state: 'open' });
    throw error;
  }
}
