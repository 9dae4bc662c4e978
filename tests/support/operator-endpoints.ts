import { randomUUID } from 'node:crypto';
import type { endpoints, EndpointName } from '#contract/endpoints.ts';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import { connectAndRead } from './calendar-account.ts';
import {
  boatForm,
  call,
  openOperatorWorld,
  ownBoat,
  signIn,
  type Call,
  type OperatorWorld,
} from './operators.ts';
import { calendarAnswer, calendarOf, sharedFeeds } from './feed-server.ts';
import { dayAhead } from './paying-world.ts';

export type OperatorEndpoint = {
  [Name in EndpointName]: (typeof endpoints)[Name]['caller'] extends 'operator' ? Name : never;
}[EndpointName];

/**
 * How each endpoint is called, and what it means that an operator sees only their own: `not found`, the
 * thing is another's; `own`, the answer is about the caller alone. A new endpoint has to be put here.
 */
export const table: Record<
  OperatorEndpoint,
  { call: (boat: OperatorBoatView, things: RosasThings) => Call; sees: 'not found' | 'own' }
> = {
  me: { call: () => ({}), sees: 'own' },
  saveContact: { call: () => ({ payload: { phone: '+1 721 555 0199' } }), sees: 'own' },
  saveRebookings: { call: () => ({ payload: { takesRebookings: true } }), sees: 'own' },
  operatorBoats: { call: () => ({}), sees: 'own' },
  operatorBoat: { call: ({ id }) => ({ parts: { id } }), sees: 'not found' },
  createBoat: { call: () => ({ payload: boatForm() }), sees: 'own' },
  updateBoat: {
    call: ({ id }) => ({ parts: { id }, payload: { name: 'Mine now' } }),
    sees: 'not found',
  },
  deleteBoat: { call: ({ id }) => ({ parts: { id } }), sees: 'not found' },
  featureBoat: {
    call: ({ id }) => ({
      parts: { id },
      payload: { paymentMethod: 'pm_card_visa', requestKey: randomUUID() },
    }),
    sees: 'not found',
  },
  featurePayment: {
    call: (_, { refusedFeature }) => ({ parts: refusedFeature }),
    sees: 'not found',
  },
  operatorBookings: { call: () => ({}), sees: 'own' },
  operatorMetrics: { call: () => ({}), sees: 'own' },
  operatorDay: { call: () => ({ parts: { date: dayAhead(3) } }), sees: 'own' },
  keepBoarding: {
    call: (_, { askedId: bookingId }) => {
      const act = { id: randomUUID(), bookingId, date: dayAhead(3), at: new Date().toISOString() };
      return { payload: { acts: [{ ...act, kind: 'absent', guests: null }] } };
    },
    sees: 'own',
  },
  makeCrewLink: {
    call: ({ id: boatId }) => ({ payload: { boatId, date: dayAhead(3) } }),
    sees: 'not found',
  },
  revokeCrewLink: {
    call: (_, { crewLinkId }) => ({ parts: { id: crewLinkId } }),
    sees: 'not found',
  },
  payoutDetails: { call: () => ({}), sees: 'own' },
  savePayoutDetails: { call: () => ({ payload: { payoutMethod: 'cash' } }), sees: 'own' },
  statement: { call: () => ({}), sees: 'own' },
  statementFile: { call: () => ({}), sees: 'own' },
  addPhoto: { call: ({ id }) => ({ parts: { id } }), sees: 'not found' },
  orderPhotos: {
    call: ({ id, images: photos }) => ({ parts: { id }, payload: { photos } }),
    sees: 'not found',
  },
  removePhoto: {
    call: ({ id, images }) => ({ parts: { id, photoId: images[0]?.id ?? '' } }),
    sees: 'not found',
  },
  approvals: { call: () => ({}), sees: 'own' },
  answerTrip: {
    call: (_, { askedId }) => ({ parts: { id: askedId }, payload: { answer: 'no' } }),
    sees: 'not found',
  },
  moveGuest: {
    call: (_, { askedId }) => ({
      parts: { id: askedId },
      payload: { date: '2030-01-01', time: '09:00', requestKey: randomUUID() },
    }),
    sees: 'not found',
  },
  moveDeparture: {
    call: ({ id }) => ({
      payload: {
        ...{ boatId: id, day: '2030-01-01', time: '09:00' },
        ...{ to: { date: '2030-01-02', time: '09:00' }, requestKey: randomUUID() },
      },
    }),
    sees: 'not found',
  },
  writeToGuests: {
    call: ({ id }) => ({
      payload: {
        ...{ boatId: id, day: '2030-01-01', time: '09:00' },
        ...{ message: 'Ahoy', requestKey: randomUUID() },
      },
    }),
    sees: 'not found',
  },
  closeTimes: {
    call: ({ id }) => ({ payload: { boatIds: [id], day: '2030-01-01', hours: null } }),
    sees: 'not found',
  },
  callOffs: { call: () => ({}), sees: 'own' },
  callOffPreview: {
    call: ({ id }) => ({ payload: { boatIds: [id], day: '2030-01-01', time: null } }),
    sees: 'not found',
  },
  callOff: {
    call: ({ id }) => ({
      payload: {
        ...{ boatIds: [id], day: '2030-01-01', time: null },
        ...{ reason: 'weather', note: '', requestKey: randomUUID() },
      },
    }),
    sees: 'not found',
  },
  changeRequests: { call: () => ({}), sees: 'own' },
  answerChangeRequest: {
    call: (_, { changeRequestId }) => ({
      parts: { id: changeRequestId },
      payload: { answer: 'no' },
    }),
    sees: 'not found',
  },
  operatorReviews: { call: () => ({}), sees: 'own' },
  answerReview: {
    call: (_, { reviewId }) => ({ parts: { id: reviewId }, payload: { words: 'Thank you!' } }),
    sees: 'not found',
  },
  calendarConflicts: { call: () => ({}), sees: 'own' },
  keepTrip: { call: (_, { conflictId }) => ({ parts: { id: conflictId } }), sees: 'not found' },
  moveTrip: {
    call: (_, { conflictId }) => ({
      parts: { id: conflictId },
      payload: { date: '2030-01-01', time: '09:00' },
    }),
    sees: 'not found',
  },
  cancelTrip: { call: (_, { conflictId }) => ({ parts: { id: conflictId } }), sees: 'not found' },
  calendarConnection: { call: () => ({}), sees: 'own' },
  startCalendar: { call: () => ({}), sees: 'own' },
  syncCalendar: { call: () => ({}), sees: 'not found' },
  selectCalendar: { call: () => ({ payload: { calendarId: ROSAS_CALENDAR } }), sees: 'not found' },
  disconnectCalendar: { call: () => ({}), sees: 'own' },
  chooseCalendarBoats: {
    call: () => ({ payload: { allBoats: true, boatIds: [] } }),
    sees: 'not found',
  },
  calendarFeeds: { call: () => ({}), sees: 'own' },
  addCalendarFeed: { call: (_, { newFeed }) => ({ payload: newFeed() }), sees: 'own' },
  chooseFeedBoats: {
    call: (_, { feedId }) => ({ parts: { id: feedId }, payload: { allBoats: true, boatIds: [] } }),
    sees: 'not found',
  },
  readCalendarFeed: { call: (_, { feedId }) => ({ parts: { id: feedId } }), sees: 'not found' },
  removeCalendarFeed: { call: (_, { feedId }) => ({ parts: { id: feedId } }), sees: 'not found' },
  calendarExports: { call: () => ({}), sees: 'own' },
  rotateCalendarExport: {
    call: (_, { exportId }) => ({ parts: { id: exportId } }),
    sees: 'not found',
  },
  logout: { call: () => ({}), sees: 'own' },
};
export const ROSAS = 'rosa@demo.test';
export const ROSAS_CALENDAR = 'rosa.calendar@demo.test';

/** What Rosa has beside boats, and what nobody has yet. */
export type RosasThings = {
  feedId: string;
  exportId: string;
  askedId: string;
  conflictId: string;
  crewLinkId: string;
  /** What a guest of hers said of a trip. */
  reviewId: string;
  /** What a guest of hers asks. */
  changeRequestId: string;
  /** A payment to feature her boat that was refused. */
  refusedFeature: { id: string; requestKey: string };
  /** An address that nobody has given yet. */
  newFeed: () => { name: string; address: string; allBoats: boolean; boatIds: string[] };
};

export type RosasWorld = {
  world: OperatorWorld;
  /** Hers. */
  token: string;
  boat: OperatorBoatView;
  things: RosasThings;
  close(): Promise<void>;
};

/** The demo world, in which Rosa has one of everything that an operator can have. */
export async function openRosasWorld(): Promise<RosasWorld> {
  const feeds = await sharedFeeds();
  const world = await openOperatorWorld();
  const token = await signIn(world, ROSAS);
  let feedsAdded = 0;
  const newFeed = () => {
    feedsAdded += 1;
    const path = `/calendar-${feedsAdded}.ics`;
    feeds.answer(path, calendarAnswer(calendarOf()));
    return { name: 'Another calendar', address: feeds.url(path), allBoats: true, boatIds: [] };
  };
  await connectAndRead(world, { token }, { email: ROSAS_CALENDAR });
  return {
    world,
    token,
    boat: await ownBoat(world, token, 'Windward Rose'),
    things: { ...(await giveThings(world, token, newFeed())), newFeed },
    async close() {
      await world.close();
      await feeds.close();
    },
  };
}

async function giveThings(world: OperatorWorld, token: string, payload: object) {
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
    conflictId: await raiseConflict(world, askedId),
    changeRequestId: await askToCancel(world),
    reviewId: await unansweredReview(world),
    refusedFeature: await refuseFeature(world),
  };
}

/** One of Rosa's trips, waiting for her yes. */
async function askRosa(world: OperatorWorld): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `update bookings set status = 'asked', approval_due_at = now() + interval '1 hour'
     where id = (select bookings.id from bookings join boats on boats.id = bookings.boat_id
       where boats.name = 'Windward Rose' and bookings.status = 'paid' limit 1)
     returning id`,
  );
  return rows[0]?.id ?? '';
}

/** A busy time on one of Rosa's trips. */
async function raiseConflict(world: OperatorWorld, bookingId: string): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `insert into calendar_conflicts (id, booking_id, busy_key, busy_from, busy_until, status, raised_at)
     values (gen_random_uuid(), $1, 'x', now(), now(), 'open', now()) returning id`,
    [bookingId],
  );
  return rows[0]?.id ?? '';
}

/** A guest of Rosa's asks to cancel. */
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

/** What a guest of Rosa's said, and she has not answered. */
async function unansweredReview(world: OperatorWorld): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `select reviews.id from reviews join boats on boats.id = boat_id
     join operators on operators.id = operator_id
     where operators.email = $1 and answer is null limit 1`,
    [ROSAS],
  );
  return rows[0]?.id ?? '';
}

/** A card that Rosa tried to have her boat featured with, and that was refused. */
async function refuseFeature(world: OperatorWorld) {
  const { rows } = await world.database.query<RosasThings['refusedFeature']>(
    `insert into boat_features (id, boat_id, operator_id, idempotency_key, amount_cents, status, created_at)
     select gen_random_uuid(), id, operator_id, gen_random_uuid(), 29000, 'refused', now()
     from boats where name = 'Windward Rose' returning boat_id as id, idempotency_key as "requestKey"`,
  );
  return rows[0] ?? { id: '', requestKey: '' };
}
