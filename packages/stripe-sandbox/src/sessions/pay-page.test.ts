import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStripeWorld, twoKites, type StripeWorld } from '../testing/stripe-world.ts';

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

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', 'Your card&#39;s security code is incorrect.'],
  ['4111111111111111', 'Your request was in test mode, but used a non test card.'],
])(
  'card %s is declined with a message, and the session can still be paid',
  async (number, message) => {
    const session = await stripe.checkout.sessions.create(twoKites);
    const declined = await world.pay(session, number);
    expect(declined.status).toBe(402);
    const page = await declined.text();
    expect(page).toContain(message);
    expect(page).not.toContain(number);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'open',
      payment_intent: null,
    });
    expect((await world.pay(session, '5555555555554444')).status).toBe(303);
  },
);

test('the payment page names invalid fields and attempts no payment', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  const before = (await stripe.events.list({ limit: 1 })).data[0]?.id;
  const empty = await world.pay(session, '', { exp: '', cvc: '', name: '' });
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
  expect(await (await world.pay(session, '4242424242424241')).text()).toContain(
    'Your card number is invalid.',
  );
  expect(await (await world.pay(session, '4242424242424242', { exp: '01/20' })).text()).toContain(
    'expiration date is in the past',
  );
  expect(await (await world.pay(session, '4242424242424242', { cvc: '12' })).text()).toContain(
    'security code is incomplete',
  );
  expect((await stripe.events.list({ limit: 1 })).data[0]?.id).toBe(before);
});

test.each(['4000002760003184', '4000000000003155'])(
  'card %s requires 3-D Secure: a failed challenge leaves the session open, and a completed one pays',
  async (number) => {
    const session = await stripe.checkout.sessions.create(twoKites);
    const step = await world.pay(session, number);
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

    const again = await world.pay(session, number);
    const passed = await answer('complete', `${world.base}${again.headers.get('location')}`);
    expect(passed.headers.get('location')).toContain(`session_id=${session.id}`);
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  },
);

test('the expiry button on the payment page expires the session', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  const answer = await fetch(`${world.base}/sandbox/pay/${session.id}/expire`, {
    method: 'POST',
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toBe(`/sandbox/pay/${session.id}?expired=now`);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
});

test('the payment page shows the order as escaped text and needs no inline code', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  const answer = await fetch(`${world.base}/sandbox/pay/${session.id}`);
  const page = await answer.text();
  for (const text of [
    'Paper kite &lt;3',
    'Test mode: no real money moves',
    'Pay $170.00',
    'Back to The Kite Shop',
    'ana@example.com',
    '4000 0000 0000 9995',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/<script>|<style|style="|onclick/);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('no card number is stored anywhere', async () => {
  const session = await stripe.checkout.sessions.create(twoKites);
  await world.pay(session, '4000002760003184');
  const { rows } = await world.pool.query<{ found: string }>(
    `select count(*) as found from sandbox_payments.object where body::text ~ '\\d{13,19}' or hidden::text ~ '\\d{13,19}'`,
  );
  expect(Number(rows[0]?.found)).toBe(0);
});
