import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readId, createStripeWorld, type StripeWorld } from '../testing/stripe-world.ts';

/** Repeats the calls of Stripe's command-line tool for `stripe trigger <event>`: they cause the same events here. */

let world: StripeWorld;
let stripe: Stripe;

beforeAll(async () => {
  world = await createStripeWorld();
  stripe = world.stripe;
});
afterAll(() => world.close());
beforeEach(() => {
  world.application.deliveries.length = 0;
});

const soon = { timeout: 10_000 };
const jenny = {
  name: 'Jenny Rosen',
  address: {
    line1: '510 Townsend St',
    postal_code: '94103',
    city: 'San Francisco',
    state: 'CA',
    country: 'US',
  },
};

function pay(method: string, more: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  return stripe.paymentIntents.create({
    amount: 2000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method: method,
    confirm: true,
    ...more,
  });
}

async function refuse(payment: Promise<unknown>): Promise<void> {
  await expect(payment).rejects.toMatchObject({ type: 'StripeCardError' });
}

async function disputedPayment(): Promise<Stripe.Dispute> {
  const { id } = await pay('pm_card_createDisputeInquiry');
  const { data } = await stripe.disputes.list({ payment_intent: id });
  expect(data).toHaveLength(1);
  return data[0] as Stripe.Dispute;
}

function fromIban(iban: string): Promise<Stripe.PaymentMethod> {
  return stripe.paymentMethods.create({
    type: 'sepa_debit',
    sepa_debit: { iban },
    billing_details: { name: 'Jenny Rosen', email: 'stripe@example.com', phone: '1234567890' },
  });
}

async function debit(iban: string): Promise<Stripe.PaymentIntent> {
  const { id } = await fromIban(iban);
  return pay(id, {
    currency: 'eur',
    allowed_payment_method_types: ['sepa_debit'],
    mandate_data: { customer_acceptance: { type: 'offline', accepted_at: world.nowSeconds() } },
  });
}

/** Pays a session of two items at $15, with a shipping address. */
async function sessionPaidBy(
  method: string,
  type: 'card' | 'sepa_debit' = 'card',
): Promise<Stripe.Checkout.Session> {
  const session = await stripe.checkout.sessions.create({
    success_url: 'https://httpbin.org/post',
    cancel_url: 'https://httpbin.org/post',
    mode: 'payment',
    allowed_payment_method_types: [type],
    line_items: [
      {
        price_data: {
          currency: type === 'card' ? 'usd' : 'eur',
          unit_amount: 1500,
          product_data: { name: 'myproduct' },
        },
        quantity: 2,
      },
    ],
    payment_intent_data: { shipping: jenny, setup_future_usage: 'off_session' },
  });
  await stripe.rawRequest('POST', `/v1/payment_pages/${session.id}/confirm`, {
    payment_method: method,
    expected_amount: 3000,
  });
  return stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
}

const customer = () => stripe.customers.create({ description: '(created by Stripe CLI)' });
const attach = async () =>
  stripe.paymentMethods.attach('pm_card_visa', { customer: (await customer()).id });

const triggers: Record<string, () => Promise<unknown>> = {
  'charge.captured': async () =>
    stripe.paymentIntents.capture((await pay('pm_card_visa', { capture_method: 'manual' })).id),
  'charge.dispute.created': () => pay('pm_card_createDispute'),
  'charge.dispute.updated': async () =>
    stripe.disputes.update((await disputedPayment()).id, { metadata: { foo: 'bar' } }),
  'charge.dispute.closed': async () => stripe.disputes.close((await disputedPayment()).id),
  'charge.failed': () => refuse(pay('pm_card_chargeDeclined')),
  'charge.refunded': async () =>
    stripe.refunds.create({ payment_intent: (await pay('pm_card_visa')).id }),
  'charge.refund.updated': async () => {
    const refund = await stripe.refunds.create({ payment_intent: (await pay('pm_card_visa')).id });
    return stripe.refunds.update(refund.id, { metadata: { order_id: '6735' } });
  },
  'charge.succeeded': () => pay('pm_card_visa'),
  'checkout.session.async_payment_failed': async () =>
    sessionPaidBy((await fromIban('IT60X0542811101000000123456')).id, 'sepa_debit'),
  'checkout.session.async_payment_succeeded': async () =>
    sessionPaidBy((await fromIban('AT611904300234573201')).id, 'sepa_debit'),
  'checkout.session.completed': () => sessionPaidBy('pm_card_visa'),
  'checkout.session.expired': async () => {
    const { id } = await stripe.checkout.sessions.create({
      success_url: 'https://httpbin.org/post',
      mode: 'payment',
      line_items: [
        {
          price_data: { currency: 'usd', unit_amount: 1500, product_data: { name: 'myproduct' } },
          quantity: 2,
        },
      ],
    });
    return stripe.checkout.sessions.expire(id);
  },
  'customer.created': customer,
  'customer.updated': async () =>
    stripe.customers.update((await customer()).id, { metadata: { foo: 'bar' } }),
  'customer.deleted': async () => stripe.customers.del((await customer()).id),
  'payment_intent.amount_capturable_updated': () =>
    pay('pm_card_visa', { capture_method: 'manual' }),
  'payment_intent.canceled': async () => {
    const { id } = await stripe.paymentIntents.create({ amount: 2000, currency: 'usd' });
    return stripe.paymentIntents.cancel(id);
  },
  'payment_intent.created': () => stripe.paymentIntents.create({ amount: 2000, currency: 'usd' }),
  'payment_intent.payment_failed': () => refuse(pay('pm_card_chargeDeclined')),
  'payment_intent.processing': () => debit('AT321904300235473204'),
  'payment_intent.requires_action': () => pay('pm_card_authenticationRequired'),
  'payment_intent.succeeded': () => pay('pm_card_visa'),
  'payment_method.attached': attach,
  'payment_method.detached': async () => stripe.paymentMethods.detach((await attach()).id),
};

test.each(Object.entries(triggers))('the sandbox sends the event %s', async (type, trigger) => {
  await trigger();
  await expect.poll(() => world.application.typesOf(), soon).toContain(type);
});

test('a session passes its shipping address and intended future use to the payment intent', async () => {
  const session = await sessionPaidBy('pm_card_visa');
  const intent = session.payment_intent as Stripe.PaymentIntent;
  expect(intent).toMatchObject({ shipping: jenny, setup_future_usage: 'off_session' });
  expect((intent.latest_charge as Stripe.Charge).shipping).toMatchObject(jenny);
});

async function becomes(id: string, status: string): Promise<Stripe.PaymentIntent> {
  await expect
    .poll(async () => (await stripe.paymentIntents.retrieve(id)).status, soon)
    .toBe(status);
  return stripe.paymentIntents.retrieve(id);
}

test.each([
  ['AT611904300234573201', 'AT'],
  ['FR1420041010050500013M02606', 'FR'],
  ['NL39RABO0300065264', 'NL'],
  ['PT50000201231234567890154', 'PT'],
])('a debit of Stripe’s test account %s succeeds', async (iban, country) => {
  const { id, payment_method } = await debit(iban);
  await becomes(id, 'succeeded');
  const method = await stripe.paymentMethods.retrieve(readId(payment_method));
  expect(method.sepa_debit).toMatchObject({ country, last4: iban.slice(-4) });
});

test.each([
  ['AT861904300235473202', 'account_closed'],
  ['DE65370400440000343434', 'charge_exceeds_source_limit'],
  ['ES7600120345000000121212', 'charge_exceeds_weekly_limit'],
  ['FR9720041010050000002222227', 'insufficient_funds'],
])('a debit of Stripe’s test account %s fails with %s', async (iban, code) => {
  const intent = await becomes((await debit(iban)).id, 'requires_payment_method');
  expect(intent.last_payment_error).toMatchObject({ code });
});

test('a debit of a delayed test account is processing for three minutes', async () => {
  const paid = await debit('DE08370400440532013003');
  const failed = await debit('AT051904300235473205');
  world.letPass(2);
  // A later outcome shows that all due follow-ups have run.
  await becomes((await debit('DE89370400440532013000')).id, 'succeeded');
  for (const { id } of [paid, failed])
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('processing');
  world.letPass(2);
  await becomes(paid.id, 'succeeded');
  await becomes(failed.id, 'requires_payment_method');
});

test('a debit of a disputing test account succeeds, and its dispute is lost without appeal', async () => {
  const { id } = await debit('NL82RABO0300065266');
  await becomes(id, 'succeeded');
  const { data } = await stripe.disputes.list({ payment_intent: id });
  expect(data).toMatchObject([{ status: 'lost', amount: 2000, is_charge_refundable: false }]);
  await expect
    .poll(() => world.application.typesOf().filter((type) => type.includes('dispute')), soon)
    .toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed']);
  await expect(
    stripe.disputes.update(data[0]?.id ?? '', { evidence: { uncategorized_text: 'x' } }),
  ).rejects.toThrow('already closed');
});
