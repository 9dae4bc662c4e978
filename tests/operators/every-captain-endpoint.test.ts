import { randomUUID } from 'node:crypto';
import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { OperatorBoatView } from '#contract/operator-views.ts';
import {
  askAuth,
  boatForm,
  call,
  newCaptain,
  openCaptainWorld,
  ownBoat,
  signIn,
  type Call,
  type CaptainWorld,
} from '../support/captains.ts';
import {
  calendarAnswer,
  calendarOf,
  openFeedServer,
  type FeedServer,
} from '../support/feed-server.ts';

type CaptainEndpoint = {
  [Name in EndpointName]: (typeof endpoints)[Name]['caller'] extends 'operator' ? Name : never;
}[EndpointName];

/**
 * How each endpoint is called, and what it means that a captain sees only their own: `not found`, the
 * thing is another's; `own`, the answer is about the caller alone. A new endpoint has to be put here.
 */
const table: Record<
  CaptainEndpoint,
  { call: (boat: OperatorBoatView) => Call; sees: 'not found' | 'own' }
> = {
  me: { call: () => ({}), sees: 'own' },
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
  operatorBookings: { call: () => ({}), sees: 'own' },
  operatorFigures: { call: () => ({}), sees: 'own' },
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
  askedTrips: { call: () => ({}), sees: 'own' },
  answerTrip: {
    call: () => ({ parts: { id: calendar.askedId }, payload: { answer: 'no' } }),
    sees: 'not found',
  },
  calendarConflicts: { call: () => ({}), sees: 'own' },
  keepTrip: { call: () => ({ parts: { id: calendar.conflictId } }), sees: 'not found' },
  moveTrip: {
    call: () => ({
      parts: { id: calendar.conflictId },
      payload: { date: '2030-01-01', time: '09:00' },
    }),
    sees: 'not found',
  },
  cancelTrip: { call: () => ({ parts: { id: calendar.conflictId } }), sees: 'not found' },
  calendarFeeds: { call: () => ({}), sees: 'own' },
  addCalendarFeed: { call: () => ({ payload: newFeed() }), sees: 'own' },
  chooseFeedBoats: {
    call: () => ({ parts: { id: calendar.feedId }, payload: { allBoats: true, boatIds: [] } }),
    sees: 'not found',
  },
  readCalendarFeed: { call: () => ({ parts: { id: calendar.feedId } }), sees: 'not found' },
  removeCalendarFeed: { call: () => ({ parts: { id: calendar.feedId } }), sees: 'not found' },
  calendarExports: { call: () => ({}), sees: 'own' },
  rotateCalendarExport: { call: () => ({ parts: { id: calendar.exportId } }), sees: 'not found' },
  logout: { call: () => ({}), sees: 'own' },
};
const names = Object.keys(table) as CaptainEndpoint[];

const ROSAS = 'rosa@demo.test';
let world: CaptainWorld;
let rosa: string;
let boat: OperatorBoatView;
let feeds: FeedServer;
const calendar = { feedId: '', exportId: '', askedId: '', conflictId: '' };
let feedsAdded = 0;

/** An address that nobody has given yet. */
function newFeed() {
  feedsAdded += 1;
  const path = `/calendar-${feedsAdded}.ics`;
  feeds.answer(path, calendarAnswer(calendarOf()));
  return { name: 'Another calendar', address: feeds.url(path), allBoats: true, boatIds: [] };
}

/** One of Rosa's trips, waiting for her yes. */
async function askRosa(): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `update bookings set status = 'asked', captain_answers_until = now() + interval '1 hour'
     where id = (select bookings.id from bookings join boats on boats.id = bookings.boat_id
       where boats.name = 'Windward Rose' and bookings.status = 'paid' limit 1)
     returning id`,
  );
  return rows[0]?.id ?? '';
}

/** A busy time on one of Rosa's trips. */
async function raiseConflict(bookingId: string): Promise<string> {
  const { rows } = await world.database.query<{ id: string }>(
    `insert into calendar_conflicts (id, booking_id, busy_key, busy_from, busy_until, status, raised_at)
     values (gen_random_uuid(), $1, 'x', now(), now(), 'open', now()) returning id`,
    [bookingId],
  );
  return rows[0]?.id ?? '';
}

beforeAll(async () => {
  feeds = await openFeedServer();
  world = await openCaptainWorld({ CALENDAR_FEED_HOSTS: feeds.host });
  rosa = await signIn(world, ROSAS);
  boat = await ownBoat(world, rosa, 'Windward Rose');
  const payload = { payoutMethod: 'paypal', paypalEmail: 'rosas-money@example.com' };
  await call(world.door, 'savePayoutDetails', { token: rosa, payload });
  const feed = await call<{ id: string }>(world.door, 'addCalendarFeed', {
    token: rosa,
    payload: newFeed(),
  });
  const exports = await call<{ id: string }[]>(world.door, 'calendarExports', { token: rosa });
  calendar.askedId = await askRosa();
  calendar.conflictId = await raiseConflict(calendar.askedId);
  calendar.feedId = feed.body.id;
  calendar.exportId = exports.body[0]?.id ?? '';
});
afterAll(async () => {
  await world.close();
  await feeds.close();
});

test('the table has every endpoint for captains', () => {
  const declared = (Object.entries(endpoints) as [EndpointName, Endpoint][])
    .filter(([, endpoint]) => endpoint.caller === 'operator')
    .map(([name]) => name);
  expect(names.toSorted()).toEqual(declared.toSorted());
});

describe('a captain gets at nothing of another’s', () => {
  test.each(names)('through %s', async (name) => {
    const stranger = await newCaptain(world);
    const before = await ownBoat(world, rosa, 'Windward Rose');
    const answer = await call(world.door, name, {
      token: stranger.token,
      ...table[name].call(boat),
    });
    if (table[name].sees === 'not found') expect(answer.status).toBe(404);
    else expect(answer.status).toBeLessThan(300);
    for (const secret of [
      boat.id,
      boat.operatorId,
      'Windward Rose',
      'rosas-money',
      ROSAS,
      'SXM-DEMO',
    ]) {
      expect(answer.text).not.toContain(secret);
    }
    expect(await ownBoat(world, rosa, 'Windward Rose')).toEqual(before);
  });
});

test('what a captain’s own calls answer is as the contract says', async () => {
  const other = await ownBoat(world, rosa, 'Trade Wind');
  // A photo is sent as a file: that is tried in photo-uploads.test.ts. What is removed is gone for the rest.
  const settling = ['answerTrip', 'keepTrip', 'moveTrip', 'cancelTrip'];
  const elsewhere = ['deleteBoat', 'logout', 'addPhoto', 'removeCalendarFeed', ...settling];
  for (const name of names.filter((each) => !elsewhere.includes(each))) {
    const answer = await call(world.door, name, { token: rosa, ...table[name].call(other) });
    const endpoint: Endpoint = endpoints[name];
    const schema = endpoint.answers[answer.status];
    const body = endpoint.contentType === undefined ? answer.body : answer.text;
    expect(schema && z.parse(schema, body), name).toEqual(body);
    expect(answer.headers.get('cache-control'), name).toBe('no-store');
  }
});

/** What the auth service itself says in a good token, to be bent. */
function claimsOf(token: string): JWTPayload {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
}

async function signed(
  claims: JWTPayload,
  header: { alg?: string; kid?: string } = {},
  key?: CryptoKey,
) {
  const ours = (await importJWK(world.signingKey, 'ES256')) as CryptoKey;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'tests', typ: 'JWT', ...header })
    .sign(key ?? ours);
}

/** Every way of not being signed in. Each makes a token of somebody who would be Rosa, or somebody new. */
const badTokens: Record<string, () => Promise<string | null>> = {
  'no session': async () => null,
  nonsense: async () => 'nonsense',
  'an expired token': async () => {
    const claims = claimsOf(await signIn(world, ROSAS));
    return signed({ ...claims, iat: (claims.iat ?? 0) - 7200, exp: (claims.iat ?? 0) - 60 });
  },
  'a token without an end': async () => {
    const { exp: _, ...claims } = claimsOf(await signIn(world, ROSAS));
    return signed(claims);
  },
  'a token signed by another key': async () => {
    const { privateKey } = await generateKeyPair('ES256');
    return signed(claimsOf(await signIn(world, ROSAS)), {}, privateKey);
  },
  'a token signed by an unknown key': async () => {
    const { privateKey } = await generateKeyPair('ES256');
    return signed(claimsOf(await signIn(world, ROSAS)), { kid: 'unknown' }, privateKey);
  },
  'alg none': async () => new UnsecuredJWT(claimsOf(await signIn(world, ROSAS))).encode(),
  'the public key as a shared secret': async () => {
    const keys = await askAuth<{ keys: JsonWebKey[] }>(world, '/.well-known/jwks.json', {
      method: 'GET',
    });
    const claims = claimsOf(await signIn(world, ROSAS));
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'tests' })
      .sign(new TextEncoder().encode(JSON.stringify(keys.keys[0])));
  },
  'a token of another issuer': async () =>
    signed({ ...claimsOf(await signIn(world, ROSAS)), iss: 'https://elsewhere.test/auth/v1' }),
  'a token for another audience': async () =>
    signed({ ...claimsOf(await signIn(world, ROSAS)), aud: 'anon' }),
  'a session that was signed out': async () => {
    const token = await signIn(world, ROSAS);
    await askAuth(world, '/logout?scope=local', { token });
    return token;
  },
  'an unconfirmed user': async () => {
    const { token, email } = await newCaptain(world);
    await world.database.query(
      'update auth_service.account set email_confirmed_ms = null where email = $1',
      [email],
    );
    return token;
  },
  'a banned user': async () => {
    const { token } = await newCaptain(world);
    const { sub } = claimsOf(token);
    const payload = { ban_duration: '1h' };
    await askAuth(world, `/admin/users/${sub}`, {
      token: world.serviceKey,
      method: 'PUT',
      payload,
    });
    return token;
  },
  'a deleted user': async () => {
    const { token } = await newCaptain(world);
    const { sub } = claimsOf(token);
    await askAuth(world, `/admin/users/${sub}`, { token: world.serviceKey, method: 'DELETE' });
    return token;
  },
  'a suspended captain': async () => {
    const { token, email } = await newCaptain(world);
    await world.database.query("update operators set status = 'suspended' where email = $1", [
      email,
    ]);
    return token;
  },
  'somebody who is no captain': async () => {
    const payload = {
      email: `guest-${Date.now()}@demo.test`,
      password: 'only-a-guest',
      email_confirm: true,
    };
    await askAuth(world, '/admin/users', { token: world.serviceKey, payload });
    return signIn(world, payload.email, payload.password);
  },
};

describe.each(Object.entries(badTokens))('%s', (_, makeToken) => {
  test('is told to sign in, everywhere', async () => {
    const token = await makeToken();
    for (const name of names) {
      const answer = await call(world.door, name, { token, ...table[name].call(boat) });
      expect(answer.status, name).toBe(401);
      expect(answer.message, name).toMatch(/^[A-Z].*\.$/);
    }
    expect((await ownBoat(world, rosa, 'Windward Rose')).name).toBe('Windward Rose');
  });
});
