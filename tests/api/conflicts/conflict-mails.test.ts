import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  busyMorning,
  meetOperator,
  createConflictWorld,
  START,
  type ConflictWorld,
} from '../../support/worlds/operators/conflict-world.ts';
import { mailsTo } from '../../support/providers/mailbox.ts';
import { bookPaidTrip } from '../../support/worlds/guests/trip-link-requests.ts';

let conflictWorld: ConflictWorld;
beforeAll(async () => {
  conflictWorld = await createConflictWorld();
});
afterAll(() => conflictWorld.close());

test('a busy day that overlaps several sold trips is reported to their operator in one mail', async () => {
  const { world } = conflictWorld;
  const { operator, boat, calendarSays, conflicts } = await meetOperator(conflictWorld);
  await bookPaidTrip(world, boat, { start: START, end: START, groupSize: 2 }, 'Ana Boat');
  await bookPaidTrip(world, boat, { start: START, end: START, groupSize: 3 }, 'Bo Late');
  await calendarSays(busyMorning);
  await expect.poll(async () => (await conflicts()).length, { timeout: 30_000 }).toBe(2);
  const mails = await mailsTo(world, operator.email);
  const told = mails.filter(({ subject }) => subject.startsWith('Calendar conflict'));
  expect(told.map(({ subject }) => subject)).toEqual(['Calendar conflicts with 2 booked trips']);
  expect(told[0]?.text).toContain('Ana Boat, 2 guests');
  expect(told[0]?.text).toContain('Bo Late, 3 guests');
});
