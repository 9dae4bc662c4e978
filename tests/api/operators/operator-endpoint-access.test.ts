import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { table, type OperatorEndpoint } from '../../support/worlds/operators/operator-endpoints.ts';
import {
  createRosaWorld,
  ROSAS,
  ROSAS_CALENDAR,
  type RosaWorld,
} from '../../support/worlds/guests/rosas-world.ts';
import {
  askAuth,
  call,
  newOperator,
  ownBoat,
  signIn,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';

const names = Object.keys(table) as OperatorEndpoint[];

let rosas: RosaWorld;
let world: OperatorWorld;
let rosa: string;
let boat: OperatorBoatView;
beforeAll(async () => {
  rosas = await createRosaWorld();
  ({ world, boat, token: rosa } = rosas);
});
afterAll(() => rosas.close());

test('the access table lists every endpoint for operators', () => {
  const declared = (Object.entries(endpoints) as [EndpointName, Endpoint][])
    .filter(([, endpoint]) => endpoint.caller === 'operator')
    .map(([name]) => name);
  expect(names.toSorted()).toEqual(declared.toSorted());
});

describe('one operator’s access to another’s data', () => {
  test.each(names)('an operator cannot reach another operator’s data through %s', async (name) => {
    const stranger = await newOperator(world);
    const before = await ownBoat(world, rosa, 'Windward Rose');
    const answer = await call(world.baseUrl, name, {
      token: stranger.token,
      ...table[name].call(boat, rosas.fixtures),
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
      ROSAS_CALENDAR,
    ]) {
      expect(answer.text).not.toContain(secret);
    }
    expect(await ownBoat(world, rosa, 'Windward Rose')).toEqual(before);
  });
});

test('responses to an operator’s own calls match the contract', async () => {
  const other = await ownBoat(world, rosa, 'Trade Wind');
  // Photos are files, which photo-uploads-api.test.ts tests. A removal would affect later calls.
  const settling = [
    ...['answerTrip', 'answerChangeRequest', 'keepTrip', 'moveTrip', 'cancelTrip'],
    ...['whereToMove', 'moveGuest', 'moveDeparture', 'writeToGuests'],
  ];
  const elsewhere = [
    'deleteBoat',
    'logout',
    'addPhoto',
    'sendMeetingPhoto',
    'removeCalendarFeed',
    'disconnectCalendar',
    ...settling,
  ];
  for (const name of names.filter((each) => !elsewhere.includes(each))) {
    const answer = await call(world.baseUrl, name, {
      token: rosa,
      ...table[name].call(other, rosas.fixtures),
    });
    const endpoint: Endpoint = endpoints[name];
    const schema = endpoint.answers[answer.status];
    const body = endpoint.contentType === undefined ? answer.body : answer.text;
    expect(schema && z.parse(schema, body), name).toEqual(body);
    expect(answer.headers.get('cache-control'), name).toBe('no-store');
  }
});

/** Decodes the claims of a valid token, to be tampered with. */
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

/** Invalid tokens, each created for Rosa or for a new operator. */
const badTokens: Record<string, () => Promise<string | null>> = {
  'no session': async () => null,
  'a nonsense token': async () => 'nonsense',
  'an expired token': async () => {
    const claims = claimsOf(await signIn(world, ROSAS));
    return signed({ ...claims, iat: (claims.iat ?? 0) - 7200, exp: (claims.iat ?? 0) - 60 });
  },
  'a token without an expiry': async () => {
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
  'a token with alg none': async () =>
    new UnsecuredJWT(claimsOf(await signIn(world, ROSAS))).encode(),
  'a token signed with the public key as a shared secret': async () => {
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
    const { token, email } = await newOperator(world);
    await world.database.query(
      'update auth_service.account set email_confirmed_ms = null where email = $1',
      [email],
    );
    return token;
  },
  'a banned user': async () => {
    const { token } = await newOperator(world);
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
    const { token } = await newOperator(world);
    const { sub } = claimsOf(token);
    await askAuth(world, `/admin/users/${sub}`, { token: world.serviceKey, method: 'DELETE' });
    return token;
  },
  'a suspended operator': async () => {
    const { token, email } = await newOperator(world);
    await world.database.query("update operators set status = 'suspended' where email = $1", [
      email,
    ]);
    return token;
  },
  'a user who is not an operator': async () => {
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
  test('every operator endpoint is answered 401 without a valid session', async () => {
    const token = await makeToken();
    for (const name of names) {
      const answer = await call(world.baseUrl, name, {
        token,
        ...table[name].call(boat, rosas.fixtures),
      });
      expect(answer.status, name).toBe(401);
      expect(answer.message, name).toMatch(/^[A-Z].*\.$/);
    }
    expect((await ownBoat(world, rosa, 'Windward Rose')).name).toBe('Windward Rose');
  });
});
