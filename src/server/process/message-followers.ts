import { followDispute } from '../marketplace/disputes/follow-dispute.ts';
import {
  adoptFeatureRefund,
  followFeatureRefund,
} from '../marketplace/featuring/follow-feature-refund.ts';
import { followFeaturePayment } from '../marketplace/featuring/reconcile-features.ts';
import { followRefund, adoptRefund } from '../marketplace/reconciliation/follow-refund.ts';
import type { MessageFollowers } from '../marketplace/payments/payment-routes.ts';
import type { Deps } from '../platform/dependencies.ts';

/** Handlers of the payment provider's webhooks. */
export const messageFollowers: MessageFollowers = {
  refundMade: [adoptRefund, adoptFeatureRefund],
  // A refund that was pending at first, or whose first webhook was lost, may still be unknown here.
  refundChanged: [followRefund, followFeatureRefund, adoptRefund, adoptFeatureRefund],
  paymentChanged: [followFeaturePayment],
  chargeRefunded: [importExternalRefunds],
  dispute: [followDispute],
};

async function importExternalRefunds(deps: Deps, paymentIntent: string): Promise<void> {
  for (const id of await deps.payments.listForeignRefunds({ paymentIntent })) {
    await adoptRefund(deps, id);
    await adoptFeatureRefund(deps, id);
  }
}
