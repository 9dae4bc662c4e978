import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readId, createStripeWorld, type StripeWorld } from '../testing/stripe-world.ts';

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

async function take(method: string): Promise<string> {
  const intent = await stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'usd',
    payment_method: method,
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  return readId(intent.latest_charge);
}

async function listRefunds(charge: string): Promise<[number, string | null][]> {
  const { data } = await stripe.refunds.list({ charge });
  return data.map(({ amount, status }) => [amount, status]);
}

test('a refund made on the sandbox dashboard sends the usual events', async () => {
  const charge = await take('pm_card_visa');
  const answer = await world.atDashboard('refunds', { charge, amount: '40.50' });
  expect(answer.status).toBe(303);
  expect(await listRefunds(charge)).toEqual([[4050, 'succeeded']]);
  await expect
    .poll(() => world.application.typesOf(), soon)
    .toEqual(expect.arrayContaining(['refund.created', 'charge.refunded']));
  const tooMuch = await world.atDashboard('refunds', { charge, amount: '100' });
  expect(tooMuch.status).toBe(400);
  expect(await tooMuch.text()).toContain('greater than unrefunded amount');
  expect((await world.atDashboard('refunds', { charge, amount: 'all' })).status).toBe(400);
  expect(await listRefunds(charge)).toEqual([[4050, 'succeeded']]);
});

test('a pending refund succeeds some time later', async () => {
  const charge = await take('pm_card_pendingRefund');
  const refund = await stripe.refunds.create({ charge });
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  await expect.poll(() => listRefunds(charge), soon).toEqual([[10_000, 'succeeded']]);
  await expect
    .poll(() => world.application.typesOf(), soon)
    .toEqual(expect.arrayContaining(['refund.updated', 'charge.refund.updated']));
});

test('a pending refund can be cancelled on the dashboard but not through the API', async () => {
  const charge = await take('pm_card_pendingRefund');
  const { id } = await stripe.refunds.create({ charge, amount: 3000 });
  await expect(stripe.refunds.cancel(id)).rejects.toMatchObject({ statusCode: 400 });
  await world.atDashboard(`refunds/${id}/cancel`);
  expect(
    await stripe.refunds.retrieve(id, { expand: ['failure_balance_transaction'] }),
  ).toMatchObject({
    status: 'canceled',
    failure_balance_transaction: { net: 3000 },
  });
  expect(await stripe.charges.retrieve(charge)).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  });
  await expect.poll(() => world.application.typesOf(), soon).toContain('refund.updated');
});

test('an update of a refund merges its metadata and sends an event', async () => {
  const charge = await take('pm_card_visa');
  const { id } = await stripe.refunds.create({ charge, metadata: { a: '1', b: '2' } });
  const updated = await stripe.refunds.update(id, { metadata: { a: '', c: '3' } });
  expect(updated.metadata).toEqual({ b: '2', c: '3' });
  await expect.poll(() => world.application.typesOf(), soon).toContain('charge.refund.updated');
});

test('disputes, payouts and fees can be made on the dashboard', async () => {
  const charge = await take('pm_card_bypassPending');
  await world.atDashboard(`charges/${charge}/dispute`, { kind: 'inquiry' });
  const { data } = await stripe.disputes.list({ charge });
  expect(data).toMatchObject([{ status: 'warning_needs_response' }]);
  await world.atDashboard(`disputes/${data[0]?.id}/close`);
  await expect(stripe.disputes.retrieve(data[0]?.id ?? '')).resolves.toMatchObject({
    status: 'warning_closed',
  });
  const other = await take('pm_card_bypassPending');
  await world.atDashboard(`charges/${other}/dispute`, { kind: 'product_not_received' });
  const second = (await stripe.disputes.list({ charge: other })).data[0];
  await world.atDashboard(`disputes/${second?.id}`, {
    'evidence[uncategorized_text]': 'winning_evidence',
  });
  await expect
    .poll(async () => (await stripe.disputes.retrieve(second?.id ?? '')).status, soon)
    .toBe('won');
  await take('pm_card_bypassPending');
  expect((await world.atDashboard('payouts', { amount: '20', currency: 'usd' })).status).toBe(303);
  await world.atDashboard('fees', { amount: '7.25', currency: 'usd', description: 'Radar' });
  const lines = await stripe.balanceTransactions.list({ type: 'stripe_fee' });
  expect(lines.data).toMatchObject([
    { net: -725, description: 'Radar', source: null, reporting_category: 'fee' },
  ]);
  expect((await stripe.payouts.list()).data).toMatchObject([{ amount: 2000 }]);
  const page = await (await fetch(`${world.base}/sandbox/stripe/dashboard`)).text();
  expect(page).toContain('$100.00');
  expect(page).toContain('won, product_not_received');
});

test('a page on another site cannot act on the dashboard', async () => {
  const charge = await take('pm_card_visa');
  const answer = await fetch(`${world.base}/sandbox/stripe/dashboard/refunds`, {
    method: 'POST',
    body: new URLSearchParams({ charge, amount: '1' }),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
  expect(await listRefunds(charge)).toEqual([]);
});
