import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarFeedView } from '#contract/operator/calendar-api.ts';
import {
  connectAndRead,
  connection,
  newAccount,
} from '../../support/providers/calendar-account.ts';
import {
  addFeed,
  operatorWithBoats,
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
import { addBoat, type NewBoat } from '../../support/worlds/guests/paying-world.ts';

const NOT_YOURS = 'One of these boats isn’t in your account. Nothing was changed.';
let feeds: FeedServer;
let world: OperatorWorld;
let operator: CalendarOperator;
let boat: NewBoat;
let stranger: NewBoat;

beforeAll(async () => {
  feeds = await sharedFeeds();
  feeds.answer('/calendar.ics', calendarAnswer(buildCalendar()));
  world = await createOperatorWorld();
  stranger = await addBoat(world);
});
afterAll(async () => {
  await world.close();
  await feeds.close();
});
beforeEach(async () => {
  operator = await operatorWithBoats(world);
  [boat] = operator.boats;
});

const refused = { status: 400, message: NOT_YOURS, body: { fields: { boatIds: NOT_YOURS } } };
const feedsOf = async () =>
  (await call<CalendarFeedView[]>(world.baseUrl, 'calendarFeeds', operator)).body;
/** Boats that a calendar may not get: another operator's, an unknown one, a deleted one. */
const wrong = (): [string, string][] => [
  ['another operator’s', stranger.id],
  ['nobody’s', randomUUID()],
  ['a deleted one', operator.boats[1].id],
];

async function deleteTheOther(): Promise<void> {
  const { token } = operator;
  const parts = { id: operator.boats[1].id };
  expect((await call(world.baseUrl, 'deleteBoat', { token, parts })).status).toBe(200);
}

test('a calendar feed cannot be added for another operator’s, an unknown or a deleted boat', async () => {
  await deleteTheOther();
  for (const [whose, id] of wrong()) {
    const answer = await addFeed(world, operator, feeds.url('/calendar.ics'), [boat.id, id]);
    expect(answer, whose).toMatchObject(refused);
  }
  expect(await feedsOf()).toEqual([]);
});

test('choosing another operator’s, an unknown or a deleted boat does not change the boats of a calendar feed', async () => {
  const { body: feed } = await addFeed(world, operator, feeds.url('/calendar.ics'), [boat.id]);
  await deleteTheOther();
  for (const [whose, id] of wrong()) {
    const answer = await call(world.baseUrl, 'chooseFeedBoats', {
      token: operator.token,
      parts: { id: feed.id },
      payload: { allBoats: false, boatIds: [id] },
    });
    expect(answer, whose).toMatchObject(refused);
  }
  expect(await feedsOf()).toMatchObject([{ boats: { allBoats: false, boatIds: [boat.id] } }]);
});

test('choosing another operator’s, an unknown or a deleted boat does not change the boats of a connected calendar', async () => {
  await connectAndRead(world, operator, newAccount(world));
  await deleteTheOther();
  for (const [whose, id] of wrong()) {
    const answer = await call(world.baseUrl, 'chooseCalendarBoats', {
      token: operator.token,
      payload: { allBoats: false, boatIds: [boat.id, id] },
    });
    expect(answer, whose).toMatchObject(refused);
  }
  expect((await connection(world, operator)).boats).toEqual({ allBoats: true, boatIds: [] });
});

test('deleting a boat removes it from the boats of a calendar', async () => {
  const ids = operator.boats.map(({ id }) => id);
  await addFeed(world, operator, feeds.url('/calendar.ics'), ids);
  await deleteTheOther();
  expect(await feedsOf()).toMatchObject([{ boats: { allBoats: false, boatIds: [boat.id] } }]);
});
