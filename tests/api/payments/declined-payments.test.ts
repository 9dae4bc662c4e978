import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { cards } from '../../support/providers/payment-provider.ts';
import { holdSeats, newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  readTaken,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 60_000 };

test('a declined card keeps the seats, and another card can then pay for them', async () => {
  const boat = await addBoat(world);
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  const declined = await world.provider.pay(session, cards.declined);
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Your card was declined.');
  expect(await visitor.poll(session)).toMatchObject({ status: 202, body: { status: 'open' } });
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
  expect(await mailsTo(world, visitor.email)).toEqual([]);
  expect((await world.provider.pay(session)).status).toBe(303);
  expect(await visitor.poll(session)).toMatchObject({ status: 200, body: { id: bookingId } });
});

test('a card that requires 3-D Secure pays only once its owner completes the step', async () => {
  const { visitor, session, bookingId } = await holdSeats(world, await addBoat(world));
  const step = await world.provider.pay(session, cards.asksForAuthentication);
  expect(step.headers.get('location')).toContain('/sandbox/pay/authenticate/');
  expect(await visitor.poll(session)).toMatchObject({ status: 202, body: { status: 'open' } });
  const completed = await world.provider.authenticate(step, 'complete');
  expect(completed.headers.get('location')).toBe(
    `${world.baseUrl}/booking/success?session_id=${session}`,
  );
  expect(await visitor.poll(session)).toMatchObject({ status: 200, body: { id: bookingId } });
});

test('a failed 3-D Secure step charges nothing and keeps the seats, and paying works afterwards', async () => {
  const boat = await addBoat(world);
  const { visitor, session } = await holdSeats(world, boat);
  const step = await world.provider.pay(session, cards.asksForAuthentication);
  const failed = await world.provider.authenticate(step, 'fail');
  expect(failed.headers.get('location')).toContain(session);
  expect(await visitor.poll(session)).toMatchObject({ status: 202, body: { status: 'open' } });
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
  await world.provider.pay(session);
  expect((await visitor.poll(session)).status).toBe(200);
});

test.each([
  ['when the provider’s message arrives', false],
  ['when the success page polls, if the message was lost', true],
])('an expired payment page frees its seats %s', async (_, drop) => {
  await world.provider.chaos({ drop });
  const boat = await addBoat(world, { capacity: 2 });
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  expect((await newVisitor(world).checkOut(boat)).status).toBe(409);
  await world.provider.expire(session);
  if (!drop) await expect.poll(() => readTaken(world, boat), soon).toEqual([]);
  const answer = await visitor.poll(session);
  expect(answer).toMatchObject({
    status: 202,
    body: {
      status: 'expired',
      message: 'This payment page has expired and nothing was charged. Please book again.',
    },
  });
  expect(answer.body).not.toHaveProperty('id');
  expect(await readTaken(world, boat)).toEqual([]);
  expect((await visitor.booking(bookingId)).paymentStatus).toBe('unpaid');
  expect((await world.provider.pay(session)).status).toBe(410);
  expect((await newVisitor(world).checkOut(boat)).status).toBe(200);
});

test('a payment page expired on the provider’s dashboard also frees its seats', async () => {
  const boat = await addBoat(world);
  const { session } = await holdSeats(world, boat);
  await world.provider.stripe.checkout.sessions.expire(session);
  await expect.poll(() => readTaken(world, boat), soon).toEqual([]);
});

test('an unknown payment session reveals nothing', async () => {
  const { poll } = newVisitor(world);
  expect(await poll('cs_test_nobody')).toMatchObject({
    status: 404,
    message:
      'We couldn’t find this payment. If you just paid, use the link in your confirmation email.',
  });
  expect(await poll('')).toMatchObject({
    status: 400,
    message: 'This link is missing its payment number.',
  });
  const bare = await fetch(`${world.baseUrl}/booking/by-session`);
  expect(bare.status).toBe(400);
});

test('a payment at the same provider for something other than a booking is not found', async () => {
  const { stripe, pay } = world.provider;
  const theirs = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Cap' } },
      },
    ],
    success_url: 'http://localhost/thanks',
  });
  await pay(theirs.id);
  expect((await newVisitor(world).poll(theirs.id)).status).toBe(404);
});
