import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../support/product/free-port.ts';
import { allMails } from '../../support/providers/mailbox.ts';
import { holdSeats, newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  readTaken,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { expireBooking } from '../../support/product/wait-for-jobs.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

/** A separate process that acts as Stripe: API, payment page and webhooks. */
let stripe: PayingWorld;
let shop: PayingWorld;

beforeAll(async () => {
  stripe = await createPayingWorld();
  const port = await freePort();
  const endpoint = await stripe.provider.stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${port}/webhooks/stripe`,
    enabled_events: ['checkout.session.completed', 'checkout.session.expired'],
  });
  shop = await createPayingWorld({
    PORT: String(port),
    RATE_LIMITS: 'on',
    STRIPE_SECRET_KEY: 'sk_test_shop',
    STRIPE_API_URL: `${stripe.baseUrl}/sandbox/stripe`,
    STRIPE_WEBHOOK_SECRET: endpoint.secret ?? '',
  });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

const soon = { timeout: 60_000 };

test('guests pay on Stripe’s page if Stripe is configured, and its message confirms the booking', async () => {
  const boat = await addBoat(shop);
  const { visitor, page, session, bookingId } = await holdSeats(shop, boat);
  expect(page).toBe(`${stripe.baseUrl}/sandbox/pay/${session}`);
  const known = await stripe.provider.stripe.checkout.sessions.retrieve(session);
  expect(known).toMatchObject({
    amount_total: 19_100,
    currency: 'usd',
    customer_email: visitor.email,
    client_reference_id: bookingId,
  });
  const paid = await stripe.provider.pay(session);
  expect(paid.headers.get('location')).toBe(
    `${shop.baseUrl}/booking/success?session_id=${session}`,
  );
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('paid');
  await expect.poll(async () => mailsOf(visitor.email), soon).toHaveLength(1);
});

test('polling settles a payment at Stripe, and an expired page at Stripe frees its seats', async () => {
  await stripe.provider.chaos({ drop: true });
  const boat = await addBoat(shop);
  const first = await holdSeats(shop, boat);
  await stripe.provider.pay(first.session);
  expect((await first.visitor.poll(first.session)).body.status).toBe('paid');
  await stripe.provider.calm();
  const second = await holdSeats(shop, boat);
  await stripe.provider.expire(second.session);
  await expect.poll(() => readTaken(shop, boat), soon).toMatchObject([{ seats: 2 }]);
  expect((await second.visitor.poll(second.session)).body.status).toBe('expired');
});

test('a late payment at Stripe is refunded through Stripe', async () => {
  const boat = await addBoat(shop, { capacity: 2 });
  const late = await holdSeats(shop, boat);
  await stripe.provider.chaos({ apiDown: true });
  await expireBooking(shop, late.bookingId);
  await newVisitor(shop).checkOut(boat);
  await stripe.provider.calm();
  await holdSeats(shop, boat);
  await stripe.provider.pay(late.session);
  await expect
    .poll(async () => (await late.visitor.booking(late.bookingId)).refundedCents, soon)
    .toBe(19_100);
  expect(await stripe.provider.chargeOf(late.session)).toMatchObject({ amount_refunded: 19_100 });
});

test('the shop serves no sandbox when Stripe is configured', async () => {
  const { session } = await holdSeats(shop, await addBoat(shop));
  for (const path of [
    `/sandbox/pay/${session}`,
    '/sandbox/pay/assets/pay.css',
    '/sandbox/stripe/chaos',
    `/sandbox/stripe/v1/checkout/sessions/${session}`,
  ]) {
    expect((await fetch(`${stripe.baseUrl}${path}`)).status, path).not.toBe(404);
    expect((await fetch(`${shop.baseUrl}${path}`)).status, path).toBe(404);
  }
});

test('a message signed with a secret other than the shop’s is refused', async () => {
  const { session, visitor } = await holdSeats(shop, await addBoat(shop));
  await stripe.provider.chaos({ drop: true });
  await stripe.provider.pay(session);
  const body = await stripe.provider.message(session);
  const answer = await fetch(`${shop.baseUrl}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'stripe-signature': await stripe.provider.sign(body) },
  });
  expect(answer.status).toBe(400);
  await stripe.provider.calm();
  expect((await visitor.poll(session)).status).toBe(200);
});

test('a reservation’s payment link opens Stripe’s page', async () => {
  const visitor = newVisitor(shop);
  const { body } = await visitor.reserve(await addBoat(shop));
  const opened = await visitor.follow(body.payUrl ?? '');
  const page = opened.headers.get('location') ?? '';
  expect(page.startsWith(`${stripe.baseUrl}/sandbox/pay/`)).toBe(true);
  await stripe.provider.pay(readSessionId(page));
  await expect.poll(async () => (await visitor.booking(body.id)).status, soon).toBe('paid');
});

async function mailsOf(address: string) {
  return (await allMails(shop)).filter(({ to }) => to === address);
}
