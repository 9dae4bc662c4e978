import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { holdSeats, newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  createPayingWorld,
  readTaken,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { hurrying, expireBooking, reconcile } from '../../support/product/wait-for-jobs.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let world: PayingWorld;
let goDown: () => Promise<void>;

beforeAll(async () => {
  world = await createPayingWorld();
});
beforeEach(() => {
  goDown = () => world.provider.chaos({ apiDown: true });
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 40_000 };
const sorry =
  'Our payment partner isn’t responding. You weren’t charged. Please try again in a minute.';

test('a checkout during a provider outage is refused with a message and holds no seats', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  await goDown();
  expect(await visitor.checkOut(boat)).toMatchObject({
    status: 503,
    body: expect.objectContaining({ message: sorry }),
  });
  expect(await readTaken(world, boat)).toEqual([]);
  await world.provider.calm();
  expect((await visitor.checkOut(boat)).status).toBe(200);
});

test('a changed checkout during a provider outage is refused and keeps the earlier hold', async () => {
  const boat = await addBoat(world);
  const { visitor, bookingId } = await holdSeats(world, boat);
  await goDown();
  expect(await visitor.checkOut(boat, { groupSize: 3 })).toMatchObject({
    status: 503,
    body: expect.objectContaining({ message: sorry }),
  });
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
  expect((await visitor.booking(bookingId)).status).toBe('held');
});

test('going back from the payment page during a provider outage leads to the trip and frees its seats', async () => {
  const boat = await addBoat(world);
  const { visitor, bookingId, session } = await holdSeats(world, boat);
  await goDown();
  const answer = await visitor.follow(`/checkout/abandon/${bookingId}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain(`/book/${boat.id}?`);
  expect(await readTaken(world, boat)).toEqual([]);
  await world.provider.calm();
  const pageState = async () =>
    (await world.provider.stripe.checkout.sessions.retrieve(session)).status;
  await expect.poll(hurrying(world, pageState), soon).toBe('expired');
});

test('a payment on a page abandoned during a provider outage is kept if its seats are still free', async () => {
  const boat = await addBoat(world, { capacity: 2 });
  const left = await holdSeats(world, boat);
  await goDown();
  await left.visitor.follow(`/checkout/abandon/${left.bookingId}`);
  await world.provider.pay(left.session);
  await world.provider.calm();
  const status = async () => (await left.visitor.booking(left.bookingId)).status;
  await expect.poll(hurrying(world, status), soon).toBe('paid');
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
});

test('a payment on a page abandoned during a provider outage is refunded if its seats were sold', async () => {
  const boat = await addBoat(world, { capacity: 2 });
  const left = await holdSeats(world, boat);
  await goDown();
  await left.visitor.follow(`/checkout/abandon/${left.bookingId}`);
  await world.provider.pay(left.session);
  // A reservation needs no provider.
  expect((await newVisitor(world).reserve(boat)).status).toBe(201);
  await world.provider.calm();
  const status = async () => (await left.visitor.booking(left.bookingId)).status;
  await expect.poll(hurrying(world, status), soon).toBe('refunded');
  const refunded = async () => (await world.provider.chargeOf(left.session)).refunded;
  await expect.poll(hurrying(world, refunded), soon).toBe(true);
});

test('a reservation can be made during a provider outage, and its payment link works afterwards', async () => {
  await goDown();
  const visitor = newVisitor(world);
  const reserved = await visitor.reserve(await addBoat(world));
  expect(reserved.status).toBe(201);
  const link = reserved.body.payUrl ?? '';
  const down = await visitor.follow(link);
  expect(down.status).toBe(503);
  expect(await down.text()).toContain(
    'You weren’t charged. Please open this link again in a minute.',
  );
  await world.provider.calm();
  const up = await visitor.follow(link);
  expect(up.status).toBe(303);
  await world.provider.pay(readSessionId(up.headers.get('location') ?? ''));
  await expect
    .poll(async () => (await visitor.booking(reserved.body.id)).status, soon)
    .toBe('paid');
});

test('a payment made while the provider’s API is down is reported as open and confirmed later', async () => {
  const { visitor, session, bookingId } = await holdSeats(world, await addBoat(world));
  await goDown();
  await world.provider.pay(session);
  expect(await visitor.poll(session)).toMatchObject({ status: 202, body: { status: 'open' } });
  expect((await visitor.booking(bookingId)).status).toBe('held');
  await world.provider.calm();
  await expect.poll(async () => (await visitor.booking(bookingId)).status, soon).toBe('paid');
  expect(await mailsTo(world, visitor.email)).toHaveLength(1);
});

test('an ended hold keeps its seats during a brief provider outage, and a payment can still confirm it', async () => {
  const boat = await addBoat(world, { capacity: 2 });
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  await goDown();
  await world.provider.pay(session);
  await expireBooking(world, bookingId, 1);
  expect((await newVisitor(world).checkOut(boat)).status).toBe(409);
  expect((await visitor.booking(bookingId)).status).toBe('held');
  await world.provider.chaos({ apiDown: false, drop: true });
  await reconcile(world);
  expect((await visitor.booking(bookingId)).status).toBe('paid');
});
