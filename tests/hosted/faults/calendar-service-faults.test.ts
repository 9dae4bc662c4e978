import { setTimeout as sleep } from 'node:timers/promises';
import { signIn, soldDay } from '../../support/browser/operator-journey.ts';
import {
  createCalendarAccount,
  act,
  allow,
  between,
  connectAndRead,
  connection,
} from '../../support/providers/calendar-account.ts';
import { closedOn } from '../../support/worlds/operators/calendar-operators.ts';
import { callAdmin, signInAdmin } from '../../support/worlds/admins/admins.ts';
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { payByCard } from '../../support/worlds/guests/visitors.ts';
import { whileFaulty } from '../set-faults.ts';
import { newBoatToBook } from '../hosted-operators.ts';
import { expect, test, toast, world } from '../hosted-test.ts';
import type { Fault } from '../world/fault-proxy.ts';

const soon = { timeout: 60_000, intervals: [200] };
const shop = { baseUrl: world.shop };
const start = soldDay();

const failures: [how: string, fault: Fault][] = [
  ['is unreachable', { kind: 'away' }],
  ['cuts off its responses', { kind: 'cut' }],
];

for (const [how, fault] of failures) {
  test(`while Nylas ${how}, a calendar sync fails with a message, and the busy times read before still count`, async ({
    own,
  }) => {
    const { operator, boat, account } = await connectedBoat(`read-${fault.kind}-${own}`);
    await account.put(between('10:00', '11:00', start));
    await waitForClosedTimes(boat.id, ['09:00']);
    const refused = await whileFaulty({ nylas: fault }, async () => {
      const answer = await act(shop, operator, 'syncCalendar');
      expect(await connection(shop, operator)).toMatchObject({
        connected: true,
        needsReconnect: false,
        problem: answer.message,
      });
      await waitForClosedTimes(boat.id, ['09:00']);
      return answer;
    });
    expect([refused.status, refused.message]).toEqual([
      503,
      'Your calendar isn’t responding. We’ll keep trying, and use the busy times we last read.',
    ]);
    const again = async () => (await act(shop, operator, 'syncCalendar')).body.problem;
    await expect.poll(again, soon).toBeNull();
  });

  test(`a change announced while Nylas ${how} is read once Nylas responds`, async ({ own }) => {
    const { operator, boat, account } = await connectedBoat(`told-${fault.kind}-${own}`);
    const problem = async () => (await connection(shop, operator)).problem;
    await whileFaulty({ nylas: fault }, async () => {
      await account.put(between('10:00', '11:00', start));
      await expect.poll(problem, soon).toMatch(/^Your calendar isn’t responding\./);
    });
    await waitForClosedTimes(boat.id, ['09:00']);
    expect(await problem()).toBeNull();
  });

  test(`a trip sold while Nylas ${how} is written to the calendar exactly once, and removed when it is called off`, async ({
    own,
    turn,
  }) => {
    const { operator, boat, account } = await connectedBoat(`sold-${fault.kind}-${own}`);
    const visitor = newVisitor(shop);
    const titles = async () => (await account.events()).map(({ title }) => title);
    const bookingId = await whileFaulty({ nylas: fault }, async () => {
      const held = await visitor.hold(
        { ...boat, operator: operator.email },
        { start, end: start, time: '09:00', groupSize: 2 },
      );
      await payByCard(held.page);
      const status = async () => (await visitor.booking(held.bookingId)).status;
      await expect.poll(status, soon).toBe('paid');
      // The service received the first request although the connection was cut.
      await expect.poll(titles, soon).toHaveLength(fault.kind === 'cut' ? 1 : 0);
      return held.bookingId;
    });
    await expect.poll(titles, soon).toEqual([`${boat.name}: Ana Boat, 2 guests`]);
    expect((await act(shop, operator, 'syncCalendar')).body.problem).toBeNull();
    expect(await titles()).toHaveLength(1);
    const code = { away: 2, cut: 6 }[fault.kind as 'away' | 'cut'] + turn;
    await whileFaulty({ nylas: fault }, async () => {
      await callOff(bookingId, world.admin.recoveryCodes[code] ?? '');
      await sleep(1_000);
    });
    await expect.poll(titles, soon).toEqual([]);
  });

  test(`a calendar that could not be connected because Nylas ${how} is connected at the next try`, async ({
    page,
    press,
    own,
  }) => {
    const key = `allowed-${fault.kind}-${own}`;
    const { operator } = await newBoatToBook(key);
    const email = `${key}@calendars.test`;
    await signIn(page, press, operator);
    const calendars = page.getByRole('region', { name: 'Calendars' });
    await press(calendars.getByRole('button', { name: 'Connect Calendar' }));
    await page.waitForURL(`${world.nylas}/**`);
    const callbackUrl = await allow(page.url(), { email });
    await whileFaulty({ nylas: fault }, () => page.goto(callbackUrl));
    await expect(toast(page, 'Connection Failed')).toContainText(
      'Your calendar wasn’t connected. Please try again.',
    );
    await expect(calendars.getByText('Not connected')).toBeVisible();
    await press(calendars.getByRole('button', { name: 'Connect Calendar' }));
    await page.waitForURL(`${world.nylas}/**`);
    await page.goto(await allow(page.url(), { email }));
    await expect(toast(page, 'Calendar Updated')).toBeVisible();
    await expect(calendars.getByText(email, { exact: true })).toBeVisible();
  });
}

test('connecting, reading and writing a calendar work while Nylas is slow', async ({ own }) => {
  await whileFaulty({ nylas: { kind: 'slow', ms: 400 } }, async () => {
    const { operator, boat, account } = await connectedBoat(`slow-${own}`);
    await account.put(between('15:00', '16:00', start));
    const visitor = newVisitor(shop);
    const held = await visitor.hold(
      { ...boat, operator: operator.email },
      { start, end: start, time: '09:00', groupSize: 2 },
    );
    await payByCard(held.page);
    const titles = async () => (await account.events()).map(({ title }) => title).toSorted();
    await expect.poll(titles, soon).toEqual([`${boat.name}: Ana Boat, 2 guests`, 'Dentist']);
    expect((await act(shop, operator, 'syncCalendar')).body.problem).toBeNull();
  });
});

/** Creates an operator's boat with a connected calendar that has been read. */
async function connectedBoat(key: string) {
  const both = await newBoatToBook(key);
  const email = `${key}@calendars.test`.toLowerCase();
  await connectAndRead(shop, both.operator, { email });
  return { ...both, account: createCalendarAccount({ baseUrl: world.nylasItself }, email) };
}

/** Signs in as the super admin with a recovery code and cancels the booking. */
async function callOff(id: string, recoveryCode: string): Promise<void> {
  const { email, password } = world.admin;
  const cookie = await signInAdmin(shop, email, password, recoveryCode);
  const cancelled = await callAdmin(world.shop, 'adminCancelBooking', {
    cookie,
    parts: { id },
    payload: { reason: 'The engine is broken.', refundCents: 16_000, mostCents: 16_000 },
  });
  expect(cancelled.status).toBe(200);
}

async function waitForClosedTimes(boatId: string, times: string[]): Promise<void> {
  for (const baseUrl of world.servers) {
    await expect.poll(() => closedOn({ baseUrl }, { id: boatId }, start), soon).toEqual(times);
  }
}
