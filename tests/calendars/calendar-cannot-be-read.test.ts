import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  act,
  between,
  calendarChaos,
  connectAndRead,
  connection,
  DAY,
  newAccount,
  PATIENCE,
  type CalendarAccount,
} from '../support/calendar-account.ts';
import { captainWithBoats, closedOn, type CalendarCaptain } from '../support/calendar-captains.ts';
import { openCaptainWorld, type CaptainWorld } from '../support/captains.ts';
import { askForCheckout } from '../support/visitors.ts';
import { numberFrom } from '../support/world-in-test.ts';

let world: CaptainWorld;
let captain: CalendarCaptain;
let account: CalendarAccount;

beforeAll(async () => {
  world = await openCaptainWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  captain = await captainWithBoats(world);
  account = newAccount(world);
  await connectAndRead(world, captain, account);
});
afterEach(() => calendarChaos(world));

const closed = () => closedOn(world, captain.boats[0], DAY);
const sync = () => act(world, captain, 'syncCalendar');

test.each([
  ['is down', { apiDown: true }, 'Your calendar does not answer right now.'],
  ['refuses for no reason', { apiRefuses: true }, 'Your calendar could not be read.'],
])('that a service %s is said in words, and what was read still counts', async (_, wish, words) => {
  await account.put(between('10:00', '11:00'));
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  const before = await connection(world, captain);
  await calendarChaos(world, wish);
  const answer = await sync();
  expect(answer.status).toBe(503);
  expect(answer.message).toBe(
    `${words} What we read of it before still counts, and we keep trying.`,
  );
  const choice = { calendarId: account.email };
  expect((await act(world, captain, 'selectCalendar', choice)).status).toBe(503);
  const during = await connection(world, captain);
  expect(during).toMatchObject({ connected: true, needsReconnect: false, problem: answer.message });
  expect(Date.parse(during.lastSyncAt ?? '')).toBe(Date.parse(before.lastSyncAt ?? ''));
  expect(await closed()).toEqual(['09:00']);
  await calendarChaos(world);
  expect((await sync()).body.problem).toBeNull();
});

test('a calendar read too long ago is read before a sale, or its captain is asked', async () => {
  const [boat] = captain.boats;
  const ask = async (time: string) => {
    await world.database.query(
      "update calendar_sources set read_at = now() - interval '1 hour' where operator_id = $1",
      [boat.operatorId],
    );
    const seats = { boat, mode: 'perSeat', start: DAY, time, groupSize: 2 } as const;
    return askForCheckout(world.door, seats);
  };
  const asked = 'select count(*) from bookings where needs_approval and boat_id = $1';
  await calendarChaos(world, { drop: true });
  await account.put(between('10:00', '11:00'));
  expect((await ask('09:00')).message).toContain('no departure at 9:00 AM');
  expect((await ask('14:00')).status).toBe(200);
  expect(await numberFrom(world.database, asked, [boat.id])).toBe(0);
  for (const wish of [{ apiDown: true }, { apiDown: false, apiRefuses: true }]) {
    await calendarChaos(world, wish);
    expect((await ask('14:00')).status).toBe(200);
  }
  expect(await numberFrom(world.database, asked, [boat.id])).toBe(2);
});
