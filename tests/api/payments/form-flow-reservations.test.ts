import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BookingView } from '#contract/public/booking-views.ts';
import { toInstant, toIslandNow } from '#domain/time/days.ts';
import { mailsTo, subjectsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  readTaken,
} from '../../support/worlds/guests/paying-world.ts';
import type { PayingWorld } from '../../support/worlds/guests/paying-world.ts';
import { expireBooking, reconcile } from '../../support/product/wait-for-jobs.ts';
import { changeTrip, readTripToken } from '../../support/worlds/guests/trip-link-requests.ts';
import { readSessionId } from '../../support/worlds/guests/visitors.ts';

let world: PayingWorld;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterEach(() => expectMoneyAndBookingsToAgree(world));
afterAll(() => world.close());

const soon = { timeout: 60_000 };
const hourMs = 3_600_000;

test('a reservation takes its seats immediately, includes the 5% fee and waits for its payment', async () => {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { status, body } = await visitor.reserve(boat, { specialRequests: 'Shade, please' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    flow: 'form',
    status: 'pending',
    paymentStatus: 'pending',
    time: '09:00',
    groupSize: 2,
    tripCents: 19_100,
    feeCents: 955,
    amountCents: 20_055,
    specialRequests: 'Shade, please',
    payUrl: `${world.baseUrl}/booking/pay/${body.id}`,
  });
  expect(await visitor.booking(body.id)).toEqual(body);
  expect(await readTaken(world, boat)).toMatchObject([{ time: '09:00', seats: 2 }]);
  const mail = await theMail(world, visitor.email, 'Reserved: Sea Grape');
  expect(mail.links).toContain(body.payUrl);
  expect(mail.text).toContain('$200.55');
  await theMail(world, boat.operator, 'New reservation: Sea Grape');
});

test('a reservation takes the first departure of the day that has enough seats', async () => {
  const boat = await addBoat(world, { capacity: 4 });
  const times: (string | null)[] = [];
  for (const groupSize of [3, 3, 1, 1]) {
    const amountCents = groupSize * 9550 + Math.round(groupSize * 477.5);
    const { body } = await newVisitor(world).reserve(boat, { groupSize, amountCents });
    times.push(body.time);
  }
  expect(times).toEqual(['09:00', '14:00', '09:00', '14:00']);
  const full = await newVisitor(world).reserve(boat);
  expect(full.status).toBe(409);
  expect(full.message).toContain('has fewer than 2 seats left');
});

test('concurrent reservations fill one departure after the other without overselling', async () => {
  const boat = await addBoat(world, { capacity: 4 });
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => newVisitor(world).reserve(boat)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 201, 201, 409, 409, 409,
  ]);
  expect(await readTaken(world, boat)).toMatchObject([
    { time: '09:00', seats: 4 },
    { time: '14:00', seats: 4 },
  ]);
});

test('a charter takes whole days, and a day with sold seats cannot be chartered', async () => {
  const boat = await addBoat(world);
  const days = { startDate: dayAhead(40), endDate: dayAhead(41) };
  const charter = { pricingMode: 'charter', ...days, amountCents: 252_000 } as const;
  const { status, body } = await newVisitor(world).reserve(boat, charter);
  expect(status).toBe(201);
  expect(body).toMatchObject({ time: null, tripCents: 240_000, feeCents: 12_000 });
  expect(await readTaken(world, boat)).toMatchObject([
    { date: dayAhead(40), time: null, charter: true },
    { date: dayAhead(41), time: null, charter: true },
  ]);
  expect((await newVisitor(world).reserve(boat, charter)).status).toBe(409);
  expect((await newVisitor(world).checkOut(boat, { start: dayAhead(41) })).status).toBe(409);
  await newVisitor(world).hold(boat, { start: dayAhead(42) });
  const shared = {
    ...charter,
    startDate: dayAhead(42),
    endDate: dayAhead(42),
    amountCents: 126_000,
  };
  expect((await newVisitor(world).reserve(boat, shared)).status).toBe(409);
});

test('a reservation with an outdated amount is refused with the new price and takes no seats', async () => {
  const boat = await addBoat(world);
  expect(await newVisitor(world).reserve(boat, { amountCents: 19_100 })).toMatchObject({
    status: 409,
    body: {
      message: 'The total for this trip is $200.55. Please check it and confirm again.',
      facts: { amountCents: 20_055 },
    },
  });
  expect((await newVisitor(world).reserve(boat, { operatorId: boat.id })).status).toBe(400);
  expect(await readTaken(world, boat)).toEqual([]);
});

test('a reservation’s payment link opens the same payment page, with the whole total, each time', async () => {
  const { id } = await reserveSeats();
  const page = await payPageOf(id);
  expect(await payPageOf(id)).toBe(page);
  const session = await world.provider.stripe.checkout.sessions.retrieve(readSessionId(page), {
    expand: ['line_items'],
  });
  expect(session.amount_total).toBe(20_055);
  expect(session.line_items?.data.map((line) => [line.description, line.amount_total])).toEqual([
    [expect.stringContaining('Sea Grape'), 19_100],
    ['Service fee', 955],
  ]);
});

test('paying through the link confirms the reservation and mails the guest and the operator', async () => {
  const { id, visitor, boat } = await reserveSeats();
  await world.provider.pay(readSessionId(await payPageOf(id)));
  await expect.poll(async () => (await visitor.booking(id)).status, soon).toBe('paid');
  expect(await visitor.booking(id)).toMatchObject({ payBy: null, payUrl: null, feeCents: 955 });
  expect(await subjectsTo(world, visitor.email)).toEqual([
    expect.stringMatching(/^Booking confirmed/),
    expect.stringMatching(/^Reserved/),
  ]);
  expect(await subjectsTo(world, boat.operator)).toEqual([
    expect.stringMatching(/^New booking/),
    expect.stringMatching(/^New reservation/),
  ]);
  const again = await visitor.follow(`/booking/pay/${id}`);
  expect(again.headers.get('location')).toBe(`/booking/confirmation?bid=${id}`);
});

test('an expired payment page does not end its reservation, and the payment link opens a new page', async () => {
  const { id, visitor, boat } = await reserveSeats();
  const page = await payPageOf(id);
  await world.provider.expire(readSessionId(page));
  expect((await visitor.poll(readSessionId(page))).body.status).toBe('expired');
  expect((await visitor.booking(id)).status).toBe('pending');
  expect(await payPageOf(id)).not.toBe(page);
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 2 }]);
});

test('going back from the payment page does not end a reservation', async () => {
  const { id, visitor } = await reserveSeats();
  await visitor.follow(`/checkout/abandon/${id}`);
  expect((await visitor.booking(id)).status).toBe('pending');
});

test('an unpaid reservation is released at its deadline, its payment page closes, and its guest gets one mail', async () => {
  const { id, visitor, boat } = await reserveSeats();
  const page = await payPageOf(id);
  await expireBooking(world, id);
  await Promise.all([reconcile(world), newVisitor(world).hold(boat, { groupSize: 8 })]);
  expect(await visitor.booking(id)).toMatchObject({ status: 'expired', paymentStatus: 'unpaid' });
  expect(await readTaken(world, boat)).toMatchObject([{ seats: 8 }]);
  expect((await world.provider.pay(readSessionId(page))).status).toBe(410);
  const link = await visitor.follow(`/booking/pay/${id}`);
  expect(link.headers.get('location')).toBe(`/booking/confirmation?bid=${id}`);
  await theMail(world, visitor.email, 'Booking expired: Sea Grape');
  expect(await mailsTo(world, visitor.email)).toHaveLength(2);
});

test('a reservation paid just before its deadline is confirmed, not released', async () => {
  await world.provider.chaos({ drop: true });
  const { id, visitor } = await reserveSeats();
  await world.provider.pay(readSessionId(await payPageOf(id)));
  await expireBooking(world, id);
  await reconcile(world);
  expect((await visitor.booking(id)).status).toBe('paid');
  expect(await mailsTo(world, visitor.email)).toHaveLength(2);
});

test.each([
  ['weeks ahead', 30 * 24, 24],
  ['within a day', 12, null],
])(
  'a reservation of a trip %s is held for 2 hours unless its guest confirms it',
  async (_, ahead, kept) => {
    const { body } = await reserveAt(Date.now() + ahead * hourMs);
    expect(hoursAfter(body, body.payBy)).toBe(2);
    expect(body.keepUntil && hoursAfter(body, body.keepUntil)).toBe(kept);
  },
);

test('a reservation is extended to 24 hours when its guest confirms it, but not when a scanner opens the link', async () => {
  const { id, visitor } = await reserveSeats();
  const mail = await theMail(world, visitor.email, 'Reserved: Sea Grape');
  const token = readTripToken(mail);
  for (const link of [...mail.links, ...mail.links]) {
    if (link.startsWith(world.baseUrl)) await fetch(link, { redirect: 'manual' });
  }
  const opened = await visitor.booking(id);
  expect(hoursAfter(opened, opened.payBy)).toBe(2);
  expect(opened.keepUntil).not.toBeNull();

  const requestKey = randomUUID();
  for (let nth = 0; nth < 2; nth += 1) {
    const kept = await changeTrip(world, token, 'keep', { requestKey });
    expect(kept).toMatchObject({ status: 200, body: { booking: { keepUntil: null } } });
    expect(hoursAfter(opened, kept.body.booking.payBy)).toBe(24);
  }
  expect((await changeTrip(world, token, 'keep')).status).toBe(200);
  const kept = await visitor.booking(id);
  expect(hoursAfter(kept, kept.payBy)).toBe(24);
  const { rows } = await world.database.query(
    `select from jobs.job where name = 'end-hold' and data->>'bookingId' = $1
      and start_after > now() + interval '23 hours'`,
    [id],
  );
  expect(rows).toHaveLength(1);
});

test('the confirmation link has no effect once the reservation has ended', async () => {
  const { id, visitor } = await reserveSeats();
  const token = readTripToken(await theMail(world, visitor.email, 'Reserved: Sea Grape'));
  await expireBooking(world, id);
  await reconcile(world);
  expect((await changeTrip(world, token, 'keep')).status).toBe(409);
  expect((await visitor.booking(id)).status).toBe('expired');
});

test('a reservation is never held past the start of its trip', async () => {
  const { body, startsAt } = await reserveAt(Date.now() + hourMs);
  expect(Date.parse(body.payBy ?? '')).toBe(startsAt);
});

/** Reserves on a boat whose only departure is at this time. */
async function reserveAt(atMs: number): Promise<{ body: BookingView; startsAt: number }> {
  const { day, time } = toIslandNow(atMs);
  const boat = await addBoat(world, { times: [time] });
  const { status, body } = await newVisitor(world).reserve(boat, { startDate: day, endDate: day });
  expect(status).toBe(201);
  return { body, startsAt: toInstant(day, time) };
}

function hoursAfter({ createdAt }: BookingView, at: string | null): number {
  return Math.round((Date.parse(at ?? '') - Date.parse(createdAt)) / 60_000) / 60;
}

async function reserveSeats() {
  const boat = await addBoat(world);
  const visitor = newVisitor(world);
  const { status, body } = await visitor.reserve(boat);
  expect(status).toBe(201);
  return { id: body.id, visitor, boat };
}

async function payPageOf(bookingId: string): Promise<string> {
  const answer = await newVisitor(world).follow(`/booking/pay/${bookingId}`);
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}
