import {
  expireOneOverdue,
  expireSession,
  lineItemList,
  readSession,
  type CheckoutSession,
} from './checkout-sessions.ts';
import { createCustomer } from './customers.ts';
import type { Confirmed } from './intent-confirmation.ts';
import {
  cancelIntentRequest,
  captureIntentRequest,
  confirmIntentRequest,
  createIntent,
  readIntent,
} from './intent-requests.ts';
import { createPaymentMethod, createToken } from './payment-methods.ts';
import { findHeld, listObjects, type ListFilter, type Page, type Work } from './payment-store.ts';
import { createRefund, updateRefund } from './sandbox-refunds.ts';
import { createSession } from './session-creation.ts';
import { paySession } from './session-payment.ts';
import {
  invalidParam,
  invalidRequest,
  missingParam,
  resourceMissing,
  type StripeProblem,
} from './stripe-problems.ts';
import type { Params } from './stripe-params.ts';
import { createEndpoint, deleteEndpoint } from './webhook-endpoints.ts';

/** `refusal` is answered instead of the object, and what happened is kept. */
export type Acted = { object: object; refusal?: StripeProblem | null };

type Caller = 'browser' | 'server';

export type StripeEndpoint = {
  method: 'DELETE' | 'GET' | 'POST';
  path: string;
  /** A browser holds only a publishable key. */
  caller: Caller;
  act: (work: Work, params: Params, id: string) => Promise<Acted>;
};

type Act<Result> = (work: Work, params: Params, id: string) => Promise<Result>;

function answers(
  method: StripeEndpoint['method'],
  path: string,
  act: Act<object>,
  caller: Caller = 'server',
): StripeEndpoint {
  return {
    method,
    path,
    caller,
    act: async (work, params, id) => ({ object: await act(work, params, id) }),
  };
}

function confirms(path: string, act: Act<Confirmed>, caller: Caller = 'server'): StripeEndpoint {
  return {
    method: 'POST',
    path,
    caller,
    act: async (work, params, id) => {
      const { intent, refusal } = await act(work, params, id);
      return { object: intent, refusal };
    },
  };
}

export const stripeEndpoints: readonly StripeEndpoint[] = [
  answers('POST', '/v1/checkout/sessions', createSession),
  answers('GET', '/v1/checkout/sessions', listSessions),
  answers(
    'GET',
    '/v1/checkout/sessions/:id',
    async (work, _params, id) => (await readSession(work, id)).body,
  ),
  answers('GET', '/v1/checkout/sessions/:id/line_items', readLineItems),
  answers('POST', '/v1/checkout/sessions/:id/expire', (work, _params, id) =>
    expireSession(work, id),
  ),
  answers(
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
  confirms('/v1/payment_intents', createIntent),
  answers(
    'GET',
    '/v1/payment_intents',
    lister('payment_intent', '/v1/payment_intents', ['customer']),
  ),
  answers('GET', '/v1/payment_intents/:id', (work, _params, id) => readIntent(work, id), 'browser'),
  confirms('/v1/payment_intents/:id/confirm', confirmIntentRequest, 'browser'),
  answers('POST', '/v1/payment_intents/:id/cancel', cancelIntentRequest),
  answers('POST', '/v1/payment_intents/:id/capture', captureIntentRequest),
  answers('POST', '/v1/payment_methods', createPaymentMethod, 'browser'),
  answers(
    'GET',
    '/v1/payment_methods/:id',
    reader('payment_method', 'PaymentMethod', 'payment_method'),
  ),
  answers('POST', '/v1/tokens', createToken, 'browser'),
  answers('GET', '/v1/tokens/:id', reader('token', 'token', 'token')),
  answers('POST', '/v1/customers', createCustomer),
  answers('GET', '/v1/customers/:id', reader('customer', 'customer', 'id')),
  answers('POST', '/v1/refunds', createRefund),
  answers('GET', '/v1/refunds', lister('refund', '/v1/refunds', ['charge', 'payment_intent'])),
  answers('GET', '/v1/refunds/:id', reader('refund', 'refund', 'refund')),
  answers('POST', '/v1/refunds/:id', updateRefund),
  answers('GET', '/v1/charges', lister('charge', '/v1/charges', ['payment_intent', 'customer'])),
  answers('GET', '/v1/charges/:id', reader('charge', 'charge', 'id')),
  answers('GET', '/v1/events', listEvents),
  answers('GET', '/v1/events/:id', reader('event', 'event', 'id')),
  answers('POST', '/v1/webhook_endpoints', createEndpoint),
  answers('GET', '/v1/webhook_endpoints', lister('webhook_endpoint', '/v1/webhook_endpoints', [])),
  answers(
    'GET',
    '/v1/webhook_endpoints/:id',
    reader('webhook_endpoint', 'webhook endpoint', 'webhook_endpoint'),
  ),
  answers('DELETE', '/v1/webhook_endpoints/:id', (work, _params, id) => deleteEndpoint(work, id)),
];

function reader(kind: string, noun: string, param: string): Act<object> {
  return async (work, _params, id) => {
    const held = await findHeld<object>(work, kind, id);
    if (!held) throw resourceMissing(noun, id, param);
    return held.body;
  };
}

function lister(kind: string, url: string, filters: string[]): Act<object> {
  return (work, params) => list(work, params, url, { kind, fields: fieldsOf(params, filters) });
}

async function list(work: Work, params: Params, url: string, filter: ListFilter): Promise<object> {
  const created = params.nested('created');
  const createdFrom = created?.integer('gte') ?? null;
  const { data, has_more } = await listObjects(work, { ...filter, createdFrom }, pageOf(params));
  return { object: 'list', data, has_more, url };
}

function pageOf(params: Params): Page {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidParam(
      'limit',
      'Invalid limit: must be from 1 to 100',
      'parameter_invalid_integer',
    );
  return {
    limit,
    startingAfter: params.text('starting_after'),
    endingBefore: params.text('ending_before'),
  };
}

function fieldsOf(params: Params, names: string[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const name of names) {
    const value = params.text(name);
    if (value !== null) fields[name] = value;
  }
  return fields;
}

async function listSessions(work: Work, params: Params): Promise<object> {
  let overdue = true;
  for (let looked = 0; overdue && looked < 100; looked += 1) overdue = await expireOneOverdue(work);
  const status = params.choice('status', ['open', 'complete', 'expired']);
  const fields = fieldsOf(params, ['payment_intent', 'customer']);
  return list(work, params, '/v1/checkout/sessions', {
    kind: 'checkout.session',
    fields,
    ...(status ? { states: [status] } : {}),
  });
}

function listEvents(work: Work, params: Params): Promise<object> {
  const one = params.text('type');
  const types = one === null ? params.texts('types') : [one];
  const wildcard = types.some((type) => type.includes('*'));
  if (wildcard)
    throw invalidParam('type', 'The payment sandbox lists events by their whole type only.');
  return list(work, params, '/v1/events', {
    kind: 'event',
    ...(types.length > 0 ? { states: types } : {}),
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
