import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripeWorld, twoKites, type StripeWorld } from '../testing/stripe-world.ts';

let world: StripeWorld;
let stripe: Stripe;

beforeAll(async () => {
  world = await createStripeWorld();
  stripe = world.stripe;
});

afterAll(() => world.close());

/** Sends a request that the SDK would not allow. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${world.base}/sandbox/stripe/v1/${path}`, {
    headers: { authorization: 'Bearer sk_test_shop', ...headers },
  });
}

test.each([
  ['customers?starting_after=a&ending_before=b', 'ending_before', /Please pass in only one/],
  ['customers?limit=0', 'limit', /greater than or equal to 1/],
  ['customers?limit=101', 'limit', /less than or equal to 100/],
  ['customers?colour=red', 'colour', /Received unknown parameter: colour/],
  ['payment_intents?created[from]=1', 'created[from]', /Received unknown parameter/],
  ['charges?created=soon', 'created', /Invalid integer/],
  ['refunds?starting_after=re_none', 'starting_after', /No such object/],
  ['payment_intents/pi_none?colour=red', 'colour', /Received unknown parameter/],
  ['payment_intents/search?query=colour:"red"', 'query', /unable to parse/],
  ['payment_intents/search?query=amount>"many"', 'query', /not a number/],
])('GET %s is refused because of %s', async (path, param, message) => {
  const answer = await ask(path);
  expect(answer.status).toBe(400);
  const { error } = (await answer.json()) as { error: Stripe.StripeRawError };
  expect(error.param).toBe(param);
  expect(error.message).toMatch(message);
});

test.each([
  ['1999-01-01', 400],
  ['2099-01-01.zebra', 400],
  ['newest', 400],
  ['2025-09-30.clover', 200],
  ['2026-10-28.endive', 200],
])(
  'a request for API version %s is answered %i, and the answer names the version it uses',
  async (version, status) => {
    const answer = await ask('customers', { 'stripe-version': version });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('stripe-version')).toBe('2026-10-28.endive');
  },
);

test('an API key gives access only to its own account', async () => {
  const answer = await ask('customers', { 'stripe-account': 'acct_other' });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error: { code: 'account_invalid' } });
});

test('a nonexistent currency is refused', async () => {
  await expect(
    stripe.paymentIntents.create({ amount: 5000, currency: 'zzz' }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'currency' });
});

test('lists can be filtered by creation time, and events by the prefix of their type', async () => {
  const { id, created } = await stripe.customers.create({});
  const count = async (range: Stripe.RangeQueryParam | number) =>
    (await stripe.customers.list({ created: range, limit: 100 })).data.some(
      (each) => each.id === id,
    );
  expect(await count(created)).toBe(true);
  expect(await count({ gte: created, lte: created })).toBe(true);
  expect(await count({ gt: created })).toBe(false);
  expect(await count({ lt: created })).toBe(false);
  expect(await count({ lt: created + 1, gt: created - 1 })).toBe(true);
  await stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const { data } = await stripe.events.list({ type: 'charge.*' });
  expect(data.map(({ type }) => type)).toEqual(['charge.succeeded']);
});

test('intents and customers can be searched by their stored fields', async () => {
  const made = await stripe.paymentIntents.create({
    amount: 7700,
    currency: 'usd',
    metadata: { 'order id': '6735' },
  });
  const ids = async (query: string) =>
    (await stripe.paymentIntents.search({ query })).data.map(({ id }) => id);
  expect(await ids(`metadata['order id']:'6735'`)).toEqual([made.id]);
  expect(await ids(`amount>7699 AND amount<=7700 AND status:"requires_payment_method"`)).toEqual([
    made.id,
  ]);
  expect(await ids(`amount:7700 AND -metadata["order id"]:"6735"`)).toEqual([]);
  expect(await ids(`metadata["order id"]:null AND amount:7700`)).toEqual([]);
  const { id } = await stripe.customers.create({ name: 'Zoë Flyer', email: 'zoe@example.com' });
  const found = await stripe.customers.search({ query: `name~"flyer" OR email:"nobody"` });
  expect(found).toMatchObject({ object: 'search_result', has_more: false, data: [{ id }] });
});

test('an authorized payment can be captured in part, but not beyond its amount', async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    capture_method: 'manual',
    confirm: true,
  });
  await expect(
    stripe.paymentIntents.capture(id, { amount_to_capture: 10_001 }),
  ).rejects.toMatchObject({ code: 'amount_too_large' });
  const taken = await stripe.paymentIntents.capture(id, {
    amount_to_capture: 6000,
    expand: ['latest_charge'],
  });
  expect(taken).toMatchObject({
    status: 'succeeded',
    amount_received: 6000,
    latest_charge: { amount_captured: 6000 },
  });
  const all = await stripe.refunds.create({ payment_intent: id, expand: ['charge'] });
  expect(all).toMatchObject({ amount: 6000, charge: { refunded: true } });
});

test('a succeeded payment cannot be cancelled, even if it belongs to a checkout session', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  await world.pay(session, '4242424242424242');
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
  await expect(stripe.paymentIntents.cancel(intent as string)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    message: 'You cannot cancel this PaymentIntent because it has a status of succeeded.',
  });
});

test('details of intents, charges and sessions can be changed, but a paid amount cannot', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  const changed = await stripe.paymentIntents.update(id, {
    amount: 6000,
    metadata: { a: '1' },
    shipping: { name: 'Ana', address: { line1: 'Front Street 1' } },
    receipt_email: 'ana@example.com',
  });
  expect(changed).toMatchObject({
    amount: 6000,
    metadata: { a: '1' },
    shipping: { name: 'Ana' },
  });
  const paid = await stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  });
  await expect(stripe.paymentIntents.update(id, { amount: 1 })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const charge = paid.latest_charge as Stripe.Charge;
  expect(charge).toMatchObject({ amount: 6000, receipt_email: 'ana@example.com' });
  const updated = await stripe.charges.update(charge.id, { description: 'A kite' });
  expect(updated.description).toBe('A kite');
  const receipt = await fetch(world.base + new URL(updated.receipt_url ?? '').pathname);
  expect(await receipt.text()).toMatch(/Amount paid[\s\S]*\$60\.00[\s\S]*A kite/);
  const session = await stripe.checkout.sessions.create({ ...twoKites, locale: 'nl' });
  expect(session.locale).toBe('nl');
  const renamed = await stripe.checkout.sessions.update(session.id, { metadata: { c: '3' } });
  expect(renamed.metadata).toEqual({ order: 'o1', c: '3' });
});
