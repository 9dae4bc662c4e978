import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarFeedView } from '#contract/calendar-views.ts';
import { connectAndRead, newAccount, PATIENCE } from '../support/calendar-account.ts';
import { addFeed, captainWithBoats, closedOn } from '../support/calendar-captains.ts';
import { call, openCaptainWorld, type CaptainWorld } from '../support/captains.ts';
import {
  calendarAnswer,
  calendarOf,
  openFeedServer,
  type FeedServer,
} from '../support/feed-server.ts';
import { newVisitor } from '../support/paying-visitor.ts';
import { dayAhead } from '../support/paying-world.ts';

let feeds: FeedServer;
let world: CaptainWorld;

beforeAll(async () => {
  feeds = await openFeedServer();
  world = await openCaptainWorld({ CALENDAR_FEED_HOSTS: feeds.host });
});
afterAll(async () => {
  await world.close();
  await feeds.close();
});

const DAY = dayAhead(40);
const digits = DAY.replaceAll('-', '');
const from = (start: string, end: string) => [
  `DTSTART:${digits}T${start}`,
  `DTEND:${digits}T${end}`,
];

test('a calendar that is connected and read by its address as well: what we wrote there makes nobody busy', async () => {
  const captain = await captainWithBoats(world);
  const [boat, other] = captain.boats;
  const account = newAccount(world);
  await connectAndRead(world, captain, account);
  await newVisitor(world).reserve(boat, { startDate: DAY });
  await expect.poll(async () => (await account.events()).length, PATIENCE).toBe(1);
  const [written] = await account.events();
  const { data: event } = await account.nylas.events.find({
    identifier: account.email,
    eventId: written?.id ?? '',
    queryParams: { calendarId: account.email },
  });
  const ofTheTrip = [`UID:${event.icalUid}`, ...from('090000', '140000')];
  const ofAnother = ['UID:dentist@elsewhere.test', ...from('150000', '160000')];
  const strangely = [`UID:${'long '.repeat(200)}`, ...from('230000', '233000')];
  feeds.answer('/same.ics', calendarAnswer(calendarOf(ofTheTrip, ofAnother, strangely)));
  const { status } = await addFeed(world, captain, feeds.url('/same.ics'));

  expect(status).toBe(201);
  await expect.poll(() => closedOn(world, other, DAY), PATIENCE).toEqual(['14:00']);
  const list = await call<CalendarFeedView[]>(world.door, 'calendarFeeds', captain);
  expect(list.body).toMatchObject([{ busyCount: 2, problem: null }]);
});

test('what another captain’s calendar calls its trips is a busy time like any other', async () => {
  const theirs = await captainWithBoats(world);
  const account = newAccount(world);
  await connectAndRead(world, theirs, account);
  await newVisitor(world).reserve(theirs.boats[0], { startDate: DAY });
  await expect.poll(async () => (await account.events()).length, PATIENCE).toBe(1);
  const [written] = await account.events();
  const captain = await captainWithBoats(world);
  const copied = [`UID:${written?.id}@sandbox.calendars`, ...from('090000', '140000')];
  feeds.answer('/theirs.ics', calendarAnswer(calendarOf(copied)));
  await addFeed(world, captain, feeds.url('/theirs.ics'));

  await expect.poll(() => closedOn(world, captain.boats[0], DAY), PATIENCE).toEqual(['09:00']);
});
