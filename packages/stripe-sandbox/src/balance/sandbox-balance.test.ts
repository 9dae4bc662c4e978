import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readId, createStripeWorld, type StripeWorld } from '../testing/stripe-world.ts';

let world: StripeWorld;
let stripe: Stripe;

beforeEach(async () => {
  world = await createStripeWorld();
  stripe = world.stripe;
});

afterEach(() => world.close());

const soon = { timeout: 10_000 };
const twoDays = 2 * 24 * 60;

/** Pays; returns the charge. */
async function take(amount: number, method = 'pm_card_visa'): Promise<Stripe.Charge> {
  const intent = await stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    description: 'A kite',
    payment_method: method,
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    expand: ['latest_charge.balance_transaction'],
  });
  return intent.latest_charge as Stripe.Charge;
}

async function balance(): Promise<{ available: number; pending: number }> {
  const { available, pending } = await stripe.balance.retrieve();
  return { available: available[0]?.amount ?? 0, pending: pending[0]?.amount ?? 0 };
}

test('a payment minus 2.9 % and 30 cents is added to the balance, and becomes available after two days', async () => {
  expect(await balance()).toEqual({ available: 0, pending: 0 });
  const charge = await take(10_000);
  expect(charge.balance_transaction).toMatchObject({
    object: 'balance_transaction',
    type: 'charge',
    reporting_category: 'charge',
    amount: 10_000,
    fee: 320,
    net: 9680,
    fee_details: [{ amount: 320, type: 'stripe_fee' }],
    status: 'pending',
    source: charge.id,
    description: 'A kite',
  });
  expect(await balance()).toEqual({ available: 0, pending: 9680 });
  world.letPass(twoDays);
  expect(await balance()).toEqual({ available: 9680, pending: 0 });
  const line = await stripe.balanceTransactions.retrieve(readId(charge.balance_transaction), {
    expand: ['source'],
  });
  expect(line).toMatchObject({ status: 'available', source: { object: 'charge', id: charge.id } });
});

test('refunds reduce the balance without returning the fee, and a failed refund is added back', async () => {
  const charge = await take(10_000, 'pm_card_refundFail');
  const refund = await stripe.refunds.create({
    charge: charge.id,
    amount: 4000,
    expand: ['balance_transaction'],
  });
  expect(refund.balance_transaction).toMatchObject({
    type: 'refund',
    amount: -4000,
    fee: 0,
    net: -4000,
    source: refund.id,
  });
  await expect
    .poll(async () => (await stripe.refunds.retrieve(refund.id)).status, soon)
    .toBe('failed');
  const { data } = await stripe.balanceTransactions.list({ source: refund.id });
  expect(data.map(({ type, net }) => [type, net])).toEqual([
    ['refund_failure', 4000],
    ['refund', -4000],
  ]);
  expect((await stripe.refunds.retrieve(refund.id)).failure_balance_transaction).toBe(data[0]?.id);
  expect(await balance()).toEqual({ available: 0, pending: 9680 });
});

test('an authorized payment is added to the balance when it is captured', async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'usd',
    payment_method: 'pm_card_bypassPending',
    capture_method: 'manual',
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  expect((await stripe.balanceTransactions.list()).data).toEqual([]);
  await stripe.paymentIntents.capture(id);
  expect(await balance()).toEqual({ available: 9680, pending: 0 });
});

test('a requested payout takes no more than the available balance, and then arrives at the bank', async () => {
  await take(10_000, 'pm_card_bypassPending');
  await expect(stripe.payouts.create({ amount: 9681, currency: 'usd' })).rejects.toMatchObject({
    code: 'balance_insufficient',
  });
  const payout = await stripe.payouts.create({
    amount: 9000,
    currency: 'usd',
    metadata: { week: '47' },
    expand: ['balance_transaction'],
  });
  expect(payout).toMatchObject({
    status: 'pending',
    automatic: false,
    balance_transaction: { type: 'payout', net: -9000, source: payout.id },
  });
  expect(await balance()).toEqual({ available: 680, pending: 0 });
  await expect
    .poll(async () => (await stripe.payouts.list({ status: 'paid' })).data.length, soon)
    .toBe(1);
  await expect
    .poll(() => world.application.typesOf(), soon)
    .toEqual(expect.arrayContaining(['payout.created', 'payout.paid']));
  await expect(stripe.payouts.cancel(payout.id)).rejects.toMatchObject({ statusCode: 400 });
});

test('concurrent payouts cannot spend the same balance twice', async () => {
  await take(10_000, 'pm_card_bypassPending');
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() => stripe.payouts.create({ amount: 5000, currency: 'usd' })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the available balance is paid out daily, and the payout lists its transactions', async () => {
  const charge = await take(10_000);
  await stripe.refunds.create({ charge: charge.id, amount: 1000 });
  world.letPass(twoDays + 24 * 60);
  await expect.poll(async () => (await stripe.payouts.list()).data.length, soon).toBe(1);
  const { data } = await stripe.payouts.list();
  const payout = data[0];
  expect(payout).toMatchObject({ amount: 8680, automatic: true });
  const lines = await stripe.balanceTransactions.list({ payout: payout?.id ?? '' });
  expect(lines.data.map(({ type, net }) => [type, net])).toEqual([
    ['payout', -8680],
    ['refund', -1000],
    ['charge', 9680],
  ]);
  expect(await balance()).toEqual({ available: 0, pending: 0 });
  world.letPass(24 * 60);
  await take(500);
  expect((await stripe.payouts.list()).data).toHaveLength(1);
});

test('balance transactions can be filtered by type and creation time', async () => {
  const charge = await take(10_000);
  await stripe.refunds.create({ charge: charge.id });
  const { data } = await stripe.balanceTransactions.list({ type: 'refund' });
  expect(data.map(({ net }) => net)).toEqual([-10_000]);
  const later = await stripe.balanceTransactions.list({ created: { gt: world.nowSeconds() + 1 } });
  expect(later.data).toEqual([]);
  const earlier = await stripe.balanceTransactions.list({ created: { lte: world.nowSeconds() } });
  expect(earlier.data).toHaveLength(2);
  await expect(stripe.balanceTransactions.list({ kind: 'refund' } as object)).rejects.toMatchObject(
    { code: 'parameter_unknown', param: 'kind' },
  );
});
