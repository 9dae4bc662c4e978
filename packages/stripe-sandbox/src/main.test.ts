import { readStartError, createProcessWorld } from 'sandbox-kit/testing/sandbox-process-world';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { twoKites } from './testing/stripe-world.ts';

const main = new URL('main.ts', import.meta.url);

test('the Stripe sandbox runs as a process of its own at the root of a host: it serves the SDK and its payment page, and stops', async () => {
  const { host, port, base, close } = await createProcessWorld(main, {
    MERCHANT_NAME: 'The Kite Shop',
    API_PATH: '',
    PAGE_PATH: '/pay',
  });
  const stripe = new Stripe('sk_test_shop', { host, port, protocol: 'http', telemetry: false });
  const session = await stripe.checkout.sessions.create(twoKites);
  expect(session.url).toBe(`http://localhost:${port}/pay/${session.id}`);
  expect(await (await fetch(`${base}/pay/${session.id}`)).text()).toContain('Pay The Kite Shop');
  const fields = { card_number: '4242424242424242', exp: '12/40', cvc: '123', name: 'Ana Silva' };
  const body = new URLSearchParams(fields);
  await fetch(`${base}/pay/${session.id}`, { method: 'POST', body, redirect: 'manual' });
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  await close();
  await expect(fetch(base)).rejects.toThrow();
});

test('the Stripe sandbox names its missing settings and exits', async () => {
  const settings = { PORT: '4', DATABASE_URL: 'postgres://nobody@localhost/nothing' };
  expect(await readStartError(main, settings)).toBe('MERCHANT_NAME must be set.\n');
  expect(await readStartError(main, { ...settings, PORT: 'front', MERCHANT_NAME: 'x' })).toBe(
    'PORT must be a number.\n',
  );
});
