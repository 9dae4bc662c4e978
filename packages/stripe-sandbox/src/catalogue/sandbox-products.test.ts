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

test('a checkout of a product’s price shows the product’s name', async () => {
  const product = await stripe.products.create({ name: 'Kite', description: 'Flies' });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1250,
    lookup_key: 'kite',
  });
  expect(price).toMatchObject({ active: true, type: 'one_time', product: product.id });
  const session = await stripe.checkout.sessions.create({
    ...twoKites,
    line_items: [{ price: price.id, quantity: 3 }],
    expand: ['line_items.data.price.product'],
  });
  expect(session).toMatchObject({
    amount_total: 3750,
    line_items: {
      data: [{ description: 'Kite', price: { id: price.id, product: { description: 'Flies' } } }],
    },
  });
  const page = await fetch(`${world.base}/sandbox/pay/${session.id}`);
  expect(await page.text()).toContain('Kite');
  const found = await stripe.prices.list({ lookup_keys: ['kite'] });
  expect(found.data.map(({ id }) => id)).toEqual([price.id]);
});

test('a price that is inactive, recurring or unknown is refused at checkout', async () => {
  const sell = (price: string) =>
    stripe.checkout.sessions.create({ ...twoKites, line_items: [{ price, quantity: 1 }] });
  const made = { currency: 'usd', unit_amount: 500, product_data: { name: 'Kite' } };
  const { id } = await stripe.prices.create(made);
  await stripe.prices.update(id, { active: false });
  await expect(sell(id)).rejects.toThrow('The price specified is inactive');
  const monthly = await stripe.prices.create({ ...made, recurring: { interval: 'month' } });
  await expect(sell(monthly.id)).rejects.toThrow('only accepts prices with `type=one_time`');
  await expect(sell('price_none')).rejects.toMatchObject({ code: 'resource_missing' });
});

test('fractions of a cent are added up before rounding', async () => {
  const session = await stripe.rawRequest('POST', '/v1/checkout/sessions', {
    ...twoKites,
    line_items: [
      {
        price_data: {
          currency: 'usd',
          unit_amount_decimal: '33.4',
          product_data: { name: 'Bead' },
        },
        quantity: 100,
      },
    ],
  });
  expect((session as unknown as Stripe.Checkout.Session).amount_total).toBe(3340);
});

test('a product can be changed, can be deleted only without prices, and sends events', async () => {
  const { id } = await stripe.products.create({ name: 'Kite', metadata: { a: '1' } });
  const renamed = await stripe.products.update(id, { name: 'Ship', active: false });
  expect(renamed).toMatchObject({ name: 'Ship', active: false, metadata: { a: '1' } });
  const inactive = await stripe.products.list({ active: false });
  expect(inactive.data.map((product) => product.id)).toContain(id);
  await expect(stripe.products.del(id)).resolves.toMatchObject({ deleted: true });
  await expect(stripe.products.retrieve(id)).rejects.toMatchObject({ code: 'resource_missing' });
  const priced = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 500,
    product_data: { name: 'Oar' },
  });
  await expect(stripe.products.del(priced.product as string)).rejects.toThrow(
    'one or more user-created prices',
  );
  await expect
    .poll(() => world.application.typesOf(), { timeout: 10_000 })
    .toEqual(
      expect.arrayContaining([
        'product.created',
        'product.updated',
        'product.deleted',
        'price.created',
      ]),
    );
});

test('an unknown currency is refused with a list of the known ones', async () => {
  const sell = stripe.prices.create({
    currency: 'zzz',
    unit_amount: 500,
    product_data: { name: 'Oar' },
  });
  await expect(sell).rejects.toMatchObject({ param: 'currency' });
  await expect(sell).rejects.toThrow(
    'Invalid currency: zzz. Stripe currently supports these currencies: usd, aed,',
  );
});
