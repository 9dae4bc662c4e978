import { followDispute } from '../marketplace/disputes/follow-dispute.ts';
import {
  adoptFeatureRefund,
  followFeatureRefund,
} from '../marketplace/featuring/follow-feature-refund.ts';
import { followFeaturePayment } from '../marketplace/featuring/reconcile-features.ts';
import { followRefund, adoptRefund } from '../marketplace/reconciliation/follow-refund.ts';
import type { MessageFollowers } from '../marketplace/payments/payment-routes.ts';
import type { Deps } from '../platform/dependencies.ts';

/** What is done when the payment provider says that something happened there. */
export const messageFollowers: MessageFollowers = {
  refundMade: [adoptRefund, adoptFeatureRefund],
  // One that was pending when it was made, or whose first message was lost, is new to us still.
  refundChanged: [followRefund, followFeatureRefund, adoptRefund, adoptFeatureRefund],
  paymentChanged: [followFeaturePayment],
  chargeRefunded: [adoptRefundsOf],
  dispute: [followDispute],
};

async function adoptRefundsOf(deps: Deps, paymentIntent: string): Promise<void> {
  for (const id of await deps.payments.listForeignRefunds({ paymentIntent })) {
    await adoptRefund(deps, id);
    await adoptFeatureRefund(deps, id);
  }
}
