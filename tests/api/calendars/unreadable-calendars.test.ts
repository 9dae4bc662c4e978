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
} from '../../support/providers/calendar-account.ts';
import {
  operatorWithBoats,
  closedOn,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { askForCheckout } from '../../support/worlds/guests/visitors.ts';
import { numberFrom } from '../../support/worlds/guests/two-server-world.ts';

let world: OperatorWorld;
let operator: CalendarOperator;
let account: CalendarAccount;

beforeAll(async () => {
  world = await createOperatorWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  operator = await operatorWithBoats(world);
  account = newAccount(world);
  await connectAndRead(world, operator, account);
});
afterEach(() => calendarChaos(world));

const closed = () => closedOn(world, operator.boats[0], DAY);
const sync = () => act(world, operator, 'syncCalendar');

test.each([
  ['is down', { apiDown: true }, 'Your calendar isn’t responding.'],
  ['refuses without a reason', { apiRefuses: true }, 'We couldn’t read your calendar.'],
])(
  'syncing with a calendar service that %s reports the problem and keeps the busy times',
  async (_, input, expected) => {
    await account.put(between('10:00', '11:00'));
    await expect.poll(closed, PATIENCE).toEqual(['09:00']);
    const before = await connection(world, operator);
    await calendarChaos(world, input);
    const answer = await sync();
    expect(answer.status).toBe(503);
    expect(answer.message).toBe(
      `${expected} We’ll keep trying, and use the busy times we last read.`,
    );
    const choice = { calendarId: account.email };
    expect((await act(world, operator, 'selectCalendar', choice)).status).toBe(503);
    const during = await connection(world, operator);
    expect(during).toMatchObject({
      connected: true,
      needsReconnect: false,
      problem: answer.message,
    });
    expect(Date.parse(during.lastSyncAt ?? '')).toBe(Date.parse(before.lastSyncAt ?? ''));
    expect(await closed()).toEqual(['09:00']);
    await calendarChaos(world);
    expect((await sync()).body.problem).toBeNull();
  },
);

test('an outdated calendar is read before a sale, which awaits approval if the read fails', async () => {
  const [boat] = operator.boats;
  const ask = async (time: string) => {
    await world.database.query(
      "update calendar_sources set read_at = now() - interval '1 hour' where operator_id = $1",
      [boat.operatorId],
    );
    const seats = { boat, mode: 'perSeat', start: DAY, time, groupSize: 2 } as const;
    return askForCheckout(world.baseUrl, seats);
  };
  const asked = 'select count(*) from bookings where needs_approval and boat_id = $1';
  await calendarChaos(world, { drop: true });
  await account.put(between('10:00', '11:00'));
  expect((await ask('09:00')).message).toContain('no departure at 9:00 AM');
  expect((await ask('14:00')).status).toBe(200);
  expect(await numberFrom(world.database, asked, [boat.id])).toBe(0);
  for (const input of [{ apiDown: true }, { apiDown: false, apiRefuses: true }]) {
    await calendarChaos(world, input);
    expect((await ask('14:00')).status).toBe(200);
  }
  expect(await numberFrom(world.database, asked, [boat.id])).toBe(2);
});
