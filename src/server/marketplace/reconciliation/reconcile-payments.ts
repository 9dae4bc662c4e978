import { MINUTE_MS } from '#domain/time/durations.ts';
import { PaymentsUnavailable } from '../../platform/gateways/card-payments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { endLapsedHolds, followPaymentPage } from '../payments/end-hold.ts';
import { syncRefund } from './sync-refund.ts';
import { expireSession, findUnsettled } from '../core/money/payment-queries.ts';
import { findDueRefunds, findRefundsToCheck } from '../core/money/refund-queries.ts';
import { sendRefund } from '../refunds/send-refund.ts';

/**
 * Repeats what a lost webhook or a crash left undone: reads open payment pages from the provider, sends due refunds,
 * and ends expired holds.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  await endLapsedHolds(deps);
  const aMinuteAgo = new Date(deps.now() - MINUTE_MS);
  const pages = await findUnsettled(deps.database, aMinuteAgo);
  const due = await findDueRefunds(deps.database, aMinuteAgo);
  const sent = await findRefundsToCheck(deps.database, deps.now());
  const tasks = [
    ...pages.map((id) => ({ what: `payment page ${id}`, act: () => reconcilePage(deps, id) })),
    ...due.map((id) => ({ what: `refund ${id}`, act: () => sendRefund(deps, id) })),
    ...sent.map(({ id, providerRefund }) => ({
      what: `refund ${id}`,
      act: () => syncRefund(deps, providerRefund),
    })),
  ];
  for (const { what, act } of tasks) {
    try {
      await act();
    } catch (error) {
      deps.log.warn(`${what} could not be reconciled:`, error);
      if (error instanceof PaymentsUnavailable) return;
    }
  }
}

async function reconcilePage(deps: Deps, id: string): Promise<void> {
  const settled = await followPaymentPage(deps, id);
  if (settled.state === 'unknown') await expireSession(deps.database, id);
}
