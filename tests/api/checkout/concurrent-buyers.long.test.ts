import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingView } from '#contract/public/booking-views.ts';
import type { BoatView } from '#contract/public/boat-views.ts';
import type { Day } from '#domain/time/days.ts';
import { checkSeats } from '../../../src/server/operations/doctor/consistency-check.ts';
import {
  askForCheckout,
  askSettlement,
  payByCard,
  reserve,
  readSessionId,
  type Answer,
  type TripInput,
} from '../../support/worlds/guests/visitors.ts';
import {
  boatNamed,
  baseUrlFor,
  numberFrom,
  openDay,
  createWorld,
  seatsTaken,
  type World,
} from '../../support/worlds/guests/two-server-world.ts';

const BUYERS = 64;
const SEATS = 20;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Outcome of one buyer: the payment page's URL and the seats, or null and the group size refused last. */
type Try = { url: string | null; seats: number; refusals: Answer<unknown>[] };

type Departure = { boat: BoatView; day: Day; time: string };

describe.each([
  { name: 'Trade Wind', daysAhead: 60, time: '09:00', givesIn: 'never' },
  { name: 'Mango Express', daysAhead: 75, time: '12:00', givesIn: 'down to one seat' },
  { name: 'Trade Wind', daysAhead: 90, time: '14:00', givesIn: 'every second' },
  { name: 'Mango Express', daysAhead: 110, time: '15:00', givesIn: 'every second' },
] as const)(
  '64 buyers on two servers compete for $name at $time',
  ({ name, daysAhead, time, givesIn }) => {
    test(`at most 20 seats are sold, and every refusal is justified (buyers accept fewer seats: ${givesIn})`, async () => {
      const boat = await boatNamed(world.baseUrls[0], name);
      const departure = { boat, day: openDay(boat, daysAhead), time };
      const tries = await Promise.all(
        Array.from({ length: BUYERS }, (_, nth) => {
          const isYielding = givesIn === 'down to one seat' || (givesIn !== 'never' && nth % 4 > 1);
          return tryToBuy(departure, nth, isYielding);
        }),
      );
      const holders = tries.filter((one) => one.url !== null);
      const sold = holders.reduce((sum, one) => sum + one.seats, 0);
      const smallestRefused = Math.min(...tries.filter((t) => t.url === null).map((t) => t.seats));
      expect(sold).toBeLessThanOrEqual(SEATS);
      expect(SEATS - sold).toBeLessThan(smallestRefused);
      for (const refusal of tries.flatMap((one) => one.refusals)) expectClearRefusal(refusal);
      await expectSold(departure, sold);

      await Promise.all(holders.map((holder, nth) => payAndSettle(holder.url ?? '', nth)));
      await expect
        .poll(() => countPaid(departure), { timeout: 30_000 })
        .toEqual({ bookings: holders.length, seats: sold });
      await expectSold(departure, sold);
      expect(await countConfirmations(departure)).toBe(holders.length * 2);
    });
  },
);

test('64 concurrent reservations for one day fill its three departures without overselling them', async () => {
  const boat = await boatNamed(world.baseUrls[0], 'Mango Express');
  const day = openDay(boat, 130);
  const groups = Array.from({ length: BUYERS }, (_, nth) => groupOf(nth));
  const answers = await Promise.all(
    groups.map((groupSize, nth) =>
      reserve(baseUrlFor(world, nth), inputFor({ boat, day, time: '' }, nth, groupSize)),
    ),
  );
  const refused = groups.filter((_, nth) => answers[nth]?.status !== 201);
  for (const answer of answers) if (answer.status !== 201) expectClearRefusal(answer);
  const now = await boatNamed(world.baseUrls[1], 'Mango Express');
  for (const time of ['09:00', '12:00', '15:00']) {
    const taken = seatsTaken(now, day, time);
    expect(taken).toBeLessThanOrEqual(SEATS);
    expect(SEATS - taken).toBeLessThan(Math.min(...refused));
    expect(taken).toBe(seatsIn(answers, time));
  }
  expect(await checkSeats(world.database)).toEqual([]);
});

test('a payment reported to both servers concurrently is settled only once', async () => {
  const boat = await boatNamed(world.baseUrls[0], 'Trade Wind');
  const departure = { boat, day: openDay(boat, 140), time: '09:00' };
  const { url } = (await askForCheckout(world.baseUrls[0], inputFor(departure, 0, 2))).body;
  await payByCard(url);
  const session = readSessionId(url);
  const polls = [0, 1, 0, 1, 0, 1].map((nth) => askSettlement(baseUrlFor(world, nth), session));
  const seen = (await Promise.all(polls)).filter(({ status }) => status === 200);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen.map(({ body }) => body.id)).size).toBe(1);
  await expectSold(departure, 2);
  expect(await countConfirmations(departure)).toBe(2);
});

function groupOf(nth: number): number {
  return [3, 1, 4, 2, 2, 4, 1, 3][nth % 8] ?? 1;
}

function inputFor({ boat, day, time }: Departure, nth: number, groupSize: number): TripInput {
  return { boat, mode: 'perSeat', start: day, time, groupSize, customer: `Buyer ${nth}` };
}

async function tryToBuy(departure: Departure, nth: number, givesIn: boolean): Promise<Try> {
  const refusals: Answer<unknown>[] = [];
  let seats = groupOf(nth);
  for (;;) {
    const answer = await askForCheckout(baseUrlFor(world, nth), inputFor(departure, nth, seats));
    if (answer.status === 200) return { url: answer.body.url, seats, refusals };
    refusals.push(answer);
    if (!givesIn || seats === 1) return { url: null, seats, refusals };
    seats -= 1;
  }
}

/** Half of the buyers close the browser and leave it to the webhook; the others wait for the success page. */
async function payAndSettle(url: string, nth: number): Promise<void> {
  await payByCard(url);
  if (nth % 2 === 0) return;
  await expect
    .poll(async () => (await askSettlement(baseUrlFor(world, nth), readSessionId(url))).status)
    .toBe(200);
}

/** Compares the seats of a departure in the API of both servers, the bookings and the ledger. */
async function expectSold({ boat, day, time }: Departure, seats: number): Promise<void> {
  for (const baseUrl of world.baseUrls) {
    expect(seatsTaken(await boatNamed(baseUrl, boat.name), day, time)).toBe(seats);
  }
  const booked = await numberFrom(
    world.database,
    `select coalesce(sum(group_size), 0) from bookings where boat_id = $1 and start_date = $2
     and time = $3 and status in ('held', 'pending', 'paid')`,
    [boat.id, day, time],
  );
  expect(booked).toBe(seats);
  expect(await checkSeats(world.database)).toEqual([]);
}

async function countPaid({ boat, day, time }: Departure) {
  const { rows } = await world.database.query<{ bookings: number; seats: number }>(
    `select count(*)::int as bookings, sum(group_size)::int as seats from bookings
     where boat_id = $1 and start_date = $2 and time = $3 and status = 'paid'`,
    [boat.id, day, time],
  );
  return rows[0];
}

/** Counts the expected confirmation mails to visitors and operator together. */
function countConfirmations({ boat, day, time }: Departure): Promise<number> {
  return numberFrom(
    world.database,
    `select count(*) from mails join bookings on bookings.id::text = subject_id
     where boat_id = $1 and start_date = $2 and time = $3 and kind = 'confirmation'`,
    [boat.id, day, time],
  );
}

function expectClearRefusal({ status, message }: Answer<unknown>): void {
  expect(status).toBe(409);
  expect(message).toMatch(
    /^This departure (is full|has fewer than .*) on .*\. Please choose another/,
  );
}

function seatsIn(answers: Answer<BookingView>[], time: string): number {
  return answers
    .filter(({ status, body }) => status === 201 && body.time === time)
    .reduce((sum, { body }) => sum + body.groupSize, 0);
}
