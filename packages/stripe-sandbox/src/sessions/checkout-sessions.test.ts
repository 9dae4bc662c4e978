import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createStripeWorld,
  stripeAt,
  twoKites,
  type StripeWorld,
} from '../testing/stripe-world.ts';

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

async function listEvents(session: Stripe.Checkout.Session, type: string): Promise<Stripe.Event[]> {
  const { data } = await stripe.events.list({ type, limit: 100 });
  return data.filter((event) => (event.data.object as { id?: string }).id === session.id);
}

test('the SDK creates a session, retrieves it, and sees it paid with the test card', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 17000,
    currency: 'usd',
    payment_intent: null,
    url: `http://localhost:3000/sandbox/pay/${session.id}`,
    metadata: { order: 'o1' },
  });
  expect(session.id).toMatch(/^cs_test_\w{50,}$/);
  expect(session.expires_at - session.created).toBe(86_400);
  expect(session.success_url).toContain('{CHECKOUT_SESSION_ID}');

  const answer = await world.pay(session, '4242 4242 4242 4242');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `http://localhost:3000/orders/paid?session_id=${session.id}`,
  );

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'ana@example.com', name: 'Ana Silva' },
    line_items: {
      object: 'list',
      data: [{ description: 'Paper kite <3', quantity: 2, amount_total: 17000 }],
    },
    payment_intent: {
      status: 'succeeded',
      amount_received: 17000,
      metadata: { order: 'o1' },
      latest_charge: {
        paid: true,
        payment_method_details: { card: { last4: '4242', brand: 'visa' } },
      },
    },
  });
  const intentId = (paid.payment_intent as Stripe.PaymentIntent).id;
  const found = await stripe.checkout.sessions.list({ payment_intent: intentId });
  expect(found.data.map((each) => each.id)).toEqual([session.id]);
  const items = await stripe.checkout.sessions.listLineItems(session.id);
  expect(items.data).toHaveLength(1);
});

test('the shop gets each event with a signature that the SDK accepts', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  await world.pay(session, '4242424242424242');
  await vi.waitFor(
    () => expect(world.application.typesOf()).toContain('checkout.session.completed'),
    5000,
  );
  await vi.waitFor(() => expect(world.application.deliveries).toHaveLength(4), 5000);
  const secret = await world.sandbox.webhookSecret();
  for (const { raw, signature } of world.application.deliveries) {
    expect(stripe.webhooks.constructEvent(raw, signature, secret).livemode).toBe(false);
  }
  const [first] = world.application.deliveries;
  expect(() =>
    stripe.webhooks.constructEvent(`${first?.raw} `, first?.signature ?? '', secret),
  ).toThrow(/signature/i);
  expect(world.application.typesOf().toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

test('concurrent submissions of a payment page make one payment', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => world.pay(session, '4242424242424242')),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 303));
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
  if (typeof intent !== 'string') throw new Error('not paid');
  const charges = await stripe.charges.list({ payment_intent: intent });
  expect(charges.data).toHaveLength(1);
  expect(await listEvents(session, 'checkout.session.completed')).toHaveLength(1);
});

test('the page of a paid session says so, and the session cannot be expired', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  await world.pay(session, '4242424242424242');
  const page = await fetch(`${world.base}/sandbox/pay/${session.id}`);
  expect(await page.text()).toContain('Already paid');
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
  });
});

test('the page of an expired session answers 410 and links back', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({
    status: 'expired',
    url: null,
  });
  const page = await fetch(`${world.base}/sandbox/pay/${session.id}`);
  expect(page.status).toBe(410);
  const text = await page.text();
  expect(text).toContain('href="http://localhost:3000/orders/o1"');
  expect(text).toContain('The Kite Shop closed this page before its time. Nothing was charged');
  expect((await world.pay(session, '4242424242424242')).status).toBe(410);
  expect(await listEvents(session, 'checkout.session.expired')).toHaveLength(1);
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('an overdue session expires once, even if read concurrently, and its pending payment is cancelled', async () => {
  const session = await stripe.checkout.sessions.create({
    ...twoKites,
    expires_at: world.nowSeconds() + 31 * 60,
  });
  const step = await world.pay(session, '4000002760003184');
  const intentId = step.headers.get('location')?.split('/').at(-1) ?? '';
  world.letPass(32);
  const looks = await Promise.all(
    Array.from({ length: 5 }, () => stripe.checkout.sessions.retrieve(session.id)),
  );
  expect(new Set(looks.map((each) => each.status))).toEqual(new Set(['expired']));
  expect(await listEvents(session, 'checkout.session.expired')).toHaveLength(1);
  expect(await stripe.paymentIntents.retrieve(intentId)).toMatchObject({ status: 'canceled' });
  const late = await fetch(`${world.base}${step.headers.get('location')}`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'complete' }),
    redirect: 'manual',
  });
  expect(late.status).toBe(410);
});

test('the sweep sends the event of an expired session that was never read', async () => {
  const session = await stripe.checkout.sessions.create({
    ...twoKites,
    expires_at: world.nowSeconds() + 30 * 60,
  });
  world.letPass(31);
  await vi.waitFor(
    () =>
      expect(
        world.application.deliveries.some(
          ({ event }) =>
            (event.data.object as { id?: string }).id === session.id &&
            event.type === 'checkout.session.expired',
        ),
      ).toBe(true),
    5000,
  );
});

test.each([
  [{ expires_at: 29 * 60 }, 'expires_at', /at least 30 minutes/],
  [{ expires_at: 25 * 3600 }, 'expires_at', /less than 24 hours/],
] as const)(
  'a session that expires after %j seconds is refused',
  async ({ expires_at }, param, message) => {
    const create = stripe.checkout.sessions.create({
      ...twoKites,
      expires_at: world.nowSeconds() + expires_at,
    });
    await expect(create).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      param,
    });
    await expect(create).rejects.toThrow(message);
  },
);

test('requests that Stripe would refuse are refused with Stripe’s messages', async () => {
  const bare = (params: object) => stripe.checkout.sessions.create({ ...twoKites, ...params });
  await expect(bare({ line_items: [] })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'line_items',
  });
  await expect(bare({ success_url: 'nowhere' })).rejects.toMatchObject({ code: 'url_invalid' });
  await expect(bare({ success_link: 'x' })).rejects.toThrow(
    'Received unknown parameter: success_link',
  );
  await expect(bare({ customer_email: 'ana' })).rejects.toMatchObject({ code: 'email_invalid' });
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripeAt(world.base, 'sk_live_x').balance.retrieve()).rejects.toMatchObject({
    statusCode: 401,
  });
});

test('the payment page’s endpoint pays with a payment method, as Stripe’s command line tool does', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
  const confirm = (amount: number) =>
    stripe.rawRequest('POST', `/v1/payment_pages/${session.id}/confirm`, {
      payment_method: method.id,
      expected_amount: amount,
    });
  await expect(confirm(1)).rejects.toMatchObject({ code: 'checkout_amount_mismatch' });
  await confirm(17000);
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
});
