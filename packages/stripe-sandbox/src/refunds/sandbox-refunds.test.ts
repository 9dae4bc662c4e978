import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripeWorld, stripeAt, type StripeWorld } from '../testing/stripe-world.ts';

let world: StripeWorld;
let stripe: Stripe;

beforeAll(async () => {
  world = await createStripeWorld();
  stripe = world.stripe;
});

afterAll(() => world.close());

function takeMoney(amount: number): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
}

function readChargeId(intent: Stripe.PaymentIntent): string {
  if (typeof intent.latest_charge !== 'string') throw new Error('no charge');
  return intent.latest_charge;
}

/** Reads the headers of the raw response, which the SDK exposes when it uses fetch. */
function readHeaders(object: Stripe.Response<object>): Headers {
  return (object.lastResponse as unknown as Response).headers;
}

test('a payment can be refunded in parts, but never for more than was paid', async () => {
  const intent = await takeMoney(10_000);
  const part = await stripe.refunds.create({
    payment_intent: intent.id,
    amount: 6000,
    metadata: { why: 'weather' },
  });
  expect(part).toMatchObject({
    object: 'refund',
    amount: 6000,
    status: 'succeeded',
    payment_intent: intent.id,
  });
  const tooMuch = stripe.refunds.create({ payment_intent: intent.id, amount: 5000 });
  await expect(tooMuch).rejects.toThrow(
    'Refund amount ($50.00) is greater than unrefunded amount on charge ($40.00)',
  );
  const chargeId = readChargeId(intent);
  expect(await stripe.charges.retrieve(chargeId)).toMatchObject({
    amount_refunded: 6000,
    refunded: false,
  });
  await stripe.refunds.create({ charge: chargeId });
  expect(await stripe.charges.retrieve(chargeId)).toMatchObject({
    amount_refunded: 10_000,
    refunded: true,
  });
  await expect(stripe.refunds.create({ charge: chargeId })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
    message: `Charge ${chargeId} has already been refunded.`,
  });
  const listed = await stripe.refunds.list({ payment_intent: intent.id });
  expect(listed.data.map((refund) => refund.amount)).toEqual([4000, 6000]);
  expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ metadata: { why: 'weather' } });
});

test('concurrent refunds never exceed what was paid', async () => {
  const intent = await takeMoney(10_000);
  const tries = Array.from({ length: 6 }, () =>
    stripe.refunds.create({ payment_intent: intent.id, amount: 4000 }),
  );
  const settled = await Promise.allSettled(tries);
  expect(settled.filter((each) => each.status === 'fulfilled')).toHaveLength(2);
  expect(await stripe.charges.retrieve(readChargeId(intent))).toMatchObject({
    amount_refunded: 8000,
  });
});

test('a payment that has not succeeded cannot be refunded', async () => {
  const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow(
    'does not have a successful charge to refund',
  );
  await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('a request repeated with its idempotency key gets the same answer and is executed once', async () => {
  const params = { amount: 29_000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
  const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'feature-b1' });
  const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'feature-b1' });
  expect(second.id).toBe(first.id);
  const replayed = readHeaders(second);
  expect(replayed.get('idempotent-replayed')).toBe('true');
  expect(replayed.get('original-request')).toBe(readHeaders(first).get('request-id'));
  expect((await stripe.charges.list({ payment_intent: first.id })).data).toHaveLength(1);
});

test('an idempotency key reused with other parameters or at another endpoint is refused', async () => {
  await stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'customer-1' });
  await expect(
    stripe.customers.create({ name: 'Ben' }, { idempotencyKey: 'customer-1' }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  await expect(
    stripe.customers.create({ name: 'Ben' }, { idempotencyKey: 'customer-1' }),
  ).rejects.toThrow(
    "Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than 'customer-1'",
  );
  await expect(
    stripe.paymentIntents.create(
      { amount: 5000, currency: 'usd' },
      { idempotencyKey: 'customer-1' },
    ),
  ).rejects.toThrow('same endpoint');
});

test('a declined charge is stored under its idempotency key, but an invalid request is not', async () => {
  const params = {
    amount: 5000,
    currency: 'usd',
    payment_method: 'pm_card_chargeDeclined',
    confirm: true,
  };
  const declined = () => stripe.paymentIntents.create(params, { idempotencyKey: 'declined-1' });
  const first = await declined().catch((error: unknown) => error as Stripe.errors.StripeCardError);
  const second = await declined().catch((error: unknown) => error as Stripe.errors.StripeCardError);
  expect(first).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
  expect((second as Stripe.errors.StripeCardError).payment_intent?.id).toBe(
    (first as Stripe.errors.StripeCardError).payment_intent?.id,
  );

  await expect(
    stripe.paymentIntents.create({ amount: 1, currency: 'usd' }, { idempotencyKey: 'small' }),
  ).rejects.toMatchObject({ code: 'amount_too_small' });
  expect(
    (
      await stripe.paymentIntents.create(
        { amount: 100, currency: 'usd' },
        { idempotencyKey: 'small' },
      )
    ).amount,
  ).toBe(100);
});

test('a request repeated with its idempotency key while the first is in progress is answered 409 and not executed', async () => {
  const tries = Array.from({ length: 6 }, () =>
    stripe.paymentIntents.create({ amount: 7700, currency: 'usd' }, { idempotencyKey: 'race' }),
  );
  const settled = await Promise.allSettled(tries);
  const made = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
  const refused = settled.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as Stripe.errors.StripeError).statusCode] : [],
  );
  expect(new Set(made).size).toBe(1);
  expect(refused.every((status) => status === 409)).toBe(true);

  const blocker = await world.pool.connect();
  await blocker.query('begin');
  await blocker.query(
    `select pg_advisory_xact_lock(hashtextextended('sandbox_payments ' || 'held', 0))`,
  );
  await expect(stripe.customers.create({}, { idempotencyKey: 'held' })).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  await blocker.query('rollback');
  blocker.release();
  expect((await stripe.customers.create({}, { idempotencyKey: 'held' })).object).toBe('customer');
});

test('an intent can be confirmed, declined, authenticated and cancelled', async () => {
  const bare = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  expect(bare.status).toBe('requires_payment_method');
  await expect(
    stripe.paymentIntents.confirm(bare.id, {
      payment_method: 'pm_card_chargeDeclinedInsufficientFunds',
    }),
  ).rejects.toMatchObject({ decline_code: 'insufficient_funds' });
  const refused = await stripe.paymentIntents.retrieve(bare.id);
  expect(refused).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { decline_code: 'insufficient_funds' },
  });
  const waiting = await stripe.paymentIntents.confirm(bare.id, {
    payment_method: 'pm_card_authenticationRequired',
    return_url: 'http://localhost:3000/back',
  });
  expect(waiting).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url' },
  });
  const step = new URL(waiting.next_action?.redirect_to_url?.url ?? '').pathname;
  const passed = await fetch(world.base + step, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'complete' }),
    redirect: 'manual',
  });
  expect(passed.headers.get('location')).toContain('http://localhost:3000/back?payment_intent=');
  expect((await stripe.paymentIntents.retrieve(bare.id)).status).toBe('succeeded');
  await expect(stripe.paymentIntents.cancel(bare.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const other = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  expect((await stripe.paymentIntents.cancel(other.id)).status).toBe('canceled');
});

test('a browser can create a payment method with a publishable key, and nothing else', async () => {
  const answer = await fetch(`${world.base}/sandbox/stripe/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_boats', origin: 'http://elsewhere.test' },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': '4242 4242 4242 4242',
      'card[exp_month]': '12',
      'card[exp_year]': '40',
      'card[cvc]': '123',
    }),
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const method = (await answer.json()) as Stripe.PaymentMethod;
  expect(method).toMatchObject({
    object: 'payment_method',
    card: { brand: 'visa', last4: '4242', exp_year: 2040 },
  });
  const paid = await stripe.paymentIntents.create({
    amount: 29_000,
    currency: 'usd',
    payment_method: method.id,
    confirm: true,
  });
  expect(paid.status).toBe('succeeded');
  const browser = stripeAt(world.base, 'pk_test_boats');
  await expect(browser.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
    statusCode: 401,
    code: 'secret_key_required',
  });
  await expect(browser.paymentIntents.retrieve(paid.id)).rejects.toMatchObject({ statusCode: 400 });
  const own = await browser.paymentIntents.retrieve(paid.id, {
    client_secret: paid.client_secret ?? '',
  });
  expect(own.status).toBe('succeeded');
  const preflight = await fetch(`${world.base}/sandbox/stripe/v1/tokens`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'authorization' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
});

test('a token can be used once', async () => {
  const token = await stripe.tokens.create({
    card: { number: '4000000000009995', exp_month: '12', exp_year: '2040', cvc: '123' },
  });
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: token.id } });
  await expect(
    stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      payment_method: method.id,
      confirm: true,
    }),
  ).rejects.toMatchObject({ decline_code: 'insufficient_funds' });
  await expect(
    stripe.paymentMethods.create({ type: 'card', card: { token: token.id } }),
  ).rejects.toMatchObject({ code: 'token_already_used' });
});

test('paged lists begin with the newest entry', async () => {
  const made = [];
  for (const name of ['one', 'two', 'three'])
    made.push((await stripe.customers.create({ name })).id);
  const intents = await stripe.paymentIntents.list({ limit: 2 });
  expect(intents.data).toHaveLength(2);
  expect(intents.has_more).toBe(true);
  const next = await stripe.paymentIntents.list({
    limit: 1,
    starting_after: intents.data[0]?.id ?? '',
  });
  expect(next.data[0]?.id).toBe(intents.data[1]?.id);
  const back = await stripe.paymentIntents.list({
    limit: 1,
    ending_before: intents.data[1]?.id ?? '',
  });
  expect(back.data[0]?.id).toBe(intents.data[0]?.id);
});
