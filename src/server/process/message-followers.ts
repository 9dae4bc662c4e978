import { followDispute } from '../payments/disputes/follow-dispute.ts';
import {
  adoptFeatureRefund,
  followFeatureRefund,
} from '../payments/featuring/follow-feature-refund.ts';
import { followFeaturePayment } from '../payments/featuring/reconcile-features.ts';
import { followRefund, adoptRefund } from '../payments/refunds/follow-refund.ts';
import type { MessageFollowers } from '../payments/payment-routes.ts';
import type { Deps } from '../dependencies.ts';

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
