import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNylasWorld, tuesday, type NylasWorld } from '../testing/nylas-world.ts';

let world: NylasWorld;
const now = tuesday / 1000;
const hour = 3600;

beforeAll(async () => {
  world = await createNylasWorld();
  await seed('one', [
    [1, 2],
    [4, 5],
  ]);
  await seed('two', [[2, 3]]);
});
afterAll(() => world.close());

/** Creates a person who is busy at these hours from now. */
async function seed(name: string, busy: [from: number, to: number][]): Promise<void> {
  const email = `${name}@work.test`;
  const events = busy.map(([from, to]) => ({
    title: 'busy',
    when: {
      object: 'timespan' as const,
      start_time: now + from * hour,
      end_time: now + to * hour,
    },
  }));
  await world.sandbox.seedAccount({
    email,
    provider: 'google',
    name,
    calendars: [{ name: 'One', events }],
  });
  await world.connect(email);
}

type Request = Parameters<NylasWorld['nylas']['calendars']['getAvailability']>[0]['requestBody'];

/** Slots in hours from now, with the free participants. */
async function ask(request: Partial<Request>) {
  const { data } = await world.nylas.calendars.getAvailability({
    requestBody: {
      startTime: now,
      endTime: now + 6 * hour,
      durationMinutes: 60,
      participants: [{ email: 'one@work.test' }, { email: 'two@work.test' }],
      ...request,
    },
  });
  return data.timeSlots.map(({ emails, startTime, endTime }) => [
    (Number(startTime) - now) / hour,
    (Number(endTime) - now) / hour,
    emails.map((email) => email.split('@')[0]).join(' '),
  ]);
}

test('a meeting fits when everyone is free', async () => {
  expect(await ask({})).toEqual([
    [0, 1, 'one two'],
    [3, 4, 'one two'],
    [5, 6, 'one two'],
  ]);
});

test('a meeting that needs only one of several people fits when any of them is free', async () => {
  const availabilityRules = {
    availabilityMethod: 'max-availability',
  } as NonNullable<Request['availabilityRules']>;
  expect(await ask({ availabilityRules })).toEqual([
    [0, 1, 'one two'],
    [1, 2, 'two'],
    [2, 3, 'one'],
    [3, 4, 'one two'],
    [4, 5, 'two'],
    [5, 6, 'one two'],
  ]);
});

test('slots begin at round times, one per interval', async () => {
  const starts = async (request: Partial<Request>) =>
    (await ask({ endTime: now + 1.5 * hour, ...request })).map(([start]) => start);
  const alone = { participants: [{ email: 'two@work.test' }] };
  expect(await starts({ ...alone, durationMinutes: 30, intervalMinutes: 15 })).toEqual([
    0, 0.25, 0.5, 0.75, 1,
  ]);
  expect(await starts({ ...alone, startTime: now + 60, durationMinutes: 30 })).toEqual([
    0.25, 0.75,
  ]);
  expect(await starts({ ...alone, startTime: now + 60, durationMinutes: 30, roundTo: 60 })).toEqual(
    [1],
  );
});

test('a buffer keeps meetings away from busy times', async () => {
  const availabilityRules = { buffer: { before: 30, after: 0 } };
  expect(await ask({ availabilityRules })).toEqual([
    // The half hour before the next event is not free.
    [5, 6, 'one two'],
  ]);
});

test('availability is limited to open hours, and a date can have its own hours', async () => {
  // Tuesday, eight in the morning in that zone.
  const openHours = [
    { days: [2], timezone: 'America/Puerto_Rico', start: '8:00', end: '9:00', exdates: [] },
  ];
  const participants = (more: object) => [{ email: 'two@work.test', openHours, ...more }];
  expect(await ask({ participants: participants({}) })).toEqual([[0, 1, 'two']]);
  const specificTimeAvailability = [
    { date: '2026-10-20', start: '11:00', end: '12:30', timezone: 'America/Puerto_Rico' },
  ];
  expect(await ask({ participants: participants({ specificTimeAvailability }) })).toEqual([
    [3, 4, 'two'],
  ]);
});

test('an invalid availability request is refused', async () => {
  await expect(ask({ participants: [{ email: 'nobody@work.test' }] })).rejects.toMatchObject({
    statusCode: 404,
  });
  await expect(ask({ durationMinutes: 7 })).rejects.toMatchObject({ statusCode: 400 });
  await expect(ask({ endTime: now })).rejects.toMatchObject({ statusCode: 400 });
});
