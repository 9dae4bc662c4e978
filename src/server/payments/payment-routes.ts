import { Hono } from 'hono';
import { refused } from '#domain/problems.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { Deps } from '../product-deps.ts';
import { endHold } from './end-hold.ts';
import { findSession, setSession } from './payment-queries.ts';
import { settlePayment } from './settle-payment.ts';

/** Where the payment provider's signed messages arrive. */
export const WEBHOOK_PATH = '/webhooks/stripe';
const MOST_BYTES = 1024 * 1024;

export function paymentRoutes(deps: Deps): Hono {
  const app = new Hono();
  app.post(WEBHOOK_PATH, async (context) => {
    if (Number(context.req.header('content-length') ?? 0) > MOST_BYTES) {
      return answerProblem(refused('too-large', 'This message is too large.').problem);
    }
    const body = await context.req.text();
    const message = deps.payments.readMessage(body, context.req.header('stripe-signature') ?? '');
    if (!message) {
      return answerProblem(refused('invalid', 'This message is not signed by the provider.').problem);
    }
    // Answered only after it is recorded: a failure throws, the answer is 500, and the provider sends again.
    await act(deps, message.type, message.sessionId);
    return context.json({ received: true });
  });
  return app;
}

/** Messages may come late, twice or out of order, so each only says where to look. */
async function act(deps: Deps, type: string, sessionId: string | null): Promise<void> {
  if (sessionId === null || !type.startsWith('checkout.session.')) return;
  const settled = await settlePayment(deps, sessionId);
  if (settled.state !== 'expired') return;
  const page = await findSession(deps.database, sessionId);
  if (!page) return;
  await setSession(deps.database, sessionId, { status: 'expired' });
  await endHold(deps, page.booking_id, 'abandon');
}
