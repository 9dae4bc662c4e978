import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refused } from '#domain/problems.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import type { PaymentMessage } from '../../platform/gateways/card-payments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { followPaymentPage } from './end-hold.ts';

export const WEBHOOK_PATH = '/webhooks/stripe';
const MAX_BYTES = 1024 * 1024;

/** Webhook handlers by kind of change. Each receives the provider's id of the refund, payment, charge or dispute. */
export type WebhookHandlers = Record<
  'refundChanged' | 'refundMade' | 'paymentChanged' | 'chargeRefunded' | 'dispute',
  readonly ((deps: Deps, id: string) => Promise<void>)[]
>;

export function paymentRoutes(deps: Deps, followers: WebhookHandlers): Hono {
  const app = new Hono();
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: () => answerProblem(tooLarge) });
  app.post(WEBHOOK_PATH, limit, async (context) => {
    const body = await context.req.text();
    const message = deps.payments.readMessage(body, context.req.header('stripe-signature') ?? '');
    if (!message) {
      return answerProblem(refused('invalid', 'webhook.unsigned').problem);
    }
    // Responds only after the message is recorded: an error yields 500, and the provider retries. Messages may be late,
    // duplicate or out of order, so each only triggers a read from the provider.
    await follow(deps, message, followers);
    return context.json({ received: true });
  });
  return app;
}

async function follow(
  deps: Deps,
  message: PaymentMessage,
  followers: WebhookHandlers,
): Promise<void> {
  const { type, sessionId, providerRefund, paymentIntent, disputeId } = message;
  if (sessionId !== null && type.startsWith('checkout.session.')) {
    await followPaymentPage(deps, sessionId);
  }
  const dispatch = async (to: keyof WebhookHandlers, id: string) => {
    for (const each of followers[to]) await each(deps, id);
  };
  if (providerRefund !== null && type === 'refund.created')
    await dispatch('refundMade', providerRefund);
  if (providerRefund !== null && changesRefund(type))
    await dispatch('refundChanged', providerRefund);
  if (paymentIntent !== null && changesPayment(type)) {
    await dispatch('paymentChanged', paymentIntent);
  }
  if (paymentIntent !== null && type === 'charge.refunded') {
    await dispatch('chargeRefunded', paymentIntent);
  }
  if (disputeId !== null && type.startsWith('charge.dispute.'))
    await dispatch('dispute', disputeId);
}

function changesPayment(type: string): boolean {
  return ['succeeded', 'payment_failed', 'canceled'].some(
    (end) => type === `payment_intent.${end}`,
  );
}

function changesRefund(type: string): boolean {
  return ['refund.updated', 'refund.failed', 'charge.refund.updated'].includes(type);
}

const tooLarge = refused('too-large', 'webhook.tooLarge').problem;
