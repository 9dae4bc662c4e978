import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  changeTrip,
  linkTo,
  bookPaidTrip,
  readTrip,
  moveTripStart,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';
import { theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import {
  addBoat,
  dayAhead,
  createPayingWorld,
  type NewBoat,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';
import { waitForJobs } from '../../support/product/wait-for-jobs.ts';

let world: PayingWorld;
let boat: NewBoat;
let ana: LinkedTrip;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  boat = await addBoat(world, { capacity: 6, seatCents: 9550 });
  ana = await bookPaidTrip(world, boat, { groupSize: 4 });
});

/** Returns the free seats of the departure. */
async function placesLeft(): Promise<number> {
  const { rows } = await world.database.query<{ left: number }>(
    'select capacity - seats_taken as left from departures where boat_id = $1',
    [boat.id],
  );
  return rows[0]?.left ?? 6;
}

test('the mailed link opens the trip, with the amount paid and the deadline for free cancellation', async () => {
  const { status, body, headers } = await readTrip(world, ana.token);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body.booking).toMatchObject({ groupSize: 4, amountCents: 38_200, status: 'paid' });
  expect(body.policy).toMatchObject({ freeHours: 48, isFree: true });
  const free = Date.parse(body.startsAt) - Date.parse(body.policy.freeUntil);
  expect(free).toBe(48 * 3_600_000);
  expect(body).toMatchObject({ refusal: null, needsOperator: false, asked: null });
  expect(body.cancel).toEqual({ refundCents: 38_200, mostCents: 38_200 });
});

test('a cancellation over two days before the trip is refunded in full, frees the seats and mails the guest and the operator', async () => {
  const cancelled = await changeTrip(world, ana.token, 'cancel', {
    refundCents: 38_200,
    reason: 'The children are ill.',
  });
  expect(cancelled.status).toBe(200);
  expect(cancelled.body.booking).toMatchObject({ status: 'refunded', refundedCents: 38_200 });
  expect(cancelled.body.refusal).toContain('has ended');
  expect(await placesLeft()).toBe(6);
  const toGuest = await theMail(world, ana.visitor.email, 'Booking canceled');
  expect(toGuest.text).toContain('You canceled your booking');
  expect(toGuest.text).toContain('your $382.00 in full');
  const toOperator = await theMail(world, boat.operator, 'Booking canceled');
  expect(toOperator.text).toContain('Ana Boat canceled their booking');
  await expectMoneyAndBookingsToAgree(world);
});

test('a repeated cancellation request cancels the trip only once', async () => {
  const request = { refundCents: 38_200, reason: '', requestKey: randomUUID() };
  const answers = await Promise.all(
    [1, 2, 3].map(() => changeTrip(world, ana.token, 'cancel', request)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const again = await changeTrip(world, ana.token, 'cancel', {
    ...request,
    requestKey: randomUUID(),
  });
  expect(again).toMatchObject({ status: 409, message: expect.stringContaining('has ended') });
  await expectMoneyAndBookingsToAgree(world);
});

test('a cancellation is refused if its refund differs from the amount shown', async () => {
  const other = await changeTrip(world, ana.token, 'cancel', { refundCents: 38_199, reason: '' });
  expect(other.status).toBe(409);
  expect(other.message).toContain('changed to $382.00');
  expect((await readTrip(world, ana.token)).body.booking.status).toBe('paid');
  expect(await placesLeft()).toBe(2);
});

test('reducing a group refunds and frees the seats of the guests who do not come', async () => {
  const { choices } = (await readTrip(world, ana.token)).body.fewerGuests;
  expect(choices.map(({ refundCents }) => refundCents)).toEqual([28_650, 19_100, 9550]);
  const fewer = await changeTrip(world, ana.token, 'fewer-guests', {
    groupSize: 3,
    refundCents: 9550,
  });
  expect(fewer.body.booking).toMatchObject({ status: 'paid', groupSize: 3, refundedCents: 9550 });
  expect(await placesLeft()).toBe(3);
  expect(
    (await theMail(world, ana.visitor.email, 'Group size changed to 3 guests')).text,
  ).toContain('$95.50');
  expect((await theMail(world, boat.operator, 'Group size changed to 3 guests')).text).toContain(
    'back on sale',
  );
  // The next refund is computed from what is left of the payment.
  expect((await readTrip(world, ana.token)).body.cancel.refundCents).toBe(28_650);
  await expectMoneyAndBookingsToAgree(world);
});

test.each([
  { groupSize: 4, refundCents: 0, status: 400 },
  { groupSize: 0, refundCents: 38_200, status: 400 },
  { groupSize: 5, refundCents: 0, status: 400 },
  { groupSize: 1.5, refundCents: 0, status: 400 },
  { groupSize: 3, refundCents: 19_100, status: 409 },
])(
  'reducing 4 guests to $groupSize with a refund of $refundCents cents is refused',
  async ({ status, ...input }) => {
    expect((await changeTrip(world, ana.token, 'fewer-guests', input)).status).toBe(status);
    expect((await readTrip(world, ana.token)).body.booking.groupSize).toBe(4);
    expect(await placesLeft()).toBe(2);
  },
);

test('less than two days before the trip, a guest can cancel without a refund, which frees the seats', async () => {
  await moveTripStart(world, ana.bookingId, 47);
  const { body } = await readTrip(world, ana.token);
  expect(body).toMatchObject({
    needsOperator: true,
    cancel: { refundCents: 0, mostCents: 38_200 },
  });
  const wrong = await changeTrip(world, ana.token, 'cancel', { refundCents: 38_200, reason: '' });
  expect(wrong).toMatchObject({
    status: 409,
    message: expect.stringContaining('changed to $0.00'),
  });
  const cancelled = await changeTrip(world, ana.token, 'cancel', { refundCents: 0, reason: '' });
  expect(cancelled.body.booking).toMatchObject({ status: 'cancelled', refundedCents: 0 });
  expect(await placesLeft()).toBe(6);
  await expectMoneyAndBookingsToAgree(world);
});

test('the cancellation policy of a trip is the one at the time of the sale', async () => {
  await world.database.query('update bookings set free_cancellation_hours = 24 where id = $1', [
    ana.bookingId,
  ]);
  await moveTripStart(world, ana.bookingId, 30);
  expect((await readTrip(world, ana.token)).body).toMatchObject({
    policy: { freeHours: 24, isFree: true },
    cancel: { refundCents: 38_200 },
  });
});

test('every change to a trip that has begun is refused and leaves the booking unchanged', async () => {
  await moveTripStart(world, ana.bookingId, -0.5);
  for (const [act, payload] of [
    ['cancel', { refundCents: 0, reason: '' }],
    ['fewer-guests', { groupSize: 1, refundCents: 0 }],
    ['move', { date: dayAhead(20), time: '09:00' }],
    ['hand-over', { customerName: 'Bo Late', customerEmail: 'bo@example.com' }],
    ['ask', { change: { kind: 'cancel' } }],
  ] as const) {
    const refused = await changeTrip(world, ana.token, act, payload);
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('has started') });
  }
  expect((await readTrip(world, ana.token)).body.booking).toMatchObject({
    status: 'paid',
    groupSize: 4,
    customerName: 'Ana Boat',
  });
});

test('concurrent changes by a guest either succeed or are refused, and the books stay correct', async () => {
  const acts = await Promise.all([
    changeTrip(world, ana.token, 'cancel', { refundCents: 38_200, reason: '' }),
    changeTrip(world, ana.token, 'fewer-guests', { groupSize: 2, refundCents: 19_100 }),
    changeTrip(world, ana.token, 'cancel', { refundCents: 38_200, reason: '' }),
    changeTrip(world, ana.token, 'cancel', { refundCents: 19_100, reason: '' }),
  ]);
  expect(
    acts.map(({ status }) => status).filter((status) => status === 200).length,
  ).toBeGreaterThan(0);
  expect(acts.every(({ status }) => status === 200 || status === 409)).toBe(true);
  await expectMoneyAndBookingsToAgree(world);
});

test('the mail about canceling an unpaid reservation says that nothing was charged', async () => {
  const visitor = newVisitor(world, 'Bo Late');
  const { body } = await visitor.reserve(boat, { groupSize: 2 });
  await waitForJobs(world);
  const token = await linkTo(world, body.id);
  const cancelled = await changeTrip(world, token, 'cancel', { refundCents: 0, reason: '' });
  expect(cancelled.body.booking).toMatchObject({ status: 'cancelled', refundedCents: 0 });
  expect((await theMail(world, visitor.email, 'Booking canceled')).text).toContain(
    'You weren’t charged.',
  );
  await expectMoneyAndBookingsToAgree(world);
});

test.each([
  ['too short', 'wrong'],
  ['of the right length', 'a'.repeat(27)],
  ['a space', '%20'],
  ['a path', '..%2f..%2fbookings'],
  ['an emoji', '🙂'],
  ['much too long', 'x'.repeat(5000)],
])('every invalid trip link gets the same answer: %s', async (_, token) => {
  const looked = await readTrip(world, token);
  const acted = await changeTrip(world, token, 'cancel', { refundCents: 0, reason: '' });
  for (const answer of [looked, acted]) {
    expect(answer.status).toBe(404);
    expect(answer.message).toBe('This link no longer works.');
  }
});
