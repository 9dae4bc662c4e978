import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarFeedView } from '#contract/operator/calendar-api.ts';
import type { CalendarConflictView } from '#contract/operator/calendar-conflict-api.ts';
import { PATIENCE } from '../../support/providers/calendar-account.ts';
import { operatorWithBoats } from '../../support/worlds/operators/calendar-operators.ts';
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
import { dayAhead, readBoat } from '../../support/worlds/guests/paying-world.ts';
import { runJobs } from '../../support/product/wait-for-jobs.ts';
import { askForCheckout, reserve } from '../../support/worlds/guests/visitors.ts';

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
/** From ten to eleven on the island. */
const morning = [`DTSTART:${digits}T100000`, `DTEND:${digits}T110000`];
const afternoon = [`DTSTART:${digits}T150000`, `DTEND:${digits}T160000`];

const addFeed = (token: string, path: string, boatIds?: string[]) =>
  call<CalendarFeedView>(world.baseUrl, 'addCalendarFeed', {
    token,
    payload: {
      name: 'My calendar',
      address: feeds.url(path),
      allBoats: boatIds === undefined,
      boatIds: boatIds ?? [],
    },
  });

/** Polls, because answers are cached for a second. */
async function expectClosed(boat: { id: string }, times: string[] | null): Promise<void> {
  const expected = times === null ? [] : [{ date: DAY, times }];
  await expect.poll(async () => (await readBoat(world, boat.id)).closed).toEqual(expected);
}

test('a busy time in a feed closes the overlapping departures and blocks their sale', async () => {
  const operator = await operatorWithBoats(world);
  const [boat, other] = operator.boats;
  feeds.answer('/busy.ics', calendarAnswer(buildCalendar(morning)));
  const added = await addFeed(operator.token, '/busy.ics');
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ busyCount: 1, problem: null, isStale: false });
  expect(added.text).not.toContain(feeds.url('/busy.ics'));
  await expectClosed(boat, ['09:00']);
  await expectClosed(other, ['09:00']);
  const seats = { boat, mode: 'perSeat', start: DAY, groupSize: 2 } as const;
  const refused = await askForCheckout(world.baseUrl, { ...seats, time: '09:00' });
  expect(refused.status).toBe(400);
  expect(refused.message).toContain('no departure at 9:00 AM');
  const charter = { ...seats, mode: 'charter', time: '14:00' } as const;
  expect((await askForCheckout(world.baseUrl, charter)).status).toBe(409);
  expect((await askForCheckout(world.baseUrl, { ...seats, time: '14:00' })).status).toBe(200);
});

test('an operator can limit a feed to some boats, and can remove it', async () => {
  const operator = await operatorWithBoats(world);
  const [boat, other] = operator.boats;
  feeds.answer('/one-boat.ics', calendarAnswer(buildCalendar(morning)));
  const { body: feed } = await addFeed(operator.token, '/one-boat.ics', [boat.id]);
  expect(feed.boats).toEqual({ allBoats: false, boatIds: [boat.id] });
  await expectClosed(boat, ['09:00']);
  await expectClosed(other, null);
  await call(world.baseUrl, 'chooseFeedBoats', {
    token: operator.token,
    parts: { id: feed.id },
    payload: { allBoats: false, boatIds: [other.id] },
  });
  await expectClosed(boat, null);
  await expectClosed(other, ['09:00']);
  await call(world.baseUrl, 'removeCalendarFeed', {
    token: operator.token,
    parts: { id: feed.id },
  });
  await expectClosed(other, null);
});

test('removing a calendar removes its conflicts', async () => {
  const { token, boats } = await operatorWithBoats(world);
  const [boat] = boats;
  const seats = { boat, mode: 'perSeat', start: DAY, time: '09:00', groupSize: 2 } as const;
  expect((await reserve(world.baseUrl, seats)).status).toBe(201);
  feeds.answer('/clash.ics', calendarAnswer(buildCalendar(morning)));
  const { body: feed } = await addFeed(token, '/clash.ics');
  const conflicts = async () =>
    (await call<CalendarConflictView[]>(world.baseUrl, 'calendarConflicts', { token })).body.length;
  await expect.poll(conflicts, PATIENCE).toBe(1);
  await call(world.baseUrl, 'removeCalendarFeed', { token, parts: { id: feed.id } });
  await expect.poll(conflicts, PATIENCE).toBe(0);
});

test('an operator’s own trips in a feed close no departure, but another operator’s trips do', async () => {
  const { token, boats } = await operatorWithBoats(world);
  const [boat, other] = boats;
  const seats = { mode: 'perSeat', start: DAY, time: '09:00', groupSize: 2 } as const;
  const own = await reserve(world.baseUrl, { ...seats, boat });
  const { boats: theirs } = await operatorWithBoats(world);
  const strangers = await reserve(world.baseUrl, { ...seats, boat: theirs[0] });
  const named = (uid: string) => [`UID:${uid}@${new URL(world.baseUrl).hostname}`, ...morning];
  const uid = await calendarUidOf(own.body.id);
  feeds.answer('/own.ics', calendarAnswer(buildCalendar(named(uid))));
  expect((await addFeed(token, '/own.ics')).body.busyCount).toBe(0);
  // UID of bookings from earlier versions.
  feeds.answer('/earlier.ics', calendarAnswer(buildCalendar(named(own.body.id))));
  expect((await addFeed(token, '/earlier.ics')).body.busyCount).toBe(0);
  feeds.answer('/own.ics?again', calendarAnswer(buildCalendar(named(uid), afternoon)));
  const { body: feed } = await addFeed(token, '/own.ics?again');
  await expectClosed(boat, ['14:00']);
  const both = buildCalendar(named(await calendarUidOf(strangers.body.id)), afternoon);
  feeds.answer('/own.ics?again', calendarAnswer(both));
  await call(world.baseUrl, 'readCalendarFeed', { token, parts: { id: feed.id } });
  await expectClosed(other, ['09:00', '14:00']);
});

test('a feed is requested conditionally, and read again only if it changed', async () => {
  const operator = await operatorWithBoats(world);
  feeds.answer('/changing.ics', calendarAnswer(buildCalendar(morning)));
  const { body: feed } = await addFeed(operator.token, '/changing.ics');
  const readAgain = () =>
    call<CalendarFeedView>(world.baseUrl, 'readCalendarFeed', {
      token: operator.token,
      parts: { id: feed.id },
    });
  await readAgain();
  expect((await readAgain()).body).toMatchObject({ busyCount: 1, problem: null });
  const asked = feeds.asked().filter(({ path }) => path === '/changing.ics');
  expect(asked.at(-1)?.headers['if-none-match']).toBeDefined();
  feeds.answer('/changing.ics', calendarAnswer(buildCalendar(afternoon)));
  await readAgain();
  await expectClosed(operator.boats[0], ['14:00']);
});

test('a slow answer from a feed never overwrites one that was requested later', async () => {
  const operator = await operatorWithBoats(world);
  feeds.answer('/slow.ics', calendarAnswer(buildCalendar()));
  const { body: feed } = await addFeed(operator.token, '/slow.ics');
  const readAgain = () =>
    call(world.baseUrl, 'readCalendarFeed', { token: operator.token, parts: { id: feed.id } });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  feeds.answer('/slow.ics', (request, response) => {
    asked();
    void released.then(() => calendarAnswer(buildCalendar(morning))(request, response));
  });
  const slow = readAgain();
  await isAsked;
  feeds.answer('/slow.ics', calendarAnswer(buildCalendar(afternoon)));
  await readAgain();
  release();
  expect((await slow).status).toBe(200);
  await expectClosed(operator.boats[0], ['14:00']);
});

test('a queued read of a feed is dropped if the feed has been read since', async () => {
  const { token } = await operatorWithBoats(world);
  feeds.answer('/turns.ics', calendarAnswer(buildCalendar()));
  const before = Date.now();
  const { body: feed } = await addFeed(token, '/turns.ics');
  const asked = () => feeds.asked().filter(({ path }) => path === '/turns.ics').length;
  await runJobs(world, 'read-feed', [{ sourceId: feed.id, since: before - 1 }]);
  expect(asked()).toBe(1);
  await runJobs(world, 'read-feed', [{ sourceId: feed.id, since: Date.now() }]);
  expect(asked()).toBe(2);
});

test('a feed that can no longer be read shows the problem and keeps its busy times', async () => {
  const operator = await operatorWithBoats(world);
  feeds.answer('/breaking.ics', calendarAnswer(buildCalendar(morning)));
  const { body: feed } = await addFeed(operator.token, '/breaking.ics');
  feeds.answer('/breaking.ics', (_, response) => void response.writeHead(500).end());
  const { token } = operator;
  const parts = { id: feed.id };
  const { status, message } = await call(world.baseUrl, 'readCalendarFeed', { token, parts });
  const problem = 'The address answered with an error (500).';
  expect({ status, message }).toEqual({ status: 503, message: problem });
  const { body } = await call<CalendarFeedView[]>(world.baseUrl, 'calendarFeeds', { token });
  expect(body).toMatchObject([{ problem, lastReadAt: feed.lastReadAt }]);
  await expectClosed(operator.boats[0], ['09:00']);
});

test('a feed that the operator already has is refused', async () => {
  const operator = await operatorWithBoats(world);
  feeds.answer('/twice.ics', calendarAnswer(buildCalendar(morning)));
  expect((await addFeed(operator.token, '/twice.ics')).status).toBe(201);
  expect(await addFeed(operator.token, '/twice.ics')).toMatchObject({
    status: 409,
    message: 'You’ve already added this calendar link.',
  });
});

async function calendarUidOf(bookingId: string): Promise<string> {
  const { rows } = await world.database.query<{ uid: string }>(
    'select calendar_uid as uid from bookings where id = $1',
    [bookingId],
  );
  return rows[0]?.uid ?? '';
}
