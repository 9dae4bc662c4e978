import {
  expireOneOverdue,
  expireSession,
  lineItemList,
  readSession,
  type CheckoutSession,
} from './sessions/checkout-sessions.ts';
import { customerEndpoints } from './catalogue/customer-endpoints.ts';
import { readIntent } from './payments/intent-requests.ts';
import { listPage } from './catalogue/sandbox-lists.ts';
import type { Work } from './payments/payment-store.ts';
import { balanceEndpoints } from './balance/balance-endpoints.ts';
import { paymentEndpoints } from './payments/payment-endpoints.ts';
import { productEndpoints } from './catalogue/product-endpoints.ts';
import {
  endpoint,
  listEndpoint,
  readEndpoint,
  type Acted,
  type StripeEndpoint,
} from './sandbox-endpoint.ts';
import { createSession, updateSession } from './sessions/session-creation.ts';
import { paySession } from './sessions/session-payment.ts';
import { invalidRequest, missingParam } from './requests/stripe-problems.ts';
import type { Params } from './requests/stripe-params.ts';
import { createEndpoint, deleteEndpoint } from './webhooks/webhook-endpoints.ts';

export const stripeEndpoints: readonly StripeEndpoint[] = [
  endpoint('POST', '/v1/checkout/sessions', createSession),
  endpoint('GET', '/v1/checkout/sessions', listSessions),
  endpoint(
    'GET',
    '/v1/checkout/sessions/:id',
    async (work, _params, id) => (await readSession(work, id)).body,
  ),
  endpoint('POST', '/v1/checkout/sessions/:id', updateSession),
  endpoint('GET', '/v1/checkout/sessions/:id/line_items', readLineItems),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', (work, _params, id) =>
    expireSession(work, id),
  ),
  endpoint(
    'GET',
    '/v1/payment_pages/:id',
    async (work, _params, id) => paymentPage((await readSession(work, id)).body),
    'browser',
  ),
  {
    method: 'POST',
    path: '/v1/payment_pages/:id/confirm',
    caller: 'browser',
    act: confirmPaymentPage,
  },
  endpoint('GET', '/v1/events', listEvents),
  readEndpoint('/v1/events', { kind: 'event', noun: 'event', param: 'id' }),
  endpoint('POST', '/v1/webhook_endpoints', createEndpoint),
  listEndpoint('/v1/webhook_endpoints', { kind: 'webhook_endpoint' }),
  readEndpoint('/v1/webhook_endpoints', {
    kind: 'webhook_endpoint',
    noun: 'webhook endpoint',
    param: 'webhook_endpoint',
  }),
  endpoint('DELETE', '/v1/webhook_endpoints/:id', (work, _params, id) => deleteEndpoint(work, id)),
  ...paymentEndpoints,
  ...customerEndpoints,
  ...productEndpoints,
  ...balanceEndpoints,
];

async function listSessions(work: Work, params: Params): Promise<object> {
  let overdue = true;
  for (let looked = 0; overdue && looked < 100; looked += 1) overdue = await expireOneOverdue(work);
  const status = params.choice('status', ['open', 'complete', 'expired']);
  return listPage(work, params, '/v1/checkout/sessions', {
    kind: 'checkout.session',
    filters: ['payment_intent', 'customer'],
    otherParams: ['status'],
    ...(status ? { states: [status] } : {}),
  });
}

function listEvents(work: Work, params: Params): Promise<object> {
  const one = params.text('type');
  const types = one === null ? params.texts('types') : [one];
  return listPage(work, params, '/v1/events', {
    kind: 'event',
    otherParams: ['type', 'types'],
    ...(types.length > 0 ? { statesLike: types } : {}),
  });
}

async function readLineItems(work: Work, _params: Params, id: string): Promise<object> {
  const { body, hidden } = await readSession(work, id);
  return lineItemList(body, hidden);
}

function paymentPage(session: CheckoutSession): object {
  const {
    amount_total,
    currency,
    customer_email,
    payment_status,
    status,
    success_url,
    cancel_url,
  } = session;
  return {
    id: session.id.replace('cs_', 'ppage_'),
    object: 'checkout.session',
    session_id: session.id,
    amount_total,
    currency,
    customer_email,
    livemode: false,
    mode: 'payment',
    payment_status,
    status,
    success_url,
    cancel_url,
  };
}

/** POST /v1/payment_pages/:id/confirm, the call behind the hosted page. */
async function confirmPaymentPage(work: Work, params: Params, id: string): Promise<Acted> {
  const methodId = params.requiredText('payment_method');
  const expected = params.integer('expected_amount');
  const { body: session } = await readSession(work, id);
  if (expected === null) throw missingParam('expected_amount');
  if (expected !== session.amount_total)
    throw invalidRequest(
      'The amount of this Checkout Session has changed.',
      'checkout_amount_mismatch',
      'expected_amount',
    );
  const outcome = await paySession(work, id, methodId);
  if (outcome.kind === 'expired')
    throw invalidRequest('This Checkout Session has expired.', 'checkout_session_expired');
  if (outcome.kind === 'paid' && outcome.before)
    throw invalidRequest(
      'This Checkout Session has already been completed.',
      'payment_intent_unexpected_state',
    );
  if (outcome.kind === 'refused') return { object: outcome.session, refusal: outcome.refusal };
  const intentId = outcome.kind === 'paid' ? outcome.session.payment_intent : outcome.intent.id;
  const intent = await readIntent(work, intentId ?? '');
  return { object: { ...paymentPage(outcome.session), payment_intent: intent } };
}
