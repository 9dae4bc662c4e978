import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addServiceFee } from '#domain/money/pricing.ts';
import { addDays, countDaysBetween } from '#domain/time/days.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
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
import { payByCard } from '../../support/worlds/guests/visitors.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld({
    TRUST_PROXY: '1',
    UNPAID_PER_EMAIL: '3',
    UNPAID_PER_NETWORK: '12',
    UNPAID_BOAT_PERCENT: '50',
  });
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

type Trip = {
  mode?: 'perSeat' | 'charter';
  start: string;
  end?: string;
  email?: string;
  network?: string;
  language?: string;
  requestKey?: string;
};

let guests = 0;

/** A new mailbox and network. */
function stranger() {
  guests += 1;
  return { email: `guest-${guests}@example.com`, network: `198.18.${guests >> 8}.${guests % 256}` };
}

const charter = (start: string, days: number) => ({
  mode: 'charter' as const,
  start,
  end: addDays(start, days - 1),
});

function hold(boat: NewBoat, { mode = 'perSeat', start, end = start, ...guest }: Trip) {
  const trip = { boatId: boat.id, pricingMode: mode, start, end, time: '09:00', groupSize: 1 };
  return post('/checkout/create', guest, trip);
}

function reserve(boat: NewBoat, { mode = 'perSeat', start, end = start, ...guest }: Trip) {
  const cents = mode === 'perSeat' ? 9550 : 120_000 * (countDaysBetween(start, end) + 1);
  const trip = { boatId: boat.id, operatorId: boat.operatorId, pricingMode: mode, groupSize: 1 };
  const amountCents = addServiceFee(cents).totalCents;
  return post('/api/bookings', guest, { ...trip, startDate: start, endDate: end, amountCents });
}

type Guest = Omit<Trip, 'mode' | 'start' | 'end'>;

async function post(path: string, guest: Guest, trip: object) {
  const { email, network, language, requestKey } = { ...stranger(), ...guest };
  const answer = await fetch(world.baseUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': network,
      ...(language && { 'accept-language': language }),
    },
    body: JSON.stringify({ customerName: 'Ana Boat', customerEmail: email, requestKey, ...trip }),
  });
  const body = (await answer.json()) as { message?: string; id?: string; url?: string };
  return { ...body, status: answer.status, headers: answer.headers };
}

test('a charter of more than 14 days is refused by every endpoint, and one of 14 days is accepted', async () => {
  const boat = await addBoat(world);
  const tooLong = charter(dayAhead(30), 15);
  const message = 'A private charter can last up to 14 days. Please choose an earlier last day.';
  expect(await hold(boat, tooLong)).toMatchObject({ status: 400, message });
  expect(await reserve(boat, tooLong)).toMatchObject({ status: 400, message });
  const address = bookAddress(boat.id, {
    mode: 'charter',
    date: tooLong.start,
    end: tooLong.end,
  });
  const form = await postForm(world.baseUrl + address, { ...validFields, amountCents: '1800000' });
  expect(form.status).toBe(400);
  expect(readAlert(form)).toContain(message);
  expect(await hold(boat, { ...tooLong, language: 'fr' })).toMatchObject({
    message: expect.stringContaining('14 jours au plus') as string,
  });
  expect(await readTaken(world, boat)).toEqual([]);
  expect((await reserve(boat, charter(dayAhead(30), 14))).status).toBe(201);
});

test('a fourth unpaid booking for one mailbox is refused, even if its email address is written differently', async () => {
  const boat = await addBoat(world);
  const addresses = ['Ana.Boat@gmail.com', 'anaboat+trip@gmail.com', 'ANABOAT@googlemail.com'];
  expect((await hold(boat, { start: dayAhead(20), email: addresses[0] ?? '' })).status).toBe(200);
  expect((await reserve(boat, { start: dayAhead(21), email: addresses[1] ?? '' })).status).toBe(
    201,
  );
  expect((await hold(boat, { start: dayAhead(22), email: addresses[2] ?? '' })).status).toBe(200);
  const taken = await readTaken(world, boat);
  const email = 'anaboat@gmail.com';
  const message =
    'You already have several trips waiting for payment. Please pay for one of them, or try again in half an hour.';
  const held = await hold(boat, { start: dayAhead(23), email });
  expect(held).toMatchObject({ status: 429, message });
  expect(held.headers.get('retry-after')).toBe('1800');
  expect(await reserve(boat, { start: dayAhead(23), email })).toMatchObject({ status: 429 });
  const form = await postForm(
    world.baseUrl + bookAddress(boat.id),
    { ...validFields, customerEmail: email },
    { 'x-forwarded-for': stranger().network },
  );
  expect(form.status).toBe(429);
  expect(readAlert(form)).toContain(message);
  expect(await readTaken(world, boat)).toEqual(taken);
});

test('a guest at the limit of unpaid bookings may book again once one of them is paid', async () => {
  const boat = await addBoat(world);
  const { email } = stranger();
  const held = await hold(boat, { start: dayAhead(20), email });
  for (const days of [21, 22])
    expect((await hold(boat, { start: dayAhead(days), email })).status).toBe(200);
  expect((await hold(boat, { start: dayAhead(23), email })).status).toBe(429);
  await payByCard(held.url ?? '');
  const again = () => hold(boat, { start: dayAhead(23), email }).then(({ status }) => status);
  await expect.poll(again, { timeout: 30_000 }).toBe(200);
  const { rows } = await world.database.query(
    `select from bookings where unpaid_network is not null and status not in ('held', 'pending')`,
  );
  expect(rows).toEqual([]);
});

test('a repeated request with the same key counts once toward the limit of unpaid bookings', async () => {
  const boat = await addBoat(world);
  const once = { ...stranger(), start: dayAhead(20), requestKey: randomUUID() as string };
  const answers = [];
  for (let nth = 0; nth < 5; nth += 1) answers.push((await reserve(boat, once)).id);
  expect(new Set(answers).size).toBe(1);
  const { email, network } = once;
  for (const days of [21, 22])
    expect((await hold(boat, { start: dayAhead(days), email, network })).status).toBe(200);
});

test('the thirteenth unpaid booking from one network is refused, and an IPv6 block counts as one network', async () => {
  const boat = await addBoat(world);
  for (let nth = 0; nth < 12; nth += 1) {
    const network = `2001:db8:5:7::${nth}`;
    const start = dayAhead(20 + (nth % 2));
    expect((await reserve(boat, { start, network })).status).toBe(201);
  }
  const refused = await hold(boat, { start: dayAhead(20), network: '2001:db8:5:7:ffff::1' });
  expect(refused).toMatchObject({
    status: 429,
    message:
      'Too many trips booked from your connection are waiting for payment. Please pay for one of them, or try again in half an hour.',
  });
  expect((await hold(boat, { start: dayAhead(20), network: '2001:db8:5:8::1' })).status).toBe(200);
});

test('concurrent requests never exceed the limits of unpaid bookings for a mailbox and a network', async () => {
  const boat = await addBoat(world, { capacity: 40 });
  const { email, network } = stranger();
  const days = Array.from({ length: 10 }, (_, nth) => dayAhead(20 + (nth % 3)));
  const ofEmail = await Promise.all(
    days.map((start, nth) => (nth % 2 ? hold : reserve)(boat, { start, email })),
  );
  expect(ofEmail.filter(({ status }) => status < 300)).toHaveLength(3);
  expect(ofEmail.filter(({ status }) => status === 429)).toHaveLength(7);
  const many = Array.from({ length: 24 }, (_, nth) => dayAhead(20 + (nth % 4)));
  const ofNetwork = await Promise.all(
    many.map((start, nth) => (nth % 2 ? hold : reserve)(boat, { start, network })),
  );
  expect(ofNetwork.filter(({ status }) => status < 300)).toHaveLength(12);
  expect(ofNetwork.filter(({ status }) => status === 429)).toHaveLength(12);
});

test('unpaid bookings never take more than the allowed share of a boat’s season', async () => {
  const boat = await addBoat(world);
  const fortnights = Array.from({ length: 12 }, (_, nth) => charter(dayAhead(3 + nth * 14), 14));
  const answers = await Promise.all(fortnights.map((trip) => reserve(boat, trip)));
  const taken = await readTaken(world, boat);
  // 181 days are open; half of them, 90, allow six charters of 14 days.
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
  expect(taken).toHaveLength(84);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(6);
  for (const answer of refused) {
    expect(answer).toMatchObject({
      status: 409,
      message:
        'Too many days of this boat are waiting for payment right now. Please choose fewer days or another boat, or try again in half an hour.',
    });
  }
});

test('one network can take at most half of a boat’s share for unpaid bookings', async () => {
  const boat = await addBoat(world);
  const { network } = stranger();
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    statuses.push((await hold(boat, { ...charter(dayAhead(3 + nth * 14), 14), network })).status);
  }
  // 90 days may be held, 45 of them from one network.
  expect(statuses).toEqual([200, 200, 200, 409, 409, 409]);
  expect((await hold(boat, charter(dayAhead(100), 14))).status).toBe(200);
});

test('an unpaid booking is released when its hold ends and no longer counts toward the limit', async () => {
  const boat = await addBoat(world);
  const { email } = stranger();
  for (const days of [20, 21, 22]) await hold(boat, { start: dayAhead(days), email });
  expect((await hold(boat, { start: dayAhead(23), email })).status).toBe(429);
  await world.database.query(
    `update bookings set hold_ends_at = now() - interval '1 second' where customer_email = $1`,
    [email],
  );
  expect((await hold(boat, { start: dayAhead(23), email })).status).toBe(200);
});
