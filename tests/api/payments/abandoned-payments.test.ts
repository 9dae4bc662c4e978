import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { holdSeats, newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  readTaken,
} from '../../support/worlds/guests/paying-world.ts';
import type { PayingWorld } from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

test('going back from the payment page frees the seats immediately and restores the chosen trip', async () => {
  const boat = await addBoat(world, { capacity: 2 });
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  const provider = await world.provider.stripe.checkout.sessions.retrieve(session);
  expect(provider.cancel_url).toBe(`${world.baseUrl}/checkout/abandon/${bookingId}`);
  const back = await visitor.follow(provider.cancel_url ?? '');
  expect(back.status).toBe(303);
  const address = new URL(back.headers.get('location') ?? '', world.baseUrl);
  expect(address.pathname).toBe(`/book/${boat.id}`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    boat: boat.id,
    date: dayAhead(),
    time: '09:00',
    groupSize: '2',
    mode: 'perSeat',
    left: 'open',
  });
  expect(await readTaken(world, boat)).toEqual([]);
  expect((await newVisitor(world).checkOut(boat)).status).toBe(200);
});

test('going back from the payment page of a multi-day charter restores its last day', async () => {
  const boat = await addBoat(world);
  const input = { pricingMode: 'charter', end: dayAhead(32) } as const;
  const { visitor, bookingId } = await holdSeats(world, boat, input);
  const back = await visitor.follow(`/checkout/abandon/${bookingId}`);
  const address = new URL(back.headers.get('location') ?? '', world.baseUrl);
  expect(address.searchParams.get('end')).toBe(dayAhead(32));
  expect(address.searchParams.get('mode')).toBe('charter');
  expect(await readTaken(world, boat)).toEqual([]);
});

test('going back from the payment page twice, or with an unknown id, releases no other seats', async () => {
  const boat = await addBoat(world);
  const { visitor, bookingId } = await holdSeats(world, boat);
  await visitor.follow(`/checkout/abandon/${bookingId}`);
  const other = await holdSeats(world, boat, { groupSize: 3 });
  await visitor.follow(`/checkout/abandon/${bookingId}`);
  for (const id of [randomUUID(), 'nonsense', "'; drop table bookings; --"]) {
    const answer = await visitor.follow(`/checkout/abandon/${encodeURIComponent(id)}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/booking']);
  }
  expect((await other.visitor.booking(other.bookingId)).status).toBe('held');
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 3 }]);
});

test('an abandoned payment page can no longer be paid', async () => {
  const { visitor, session, bookingId } = await holdSeats(world, await addBoat(world));
  await visitor.follow(`/checkout/abandon/${bookingId}`);
  const late = await world.provider.pay(session);
  expect(late.status).toBe(410);
  expect(await late.text()).toContain('Nothing was charged here.');
  expect(await visitor.poll(session)).toMatchObject({ status: 202, body: { status: 'expired' } });
  expect(await mailsTo(world, visitor.email)).toEqual([]);
});

test('going back after paying leads to the confirmation, even if the provider’s message is lost', async () => {
  await world.provider.chaos({ drop: true });
  const boat = await addBoat(world);
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  await world.provider.pay(session);
  for (const _ of ['before we knew of the payment', 'after']) {
    const back = await visitor.follow(`/checkout/abandon/${bookingId}`);
    expect(back.headers.get('location')).toBe(`/booking/confirmation?bid=${bookingId}`);
  }
  expect((await visitor.booking(bookingId)).status).toBe('paid');
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
});

test('paying and going back concurrently results in either a paid or an expired booking, never both', async () => {
  const boat = await addBoat(world, { capacity: 40 });
  const holds = await Promise.all(Array.from({ length: 8 }, () => holdSeats(world, boat)));
  await Promise.all(
    holds.flatMap(({ visitor, session, bookingId }) => [
      world.provider.pay(session),
      visitor.follow(`/checkout/abandon/${bookingId}`),
      visitor.poll(session),
    ]),
  );
  await expectMoneyAndBookingsToAgree(world);
  for (const { visitor, session, bookingId } of holds) {
    const { payment_status: paid } =
      await world.provider.stripe.checkout.sessions.retrieve(session);
    const { status } = await visitor.booking(bookingId);
    expect(status).toBe(paid === 'paid' ? 'paid' : 'expired');
  }
});

test('a repeated checkout from the same browser gets the same payment page', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const input = { specialRequests: 'A quiet corner' };
  const first = await visitor.hold(boat, input);
  expect(await visitor.hold(boat, input)).toEqual(first);
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
});

test.each([
  ['another group size', { groupSize: 8 }, [{ time: '09:00', seats: 8 }]],
  ['another time', { time: '14:00' }, [{ time: '14:00', seats: 2 }]],
  ['other special requests', { specialRequests: 'Rum' }, [{ time: '09:00', seats: 2 }]],
  ['a charter', { pricingMode: 'charter' }, [{ time: null, charter: true }]],
] as const)(
  'a second checkout from the same browser with %s first releases the earlier seats',
  async (_, change, taken) => {
    const boat = await addBoat(world);
    const visitor = newVisitor(world);
    const first = await visitor.hold(boat);
    const second = await visitor.hold(boat, change);
    expect(second.session).not.toBe(first.session);
    expect((await visitor.booking(first.bookingId)).status).toBe('expired');
    expect(await readTaken(world, boat)).toMatchObject(taken);
    expect((await world.provider.pay(first.session)).status).toBe(410);
  },
);

test('the hold cookie is limited to this host and to the checkout', async () => {
  const answer = await newVisitor(world).checkOut(await addBoat(world));
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).toMatch(/Path=\/checkout\/create/);
});

test('a cookie that this server did not set releases no hold', async () => {
  const boat = await addBoat(world);
  const { visitor, session, bookingId } = await holdSeats(world, boat);
  const guesses = [session, randomUUID(), bookingId, '%00', `${bookingId.slice(0, -1)}x`, ''];
  for (const guess of guesses) {
    const stranger = newVisitor(world);
    stranger.cookie = guess;
    expect((await stranger.checkOut(boat, { groupSize: 1 })).status).toBe(200);
  }
  expect((await visitor.booking(bookingId)).status).toBe('held');
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 + guesses.length }]);
});

test('another checkout from the same browser does not release a paid booking', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const first = await visitor.hold(boat);
  await world.provider.pay(first.session);
  await visitor.poll(first.session);
  const second = await visitor.hold(boat, { groupSize: 3, again: true });
  expect(second.bookingId).not.toBe(first.bookingId);
  expect((await visitor.booking(first.bookingId)).status).toBe('paid');
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 5 }]);
});
