import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, toInstant, toIslandNow } from '#domain/time/days.ts';
import {
  act,
  between,
  calendarChaos,
  connectAndRead,
  connection,
  DAY,
  deliver,
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
import { runJobs } from '../../support/product/wait-for-jobs.ts';
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

const closed = (day = DAY) => closedOn(world, operator.boats[0], day);
const sync = () => act(world, operator, 'syncCalendar');
const NEXT = addDays(DAY, 1);
const island = 'America/Lower_Princes';

const countSpans = () =>
  numberFrom(
    world.database,
    'select count(*) from busy_spans join calendar_sources on id = source_id where operator_id = $1',
    [operator.boats[0].operatorId],
  );

/** Adds an event without a notice, then syncs the calendar. */
async function putAndSync(event: object): Promise<string> {
  await calendarChaos(world, { drop: true });
  const id = await account.put(event);
  expect((await sync()).status).toBe(200);
  return id;
}

describe('an event that makes an operator busy closes the departures it overlaps', () => {
  test.each([
    ['in the morning', between('10:00', '11:00'), ['09:00']],
    ['around noon', between('12:00', '15:00'), ['09:00', '14:00']],
    ['that lasts all day', { title: 'Off', when: { date: DAY } }, ['09:00', '14:00']],
    [
      'that lasts several days',
      { title: 'Dry dock', when: { startDate: addDays(DAY, -2), endDate: DAY } },
      ['09:00', '14:00'],
    ],
    [
      'in another time zone',
      between('10:00', '11:00', DAY, { when: timesIn('Europe/Amsterdam') }),
      ['09:00'],
    ],
    [
      'that recurs weekly',
      between(
        '10:00',
        '11:00',
        addDays(DAY, -14),
        weekly(between('10:00', '11:00', addDays(DAY, -14))),
      ),
      ['09:00'],
    ],
  ])('an event %s closes the departures it overlaps', async (_, event, times) => {
    await putAndSync(event);
    await expect.poll(closed, PATIENCE).toEqual(times);
    expect(await closed(NEXT)).toBeNull();
  });
});

/** Returns 10:30 to 11:00 on the island, for an event in another time zone. */
function timesIn(zone: string) {
  const startTime = toInstant(DAY, '10:30') / 1000;
  return { startTime, endTime: startTime + 1800, startTimezone: zone, endTimezone: zone };
}

function weekly(event: { when: object }) {
  const zones = { startTimezone: island, endTimezone: island };
  return { when: { ...event.when, ...zones }, recurrence: ['RRULE:FREQ=WEEKLY'] };
}

describe('an event without busy time closes no departure', () => {
  test.each([
    ['marked as free', between('10:00', '11:00', DAY, { busy: false })],
    ['without a duration', { title: 'Call', when: { time: toInstant(DAY, '10:00') / 1000 } }],
    ['on the day before', between('08:00', '23:00', addDays(DAY, -1))],
  ])('an event %s closes no departure', async (_, event) => {
    await putAndSync(event);
    await putAndSync(between('15:00', '16:00'));
    await expect.poll(closed, PATIENCE).toEqual(['14:00']);
  });

  test('an event that the operator declined closes no departure', async () => {
    const participants = [{ email: account.email, status: 'no' }];
    await putAndSync(between('10:00', '11:00', DAY, { participants }));
    await putAndSync(between('15:00', '16:00'));
    await expect.poll(closed, PATIENCE).toEqual(['14:00']);
  });
});

test('a tentative event closes a departure, and cancelling an event or one instance of a series reopens it', async () => {
  const when = { start_day: DAY, end_day: DAY, start_time: '10:00', end_time: '11:00' };
  const form = { title: 'Perhaps', kind: 'timed', timezone: island, ...when };
  await account.post(`calendars/${account.email}`, { ...form, status: 'maybe' });
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  const [event] = await account.events();
  await account.post(`events/${event?.id}`, { ...form, status: 'cancelled' });
  await expect.poll(closed, PATIENCE).toBeNull();
  const from = addDays(DAY, -7);
  const first = between('10:00', '11:00', from);
  const series = await account.put({ ...first, ...weekly(first) });
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  const instance = new Date(toInstant(DAY, '10:00')).toISOString().replaceAll(/[-:]|\.000/g, '');
  await account.remove(`${series}_${instance}`);
  await expect.poll(closed, PATIENCE).toBeNull();
  expect(await closed(from)).toEqual(['09:00']);
  expect(await closed(addDays(DAY, 7))).toEqual(['09:00']);
});

test('a change notification from the calendar service updates the departures that guests see', async () => {
  const id = await account.put(between('10:00', '11:00'));
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
  const [boat] = operator.boats;
  const seats = { boat, mode: 'perSeat', start: DAY, time: '09:00', groupSize: 2 } as const;
  expect((await askForCheckout(world.baseUrl, seats)).message).toContain('no departure at 9:00 AM');
  await account.change(id, between('15:00', '16:00'));
  await expect.poll(closed, PATIENCE).toEqual(['14:00']);
  await account.remove(id);
  await expect.poll(closed, PATIENCE).toBeNull();
  expect((await askForCheckout(world.baseUrl, seats)).status).toBe(200);
});

test('a calendar whose change notifications are lost is still read on schedule', async () => {
  await calendarChaos(world, { drop: true });
  await account.put(between('10:00', '11:00'));
  await runJobs(world, 'sync-calendars', [{}]);
  expect(await closed()).toBeNull();
  await world.database.query(
    "update calendar_sources set tried_at = now() - interval '5 minutes' where operator_id = $1",
    [operator.boats[0].operatorId],
  );
  await runJobs(world, 'sync-calendars', [{}]);
  await expect.poll(closed, PATIENCE).toEqual(['09:00']);
});

test('duplicate, late and reordered change notifications do not affect the result', async () => {
  await calendarChaos(world, { duplicate: 2, reorder: true });
  const id = await account.put(between('10:00', '11:00'));
  await account.change(id, between('15:00', '16:00'));
  const other = await account.put(between('10:00', '11:00'));
  await account.remove(other);
  await expect.poll(closed, PATIENCE).toEqual(['14:00']);
});

test('an all-day event in another time zone closes the same day on the island', async () => {
  const { data } = await account.nylas.calendars.create({
    identifier: account.email,
    requestBody: { name: 'Far away', timezone: 'Pacific/Kiritimati' },
  });
  await account.put({ title: 'Off', when: { date: DAY } }, data.id);
  await act(world, operator, 'selectCalendar', { calendarId: data.id });
  await expect.poll(closed, PATIENCE).toEqual(['09:00', '14:00']);
  expect([await closed(addDays(DAY, -1)), await closed(NEXT)]).toEqual([null, null]);
});

test('events are read from today to the last day of the booking horizon', async () => {
  const today = toIslandNow(Date.now()).day;
  await calendarChaos(world, { drop: true });
  await account.put({ title: 'Today', when: { date: today } });
  await account.put({ title: 'Last', when: { date: addDays(today, 180) } });
  await account.put({ title: 'Beyond', when: { date: addDays(today, 182) } });
  await sync();
  await expect.poll(() => closed(addDays(today, 180)), PATIENCE).toEqual(['09:00', '14:00']);
  expect(await closed(today)).toEqual(['09:00', '14:00']);
  expect(await countSpans()).toBe(2);
});

test('a calendar of several pages is read completely', async () => {
  await calendarChaos(world, { drop: true });
  for (let at = 0; at < 450; at += 50) {
    const hours = Array.from({ length: 50 }, (_, each) => at + each);
    await Promise.all(hours.map((hour) => account.put(minute(hour))));
  }
  expect((await sync()).body.problem).toBeNull();
  expect(await countSpans()).toBe(450);
});

function minute(at: number) {
  const startTime = toInstant(DAY, '00:00') / 1000 + at * 60;
  return { title: `Minute ${at}`, when: { startTime, endTime: startTime + 60 } };
}

test('an operator whose calendar was deleted at the provider is asked to choose another one', async () => {
  const { data } = await account.nylas.calendars.create({
    identifier: account.email,
    requestBody: { name: 'Charters' },
  });
  await act(world, operator, 'selectCalendar', { calendarId: data.id });
  await account.nylas.calendars.destroy({ identifier: account.email, calendarId: data.id });
  const answer = await sync();
  expect(answer.status).toBe(409);
  expect(answer.message).toContain('Please choose another one');
  const view = await connection(world, operator);
  expect(view.problem).toBe(answer.message);
  expect(view.calendars.map(({ id }) => id)).toEqual([account.email]);
  const choice = { calendarId: account.email };
  expect((await act(world, operator, 'selectCalendar', choice)).body.problem).toBeNull();
});

describe('the calendar webhook', () => {
  test('the calendar webhook echoes the challenge and refuses a request without one', async () => {
    const answer = await fetch(`${world.baseUrl}/webhooks/nylas?challenge=a%20b%3Cc%3E`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('a b<c>');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect((await fetch(`${world.baseUrl}/webhooks/nylas`)).status).toBe(400);
  });

  test('the calendar webhook accepts only requests that the service has signed', async () => {
    const message = { type: 'grant.expired', data: { object: { grant_id: 'unknown' } } };
    expect((await deliver(world, message)).status).toBe(200);
    expect((await deliver(world, 'not json')).status).toBe(200);
    for (const signature of ['', 'ab', 'f'.repeat(64), 'not hexadecimal']) {
      expect((await deliver(world, message, signature)).status).toBe(400);
    }
  });

  test('the calendar webhook asks the service whether an account has really expired', async () => {
    const { data } = await account.nylas.grants.find({ grantId: account.email });
    const message = { type: 'grant.expired', data: { object: { grant_id: data.id } } };
    const { lastSyncAt } = await connection(world, operator);
    expect((await deliver(world, message)).status).toBe(200);
    const read = async () => (await connection(world, operator)).lastSyncAt;
    await expect.poll(read, PATIENCE).not.toBe(lastSyncAt);
    expect((await connection(world, operator)).needsReconnect).toBe(false);
  });
});
