import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { bookByHand, freePlaces } from '../operators/manual-booking-actions.ts';
import { connectAndRead } from '../../providers/calendar-account.ts';
import { sendOne } from '../operators/operator-documents.ts';
import { calendarAnswer, buildCalendar, sharedFeeds } from '../../providers/feed-server.ts';
import {
  call,
  createOperatorWorld,
  ownBoat,
  signIn,
  type OperatorWorld,
} from '../operators/operators.ts';
import { dayAhead } from './paying-world.ts';

export const ROSAS = 'rosa@demo.test';
export const ROSAS_CALENDAR = 'rosa.calendar@demo.test';

/** Ids of Rosa's records besides boats, and a function that prepares another feed. */
export type RosaFixtures = {
  feedId: string;
  exportId: string;
  askedId: string;
  conflictId: string;
  crewLinkId: string;
  documentId: string;
  /** A manual booking. */
  byHandId: string;
  reviewId: string;
  /** A guest's change request. */
  changeRequestId: string;
  /** A declined payment to feature her boat. */
  refusedFeature: { id: string; requestKey: string };
  /** Serves a calendar at a new URL; returns the payload that adds it as a feed. */
  newFeed: () => { name: string; address: string; allBoats: boolean; boatIds: string[] };
};

export type RosaWorld = {
  world: OperatorWorld;
  token: string;
  boat: OperatorBoatView;
  fixtures: RosaFixtures;
  close(): Promise<void>;
};

/** Creates the demo world and gives Rosa a record of every kind that an operator can have. */
export async function createRosaWorld(): Promise<RosaWorld> {
  const feeds = await sharedFeeds();
  const world = await createOperatorWorld();
  const token = await signIn(world, ROSAS);
  let feedsAdded = 0;
  const newFeed = () => {
    feedsAdded += 1;
    const path = `/calendar-${feedsAdded}.ics`;
    feeds.answer(path, calendarAnswer(buildCalendar()));
    return { name: 'Another calendar', address: feeds.url(path), allBoats: true, boatIds: [] };
  };
  await connectAndRead(world, { token }, { email: ROSAS_CALENDAR });
  return {
    world,
    token,
    boat: await ownBoat(world, token, 'Windward Rose'),
    fixtures: { ...(await createFixtures(world, token, newFeed())), newFeed },
    async close() {
      await world.close();
      await feeds.close();
    },
  };
}

async function createFixtures(world: OperatorWorld, token: string, payload: object) {
  const money = { payoutMethod: 'paypal', paypalEmail: 'rosas-money@example.com' };
  await call(world.baseUrl, 'savePayoutDetails', { token, payload: money });
  const feed = await call<{ id: string }>(world.baseUrl, 'addCalendarFeed', { token, payload });
  const exports = await call<{ id: string }[]>(world.baseUrl, 'calendarExports', { token });
  const askedId = await askRosa(world);
  const boat = await ownBoat(world, token, 'Windward Rose');
  const link = { boatId: boat.id, date: dayAhead(4) };
  const crewLink = await call<{ id: string }>(world.baseUrl, 'makeCrewLink', {
    token,
    payload: link,
  });
  return {
    feedId: feed.body.id,
    exportId: exports.body[0]?.id ?? '',
    askedId,
    crewLinkId: crewLink.body.id,
    documentId: await sendOne(world, token, 'licence'),
    byHandId: await bookWalkIn(world, token),
    conflictId: await raiseConflict(world, askedId),
    changeRequestId: await askToCancel(world),
    reviewId: await unansweredReview(world),
    refusedFeature: await refuseFeature(world),
  };
}

/** Books a walk-in on Rosa's first departure with a free seat. */
async function bookWalkIn(world: OperatorWorld, token: string): Promise<string> {
  for (let ahead = 1; ahead < 60; ahead += 1) {
    const { boats, date } = await freePlaces(world, { token }, dayAhead(ahead));
    for (const boat of boats) {
      const time = boat.departures.find(({ seatsLeft }) => seatsLeft > 0)?.time;
      if (time === undefined) continue;
      const trip = { start: date, end: date, time, groupSize: 1 };
      return (await bookByHand(world, { token, boats: [boat] }, trip)).body.bookingId;
    }
  }
  throw new Error('Rosa has no departure with a free seat.');
}

/** Puts one of Rosa's trips into `asked`, awaiting her approval. */
async function askRosa(world: OperatorWorld): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `update bookings set status = 'asked', approval_due_at = now() + interval '1 hour'
     where id = (select bookings.id from bookings join boats on boats.id = bookings.boat_id
       where boats.name = 'Windward Rose' and bookings.status = 'paid' limit 1)
     returning id`,
  );
  return rows[0]?.id ?? '';
}

/** Inserts an open conflict between a busy time and one of Rosa's trips. */
async function raiseConflict(world: OperatorWorld, bookingId: string): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `insert into calendar_conflicts (id, booking_id, busy_key, busy_from, busy_until, status, raised_at)
     values (gen_random_uuid(), $1, 'x', now(), now(), 'open', now()) returning id`,
    [bookingId],
  );
  return rows[0]?.id ?? '';
}

/** Inserts a guest's request to cancel a trip. */
async function askToCancel(world: OperatorWorld): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `insert into change_requests (id, booking_id, kind, made_at, due_at)
     select gen_random_uuid(), bookings.id, 'cancel', now(), now() + interval '1 hour'
     from bookings join boats on boats.id = bookings.boat_id
     where boats.name = 'Trade Wind' and bookings.status = 'paid' and bookings.start_date > current_date + 1
     limit 1 returning id`,
  );
  return rows[0]?.id ?? '';
}

/** Finds a review that Rosa has not answered. */
async function unansweredReview(world: OperatorWorld): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `select reviews.id from reviews join boats on boats.id = boat_id
     join operators on operators.id = operator_id
     where operators.email = $1 and answer is null limit 1`,
    [ROSAS],
  );
  return rows[0]?.id ?? '';
}

/** Inserts a declined payment to feature Rosa's boat. */
async function refuseFeature(world: OperatorWorld) {
  const { rows } = await world.database.query<RosaFixtures['refusedFeature']>(
    `insert into boat_features (id, boat_id, operator_id, idempotency_key, amount_cents, status, created_at)
     select gen_random_uuid(), id, operator_id, gen_random_uuid(), 29000, 'refused', now()
     from boats where name = 'Windward Rose' returning boat_id as id, idempotency_key as "requestKey"`,
  );
  return rows[0] ?? { id: '', requestKey: '' };
}
