import { randomUUID } from 'node:crypto';
import { hashPassword } from 'gotrue/passwords';
import { importJWK, SignJWT } from 'jose';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, buildEndpointPath, type EndpointName } from '#contract/endpoints.ts';
import type { OperatorBookingView } from '#contract/operator/operator-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import { createPayingWorld, type PayingWorld } from '../guests/paying-world.ts';
import { signInSettings, type SignInKeys } from '../../product/shared-product.ts';
import type { Answer } from '../guests/visitors.ts';

/** The demo world with the keys of its auth service. */
export type OperatorWorld = PayingWorld & SignInKeys;

export const PASSWORD = 'sail-away-sxm';

/** Starts a new product if there are settings, like `createPayingWorld`. */
export async function createOperatorWorld(
  settings: Record<string, string> = {},
): Promise<OperatorWorld> {
  const { signingKey, serviceKey, env } = await signInSettings();
  const isOwn = Object.keys(settings).length > 0;
  const world = await createPayingWorld({ DEMO: 'on', ...(isOwn ? { ...env, ...settings } : {}) });
  return { ...world, signingKey, serviceKey };
}

export type Call = {
  token?: string | null;
  parts?: Readonly<Record<string, string>>;
  payload?: unknown;
  query?: Readonly<Record<string, string>>;
  /** Form data instead of a payload. */
  form?: FormData;
};

/** Calls an endpoint of the contract with an operator's token. */
export async function call<Body = Record<string, unknown>>(
  baseUrl: string,
  name: EndpointName,
  { token, parts, payload, query, form }: Call = {},
): Promise<Answer<Body> & { text: string }> {
  const endpoint: Endpoint = endpoints[name];
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const answer = await fetch(`${baseUrl}${buildEndpointPath(name, parts)}${search}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    ...(form && { body: form }),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  const body = (isJson ? JSON.parse(text) : null) as (Body & { message?: string }) | null;
  const { status, headers } = answer;
  return { status, headers, text, body: body as Body, message: body?.message ?? '' };
}

/** Signs in at the auth service like the browser's SDK; returns the access token. */
export async function signIn(
  { baseUrl }: { baseUrl: string },
  email: string,
  password = PASSWORD,
): Promise<string> {
  const session = await askAuth<{ access_token: string }>(
    { baseUrl },
    '/token?grant_type=password',
    {
      payload: { email, password },
    },
  );
  if (!session.access_token) throw new Error(`${email} could not sign in.`);
  return session.access_token;
}

export async function askAuth<Body>(
  { baseUrl }: { baseUrl: string },
  path: string,
  { token, payload, method = 'POST' }: Call & { method?: string } = {},
): Promise<Body> {
  const answer = await fetch(`${baseUrl}/auth/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  const text = await answer.text();
  return (text === '' ? {} : JSON.parse(text)) as Body;
}

let operators = 0;

/** Registers and signs in an operator through the API; confirms the email address in the database. */
export async function registeredOperator(
  world: Pick<OperatorWorld, 'baseUrl' | 'database'>,
): Promise<{ token: string; email: string; name: string }> {
  operators += 1;
  const name = `Captain ${operators}`;
  const email = `captain-${operators}@demo.test`;
  const payload = { name, email, password: PASSWORD };
  const { status } = await call(world.baseUrl, 'register', { payload });
  if (status !== 200) throw new Error(`The operator could not register: status ${status}.`);
  await world.database.query(
    `update auth_service.account a set email_confirmed_ms = made_ms, password_hash =
       (select password_hash from auth_service.mailed_token t where t.account_id = a.id)
     where email = $1`,
    [email],
  );
  return { token: await signIn(world, email), email, name };
}

let passwordHash: Promise<string> | undefined;

/** Inserts an operator without boats. Faster than registering, which hashes a password for each operator. */
export async function newOperator(
  world: OperatorWorld,
): Promise<{ token: string; email: string; name: string }> {
  operators += 1;
  const name = `Captain ${operators}`;
  const email = `captain-${operators}@demo.test`;
  const account = randomUUID();
  const session = randomUUID();
  passwordHash ??= hashPassword(PASSWORD);
  await world.database.query(
    `with account as (
       insert into auth_service.account
         (id, identity_id, email, password_hash, email_confirmed_ms, made_ms, updated_ms)
       values ($1, gen_random_uuid(), $3, $4, $5, $5, $5)
     ), session as (
       insert into auth_service.session (id, account_id, amr, made_ms, refreshed_ms)
       values ($2, $1, '[{"method": "password", "timestamp": 0}]', $5, $5)
     )
     insert into operators (id, name, email, auth_user_id, created_at)
     values (gen_random_uuid(), $6, $3, $1, now())`,
    [account, session, email, await passwordHash, Date.now(), name],
  );
  return { token: await accessToken(world, { account, session, email }), email, name };
}

/** Signs an access token like the sign-in service. */
async function accessToken(
  { baseUrl, signingKey }: OperatorWorld,
  { account, session, email }: { account: string; session: string; email: string },
): Promise<string> {
  const claims = { email, role: 'authenticated', aal: 'aal1', session_id: session };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'tests', typ: 'JWT' })
    .setIssuer(`${baseUrl}/auth/v1`)
    .setSubject(account)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(signingKey, 'ES256'));
}

/** Reads a boat as its operator. */
export async function ownBoat(
  { baseUrl }: { baseUrl: string },
  token: string,
  name: string,
): Promise<OperatorBoatView> {
  const { body } = await call<OperatorBoatView[]>(baseUrl, 'operatorBoats', { token });
  const boat = body.find((each) => each.name === name);
  if (!boat) throw new Error(`This captain has no boat named ${name}.`);
  return boat;
}

/** Builds a valid boat form with these changes. */
export function boatForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Pelican Two',
    type: 'Sailboat',
    tripType: 'tour',
    pricingMode: 'perSeat',
    port: 'sxm-cole-bay',
    capacity: 6,
    pricePerSeat: '80',
    ...changes,
  };
}

/** Creates an operator's requests about boats. */
export function createBoatActs(baseUrl: string, token: string) {
  type Boat = { id: string };
  return {
    create: (changes: object = {}) =>
      call<OperatorBoatView>(baseUrl, 'createBoat', { token, payload: boatForm({ ...changes }) }),
    read: ({ id }: Boat) =>
      call<OperatorBoatView>(baseUrl, 'operatorBoat', { token, parts: { id } }),
    update: ({ id }: Boat, payload: object) =>
      call<OperatorBoatView>(baseUrl, 'updateBoat', { token, parts: { id }, payload }),
    remove: ({ id }: Boat) => call(baseUrl, 'deleteBoat', { token, parts: { id } }),
    bookings: async () =>
      (await call<OperatorBookingView[]>(baseUrl, 'operatorBookings', { token })).body,
    named: (name: string) => ownBoat({ baseUrl }, token, name),
  };
}

/** Inserts a photo of a boat like an upload. */
export async function addPhoto(
  { database }: Pick<OperatorWorld, 'database'>,
  { id }: { id: string },
  path: string,
  position = 0,
): Promise<void> {
  await database.query(
    `insert into boat_photos (id, boat_id, position, caption, path)
     values (gen_random_uuid(), $1, $2, 'x', $3)`,
    [id, position, path],
  );
}

/** Returns whether the public API lists the boat. */
export async function isPublic({ baseUrl }: { baseUrl: string }, { id }: { id: string }) {
  const boats = (await (await fetch(`${baseUrl}/api/boats`)).json()) as { id: string }[];
  return boats.some((boat) => boat.id === id);
}
