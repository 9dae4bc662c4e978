import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refused } from '#domain/problems.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { Deps } from '../product-deps.ts';
import { followPaymentPage } from './follow-payment-page.ts';
import { followRefund } from './follow-refund.ts';

/** Where the payment provider's signed messages arrive. */
export const WEBHOOK_PATH = '/webhooks/stripe';
const MOST_BYTES = 1024 * 1024;

/** `followers`: who wants to know that something became of a refund, by the provider's name for it. */
export function paymentRoutes(
  deps: Deps,
  followers: readonly ((deps: Deps, providerRefund: string) => Promise<void>)[] = [],
): Hono {
  const app = new Hono();
  const limit = bodyLimit({ maxSize: MOST_BYTES, onError: () => answerProblem(tooLarge) });
  app.post(WEBHOOK_PATH, limit, async (context) => {
    const body = await context.req.text();
    const message = deps.payments.readMessage(body, context.req.header('stripe-signature') ?? '');
    if (!message) {
      return answerProblem(
        refused('invalid', 'This message is not signed by the provider.').problem,
      );
    }
    // Answered only after it is recorded: a failure throws, the answer is 500, and the provider sends again.
    // Messages may come late, twice or out of order, so each only says where to look.
    const { type, sessionId, providerRefund } = message;
    if (sessionId !== null && type.startsWith('checkout.session.')) {
      await followPaymentPage(deps, sessionId);
    }
    if (providerRefund !== null && isOfChange(type)) {
      for (const follow of [followRefund, ...followers]) await follow(deps, providerRefund);
    }
    return context.json({ received: true });
  });
  return app;
}

/** What was just made is ours to record; what changed later is news. */
function isOfChange(type: string): boolean {
  return ['refund.updated', 'refund.failed', 'charge.refund.updated'].includes(type);
}

const tooLarge = refused('too-large', 'This message is too large.').problem;
