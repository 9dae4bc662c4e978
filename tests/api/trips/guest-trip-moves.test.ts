import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ChangeRequestView } from '#contract/operator/change-request-api.ts';
import type { TripDeparturesView } from '#contract/public/trip-api.ts';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
import {
  changeTrip,
  bookPaidTrip,
  readTrip,
  moveTripStart,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';
import { mailsTo, theMail } from '../../support/providers/mailbox.ts';
import { expectMoneyAndBookingsToAgree } from '../../support/assertions/money-invariants.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { dayAhead, type NewBoat } from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';

let world: OperatorWorld;
let boat: NewBoat;
let ana: LinkedTrip;
let token: string;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const operator = await operatorWithBoats(world);
  token = operator.token;
  boat = operator.boats[0];
  ana = await bookPaidTrip(world, boat, { groupSize: 4 });
});

const departures = async () => {
  const answer = await fetch(`${world.baseUrl}/api/trips/${ana.token}/departures`);
  return ((await answer.json()) as { days: { date: string; times: string[] }[] }).days;
};

async function seatsOn(day: string, time: string): Promise<number> {
  const { rows } = await world.database.query<{ seats: number }>(
    'select seats_taken as seats from departures where boat_id = $1 and day = $2 and time = $3',
    [boat.id, day, time],
  );
  return rows[0]?.seats ?? 0;
}

test('before the deadline, a guest can move to any departure with room at the price they paid', async () => {
  const day = dayAhead(31);
  const free = await departures();
  expect(free.find(({ date }) => date === day)?.times).toEqual(['09:00', '14:00']);
  const moved = await changeTrip(world, ana.token, 'move', { date: day, time: '14:00' });
  expect(moved.body.booking).toMatchObject({
    startDate: day,
    time: '14:00',
    amountCents: 38_200,
    status: 'paid',
  });
  expect(moved.body.policy.isFree).toBe(true);
  expect(await seatsOn(dayAhead(), '09:00')).toBe(0);
  expect(await seatsOn(day, '14:00')).toBe(4);
  expect((await theMail(world, ana.visitor.email, 'New date or time')).text).toContain(
    'You changed the date or time',
  );
  expect((await theMail(world, boat.operator, 'Trip moved')).text).toContain('Ana Boat moved');
  await expectMoneyAndBookingsToAgree(world);
});

test('the list of departures to which a trip can move shows the seats left at each time', async () => {
  await bookPaidTrip(world, boat, { groupSize: 1, start: dayAhead(32) }, 'Bo Early');
  const answer = await fetch(`${world.baseUrl}/api/trips/${ana.token}/departures`);
  const { days } = (await answer.json()) as TripDeparturesView;
  const seatsOf = (day: string) => days.find(({ date }) => date === day);
  const { capacity } = boat;
  expect(seatsOf(dayAhead(32))).toEqual({
    date: dayAhead(32),
    times: ['09:00', '14:00'],
    seatsLeft: [capacity - 1, capacity],
  });
  expect(seatsOf(dayAhead())).toEqual({
    date: dayAhead(),
    times: ['14:00'],
    seatsLeft: [capacity],
  });
  expect(days.every(({ times, seatsLeft }) => times.length === seatsLeft?.length)).toBe(true);
});

test.each([
  { why: 'has too few seats', date: () => dayAhead(32), time: '09:00' },
  { why: 'does not exist', date: () => dayAhead(33), time: '10:30' },
  { why: 'is the trip’s current one', date: () => dayAhead(), time: '09:00' },
  { why: 'has no time', date: () => dayAhead(33), time: null },
  { why: 'is beyond the horizon', date: () => dayAhead(400), time: '09:00' },
  { why: 'is in the past', date: () => dayAhead(-1), time: '09:00' },
])(
  'moving to a departure that $why is refused and leaves the trip unchanged',
  async ({ date, time }) => {
    await bookPaidTrip(world, boat, { groupSize: 5, start: dayAhead(32) }, 'Bo Late');
    const refused = await changeTrip(world, ana.token, 'move', { date: date(), time });
    expect(refused).toMatchObject({
      status: 409,
      message: expect.stringContaining('no longer available'),
    });
    expect((await readTrip(world, ana.token)).body.booking).toMatchObject({
      startDate: dayAhead(),
      time: '09:00',
    });
    expect(await seatsOn(dayAhead(), '09:00')).toBe(4);
  },
);

test('concurrent moves to one departure succeed only while it has seats', async () => {
  const guests = [ana];
  for (const start of [40, 41, 42, 43]) {
    guests.push(await bookPaidTrip(world, boat, { groupSize: 3, start: dayAhead(start) }));
  }
  const day = dayAhead(50);
  const moves = await Promise.all(
    guests
      .slice(1)
      .map((guest) => changeTrip(world, guest.token, 'move', { date: day, time: '09:00' })),
  );
  expect(moves.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 409, 409,
  ]);
  expect(await seatsOn(day, '09:00')).toBe(6);
  await expectMoneyAndBookingsToAgree(world);
});

test('a charter can move to other days only if all of them are free', async () => {
  const charter = await bookPaidTrip(
    world,
    boat,
    { pricingMode: 'charter', start: dayAhead(60), end: dayAhead(61), groupSize: 4 },
    'Cy Charter',
  );
  const taken = await changeTrip(world, charter.token, 'move', {
    date: dayAhead(29),
    time: '09:00',
  });
  expect(taken.status).toBe(409);
  const moved = await changeTrip(world, charter.token, 'move', {
    date: dayAhead(61),
    time: '09:00',
  });
  expect(moved.body.booking).toMatchObject({ startDate: dayAhead(61), endDate: dayAhead(62) });
  await expectMoneyAndBookingsToAgree(world);
});

/** Lists the change requests that the operator received from guests. */
async function asked(): Promise<ChangeRequestView[]> {
  return (await call<ChangeRequestView[]>(world.baseUrl, 'changeRequests', { token })).body;
}

async function answer(id: string, said: 'yes' | 'no') {
  return call(world.baseUrl, 'answerChangeRequest', {
    token,
    parts: { id },
    payload: { answer: said },
  });
}

async function ask(change: object) {
  return changeTrip(world, ana.token, 'ask', { change });
}

test('in the last two days, a guest can ask to cancel, and the captain’s yes refunds everything', async () => {
  await moveTripStart(world, ana.bookingId, 40);
  const sent = await ask({ kind: 'cancel' });
  expect(sent.body.asked).toMatchObject({ kind: 'cancel' });
  expect((await theMail(world, boat.operator, 'Please answer')).text).toContain('to cancel');
  const [question] = await asked();
  expect(question).toMatchObject({ customerName: 'Ana Boat', refundCents: 38_200 });
  expect(await answer(question?.id ?? '', 'yes')).toMatchObject({ status: 200, body: [] });
  const { booking, asked: open } = (await readTrip(world, ana.token)).body;
  expect(booking).toMatchObject({ status: 'refunded', refundedCents: 38_200 });
  expect(open).toBeNull();
  expect(await answer(question?.id ?? '', 'yes')).toMatchObject({ status: 200 });
  expect(await answer(question?.id ?? '', 'no')).toMatchObject({ status: 409 });
  await expectMoneyAndBookingsToAgree(world);
});

test('the captain’s no leaves the trip unchanged, and the guest gets a mail', async () => {
  await moveTripStart(world, ana.bookingId, 40);
  await ask({ kind: 'fewer-guests', groupSize: 3 });
  const [question] = await asked();
  expect(question?.refundCents).toBe(9550);
  await answer(question?.id ?? '', 'no');
  expect((await theMail(world, ana.visitor.email, 'No change')).text).toContain(
    'declined your request',
  );
  expect((await readTrip(world, ana.token)).body).toMatchObject({
    asked: null,
    booking: { status: 'paid', groupSize: 4 },
  });
});

test('the captain’s yes changes the group or moves the trip, but does not restore free cancellation', async () => {
  await moveTripStart(world, ana.bookingId, 40);
  await ask({ kind: 'fewer-guests', groupSize: 2 });
  await answer((await asked())[0]?.id ?? '', 'yes');
  expect((await readTrip(world, ana.token)).body.booking).toMatchObject({
    groupSize: 2,
    refundedCents: 19_100,
  });
  const day = dayAhead(35);
  expect(
    (await changeTrip(world, ana.token, 'move', { date: day, time: '09:00' })).message,
  ).toContain('Your captain has to agree');
  await ask({ kind: 'move', date: day, time: '09:00' });
  await answer((await asked())[0]?.id ?? '', 'yes');
  expect((await readTrip(world, ana.token)).body).toMatchObject({
    booking: { startDate: day, time: '09:00' },
    policy: { isFree: false },
    cancel: { refundCents: 0 },
  });
  await expectMoneyAndBookingsToAgree(world);
});

test('a guest can move only to a departure outside the boat’s booking notice, unless the captain says yes', async () => {
  await world.database.query('update boats set notice_hours = 168 where id = $1', [boat.id]);
  const soon = { date: dayAhead(4), time: '14:00' };
  expect(await changeTrip(world, ana.token, 'move', soon)).toMatchObject({
    status: 409,
    message: expect.stringContaining('no longer available'),
  });
  await moveTripStart(world, ana.bookingId, 40);
  expect((await departures()).some(({ date }) => date === soon.date)).toBe(true);
  expect((await ask({ kind: 'move', ...soon })).status).toBe(200);
  await answer((await asked())[0]?.id ?? '', 'yes');
  expect((await readTrip(world, ana.token)).body.booking).toMatchObject({
    startDate: soon.date,
    time: '14:00',
  });
  await expectMoneyAndBookingsToAgree(world);
});

test('a guest can have only one open change request, which can be withdrawn and expires', async () => {
  await moveTripStart(world, ana.bookingId, 40);
  const request = { requestKey: randomUUID(), change: { kind: 'cancel' } };
  const twice = await Promise.all([1, 2].map(() => changeTrip(world, ana.token, 'ask', request)));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ask({ kind: 'fewer-guests', groupSize: 2 })).toMatchObject({ status: 409 });
  expect((await changeTrip(world, ana.token, 'withdraw')).body.asked).toBeNull();
  expect(await asked()).toEqual([]);
  await ask({ kind: 'cancel' });
  const [question] = await asked();
  const requestId = question?.id ?? '';
  await runJobs(world, 'end-change-request', [{ requestId }]);
  expect(await asked()).toHaveLength(1);
  await world.database.query(`update change_requests set due_at = now() - interval '1 minute'`);
  expect(await answer(requestId, 'yes')).toMatchObject({ status: 409 });
  await runJobs(world, 'end-change-request', [{ requestId }, { requestId }]);
  expect((await theMail(world, ana.visitor.email, 'No change')).text).toContain(
    'didn’t reply in time',
  );
  expect((await readTrip(world, ana.token)).body).toMatchObject({
    asked: null,
    booking: { status: 'paid' },
  });
});

test('a change request is refused if the guest can make the change without it, or if the change is impossible', async () => {
  expect((await ask({ kind: 'cancel' })).message).toContain('make this change yourself');
  await moveTripStart(world, ana.bookingId, 40);
  expect((await ask({ kind: 'fewer-guests', groupSize: 4 })).status).toBe(400);
  expect((await ask({ kind: 'move', date: dayAhead(35), time: '10:30' })).status).toBe(409);
  expect((await ask({ kind: 'sink' })).status).toBe(400);
  expect(await asked()).toEqual([]);
  expect(await mailsTo(world, boat.operator)).toHaveLength(1);
});

test('a guest can cancel for free for three days after an operator moved the trip', async () => {
  await moveTripStart(world, ana.bookingId, 40);
  const { rows } = await world.database.query<{ id: string }>(
    `insert into calendar_conflicts (id, booking_id, busy_key, busy_from, busy_until, status, raised_at)
     values (gen_random_uuid(), $1, 'x', now(), now(), 'open', now()) returning id`,
    [ana.bookingId],
  );
  expect((await readTrip(world, ana.token)).body.policy.isFree).toBe(false);
  const moved = await call(world.baseUrl, 'moveTrip', {
    token,
    parts: { id: rows[0]?.id ?? '' },
    payload: { date: dayAhead(3), time: '14:00' },
  });
  expect(moved.status).toBe(200);
  const { policy, startsAt, cancel } = (await readTrip(world, ana.token)).body;
  expect(policy.isFree).toBe(true);
  const threeDays = Date.now() + 72 * 3_600_000;
  expect(
    Math.abs(Date.parse(policy.freeUntil) - Math.min(Date.parse(startsAt), threeDays)),
  ).toBeLessThan(60_000);
  expect(cancel.refundCents).toBe(38_200);
});
