import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readAccount } from '../dashboard/account-form.ts';
import { authenticationRoutes } from '../cards/authentication-routes.ts';
import { readCardForm, type CardForm } from '../cards/card-form.ts';
import {
  expireSession,
  readSession,
  successUrl,
  type CheckoutSession,
  type HeldSession,
} from './checkout-sessions.ts';
import { readIntent } from '../payments/intent-requests.ts';
import { payNotice, safeWay } from './pay-frame.ts';
import { orNotFound, show, showExpired } from './pay-answers.ts';
import { payPage } from './pay-page.ts';
import { addPaymentMethod, billingDetails, type KeptMethod } from '../payments/payment-methods.ts';
import { receiptPage } from './receipt-page.ts';
import { resourceMissing } from '../requests/stripe-problems.ts';
import type { Charge } from '../payments/charges.ts';
import {
  findHeld,
  inTransaction,
  type SandboxContext,
  type Work,
} from '../payments/payment-store.ts';
import { paySession, type PaymentOutcome } from './session-payment.ts';

const assets = new Map([
  ['pay.css', { type: 'text/css; charset=utf-8', text: fileText('pay-page.css') }],
  ['pay.js', { type: 'text/javascript; charset=utf-8', text: fileText('pay-page-fill.js') }],
]);

function fileText(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

const nothingTyped: CardForm = {
  retyped: { email: '', exp: '', name: '' },
  errors: {},
  card: null,
};

type Shown = { status: 200 | 400 | 402; form: CardForm; alert: string | null };

/** The hosted payment page, which replaces the payment provider's site. */
export function payPageRoutes(context: SandboxContext): Hono {
  const app = new Hono();
  const { pagePath } = context;
  app.use(
    `${pagePath}/*`,
    bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text('That is too much.', 413) }),
  );
  app.get(`${pagePath}/assets/:name`, (c) => {
    const asset = assets.get(c.req.param('name'));
    return asset
      ? c.body(asset.text, 200, {
          'content-type': asset.type,
          'cache-control': 'public, max-age=60',
          'x-content-type-options': 'nosniff',
        })
      : c.notFound();
  });
  app.route('/', authenticationRoutes(context));
  app.get(`${pagePath}/receipts/:charge`, (c) =>
    orNotFound(c, context, () => showReceipt(c, context)),
  );
  app.get(`${pagePath}/:session`, (c) => orNotFound(c, context, () => showPayment(c, context)));
  app.post(`${pagePath}/:session`, (c) => orNotFound(c, context, () => takePayment(c, context)));
  app.post(`${pagePath}/:session/expire`, (c) =>
    orNotFound(c, context, () => letExpire(c, context)),
  );
  return app;
}

function readHeld(c: Context, context: SandboxContext): Promise<HeldSession> {
  return inTransaction(context, (work) => readSession(work, c.req.param('session') ?? ''));
}

async function showPayment(c: Context, context: SandboxContext): Promise<Response> {
  const held = await readHeld(c, context);
  if (held.body.status === 'complete') return showPaid(c, context, held.body);
  if (held.body.status === 'expired') return showExpired(c, context, held.body);
  const alert = c.req.query('authentication') === 'failed' ? await lastError(context, held) : null;
  return showForm(c, context, held, { status: 200, form: nothingTyped, alert });
}

async function showReceipt(c: Context, context: SandboxContext): Promise<Response> {
  const charge = await inTransaction(context, async (work) => {
    const id = c.req.param('charge') ?? '';
    const held = await findHeld<Charge>(work, 'charge', id);
    if (!held?.body.receipt_url) throw resourceMissing('charge', id);
    return held.body;
  });
  return show(c, context, 200, receiptPage(context, charge));
}

async function lastError(context: SandboxContext, held: HeldSession): Promise<string | null> {
  const { intentId } = held.hidden;
  if (intentId === null) return null;
  const intent = await inTransaction(context, (work) => readIntent(work, intentId));
  return intent.last_payment_error?.message ?? null;
}

function showForm(
  c: Context,
  context: SandboxContext,
  held: HeldSession,
  { status, form, alert }: Shown,
): Response | Promise<Response> {
  const page = payPage({
    session: held.body,
    lineItems: held.hidden.lineItems,
    context,
    nowMs: context.now(),
    retyped: form.retyped,
    errors: form.errors,
    alert,
  });
  return show(c, context, status, page, held.body.success_url);
}

function showPaid(
  c: Context,
  context: SandboxContext,
  session: CheckoutSession,
): Response | Promise<Response> {
  const way = safeWay(successUrl(session), `Continue to ${context.merchantName}`);
  return show(
    c,
    context,
    200,
    payNotice(context, 'Already paid', 'This payment is complete. Nothing more is due.', way),
  );
}

async function takePayment(c: Context, context: SandboxContext): Promise<Response> {
  const held = await readHeld(c, context);
  if (held.body.status === 'complete') return c.redirect(successUrl(held.body), 303);
  if (held.body.status === 'expired') return showExpired(c, context, held.body);
  const fields = await c.req.parseBody();
  const account = readAccount(fields['account'], held.body.payment_method_types);
  if (account) {
    const outcome = await inTransaction(context, (work) =>
      payWith(work, held.body, account, nothingTyped),
    );
    return leadOn(c, context, held, outcome, nothingTyped);
  }
  const form = readCardForm(fields, context.now());
  const card = held.body.payment_method_types.includes('card') ? form.card : null;
  if (!card) return showForm(c, context, held, { status: 400, form, alert: null });
  const outcome = await inTransaction(context, (work) => payWith(work, held.body, card, form));
  return leadOn(c, context, held, outcome, form);
}

async function payWith(
  work: Work,
  session: CheckoutSession,
  card: KeptMethod,
  form: CardForm,
): Promise<PaymentOutcome> {
  const email = session.customer_email ?? (form.retyped.email || null);
  const method = await addPaymentMethod(
    work,
    card,
    billingDetails(email, form.retyped.name || null),
  );
  return paySession(work, session.id, method.id);
}

function leadOn(
  c: Context,
  context: SandboxContext,
  held: HeldSession,
  outcome: PaymentOutcome,
  form: CardForm,
): Response | Promise<Response> {
  if (outcome.kind === 'paid') return c.redirect(successUrl(outcome.session), 303);
  if (outcome.kind === 'authenticate')
    return c.redirect(`${context.pagePath}/authenticate/${outcome.intent.id}`, 303);
  if (outcome.kind === 'expired') return showExpired(c, context, outcome.session);
  return showForm(c, context, held, { status: 402, form, alert: outcome.refusal.message });
}

async function letExpire(c: Context, context: SandboxContext): Promise<Response> {
  const held = await readHeld(c, context);
  if (held.body.status === 'open')
    await inTransaction(context, (work) => expireSession(work, held.body.id));
  return c.redirect(`${context.pagePath}/${held.body.id}?expired=now`, 303);
}
