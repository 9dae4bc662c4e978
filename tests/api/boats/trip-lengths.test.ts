import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { toInstant } from '#domain/time/days.ts';
import { listOpenTimes } from '#domain/departures/departures.ts';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import { parseOnlyEvent } from '../../support/providers/calendar-files.ts';
import {
  addPhoto,
  createBoatActs,
  isPublic,
  newOperator,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { mailsTo, subjectsTo } from '../../support/providers/mailbox.ts';
import {
  addBoat,
  dayAhead,
  readBoat,
  type NewBoat,
} from '../../support/worlds/guests/paying-world.ts';
import { runJobs, waitForJobs } from '../../support/product/wait-for-jobs.ts';
import { bookPaidTrip, readTrip } from '../../support/worlds/guests/trip-link-requests.ts';

const DAY = dayAhead();

let world: OperatorWorld;
let own: ReturnType<typeof createBoatActs>;
beforeAll(async () => {
  world = await createOperatorWorld();
});
beforeEach(async () => {
  own = createBoatActs(world.baseUrl, (await newOperator(world)).token);
});
afterAll(() => world.close());

test('guests who join a departure get the trip length sold to its first guests, or the boat’s current one if that was unknown', async () => {
  const toldLength = async (boat: NewBoat) => {
    const { token } = await bookPaidTrip(world, boat, { groupSize: 1 });
    return (await readTrip(world, token)).body.tripMinutes;
  };
  const change = (boat: NewBoat, minutes: number) =>
    world.database.query(
      'update boats set trip_minutes = $2, version = version + 1 where id = $1',
      [boat.id, minutes],
    );
  const stated = await addBoat(world, { tripMinutes: 240 });
  expect(await toldLength(stated)).toBe(240);
  await change(stated, 300);
  expect(await toldLength(stated)).toBe(240);
  const unstated = await addBoat(world, {});
  expect(await toldLength(unstated)).toBeNull();
  await change(unstated, 300);
  expect(await toldLength(unstated)).toBe(300);
  expect(await checkSeats(world.database)).toEqual([]);
});

test('a captain gets one mail that asks for the missing trip lengths of their boats', async () => {
  const asked = await addBoat(world, {});
  const gave = await addBoat(world, { tripMinutes: 120 });
  const ask = async () => {
    await runJobs(world, 'request-trip-lengths', [{}]);
    await waitForJobs(world);
  };
  const SUBJECT = 'How long do your trips take?';
  await ask();
  expect(await subjectsTo(world, asked.operator)).not.toContain(SUBJECT);
  await world.database.query(
    "update boats set created_at = now() - interval '2 days' where id = any($1)",
    [[asked.id, gave.id]],
  );
  await ask();
  await ask();
  const told = (await mailsTo(world, asked.operator)).filter(({ subject }) => subject === SUBJECT);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('The trip length is missing for Sea Grape.');
  expect(told[0]?.text).toContain('Guests who arrive by cruise ship don’t see its trips at all.');
  expect(await subjectsTo(world, gave.operator)).not.toContain(SUBJECT);
});

test('boats have no trip length until the operator enters one, and the operator can clear it again', async () => {
  const { body: boat } = await own.create();
  expect(boat).toMatchObject({ tripMinutes: null, turnaroundMinutes: 0 });
  const season = { name: 'Sunsets', start: DAY, end: DAY, weekdays: [0], timeSlots: ['17:00'] };
  const changes = {
    tripMinutes: 150,
    turnaroundMinutes: 20,
    availability: { recurring: { seasons: [{ ...season, tripMinutes: 90 }] } },
  };
  const { status, body } = await own.update(boat, changes);
  expect(status).toBe(200);
  expect(body).toMatchObject(changes);
  const { body: later } = await own.update(boat, { description: 'Painted.' });
  expect(later).toMatchObject(changes);
  const { body: emptied } = await own.update(boat, { tripMinutes: null, turnaroundMinutes: null });
  expect(emptied).toMatchObject({ tripMinutes: null, turnaroundMinutes: 0 });
});

test.each([
  [{ tripMinutes: 14 }, 'tripMinutes', 'Enter a trip length from 15 to 1,440 minutes'],
  [{ tripMinutes: 1441 }, 'tripMinutes', 'Enter a trip length from 15 to 1,440 minutes'],
  [{ tripMinutes: 90.5 }, 'tripMinutes', 'Enter a trip length from 15 to 1,440 minutes'],
  [{ turnaroundMinutes: -1 }, 'turnaroundMinutes', 'Enter a turnaround from 0 to 480 minutes'],
  [{ turnaroundMinutes: 481 }, 'turnaroundMinutes', 'Enter a turnaround from 0 to 480 minutes'],
])(
  'a boat update with %j is refused with a message and changes nothing',
  async (change, field, message) => {
    const { body: boat } = await own.create({ tripMinutes: 60 });
    const refused = await own.update(boat, change);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { [field]: message } });
    expect((await own.read(boat)).body).toEqual(boat);
  },
);

test('a sold trip keeps its length when the boat’s trip length changes, and guests who join it get the same length', async () => {
  const boat = await boatOnSale({ tripMinutes: 60 });
  const first = await paid(boat, '09:00');
  await own.update(boat, { tripMinutes: 240, turnaroundMinutes: 30 });
  const second = await paid(boat, '09:00');
  for (const bookingId of [first, second]) {
    expect(await hoursOf(bookingId)).toEqual([toInstant(DAY, '09:00'), toInstant(DAY, '10:00')]);
  }
  const seen = await readBoat(world, boat.id);
  expect(seen.taken).toEqual([{ date: DAY, time: '09:00', seats: 4, charter: false, minutes: 60 }]);
  const now = { day: dayAhead(0), time: '00:00' };
  const open = listOpenTimes(seen, DAY, { mode: 'perSeat', groupSize: 1 }, now);
  expect(open).toEqual(['09:00', '10:00', '13:00']);
  const third = await paid(boat, '10:00');
  expect(await hoursOf(third)).toEqual([toInstant(DAY, '10:00'), toInstant(DAY, '14:00')]);
  const { status } = await newVisitor(world).checkOut(boat, { time: '13:00' });
  expect(status).toBe(409);
  expect(await checkSeats(world.database)).toEqual([]);
});

test('a blocked departure blocks the boat for the whole trip length', async () => {
  const boat = await boatOnSale({ tripMinutes: 90 });
  const { availability } = (await own.read(boat)).body;
  const blocks = [{ date: DAY, times: ['09:00'] }];
  await own.update(boat, { availability: { ...availability, blocks } });
  for (const [time, expected] of [
    ['09:00', 400],
    ['10:00', 400],
    ['13:00', 200],
  ] as const) {
    expect((await newVisitor(world).checkOut(boat, { time })).status).toBe(expected);
  }
});

async function boatOnSale(lengths: object): Promise<NewBoat> {
  const availability = { manualDays: [DAY], timeSlotsDefault: ['09:00', '10:00', '13:00'] };
  const { body } = await own.create({ ...lengths, availability });
  await addPhoto(world, body, `/pictures/${body.id}`);
  await own.update(body, { status: 'published' });
  await expect.poll(() => isPublic(world, body)).toBe(true);
  return { ...(body satisfies OperatorBoatView), operator: '' };
}

async function paid(boat: NewBoat, time: string): Promise<string> {
  const visitor = newVisitor(world);
  const { session, bookingId } = await visitor.hold(boat, { time });
  await world.provider.pay(session);
  await visitor.poll(session);
  return bookingId;
}

/** Start and end of the trip in the guest's calendar file. */
async function hoursOf(bookingId: string): Promise<(number | undefined)[]> {
  const file = await newVisitor(world).follow(`/booking/calendar/${bookingId}.ics`);
  const { start, end } = parseOnlyEvent(await file.text());
  return [start.getTime(), end?.getTime()];
}
