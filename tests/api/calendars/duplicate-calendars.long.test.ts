import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarFeedView } from '#contract/operator/calendar-api.ts';
import {
  act,
  connectAndRead,
  newAccount,
  PATIENCE,
  type CalendarAccount,
} from '../../support/providers/calendar-account.ts';
import {
  addFeed,
  operatorWithBoats,
  closedOn,
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
import { newVisitor } from '../../support/worlds/guests/paying-visitor.ts';
import { waitForCalendarJobs } from '../../support/product/wait-for-jobs.ts';
import { dayAhead } from '../../support/worlds/guests/paying-world.ts';

let feeds: FeedServer;
let world: OperatorWorld;

beforeAll(async () => {
  feeds = await sharedFeeds();
  world = await createOperatorWorld();
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

test('events that the product wrote close no departure in a calendar that is both connected and a feed', async () => {
  const operator = await operatorWithBoats(world);
  const [boat, other] = operator.boats;
  const account = newAccount(world);
  await connectAndRead(world, operator, account);
  await newVisitor(world).reserve(boat, { startDate: DAY });
  const ofTheTrip = [`UID:${await nameOfOnlyEvent(account)}`, ...from('090000', '140000')];
  const ofAnother = ['UID:dentist@elsewhere.test', ...from('150000', '160000')];
  const strangely = [`UID:${'long '.repeat(200)}`, ...from('230000', '233000')];
  feeds.answer('/same.ics', calendarAnswer(buildCalendar(ofTheTrip, ofAnother, strangely)));
  const { status } = await addFeed(world, operator, feeds.url('/same.ics'));

  expect(status).toBe(201);
  await expect.poll(() => closedOn(world, other, DAY), PATIENCE).toEqual(['14:00']);
  const list = await call<CalendarFeedView[]>(world.baseUrl, 'calendarFeeds', operator);
  expect(list.body).toMatchObject([{ busyCount: 2, problem: null }]);
});

test('a trip in a feed stops closing its departure once the connected calendar reveals its event UID', async () => {
  const operator = await operatorWithBoats(world);
  const [boat] = operator.boats;
  const account = newAccount(world);
  await connectAndRead(world, operator, account);
  const { body: booking } = await newVisitor(world).reserve(boat, { startDate: DAY });
  const uid = await nameOfOnlyEvent(account);
  // The notice of the new event has been processed by then, so it cannot reveal the UID.
  await waitForCalendarJobs(world);
  await world.database.query("update calendar_events set ical_uids = '{}' where booking_id = $1", [
    booking.id,
  ]);
  feeds.answer(
    '/late.ics',
    calendarAnswer(buildCalendar([`UID:${uid}`, ...from('090000', '140000')])),
  );
  const { body: feed } = await addFeed(world, operator, feeds.url('/late.ics'));
  await expect.poll(() => closedOn(world, boat, DAY), PATIENCE).toEqual(['09:00']);

  expect((await act(world, operator, 'syncCalendar')).status).toBe(200);
  const { token } = operator;
  await call(world.baseUrl, 'readCalendarFeed', { token, parts: { id: feed.id } });
  await expect.poll(() => closedOn(world, boat, DAY), PATIENCE).toBeNull();
});

test('a trip’s event that was deleted from the calendar but is still in its feed closes no departure', async () => {
  const operator = await operatorWithBoats(world);
  const [boat] = operator.boats;
  const account = newAccount(world);
  await connectAndRead(world, operator, account);
  await newVisitor(world).reserve(boat, { startDate: DAY });
  const uid = await nameOfOnlyEvent(account);
  await account.remove((await account.events())[0]?.id ?? '');
  await act(world, operator, 'syncCalendar');
  await expect.poll(() => nameOfOnlyEvent(account), PATIENCE).not.toBe(uid);
  feeds.answer(
    '/old.ics',
    calendarAnswer(buildCalendar([`UID:${uid}`, ...from('090000', '140000')])),
  );
  const { body } = await addFeed(world, operator, feeds.url('/old.ics'));
  expect(body).toMatchObject({ busyCount: 0, problem: null });
});

test('an event with the UID of another operator’s trip is a busy time', async () => {
  const theirs = await operatorWithBoats(world);
  const account = newAccount(world);
  await connectAndRead(world, theirs, account);
  await newVisitor(world).reserve(theirs.boats[0], { startDate: DAY });
  const name = await nameOfOnlyEvent(account);
  const operator = await operatorWithBoats(world);
  const copied = [`UID:${name}`, ...from('090000', '140000')];
  feeds.answer('/theirs.ics', calendarAnswer(buildCalendar(copied)));
  await addFeed(world, operator, feeds.url('/theirs.ics'));

  await expect.poll(() => closedOn(world, operator.boats[0], DAY), PATIENCE).toEqual(['09:00']);
});

/** Waits for the only event, and returns its iCalendar UID. */
async function nameOfOnlyEvent(account: CalendarAccount): Promise<string> {
  await expect.poll(async () => (await account.events()).length, PATIENCE).toBe(1);
  const [written] = await account.events();
  const { data } = await account.nylas.events.find({
    identifier: account.email,
    eventId: written?.id ?? '',
    queryParams: { calendarId: account.email },
  });
  return data.icalUid ?? '';
}
