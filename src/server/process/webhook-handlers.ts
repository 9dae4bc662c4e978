import { syncDispute } from '../marketplace/disputes/sync-dispute.ts';
import {
  importExternalFeatureRefund,
  syncFeatureRefund,
} from '../marketplace/featuring/sync-feature-refund.ts';
import { followFeaturePayment } from '../marketplace/featuring/reconcile-features.ts';
import { syncRefund, importExternalRefund } from '../marketplace/reconciliation/sync-refund.ts';
import type { WebhookHandlers } from '../marketplace/payments/payment-routes.ts';
import type { Deps } from '../platform/dependencies.ts';

/** Handlers for the payment provider's webhooks. */
export const webhookHandlers: WebhookHandlers = {
  refundMade: [importExternalRefund, importExternalFeatureRefund],
  // Also imports the refund, which may be missing if it was pending at first or if its first webhook was lost.
  refundChanged: [syncRefund, syncFeatureRefund, importExternalRefund, importExternalFeatureRefund],
  paymentChanged: [followFeaturePayment],
  chargeRefunded: [importExternalRefunds],
  dispute: [syncDispute],
};

async function importExternalRefunds(deps: Deps, paymentIntent: string): Promise<void> {
  for (const id of await deps.payments.listForeignRefunds({ paymentIntent })) {
    await importExternalRefund(deps, id);
    await importExternalFeatureRefund(deps, id);
  }
}
