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

/** A session that only authorises, paid on its page. */
async function setAside(): Promise<{ session: Stripe.Checkout.Session; intentId: string }> {
  const opened = await stripe.checkout.sessions.create({
    ...twoKites,
    payment_intent_data: { capture_method: 'manual' },
  });
  expect((await world.pay(opened, '4242 4242 4242 4242')).status).toBe(303);
  const session = await stripe.checkout.sessions.retrieve(opened.id, {
    expand: ['payment_intent.latest_charge'],
  });
  return { session, intentId: (session.payment_intent as Stripe.PaymentIntent).id };
}

test('an authorized payment is not paid until it is captured', async () => {
  const { session, intentId } = await setAside();
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: {
      status: 'requires_capture',
      capture_method: 'manual',
      amount_capturable: 17000,
      amount_received: 0,
      latest_charge: { captured: false, amount_captured: 0 },
    },
  });
  const taken = await stripe.paymentIntents.capture(intentId);
  expect(taken).toMatchObject({ status: 'succeeded', amount_received: 17000 });
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(paid).toMatchObject({
    payment_status: 'paid',
    payment_intent: { latest_charge: { captured: true, amount_captured: 17000 } },
  });
  await expect(stripe.paymentIntents.capture(intentId)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('a cancelled authorization can no longer be captured', async () => {
  const { session, intentId } = await setAside();
  expect(await stripe.paymentIntents.cancel(intentId)).toMatchObject({
    status: 'canceled',
    amount_capturable: 0,
  });
  await expect(stripe.paymentIntents.capture(intentId)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const after = await stripe.checkout.sessions.retrieve(session.id);
  expect(after).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
});

test('two concurrent captures take the money once', async () => {
  const { intentId } = await setAside();
  const tries = await Promise.allSettled([1, 2].map(() => stripe.paymentIntents.capture(intentId)));
  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
});
