import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  readOffer,
  waitForGuestNotifications,
} from '../../support/worlds/operators/called-off-days.ts';
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
import { runJobs } from '../../support/product/wait-for-jobs.ts';
import {
  bookPaidTrip,
  readTrip,
  moveTripStart,
  type LinkedTrip,
} from '../../support/worlds/guests/trip-link-requests.ts';

let world: PayingWorld;
let boat: NewBoat;
let ana: LinkedTrip;

beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  boat = await addBoat(world);
  await world.database.query(
    'update boats set smallest_number = 6, decision_hours = 24 where id = $1',
    [boat.id],
  );
  ana = await bookPaidTrip(world, boat, { groupSize: 4 });
});

async function decide(): Promise<void> {
  await runJobs(world, 'call-off-small-departures', [{}]);
  await waitForGuestNotifications(world);
}

async function isOffered({ token }: LinkedTrip): Promise<boolean> {
  const answer = await fetch(`${world.baseUrl}/api/trips/${token}/offer`);
  return ((await answer.json()) as { offer: unknown }).offer !== null;
}

test('a departure with too few guests is called off at its decision time, and its guests are offered alternatives', async () => {
  await moveTripStart(world, ana.bookingId, 25);
  await decide();
  expect(await isOffered(ana)).toBe(false);
  await moveTripStart(world, ana.bookingId, 23.5);
  await decide();
  await decide();
  expect(await readOffer(world, ana)).toMatchObject({
    reason: 'too-few-guests',
    refundCents: 38_200,
  });
  const { text } = await theMail(world, ana.visitor.email, 'Your trip was canceled');
  expect(text).toContain('because not enough guests booked');
  await expectMoneyAndBookingsToAgree(world);
});

test('a departure is not called off if it has enough guests, or if its guests booked before the boat had a smallest number', async () => {
  await bookPaidTrip(world, boat, { groupSize: 2 }, 'Bo Late');
  await moveTripStart(world, ana.bookingId, 23.5);
  await world.database.query(
    `update bookings set start_date = first.start_date, end_date = first.end_date, time = first.time
     from bookings first where first.id = $1 and bookings.boat_id = first.boat_id`,
    [ana.bookingId],
  );
  await decide();
  expect(await isOffered(ana)).toBe(false);

  const other = await addBoat(world);
  const cy = await bookPaidTrip(world, other, { groupSize: 1, start: dayAhead(32) }, 'Cy Alone');
  await world.database.query('update boats set smallest_number = 6 where id = $1', [other.id]);
  await moveTripStart(world, cy.bookingId, 5);
  await decide();
  expect(await isOffered(cy)).toBe(false);
  expect((await readTrip(world, cy.token)).body.booking.status).toBe('paid');
});

test('a reopened departure that again has too few guests is called off again', async () => {
  await moveTripStart(world, ana.bookingId, 23.5);
  await decide();
  const bo = await bookPaidTrip(world, boat, { groupSize: 4 }, 'Bo Late');
  await world.database.query(
    `update bookings set start_date = first.start_date, end_date = first.end_date, time = first.time
     from bookings first where first.id = $1 and bookings.id = $2`,
    [ana.bookingId, bo.bookingId],
  );
  await decide();
  expect(await isOffered(bo)).toBe(true);
});

test('a departure with only unpaid bookings is called off, and they are cancelled', async () => {
  const other = await addBoat(world);
  await world.database.query('update boats set smallest_number = 6 where id = $1', [other.id]);
  const visitor = newVisitor(world, 'Bo Late');
  const { body } = await visitor.reserve(other, { groupSize: 2 });
  await moveTripStart(world, body.id, 20);
  await decide();
  expect((await visitor.booking(body.id)).status).toBe('cancelled');
});
