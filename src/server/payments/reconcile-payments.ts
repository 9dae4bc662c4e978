import { PaymentsUnavailable } from '../outside/card-payments.ts';
import type { Deps } from '../product-deps.ts';
import { endLapsedHolds } from './end-hold.ts';
import { followPaymentPage } from './follow-payment-page.ts';
import { findUnsettled, setSession } from './payment-queries.ts';
import { refundPayment } from './refund-payment.ts';

const MINUTE_MS = 60_000;

/**
 * Asks the provider about every payment page that is still open, pays back what is still owed, and
 * ends every hold whose time is over: what a lost message or a crash left undone is done here.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  await endLapsedHolds(deps);
  for (const page of await findUnsettled(deps.database, new Date(deps.now() - MINUTE_MS))) {
    try {
      await reconcilePage(deps, page);
    } catch (error) {
      deps.log.warn(`payment page ${page.id} could not be reconciled:`, error);
      if (error instanceof PaymentsUnavailable) return;
    }
  }
}

async function reconcilePage(deps: Deps, page: { id: string; status: string }): Promise<void> {
  if (page.status === 'refund_due') return refundPayment(deps, page.id);
  const settled = await followPaymentPage(deps, page.id);
  if (settled.state === 'unknown') {
    await setSession(deps.database, page.id, { status: 'expired' });
  }
}
