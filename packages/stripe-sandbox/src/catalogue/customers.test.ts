import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStripeWorld, type StripeWorld } from '../testing/stripe-world.ts';

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

test('a customer can be changed and found by email address, and a deleted customer is only marked as deleted', async () => {
  const { id } = await stripe.customers.create({
    name: 'Ana',
    email: 'ana.one@example.com',
    metadata: { a: '1', b: '2' },
  });
  const changed = await stripe.customers.update(id, {
    name: 'Ana Silva',
    phone: '',
    address: { line1: 'Front Street 1', city: 'Philipsburg' },
    metadata: { a: '' },
  });
  expect(changed).toMatchObject({
    name: 'Ana Silva',
    phone: null,
    address: { city: 'Philipsburg', country: null },
    metadata: { b: '2' },
  });
  const found = await stripe.customers.list({ email: 'ana.one@example.com' });
  expect(found.data.map((each) => each.id)).toEqual([id]);
  await expect(stripe.customers.del(id)).resolves.toMatchObject({ id, deleted: true });
  await expect(stripe.customers.retrieve(id)).resolves.toMatchObject({ id, deleted: true });
  await expect(stripe.customers.update(id, { name: 'x' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
  expect((await stripe.customers.list({ email: 'ana.one@example.com' })).data).toEqual([]);
  await expect
    .poll(() => world.application.typesOf(), soon)
    .toEqual(expect.arrayContaining(['customer.created', 'customer.updated', 'customer.deleted']));
});

test('a saved card can be charged only for its customer, and a detached card cannot be charged', async () => {
  const { id: customer } = await stripe.customers.create({ name: 'Ana' });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  expect(card.customer).toBe(customer);
  const charge = (by: string | undefined) =>
    stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      payment_method: card.id,
      confirm: true,
      ...(by === undefined ? {} : { customer: by }),
    });
  expect((await charge(customer)).status).toBe('succeeded');
  await expect(charge(undefined)).rejects.toThrow('must be attached to the customer');
  const kept = await stripe.customers.listPaymentMethods(customer, { type: 'card' });
  expect(kept.data.map(({ id }) => id)).toEqual([card.id]);
  const renamed = await stripe.paymentMethods.update(card.id, {
    billing_details: { name: 'Ana Silva' },
    card: { exp_year: 2044 },
  });
  expect(renamed).toMatchObject({
    billing_details: { name: 'Ana Silva' },
    card: { exp_year: 2044 },
  });
  const { id: other } = await stripe.customers.create({});
  await expect(stripe.paymentMethods.attach(card.id, { customer: other })).rejects.toThrow(
    'already been attached',
  );
  expect((await stripe.paymentMethods.detach(card.id)).customer).toBeNull();
  expect((await stripe.paymentMethods.list({ customer })).data).toEqual([]);
  await expect(charge(customer)).rejects.toThrow('may not be used again');
  await expect(stripe.paymentMethods.detach(card.id)).rejects.toThrow('is impossible');
  await expect
    .poll(() => world.application.typesOf(), soon)
    .toEqual(
      expect.arrayContaining([
        'payment_method.attached',
        'payment_method.updated',
        'payment_method.detached',
      ]),
    );
});

test('a declined card is not saved, but a card that fails only when charged is', async () => {
  const { id: customer } = await stripe.customers.create({});
  await expect(
    stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }),
  ).rejects.toMatchObject({ statusCode: 402, decline_code: 'generic_decline' });
  const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await expect(
    stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      customer,
      payment_method: id,
      confirm: true,
    }),
  ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
});

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
  ['pm_card_visa_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ['pm_card_chargeDeclinedVelocityLimitExceeded', 'card_declined', 'card_velocity_exceeded'],
  ['pm_card_radarBlock', 'card_declined', 'fraudulent'],
])('%s is declined with the code %s and the decline code %s', async (method, code, declineCode) => {
  await expect(
    stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      payment_method: method,
      confirm: true,
    }),
  ).rejects.toMatchObject({ statusCode: 402, code, decline_code: declineCode });
});
