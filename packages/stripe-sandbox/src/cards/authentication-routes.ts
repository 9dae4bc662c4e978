import { Hono, type Context } from 'hono';
import { authenticationPage } from './authentication-page.ts';
import { successUrl } from '../sessions/checkout-sessions.ts';
import { parseForm } from '../requests/form-tree.ts';
import { readIntent } from '../payments/intent-requests.ts';
import { orNotFound, show, showExpired } from '../sessions/pay-answers.ts';
import { payNotice } from '../sessions/pay-frame.ts';
import type { PaymentIntent } from '../payments/payment-intents.ts';
import { inTransaction, type SandboxContext } from '../payments/payment-store.ts';
import { answerAuthentication, type Authenticated } from '../sessions/session-payment.ts';

/** 3-D Secure for the hosted page, and for intents without a hosted page. */
export function authenticationRoutes(context: SandboxContext): Hono {
  const app = new Hono();
  const path = `${context.pagePath}/authenticate/:intent`;
  app.get(path, (c) => orNotFound(c, context, () => showAuthentication(c, context)));
  app.post(path, (c) => orNotFound(c, context, () => takeAuthentication(c, context)));
  return app;
}

async function showAuthentication(c: Context, context: SandboxContext): Promise<Response> {
  const intent = await inTransaction(context, (work) =>
    readIntent(work, c.req.param('intent') ?? ''),
  );
  if (intent.status !== 'requires_action') {
    return show(
      c,
      context,
      410,
      payNotice(context, 'Nothing to confirm', 'This payment is not waiting for authentication.'),
    );
  }
  return show(
    c,
    context,
    200,
    authenticationPage(context, intent),
    intent.next_action?.redirect_to_url?.return_url ?? null,
  );
}

async function takeAuthentication(c: Context, context: SandboxContext): Promise<Response> {
  const passed = parseForm(await c.req.text()).get('answer') === 'complete';
  const id = c.req.param('intent') ?? '';
  const before = await inTransaction(context, (work) => readIntent(work, id));
  if (before.status !== 'requires_action') return showAuthentication(c, context);
  const answered = await inTransaction(context, (work) => answerAuthentication(work, id, passed));
  return afterAuthentication(c, context, before, answered);
}

function afterAuthentication(
  c: Context,
  context: SandboxContext,
  before: PaymentIntent,
  answered: Authenticated,
): Response | Promise<Response> {
  const { outcome, refusal } = answered;
  if (outcome?.kind === 'paid') return c.redirect(successUrl(outcome.session), 303);
  if (outcome?.kind === 'expired') return showExpired(c, context, outcome.session);
  if (outcome)
    return c.redirect(`${context.pagePath}/${outcome.session.id}?authentication=failed`, 303);
  const returnUrl = before.next_action?.redirect_to_url?.return_url ?? null;
  if (returnUrl !== null)
    return c.redirect(returnAddress(returnUrl, before, refusal === null), 303);
  return show(
    c,
    context,
    200,
    payNotice(
      context,
      refusal ? 'Not paid' : 'Paid',
      refusal?.message ?? 'You can close this page.',
    ),
  );
}

function returnAddress(returnUrl: string, intent: PaymentIntent, passed: boolean): string {
  const address = new URL(returnUrl);
  address.searchParams.set('payment_intent', intent.id);
  address.searchParams.set('payment_intent_client_secret', intent.client_secret);
  address.searchParams.set('redirect_status', passed ? 'succeeded' : 'failed');
  return address.href;
}
