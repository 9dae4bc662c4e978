import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  openPaymentWorld,
  stripeAt,
  type PaymentWorld,
} from '../../../tests/support/payment-sandbox-world.ts';

let world: PaymentWorld;
let stripe: Stripe;

beforeAll(async () => {
  world = await openPaymentWorld();
  stripe = world.stripe;
});

afterAll(() => world.close());

beforeEach(() => {
  world.product.deliveries.length = 0;
});

const wish = {
  mode: 'payment',
  line_items: [
    {
      price_data: { currency: 'usd', unit_amount: 8500, product_data: { name: 'Sunset sail <3' } },
      quantity: 2,
    },
  ],
  success_url: 'http://localhost:3000/booking/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/book/abc',
  customer_email: 'ana@example.com',
  metadata: { booking: 'b1' },
  payment_intent_data: { metadata: { booking: 'b1' } },
} satisfies Stripe.Checkout.SessionCreateParams;

function pay(
  session: Stripe.Checkout.Session,
  cardNumber: string,
  more: Record<string, string> = {},
) {
  const form = { card_number: cardNumber, exp: '12/40', cvc: '123', name: 'Ana Boat', ...more };
  return fetch(`${world.base}/sandbox/pay/${session.id}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
}

async function eventsOf(session: Stripe.Checkout.Session, type: string): Promise<Stripe.Event[]> {
  const { data } = await stripe.events.list({ type, limit: 100 });
  return data.filter((event) => (event.data.object as { id?: string }).id === session.id);
}

test('a session is created, found again, and paid with the test card exactly as the SDK expects', async () => {
  const session = await stripe.checkout.sessions.create(wish);
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 17000,
    currency: 'usd',
    payment_intent: null,
    url: `http://localhost:3000/sandbox/pay/${session.id}`,
    metadata: { booking: 'b1' },
  });
  expect(session.id).toMatch(/^cs_test_\w{50,}$/);
  expect(session.expires_at - session.created).toBe(86_400);
  expect(session.success_url).toContain('{CHECKOUT_SESSION_ID}');

  const answer = await pay(session, '4242 4242 4242 4242');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `http://localhost:3000/booking/success?session_id=${session.id}`,
  );

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer_details: { email: 'ana@example.com', name: 'Ana Boat' },
    line_items: {
      object: 'list',
      data: [{ description: 'Sunset sail <3', quantity: 2, amount_total: 17000 }],
    },
    payment_intent: {
      status: 'succeeded',
      amount_received: 17000,
      metadata: { booking: 'b1' },
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

test('the product gets each event, signed so that the SDK accepts it', async () => {
  const session = await stripe.checkout.sessions.create(wish);
  await pay(session, '4242424242424242');
  await vi.waitFor(
    () => expect(world.product.typesOf()).toContain('checkout.session.completed'),
    5000,
  );
  await vi.waitFor(() => expect(world.product.deliveries).toHaveLength(4), 5000);
  const secret = await world.sandbox.webhookSecret();
  for (const { raw, signature } of world.product.deliveries) {
    expect(stripe.webhooks.constructEvent(raw, signature, secret).livemode).toBe(false);
  }
  const [first] = world.product.deliveries;
  expect(() =>
    stripe.webhooks.constructEvent(`${first?.raw} `, first?.signature ?? '', secret),
  ).toThrow(/signature/i);
  expect(world.product.typesOf().toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', 'Your card&#39;s security code is incorrect.'],
  ['4111111111111111', 'Your request was in test mode, but used a non test card.'],
])(
  'card %s is declined with a message, and the session can still be paid',
  async (number, message) => {
    const session = await stripe.checkout.sessions.create(wish);
    const declined = await pay(session, number);
    expect(declined.status).toBe(402);
    const page = await declined.text();
    expect(page).toContain(message);
    expect(page).not.toContain(number);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'open',
      payment_intent: null,
    });
    expect((await pay(session, '5555555555554444')).status).toBe(303);
  },
);

test('fields that make no sense are named, and no bank is asked', async () => {
  const session = await stripe.checkout.sessions.create(wish);
  const before = (await stripe.events.list({ limit: 1 })).data[0]?.id;
  const empty = await pay(session, '', { exp: '', cvc: '', name: '' });
  expect(empty.status).toBe(400);
  const page = await empty.text();
  for (const message of [
    'Enter the card number.',
    'Enter the expiry date.',
    'Enter the security code.',
    'Enter the name on the card.',
  ]) {
    expect(page).toContain(message);
  }
  expect(await (await pay(session, '4242424242424241')).text()).toContain(
    'Your card number is invalid.',
  );
  expect(await (await pay(session, '4242424242424242', { exp: '01/20' })).text()).toContain(
    'expiration date is in the past',
  );
  expect(await (await pay(session, '4242424242424242', { cvc: '12' })).text()).toContain(
    'security code is incomplete',
  );
  expect((await stripe.events.list({ limit: 1 })).data[0]?.id).toBe(before);
});

test.each(['4000002760003184', '4000000000003155'])(
  'card %s asks for 3-D Secure: failing leaves it open, completing pays',
  async (number) => {
    const session = await stripe.checkout.sessions.create(wish);
    const step = await pay(session, number);
    expect(step.status).toBe(303);
    const address = `${world.base}${step.headers.get('location')}`;
    expect(await (await fetch(address)).text()).toContain('Complete authentication');

    const answer = (value: string, to: string) =>
      fetch(to, {
        method: 'POST',
        body: new URLSearchParams({ answer: value }),
        redirect: 'manual',
      });
    const failed = await answer('fail', address);
    expect(failed.headers.get('location')).toBe(`/sandbox/pay/${session.id}?authentication=failed`);
    expect(await (await fetch(`${world.base}${failed.headers.get('location')}`)).text()).toContain(
      'We are unable to authenticate',
    );
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');

    const again = await pay(session, number);
    const passed = await answer('complete', `${world.base}${again.headers.get('location')}`);
    expect(passed.headers.get('location')).toContain(`session_id=${session.id}`);
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  },
);

test('submitting many times at once pays once', async () => {
  const session = await stripe.checkout.sessions.create(wish);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => pay(session, '4242424242424242')),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 303));
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
  const charges = await stripe.charges.list({ payment_intent: String(intent) });
  expect(charges.data).toHaveLength(1);
  expect(await eventsOf(session, 'checkout.session.completed')).toHaveLength(1);
});

test('a paid session says so and refuses to expire', async () => {
  const session = await stripe.checkout.sessions.create(wish);
  await pay(session, '4242424242424242');
  const page = await fetch(`${world.base}/sandbox/pay/${session.id}`);
  expect(await page.text()).toContain('Already paid');
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
  });
});

test('an expired session cannot be paid, says so with 410, and leads back', async () => {
  const session = await stripe.checkout.sessions.create(wish);
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({
    status: 'expired',
    url: null,
  });
  const page = await fetch(`${world.base}/sandbox/pay/${session.id}`);
  expect(page.status).toBe(410);
  expect(await page.text()).toContain('href="http://localhost:3000/book/abc"');
  expect((await pay(session, '4242424242424242')).status).toBe(410);
  expect(await eventsOf(session, 'checkout.session.expired')).toHaveLength(1);
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 400,
  });
});

test('a session past its end expires once, however it is noticed, and its pending payment is canceled', async () => {
  const session = await stripe.checkout.sessions.create({
    ...wish,
    expires_at: world.nowSeconds() + 31 * 60,
  });
  const step = await pay(session, '4000002760003184');
  const intentId = step.headers.get('location')?.split('/').at(-1) ?? '';
  world.letPass(32);
  const looks = await Promise.all(
    Array.from({ length: 5 }, () => stripe.checkout.sessions.retrieve(session.id)),
  );
  expect(new Set(looks.map((each) => each.status))).toEqual(new Set(['expired']));
  expect(await eventsOf(session, 'checkout.session.expired')).toHaveLength(1);
  expect(await stripe.paymentIntents.retrieve(intentId)).toMatchObject({ status: 'canceled' });
  const late = await fetch(`${world.base}${step.headers.get('location')}`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'complete' }),
    redirect: 'manual',
  });
  expect(late.status).toBe(410);
});

test('nobody looks, and the sweep tells of the expired session all the same', async () => {
  const session = await stripe.checkout.sessions.create({
    ...wish,
    expires_at: world.nowSeconds() + 30 * 60,
  });
  world.letPass(31);
  await vi.waitFor(
    () =>
      expect(
        world.product.deliveries.some(
          ({ event }) =>
            (event.data.object as { id?: string }).id === session.id &&
            event.type === 'checkout.session.expired',
        ),
      ).toBe(true),
    5000,
  );
});

test('the button on the page lets a session expire', async () => {
  const session = await stripe.checkout.sessions.create(wish);
  const answer = await fetch(`${world.base}/sandbox/pay/${session.id}/expire`, {
    method: 'POST',
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toBe(`/sandbox/pay/${session.id}`);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
});

test.each([
  [{ expires_at: 29 * 60 }, 'expires_at', /at least 30 minutes/],
  [{ expires_at: 25 * 3600 }, 'expires_at', /less than 24 hours/],
] as const)('an end %j from now is refused', async ({ expires_at }, param, message) => {
  const create = stripe.checkout.sessions.create({
    ...wish,
    expires_at: world.nowSeconds() + expires_at,
  });
  await expect(create).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
    param,
  });
  await expect(create).rejects.toThrow(message);
});

test('what Stripe would refuse is refused in its words', async () => {
  const bare = (params: object) =>
    stripe.checkout.sessions.create({ ...wish, ...params } as Stripe.Checkout.SessionCreateParams);
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

test('the page shows the order as text, names its fields, and needs no inline code', async () => {
  const session = await stripe.checkout.sessions.create(wish);
  const answer = await fetch(`${world.base}/sandbox/pay/${session.id}`);
  const page = await answer.text();
  for (const text of [
    'Sunset sail &lt;3',
    'Test mode: no real money moves',
    'Pay $170.00',
    'Back to Boat Trips',
    'ana@example.com',
    '4000 0000 0000 9995',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/<script>|<style|style="|onclick/);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('no card number is kept anywhere', async () => {
  const session = await stripe.checkout.sessions.create(wish);
  await pay(session, '4000002760003184');
  const { rows } = await world.pool.query<{ found: string }>(
    `select count(*) as found from sandbox_payments.object where body::text ~ '\\d{13,19}' or hidden::text ~ '\\d{13,19}'`,
  );
  expect(Number(rows[0]?.found)).toBe(0);
});

test('the call behind the page pays with a payment method, as the command line tool does', async () => {
  const session = await stripe.checkout.sessions.create(wish);
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
