import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoatView } from '#contract/public/boat-views.ts';
import { addDays, type Day, type Time } from '#domain/time/days.ts';
import { listOpenTimes } from '#domain/departures/departures.ts';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import { isDayFreeNaively, isExcludedNaively } from '../../support/worlds/reference-occupancy.ts';
import {
  addBoat,
  dayAhead,
  readBoat,
  type BoatTerms,
} from '../../support/worlds/guests/paying-world.ts';
import {
  abandon,
  askForCheckout,
  reserve,
  type Answer,
  type TripInput,
} from '../../support/worlds/guests/visitors.ts';
import {
  baseUrlFor,
  numberFrom,
  createWorld,
  seatsTaken,
  type World,
} from '../../support/worlds/guests/two-server-world.ts';

const SEATS = 10;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('only one of three full parties for 9:00, 9:30 and 10:00 gets the boat on each day', async () => {
  const times = ['09:00', '09:30', '10:00'];
  const boat = await newBoat({ times });
  const days = [30, 31, 40, 50, 51, 52].map((ahead) => dayAhead(ahead));
  const inputs = days.flatMap((day) => times.map((time) => seats(boat, day, time, SEATS)));
  const answers = await askBothServers(inputs);
  days.forEach((_, nth) => {
    const ofDay = answers.slice(nth * 3, nth * 3 + 3);
    expect(ofDay.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    for (const { status, message } of ofDay) {
      if (status === 409) expect(message).toMatch(/^This departure has fewer than 10 seats left/);
    }
  });
  await expectOneHull(boat);
});

test('a departure with guests closes overlapping departures, which reopen when its last hold is released', async () => {
  const boat = await newBoat({ times: ['09:00', '09:30', '13:30'], turnaroundMinutes: 30 });
  const day = dayAhead();
  const first = await askForCheckout(world.baseUrls[0], seats(boat, day, '09:00', 1));
  const second = await askForCheckout(world.baseUrls[1], seats(boat, day, '09:00', 2));
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await timesSeen(boat, day)).toEqual(['09:00', '13:30']);
  expect((await askForCheckout(world.baseUrls[1], seats(boat, day, '09:30', 1))).status).toBe(409);
  await Promise.all([0, 1, 0, 1].map((nth) => abandon(baseUrlFor(world, nth), first)));
  expect((await askForCheckout(world.baseUrls[1], seats(boat, day, '09:30', 1))).status).toBe(409);
  await Promise.all([0, 1, 0, 1].map((nth) => abandon(baseUrlFor(world, nth), second)));
  expect(await timesSeen(boat, day)).toEqual(['09:00', '09:30', '13:30']);
  expect((await askForCheckout(world.baseUrls[1], seats(boat, day, '09:30', 1))).status).toBe(200);
  expect((await askForCheckout(world.baseUrls[0], seats(boat, day, '09:00', 1))).status).toBe(409);
  expect((await askForCheckout(world.baseUrls[0], seats(boat, day, '13:30', 1))).status).toBe(409);
  await expectOneHull(boat);
});

test('a trip past midnight excludes charters and early trips of the next day, and vice versa', async () => {
  const boat = await newBoat({ times: ['01:30', '06:00', '22:00'] });
  const friday = dayAhead();
  const saturday = dayAhead(31);
  const sunday = dayAhead(32);
  const night = await askForCheckout(world.baseUrls[0], seats(boat, friday, '22:00', 4));
  expect(night.status).toBe(200);
  for (const start of [saturday, friday]) {
    const charter = charterOf(boat, start, saturday);
    expect((await askForCheckout(world.baseUrls[1], charter)).status).toBe(409);
  }
  expect((await askForCheckout(world.baseUrls[1], seats(boat, saturday, '01:30', 1))).status).toBe(
    409,
  );
  expect(await timesSeen(boat, saturday)).toEqual(['06:00', '22:00']);
  await abandon(world.baseUrls[1], night);
  expect((await askForCheckout(world.baseUrls[1], charterOf(boat, saturday))).status).toBe(200);
  expect((await askForCheckout(world.baseUrls[0], seats(boat, friday, '22:00', 4))).status).toBe(
    409,
  );
  expect((await askForCheckout(world.baseUrls[0], seats(boat, sunday, '01:30', 4))).status).toBe(
    200,
  );
  await expectOneHull(boat);
});

test('the booking form reserves the first departure of the day that does not overlap a sold one', async () => {
  const boat = await newBoat({ times: ['09:00', '11:00', '15:00'] });
  const day = dayAhead();
  expect((await askForCheckout(world.baseUrls[0], seats(boat, day, '11:00', SEATS))).status).toBe(
    200,
  );
  const reserved = await reserve(world.baseUrls[1], seats(boat, day, '', 2));
  expect(reserved.body.time).toBe('15:00');
});

describe.each([1, 2, 3])(
  'four days of random short, long and night trips and charters (seed %i)',
  (seed) => {
    test('overlapping departures never put two parties on one boat, and every refusal is due to a conflicting sale', async () => {
      const boat = await nightBoat();
      const inputs = drawRequests(boat, seed, 72);
      const answers = await askBothServers(inputs);
      const after = await readBoat({ baseUrl: world.baseUrls[1] }, boat.id);
      inputs.forEach((input, nth) => {
        const answer = answers[nth];
        if (answer?.status !== 200 && answer?.status !== 201)
          expectFairRefusal(after, input, answer);
      });
      await expectOneHull(boat);
    });

    test('concurrent releases never let two parties share a boat', async () => {
      const boat = await nightBoat();
      const inputs = drawRequests(boat, seed * 31, 60);
      await Promise.all(
        inputs.map(async (input, nth) => {
          const answer = await askForCheckout(baseUrlFor(world, nth), input);
          expect([200, 409]).toContain(answer.status);
          if (answer.status === 200 && nth % 3 > 0)
            await abandon(baseUrlFor(world, nth + 1), answer);
        }),
      );
      await expectOneHull(boat);
    });
  },
);

test('the database itself refuses a second party on a boat at the same time', async () => {
  const boat = await newBoat({ times: ['09:00', '22:00'] });
  const day = dayAhead();
  const next = dayAhead(31);
  await askForCheckout(world.baseUrls[0], seats(boat, day, '09:00', 1));
  await askForCheckout(world.baseUrls[0], seats(boat, day, '22:00', 1));
  const sell = `insert into departures (boat_id, day, time, capacity, seats_taken) values ($1, $2, $3, 10, 1)`;
  for (const values of [
    [boat.id, day, '10:00'],
    [boat.id, next, '01:00'],
  ]) {
    await expect(world.database.query(sell, values)).rejects.toThrow(/exclusion constraint/);
  }
  const charter = `update boat_days set charter_booking = (select id from bookings limit 1) where boat_id = $1 and day = $2`;
  await expect(world.database.query(charter, [boat.id, next])).rejects.toThrow(/check constraint/);
});

function newBoat(terms: BoatTerms): Promise<BoatView> {
  return addBoat({ ...world, baseUrl: world.baseUrls[0] }, { capacity: SEATS, ...terms });
}

const NIGHT_TIMES = ['00:30', '06:00', '09:00', '09:30', '11:00', '17:00', '22:00', '23:30'];

function nightBoat(): Promise<BoatView> {
  return newBoat({ times: NIGHT_TIMES, tripMinutes: 150, turnaroundMinutes: 15 });
}

function seats(boat: BoatView, start: Day, time: Time, groupSize: number): TripInput {
  return { boat, mode: 'perSeat', start, time, groupSize };
}

function charterOf(boat: BoatView, start: Day, end = start): TripInput {
  return { boat, mode: 'charter', start, end, time: '06:00', groupSize: 4 };
}

/** Gives the same requests for the same seed, so that a failed run can be repeated; every eighth is a charter. */
function drawRequests(boat: BoatView, seed: number, count: number): TripInput[] {
  let state = seed;
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return Array.from({ length: count }, (_, nth) => {
    const day = dayAhead(60 + draw(4));
    if (nth % 8 === 7) return charterOf(boat, day, addDays(day, draw(2)));
    return seats(boat, day, NIGHT_TIMES[draw(NIGHT_TIMES.length)] ?? '', 1 + draw(6));
  });
}

function askBothServers(inputs: readonly TripInput[]): Promise<Answer<unknown>[]> {
  return Promise.all(inputs.map((input, nth) => askForCheckout(baseUrlFor(world, nth), input)));
}

/** Departures that visitors can still choose, computed as on the boat's page. */
async function timesSeen(boat: BoatView, day: Day): Promise<Time[]> {
  const seen = await readBoat({ baseUrl: world.baseUrls[1] }, boat.id);
  return listOpenTimes(
    seen,
    day,
    { mode: 'perSeat', groupSize: 1 },
    { day: dayAhead(0), time: '00:00' },
  );
}

/** No seat was released during the test, so another booking must hold the boat that the refused guest wanted. */
function expectFairRefusal(
  after: BoatView,
  { mode, start, end = start, time, groupSize }: TripInput,
  refusal: Answer<unknown> | undefined,
): void {
  expect(refusal?.status).toBe(409);
  expect(refusal?.message).toMatch(/ on .*\. Please choose another/);
  const isTaken =
    mode === 'charter'
      ? [start, end].some((day) => !isDayFreeNaively(after, day))
      : isExcludedNaively(after, start, time) || seatsTaken(after, start, time) + groupSize > SEATS;
  expect(isTaken).toBe(true);
}

/** Checks the boat's public answer, the doctor's findings, and that no deadlock occurred. */
async function expectOneHull(boat: BoatView): Promise<void> {
  const { taken } = await readBoat({ baseUrl: world.baseUrls[0] }, boat.id);
  for (const { date, time, seats: sold, charter } of taken) {
    expect(sold).toBeLessThanOrEqual(SEATS);
    const others = {
      ...boat,
      taken: taken.filter((each) => each.date !== date || each.time !== time),
    };
    if (charter) expect(isDayFreeNaively(others, date)).toBe(true);
    else expect(isExcludedNaively(others, date, time ?? '')).toBe(false);
  }
  expect(await checkSeats(world.database)).toEqual([]);
  const deadlocks = `select deadlocks from pg_stat_database where datname = current_database()`;
  expect(await numberFrom(world.database, deadlocks)).toBe(0);
}
