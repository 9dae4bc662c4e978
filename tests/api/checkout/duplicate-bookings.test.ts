import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  newVisitor,
  type CheckoutInput,
  type Visitor,
} from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  readTaken,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import {
  readAlert,
  bookAddress,
  validFields,
  postForm,
} from '../../support/worlds/guests/posted-form.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

test('a second checkout of a paid trip is refused as already booked, and holds no seats', async () => {
  const { boat, visitor, bookingId } = await payFor();
  const answer = await visitor.checkOut(boat);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    message: 'You already have a booking for this trip.',
    facts: { bookedId: bookingId },
  });
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
});

test('a larger group on the same departure counts as the same trip, but another time or day does not', async () => {
  const { boat, visitor } = await payFor();
  const cookie = visitor.cookie;
  expect((await visitor.checkOut(boat, { groupSize: 3 })).status).toBe(409);
  expect((await visitor.checkOut(boat, { time: '14:00' })).status).toBe(200);
  visitor.cookie = cookie;
  const start = dayAhead(31);
  expect((await visitor.checkOut(boat, { start, end: start })).status).toBe(200);
});

test('a guest may deliberately book the same trip again', async () => {
  const { boat, visitor } = await payFor();
  const again = await visitor.checkOut(boat, { again: true });
  expect(again.status).toBe(200);
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 4 }]);
});

test('the request key reveals the booked trip only together with the same email address', async () => {
  const input = { requestKey: randomUUID() };
  const { boat, visitor, bookingId } = await payFor(input);
  visitor.cookie = null;
  const told = await visitor.checkOut(boat, input);
  expect(told.status).toBe(409);
  expect(told.body).toMatchObject({ facts: { bookedId: bookingId } });
  const other: Visitor = newVisitor(world);
  const answer = await other.checkOut(boat, input);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).not.toContain(bookingId);
});

test('another browser does not learn that the guest has booked the trip', async () => {
  const { boat, visitor } = await payFor();
  visitor.cookie = null;
  expect((await visitor.checkOut(boat)).status).toBe(200);
});

test('the checkout without scripts says that the trip is booked, links to the booking and offers to book again', async () => {
  const boat = await addBoat(world);
  const address = world.baseUrl + bookAddress(boat.id);
  const first = await postForm(address, validFields);
  await world.provider.pay(readSessionId(first.headers.get('location') ?? ''));
  const paid = await newVisitor(world).poll(readSessionId(first.headers.get('location') ?? ''));
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const told = await postForm(address, validFields, { cookie });
  expect(told.status).toBe(409);
  expect(readAlert(told)).toContain('You already have a booking for this trip.');
  expect(told.html).toContain(`href="/booking/confirmation?bid=${paid.body.id}"`);
  expect(told.html).toMatch(/<input[^>]*name="again"/);
  const again = await postForm(address, { ...validFields, again: 'on' }, { cookie });
  expect(again.status).toBe(303);
});

test('leaving a payment page shows whether it was still open, and leads to the booking if it was paid', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { bookingId } = await visitor.hold(boat);
  const leave = async (id: string) =>
    new URL(
      (await visitor.follow(`/checkout/abandon/${id}`)).headers.get('location') ?? '',
      world.baseUrl,
    );
  const open = await leave(bookingId);
  expect([open.pathname, open.searchParams.get('left')]).toEqual([`/book/${boat.id}`, 'open']);
  expect(await (await visitor.follow(open.href)).text()).toContain(
    'You left the payment page. You weren’t charged',
  );
  const closed = await leave(bookingId);
  expect(closed.searchParams.get('left')).toBe('closed');
  expect(await (await visitor.follow(closed.href)).text()).toContain(
    'That payment page expired or was replaced by a newer one.',
  );
  const paid = await payFor();
  expect((await leave(paid.bookingId)).pathname).toBe('/booking/confirmation');
});

async function payFor(input: CheckoutInput = {}) {
  const boat: NewBoat = await addBoat(world, { capacity: 12 });
  const visitor = newVisitor(world);
  const { session, bookingId } = await visitor.hold(boat, input);
  await world.provider.pay(session);
  expect((await visitor.poll(session)).status).toBe(200);
  return { boat, visitor, bookingId };
}
