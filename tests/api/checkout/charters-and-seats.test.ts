import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoatView } from '#contract/public/boat-views.ts';
import { addDays, listDays, type Day } from '#domain/time/days.ts';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import {
  abandon,
  askForCheckout,
  reserve,
  type Answer,
  type TripInput,
} from '../../support/worlds/guests/visitors.ts';
import {
  boatNamed,
  baseUrlFor,
  isChartered,
  numberFrom,
  openDay,
  createWorld,
  seatsTaken,
  type World,
} from '../../support/worlds/guests/two-server-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const TIMES = ['09:00', '14:00'];
/** Charters of a working week, in days from its Monday: they overlap in every order. */
const CHARTERS = [
  [0, 0],
  [2, 4],
  [0, 4],
  [1, 3],
  [4, 4],
  [3, 4],
  [0, 2],
  [2, 2],
  [1, 2],
] as const;

describe.each([50, 64, 78, 92])('a week of Trade Wind %i days ahead', (daysAhead) => {
  test('charters and seats sold on two servers never share a boat-day, and every refusal is due to a conflicting sale', async () => {
    const boat = await boatNamed(world.baseUrls[0], 'Trade Wind');
    const monday = openDay(boat, daysAhead);
    const inputs = shuffled(listRequestsOfWeek(boat, monday), daysAhead);
    const answers = await Promise.all(
      inputs.map((input, nth) =>
        // Every third request uses the form, which reserves instead of holding.
        nth % 3 === 2
          ? reserve(baseUrlFor(world, nth), input)
          : askForCheckout(baseUrlFor(world, nth), input),
      ),
    );
    const after = await boatNamed(world.baseUrls[1], 'Trade Wind');
    for (const day of listDays(monday, addDays(monday, 4))) {
      if (isChartered(after, day)) expect(seatsOn(after, day)).toBe(0);
    }
    inputs.forEach((input, nth) => {
      const answer = answers[nth];
      if (answer && answer.status >= 300) expectFairRefusal(after, input, answer);
    });
    expect(await checkSeats(world.database)).toEqual([]);
    expect(await countDeadlocks()).toBe(0);
  });
});

test('selling a seat closes charters of that day, and releasing the seat reopens them', async () => {
  const boat = await boatNamed(world.baseUrls[0], 'Trade Wind');
  const day = openDay(boat, 120);
  const guest = await askForCheckout(world.baseUrls[0], seatOn(boat, day));
  expect(guest.status).toBe(200);
  for (const input of [charterOf(boat, day), charterOf(boat, addDays(day, -1), addDays(day, 1))]) {
    const refused = await askForCheckout(world.baseUrls[1], input);
    expect(refused.status).toBe(409);
    expect(refused.message).toMatch(/^This boat isn’t available for a private charter on /);
  }
  expect((await reserve(world.baseUrls[1], charterOf(boat, day))).status).toBe(409);
  await abandon(world.baseUrls[1], guest);
  expect((await askForCheckout(world.baseUrls[1], charterOf(boat, day))).status).toBe(200);
  expect(await checkSeats(world.database)).toEqual([]);
});

test('selling a charter closes every seat of its days, and releasing the charter reopens them', async () => {
  const boat = await boatNamed(world.baseUrls[0], 'Trade Wind');
  const first = openDay(boat, 130);
  const days = listDays(first, addDays(first, 2));
  const charter = await askForCheckout(
    world.baseUrls[0],
    charterOf(boat, first, addDays(first, 2)),
  );
  expect(charter.status).toBe(200);
  for (const day of days) {
    for (const time of TIMES) {
      const refused = await askForCheckout(world.baseUrls[1], { ...seatOn(boat, day), time });
      expect(refused.status).toBe(409);
      expect(refused.message).toMatch(/^This departure is full on /);
    }
    expect((await reserve(world.baseUrls[1], seatOn(boat, day))).status).toBe(409);
    expect(isChartered(await boatNamed(world.baseUrls[1], 'Trade Wind'), day)).toBe(true);
  }
  await abandon(world.baseUrls[1], charter);
  for (const day of days) {
    expect((await askForCheckout(world.baseUrls[1], seatOn(boat, day))).status).toBe(200);
  }
  expect(await checkSeats(world.database)).toEqual([]);
});

test('a hold released through both servers concurrently is released only once', async () => {
  const boat = await boatNamed(world.baseUrls[0], 'Trade Wind');
  const day = openDay(boat, 140);
  await askForCheckout(world.baseUrls[0], seatOn(boat, day));
  const hold = await askForCheckout(world.baseUrls[0], { ...seatOn(boat, day), groupSize: 3 });
  await Promise.all([0, 1, 0, 1, 0, 1].map((nth) => abandon(baseUrlFor(world, nth), hold)));
  expect(seatsTaken(await boatNamed(world.baseUrls[1], 'Trade Wind'), day, '09:00')).toBe(1);
  expect(await checkSeats(world.database)).toEqual([]);
});

test('the database itself refuses a charter on a day with sold seats, and more seats than the boat has', async () => {
  const boat = await boatNamed(world.baseUrls[0], 'Trade Wind');
  const day = openDay(boat, 150);
  await askForCheckout(world.baseUrls[0], seatOn(boat, day));
  const charter = `update boat_days set charter_booking = (select id from bookings limit 1) where boat_id = $1 and day = $2`;
  await expect(world.database.query(charter, [boat.id, day])).rejects.toThrow(/check constraint/);
  const oversell = `update departures set seats_taken = 21 where boat_id = $1 and day = $2`;
  await expect(world.database.query(oversell, [boat.id, day])).rejects.toThrow(/check constraint/);
});

/** Requests for every departure of five days and for all charters, each more than once. */
function listRequestsOfWeek(boat: BoatView, monday: Day): TripInput[] {
  const days = listDays(monday, addDays(monday, 4));
  const seats = days.flatMap((day) =>
    TIMES.flatMap((time) =>
      [1, 4].map((groupSize): TripInput => ({ ...seatOn(boat, day), time, groupSize })),
    ),
  );
  const charters = CHARTERS.map(([from, to]) =>
    charterOf(boat, addDays(monday, from), addDays(monday, to)),
  );
  return [...seats, ...charters, ...charters].map((input, nth) => ({
    ...input,
    customer: `V ${nth}`,
  }));
}

function seatOn(boat: BoatView, day: Day): TripInput {
  return { boat, mode: 'perSeat', start: day, time: '09:00', groupSize: 1 };
}

function charterOf(boat: BoatView, first: Day, last = first): TripInput {
  return { boat, mode: 'charter', start: first, end: last, time: '09:00', groupSize: 8 };
}

/** Gives the same order for the same seed, so that a failed run can be repeated. */
function shuffled<T>(things: T[], seed: number): T[] {
  const order = things.map((thing, nth) => ({ thing, at: ((nth + 1) * seed * 7919) % 104_729 }));
  return order.toSorted((a, b) => a.at - b.at).map(({ thing }) => thing);
}

/** No seat was released during the test, so another booking must be on a day that the refused guest wanted. */
function expectFairRefusal(after: BoatView, input: TripInput, refusal: Answer<unknown>): void {
  expect(refusal.status).toBe(409);
  expect(refusal.message).toMatch(/ on .*\. Please choose another/);
  const days = listDays(input.start, input.end ?? input.start);
  const isTaken =
    input.mode === 'charter'
      ? days.some((day) => isChartered(after, day) || seatsOn(after, day) > 0)
      : isChartered(after, input.start);
  expect(isTaken).toBe(true);
}

function seatsOn(boat: BoatView, day: Day): number {
  return TIMES.reduce((sum, time) => sum + seatsTaken(boat, day, time), 0);
}

function countDeadlocks(): Promise<number> {
  return numberFrom(
    world.database,
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
}
