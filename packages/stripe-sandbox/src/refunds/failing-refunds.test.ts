import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripeWorld, type StripeWorld } from '../testing/stripe-world.ts';

let world: StripeWorld;
let stripe: Stripe;

beforeAll(async () => {
  world = await createStripeWorld();
  stripe = world.stripe;
});

afterAll(() => world.close());

test('a refund that the card rejects fails later, and can be repeated', async () => {
  const { id } = await stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'usd',
    payment_method: 'pm_card_refundFail',
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  const input = { payment_intent: id, amount: 4000 };
  const { id: refund, status } = await stripe.refunds.create(input);
  expect(status).toBe('succeeded');
  await expect
    .poll(async () => (await stripe.refunds.retrieve(refund)).status, { timeout: 10_000 })
    .toBe('failed');
  expect(await stripe.refunds.retrieve(refund)).toMatchObject({
    failure_reason: 'expired_or_canceled_card',
  });
  const { data } = await stripe.charges.list({ payment_intent: id });
  expect(data).toMatchObject([{ amount_refunded: 0, refunded: false }]);
  await expect.poll(() => world.application.typesOf()).toContain('refund.failed');
  expect(world.application.typesOf()).toEqual(
    expect.arrayContaining(['refund.updated', 'charge.refund.updated']),
  );
  expect((await stripe.refunds.create(input)).id).not.toBe(refund);
});

test('a seeded payment from before the sandbox started, whose id contains its amount, can be refunded', async () => {
  const id = 'pi_past_9550_0123456789abcdef';
  const parts = [1000, 8550].map((amount) => stripe.refunds.create({ payment_intent: id, amount }));
  const refunds = await Promise.all(parts);
  expect(refunds.map(({ payment_intent: intent }) => intent)).toEqual([id, id]);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'succeeded',
    amount: 9550,
  });
  const { data } = await stripe.charges.list({ payment_intent: id });
  expect(data).toMatchObject([{ amount: 9550, amount_refunded: 9550, refunded: true }]);
  const unknown = stripe.refunds.create({ payment_intent: 'pi_past_nothing' });
  await expect(unknown).rejects.toThrow('No such payment_intent');
});
