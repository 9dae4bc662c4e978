import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripeWorld, stripeAt, type StripeWorld } from '../testing/stripe-world.ts';

let world: StripeWorld;
let stripe: Stripe;

beforeAll(async () => {
  world = await createStripeWorld();
  stripe = world.stripe;
});

afterAll(() => world.close());

const back = 'http://localhost:3000/orders?order=o1';

/** A payment that requires 3-D Secure, created by the server and confirmed by the browser. */
async function confirmed(params: Stripe.PaymentIntentConfirmParams): Promise<Stripe.PaymentIntent> {
  const { id, client_secret: secret } = await stripe.paymentIntents.create({
    amount: 29_000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    shipping: { name: 'Ana Silva', address: { line1: 'Front Street 1', country: 'SX' } },
  });
  return stripeAt(world.base, 'pk_test_boats').paymentIntents.confirm(id, {
    payment_method: 'pm_card_threeDSecureRequired',
    client_secret: secret ?? '',
    ...params,
  } as Stripe.PaymentIntentConfirmParams);
}

function answerChallenge(address: string, answer: 'complete' | 'fail'): Promise<Response> {
  return fetch(world.base + new URL(address).pathname, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });
}

test('a payment with a return URL leads the browser to the bank’s page and back, and succeeds', async () => {
  const waiting = await confirmed({ return_url: back });
  expect(waiting).toMatchObject({
    status: 'requires_action',
    allowed_payment_method_types: ['card'],
    shipping: { name: 'Ana Silva', address: { country: 'SX', city: null }, phone: null },
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: back } },
  });
  const step = waiting.next_action?.redirect_to_url?.url ?? '';
  const page = await (await fetch(world.base + new URL(step).pathname)).text();
  expect(page).toContain('Complete authentication');
  const passed = new URL((await answerChallenge(step, 'complete')).headers.get('location') ?? '');
  expect(Object.fromEntries(passed.searchParams)).toEqual({
    order: 'o1',
    payment_intent: waiting.id,
    payment_intent_client_secret: waiting.client_secret,
    redirect_status: 'succeeded',
  });
  const paid = await stripe.paymentIntents.retrieve(waiting.id, { expand: ['latest_charge'] });
  expect(paid).toMatchObject({
    status: 'succeeded',
    next_action: null,
    latest_charge: {
      shipping: { name: 'Ana Silva' },
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    },
  });
  await expect
    .poll(() => world.application.typesOf(), { timeout: 10_000 })
    .toEqual(
      expect.arrayContaining(['payment_intent.requires_action', 'payment_intent.succeeded']),
    );
});

test('a failed challenge leads back without a payment, and another card can be tried', async () => {
  const waiting = await confirmed({ return_url: back });
  const step = waiting.next_action?.redirect_to_url?.url ?? '';
  const failed = await answerChallenge(step, 'fail');
  expect(failed.headers.get('location')).toContain('redirect_status=failed');
  expect(await stripe.paymentIntents.retrieve(waiting.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  expect((await answerChallenge(step, 'complete')).status).toBe(410);
  const again = await stripe.paymentIntents.confirm(waiting.id, { payment_method: 'pm_card_visa' });
  expect(again).toMatchObject({ status: 'succeeded', last_payment_error: null });
});

test.each([{}, { use_stripe_sdk: true, return_url: back }])(
  'the SDK gets the challenge of a payment confirmed with %j',
  async (params) => {
    const waiting = await confirmed(params);
    expect(waiting.next_action).toMatchObject({
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect' },
    });
    const sdk = waiting.next_action?.use_stripe_sdk as { stripe_js: string } | undefined;
    expect((await answerChallenge(sdk?.stripe_js ?? '', 'complete')).status).toBe(200);
    const browser = stripeAt(world.base, 'pk_test_boats');
    const read = (secret: string) =>
      browser.paymentIntents.retrieve(waiting.id, { client_secret: secret });
    expect((await read(waiting.client_secret ?? '')).status).toBe('succeeded');
    await expect(read(`${waiting.id}_secret_guess`)).rejects.toMatchObject({ statusCode: 400 });
  },
);

test('a payment that waits for its challenge can be cancelled, and its challenge then fails', async () => {
  const waiting = await confirmed({ return_url: back });
  expect((await stripe.paymentIntents.cancel(waiting.id)).status).toBe('canceled');
  const step = waiting.next_action?.redirect_to_url?.url ?? '';
  expect((await answerChallenge(step, 'complete')).status).toBe(410);
  expect((await stripe.paymentIntents.retrieve(waiting.id)).status).toBe('canceled');
});

test('a card that requires a challenge is declined off-session', async () => {
  await expect(
    stripe.paymentIntents.create({
      amount: 29_000,
      currency: 'usd',
      payment_method: 'pm_card_threeDSecureRequired',
      confirm: true,
      off_session: true,
    }),
  ).rejects.toMatchObject({ code: 'authentication_required' });
});
