import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNylasWorld, tuesday, type NylasWorld } from '../testing/nylas-world.ts';

let world: NylasWorld;
let grantId = '';
const now = tuesday / 1000;
const day = 86_400;

beforeAll(async () => {
  world = await createNylasWorld();
  grantId = await world.connect('ana@work.test');
});

afterAll(() => world.close());

const at = (iso: string) => Date.parse(iso) / 1000;

async function newCalendar(): Promise<string> {
  const { data } = await world.nylas.calendars.create({
    identifier: grantId,
    requestBody: { name: 'Series', timezone: 'America/Puerto_Rico' },
  });
  return data.id;
}

async function series(
  calendarId: string,
  when: Parameters<NylasWorld['nylas']['events']['create']>[0]['requestBody']['when'],
  recurrence: string[],
) {
  const { data } = await world.nylas.events.create({
    identifier: grantId,
    queryParams: { calendarId },
    requestBody: { title: 'Series', when, recurrence },
  });
  return data;
}

async function expanded(calendarId: string, more: object = {}) {
  const { data } = await world.nylas.events.list({
    identifier: grantId,
    queryParams: {
      calendarId,
      expandRecurring: true,
      start: String(now),
      end: String(now + 40 * day),
      ...more,
    },
  });
  return data;
}

type Listed = Awaited<ReturnType<typeof expanded>>;

const starts = (events: Listed) =>
  events.map(({ when }) =>
    'startTime' in when
      ? new Date(when.startTime * 1000).toISOString().slice(0, 16)
      : 'date' in when
        ? when.date
        : '',
  );

test('a weekly event in Amsterdam stays at 19:00 local time when the clocks change', async () => {
  const calendarId = await newCalendar();
  const master = await series(
    calendarId,
    {
      startTime: at('2026-10-20T17:00:00Z'),
      endTime: at('2026-10-20T18:30:00Z'),
      startTimezone: 'Europe/Amsterdam',
    },
    ['RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=4', 'EXDATE;TZID=Europe/Amsterdam:20261103T190000'],
  );
  const events = await expanded(calendarId);
  expect(starts(events)).toEqual(['2026-10-20T17:00', '2026-10-27T18:00', '2026-11-10T18:00']);
  expect(events[1]).toMatchObject({
    id: `${master.id}_20261027T180000Z`,
    masterEventId: master.id,
    originalStartTime: at('2026-10-27T18:00:00Z'),
    when: { endTime: at('2026-10-27T19:30:00Z') },
    title: 'Series',
  });
  expect(events[1]?.recurrence).toBeUndefined();
});

test('an unexpanded series is listed once with its rule if it has an occurrence in the window', async () => {
  const calendarId = await newCalendar();
  const recurrence = ['RRULE:FREQ=DAILY;INTERVAL=10'];
  const master = await series(calendarId, { date: '2026-10-21' }, recurrence);
  const within = (start: string, end: string) =>
    expanded(calendarId, {
      expandRecurring: false,
      start: String(at(start)),
      end: String(at(end)),
    });
  expect(await within('2026-11-08T12:00:00Z', '2026-11-12T12:00:00Z')).toMatchObject([
    { id: master.id, recurrence, when: { date: '2026-10-21' } },
  ]);
  expect(await within('2026-11-02T12:00:00Z', '2026-11-09T12:00:00Z')).toEqual([]);
});

test('one occurrence can be moved and another deleted without changing the series', async () => {
  const calendarId = await newCalendar();
  const master = await series(
    calendarId,
    { startTime: now, endTime: now + 3600, startTimezone: 'America/Puerto_Rico' },
    ['RRULE:FREQ=WEEKLY'],
  );
  const moved = `${master.id}_20261027T120000Z`;
  const gone = `${master.id}_20261103T120000Z`;
  const named = (eventId: string) => ({
    identifier: grantId,
    eventId,
    queryParams: { calendarId },
  });
  await world.nylas.events.update({
    ...named(moved),
    requestBody: {
      when: { startTime: at('2026-10-29T15:00:00Z'), endTime: at('2026-10-29T16:00:00Z') },
    },
  });
  await world.nylas.events.destroy(named(gone));
  expect(starts(await expanded(calendarId))).toEqual([
    '2026-10-20T12:00',
    '2026-10-29T15:00',
    '2026-11-10T12:00',
    '2026-11-17T12:00',
    '2026-11-24T12:00',
  ]);
  expect((await world.nylas.events.find(named(moved))).data).toMatchObject({
    masterEventId: master.id,
    originalStartTime: at('2026-10-27T12:00:00Z'),
  });
  const all = await expanded(calendarId, { showCancelled: true });
  expect(all.filter(({ status }) => status === 'cancelled')).toMatchObject([{ id: gone }]);
  const unexpanded = await expanded(calendarId, { expandRecurring: false });
  expect(unexpanded.map(({ id, status }) => [id, status])).toEqual([
    [master.id, 'confirmed'],
    [moved, 'confirmed'],
    [gone, 'cancelled'],
  ]);
  await expect(world.nylas.events.destroy(named(gone))).rejects.toMatchObject({ statusCode: 404 });
  await expect(
    world.nylas.events.find(named(`${master.id}_20261028T120000Z`)),
  ).rejects.toMatchObject({ statusCode: 404 });

  await world.nylas.events.update({
    ...named(master.id),
    requestBody: { recurrence: ['RRULE:FREQ=WEEKLY;INTERVAL=2'] },
  });
  expect(starts(await expanded(calendarId))).toEqual(['2026-10-20T12:00', '2026-11-17T12:00']);
  await world.nylas.events.destroy(named(master.id));
  expect(await expanded(calendarId, { showCancelled: true })).toEqual([]);
});

test('an all-day series has an occurrence on each day of its rule, except excluded days', async () => {
  const calendarId = await newCalendar();
  const master = await series(calendarId, { date: '2026-10-21' }, [
    'RRULE:FREQ=WEEKLY; BYDAY=WE,TH;UNTIL=20261105T000000Z',
    'EXDATE;VALUE=DATE:20261028',
  ]);
  const events = await expanded(calendarId);
  expect(starts(events)).toEqual([
    '2026-10-21',
    '2026-10-22',
    '2026-10-29',
    '2026-11-04',
    '2026-11-05',
  ]);
  expect(events[2]).toMatchObject({
    id: `${master.id}_20261029`,
    originalStartTime: at('2026-10-29T04:00:00Z'),
  });
});

test('the paged list of occurrences contains each occurrence exactly once', async () => {
  const calendarId = await newCalendar();
  await series(calendarId, { startTime: now, endTime: now + 60 }, ['RRULE:FREQ=DAILY']);
  await series(calendarId, { startTime: now, endTime: now + 60 }, ['RRULE:FREQ=DAILY;INTERVAL=2']);
  const ids: string[] = [];
  for await (const page of world.nylas.events.list({
    identifier: grantId,
    queryParams: {
      calendarId,
      expandRecurring: true,
      limit: 7,
      start: String(now),
      end: String(now + 20 * day),
    },
  })) {
    expect(page.data.length).toBeLessThanOrEqual(7);
    ids.push(...page.data.map(({ id }) => id));
  }
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
});

test.each([
  ['no rule', ['EXDATE:20261020T120000Z']],
  ['two rules', ['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY']],
  ['an added date', ['RRULE:FREQ=DAILY', 'RDATE:20261020T120000Z']],
  ['an occurrence every second', ['RRULE:FREQ=SECONDLY']],
  ['several occurrences a day', ['RRULE:FREQ=DAILY;BYHOUR=1,2,3']],
  ['an invalid weekday', ['RRULE:FREQ=WEEKLY;BYDAY=XX']],
  ['a nonexistent excluded date', ['RRULE:FREQ=DAILY', 'EXDATE:20261399T000000Z']],
])('a recurrence with %s is refused', async (_name, recurrence) => {
  await expect(
    series('primary', { startTime: now, endTime: now + 60 }, recurrence),
  ).rejects.toMatchObject({ statusCode: 400, type: 'api.invalid_request_error' });
});

test('a seeded weekly series follows New York time, with skipped, moved and cancelled weeks', async () => {
  const events = await expanded('primary', { showCancelled: true });
  const of = (title: string) => events.filter((event) => event.title === title);
  const breakfasts = of('Team breakfast');
  expect(starts(breakfasts)).toEqual([
    '2026-10-20T11:30',
    '2026-11-04T15:00',
    '2026-11-10T11:30',
    '2026-11-17T11:30',
    '2026-11-24T11:30',
  ]);
  expect(breakfasts.map(({ status }) => status)).toEqual([
    'confirmed',
    'confirmed',
    'cancelled',
    'confirmed',
    'confirmed',
  ]);
  expect(starts(of('Weekly call with New York'))).toEqual([
    '2026-10-20T13:00',
    '2026-10-27T13:00',
    '2026-11-03T14:00',
    '2026-11-10T14:00',
    '2026-11-17T14:00',
    '2026-11-24T14:00',
  ]);
  const [night] = of('Night shift with New York');
  expect(night?.when).toMatchObject({
    startTime: at('2026-11-01T02:00:00Z'),
    endTime: at('2026-11-01T13:00:00Z'),
  });
  expect(starts(of('Call with the workshop in Amsterdam'))).toEqual(['2026-10-25T14:00']);
  expect(of('Conference')[0]?.when).toEqual({
    object: 'datespan',
    startDate: '2026-10-28',
    endDate: '2026-10-30',
  });
});
