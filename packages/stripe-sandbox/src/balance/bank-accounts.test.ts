import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readId, createStripeWorld, twoKites, type StripeWorld } from '../testing/stripe-world.ts';

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

function debit(method: string): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'usd',
    allowed_payment_method_types: ['us_bank_account'],
    payment_method: method,
    confirm: true,
    mandate_data: {
      customer_acceptance: {
        type: 'online',
        online: { ip_address: '127.0.0.1', user_agent: 'test' },
      },
    },
  });
}

async function becomes(id: string, status: string): Promise<Stripe.PaymentIntent> {
  await expect
    .poll(async () => (await stripe.paymentIntents.retrieve(id)).status, soon)
    .toBe(status);
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });
}

test('a bank debit is processing at first and then succeeds', async () => {
  const { id, status } = await debit('pm_usBankAccount_success');
  expect(status).toBe('processing');
  const early = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(early).toMatchObject({
    amount_received: 0,
    latest_charge: { status: 'pending', paid: false, balance_transaction: null },
  });
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect(await becomes(id, 'succeeded')).toMatchObject({
    amount_received: 10_000,
    latest_charge: {
      status: 'succeeded',
      paid: true,
      payment_method_details: { type: 'us_bank_account', us_bank_account: { last4: '6789' } },
      balance_transaction: { type: 'payment', net: 9680 },
    },
  });
  await expect
    .poll(() => world.application.typesOf(), soon)
    .toEqual(
      expect.arrayContaining([
        'charge.pending',
        'payment_intent.processing',
        'charge.succeeded',
        'payment_intent.succeeded',
      ]),
    );
});

test('a failed bank debit states its reason, and a method that the payment does not allow is refused', async () => {
  const { id } = await debit('pm_usBankAccount_insufficientFunds');
  const failed = await becomes(id, 'requires_payment_method');
  expect(failed).toMatchObject({
    last_payment_error: { code: 'insufficient_funds' },
    latest_charge: { status: 'failed', failure_code: 'insufficient_funds' },
  });
  const { data } = await stripe.charges.list({ payment_intent: id });
  expect(data).toHaveLength(1);
  await expect(
    stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
  ).rejects.toThrow('is not allowed for this PaymentIntent');
});

test.each([
  ['usBankAccount_success', 'paid', 'checkout.session.async_payment_succeeded'],
  ['usBankAccount_accountClosed', 'unpaid', 'checkout.session.async_payment_failed'],
])(
  'a debit of %s on the payment page ends as %s after the payer leaves',
  async (account, end, told) => {
    const session = await stripe.checkout.sessions.create({
      ...twoKites,
      allowed_payment_method_types: ['card', 'us_bank_account'],
    });
    const page = await (await fetch(`${world.base}/sandbox/pay/${session.id}`)).text();
    expect(page).toContain('Or pay by bank account');
    const answer = await world.pay(session, '', { account });
    expect(answer.headers.get('location')).toContain(`session_id=${session.id}`);
    const completed = await stripe.checkout.sessions.retrieve(session.id);
    expect(completed).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    await expect.poll(() => world.application.typesOf(), soon).toContain(told);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      payment_status: end,
    });
  },
);

test('a debit in progress still succeeds after its bank account is detached', async () => {
  const { id: customer } = await stripe.customers.create({});
  const account = await stripe.paymentMethods.attach('pm_usBankAccount_success', { customer });
  const { id } = await stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    customer,
    allowed_payment_method_types: ['us_bank_account'],
    payment_method: account.id,
    confirm: true,
  });
  await stripe.paymentMethods.detach(account.id);
  expect((await becomes(id, 'succeeded')).amount_received).toBe(5000);
});

test('a session that does not accept bank accounts refuses one', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  const answer = await world.pay(session, '', { account: 'usBankAccount_success' });
  expect(answer.status).toBe(400);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test('only the account numbers of test bank accounts are accepted', async () => {
  const make = (iban: string) =>
    stripe.paymentMethods.create({
      type: 'sepa_debit',
      sepa_debit: { iban },
      billing_details: { name: 'Ana Silva', email: 'ana@example.com' },
    });
  const method = await make('DE89 3704 0044 0532 0130 00');
  expect(method).toMatchObject({ type: 'sepa_debit', sepa_debit: { last4: '3000' } });
  const intent = await stripe.paymentIntents.create({
    amount: 5000,
    currency: 'eur',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    payment_method: method.id,
    confirm: true,
  });
  expect(readId((await becomes(intent.id, 'succeeded')).latest_charge)).toMatch(/^ch_/);
  await expect(make('DE02120300000000202051')).rejects.toMatchObject({
    code: 'account_number_invalid',
  });
});
