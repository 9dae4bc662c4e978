import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarFeedView } from '#contract/operator/calendar-api.ts';
import {
  addFeed,
  operatorWithBoats,
  closedOn,
  type CalendarOperator,
} from '../../support/worlds/operators/calendar-operators.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  calendarAnswer,
  buildCalendar,
  sharedFeeds,
  type FeedServer,
} from '../../support/providers/feed-server.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

let feeds: FeedServer;
let world: OperatorWorld;
let operator: CalendarOperator;

beforeAll(async () => {
  feeds = await sharedFeeds();
  world = await createOperatorWorld();
});
afterAll(async () => {
  await world.close();
  await feeds.close();
});
beforeEach(async () => {
  operator = await operatorWithBoats(world);
});

const DAY = dayAhead(40);
const OTHER_DAY = dayAhead(42);
const digits = (day: string) => day.replaceAll('-', '');
const morning = [`DTSTART:${digits(DAY)}T100000`, 'DURATION:PT1H'];
/** An event in which only the day can be read. */
const faulty = ['SUMMARY:Regatta dinner', `DTSTART:${digits(OTHER_DAY)}T996000`];

const readAgain = (feed: CalendarFeedView) =>
  call<CalendarFeedView>(world.baseUrl, 'readCalendarFeed', {
    token: operator.token,
    parts: { id: feed.id },
  });

/** Adds a calendar; returns the status of the read. */
async function readNew(path: string, text: string): Promise<CalendarFeedView> {
  feeds.answer(path, calendarAnswer(text));
  expect((await addFeed(world, operator, feeds.url(path))).status).toBe(201);
  return theFeed();
}

async function theFeed(): Promise<CalendarFeedView> {
  const { body } = await call<CalendarFeedView[]>(world.baseUrl, 'calendarFeeds', operator);
  const [feed] = body;
  if (!feed) throw new Error('There is no feed.');
  return feed;
}

const closed = async (day: string) => closedOn(world, operator.boats[0], day);

test('an event that cannot be read is reported to its operator and closes its day, and the other events are read', async () => {
  const feed = await readNew('/one-faulty.ics', buildCalendar(faulty, morning));
  expect(feed).toMatchObject({ busyCount: 2, problem: null, faultCount: 1 });
  expect(feed.faults).toEqual([
    {
      summary: 'Regatta dinner',
      date: OTHER_DAY,
      reason: 'When it starts cannot be read, so its day is closed.',
    },
  ]);
  await expect.poll(() => closed(DAY)).toEqual(['09:00']);
  await expect.poll(() => closed(OTHER_DAY)).toEqual(['09:00', '14:00']);
});

test('an event that is repaired in the calendar is no longer reported', async () => {
  const feed = await readNew('/mended.ics', buildCalendar(faulty, morning));
  feeds.answer('/mended.ics', calendarAnswer(buildCalendar(morning)));
  expect((await readAgain(feed)).body).toMatchObject({ faults: [], faultCount: 0, busyCount: 1 });
  await expect.poll(() => closed(OTHER_DAY)).toBeNull();
  feeds.answer('/mended.ics', calendarAnswer(buildCalendar(morning, faulty)));
  expect((await readAgain(feed)).body.faultCount).toBe(1);
  // The file has not changed since, and its fault is still reported.
  expect((await readAgain(feed)).body.faultCount).toBe(1);
});

test.each([
  [
    'with nothing but an event that cannot be read',
    buildCalendar(['DTSTART:soon']),
    /cannot be read/,
  ],
  ['that breaks off', buildCalendar(morning).slice(0, 120), /breaks off/],
])('a calendar %s keeps its earlier busy times', async (name, text, problem) => {
  const path = `/${name.length}.ics`;
  const feed = await readNew(path, buildCalendar(morning));
  feeds.answer(path, calendarAnswer(text));
  expect(await readAgain(feed)).toMatchObject({
    status: 503,
    message: expect.stringMatching(problem),
  });
  expect(await theFeed()).toMatchObject({ problem: expect.stringMatching(problem), busyCount: 1 });
  await expect.poll(() => closed(DAY)).toEqual(['09:00']);
});

const text = buildCalendar(morning);
const littleEnd = Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<[string, Buffer, Record<string, string>]>([
  ['in UTF-16, the little end first', littleEnd, {}],
  ['in UTF-16, the big end first', Buffer.from(littleEnd).swap16(), {}],
  ['in UTF-16 without a mark', littleEnd.subarray(2), {}],
  ['in UTF-8 with a mark', Buffer.from(`\ufeff${text}`), {}],
  ['packed by gzip', gzipSync(text), { 'content-encoding': 'gzip' }],
  ['as a packed file', gzipSync(littleEnd), { 'content-type': 'application/gzip' }],
])('a calendar %s is read', async (name, body, headers) => {
  const path = `/encoded-${name.length}.ics`;
  feeds.answer(path, (_, response) => void response.writeHead(200, headers).end(body));
  expect((await addFeed(world, operator, feeds.url(path))).status).toBe(201);
  expect(await theFeed()).toMatchObject({ busyCount: 1, faultCount: 0 });
  await expect.poll(() => closed(DAY)).toEqual(['09:00']);
});

test('both of two calendars in one file close departures, even if one has only free/busy times', async () => {
  const busyTimes = [
    'BEGIN:VFREEBUSY',
    `FREEBUSY:${digits(OTHER_DAY)}T190000Z/PT1H`,
    'END:VFREEBUSY',
  ];
  const second = ['BEGIN:VCALENDAR', ...busyTimes, 'END:VCALENDAR', ''].join('\r\n');
  const feed = await readNew('/two.ics', buildCalendar(morning) + second);
  expect(feed).toMatchObject({ busyCount: 2, faultCount: 0 });
  await expect.poll(() => closed(DAY)).toEqual(['09:00']);
  await expect.poll(() => closed(OTHER_DAY)).toEqual(['14:00']);
});
