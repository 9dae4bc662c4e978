import { randomUUID } from 'node:crypto';
import { hashPassword } from 'gotrue/passwords';
import { stepAt, totpCode } from 'gotrue/totp';
import type pg from 'pg';
import type { AdminRole } from '#domain/admin/admin-permissions.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, buildEndpointPath, type EndpointName } from '#contract/endpoints.ts';
import type { Answer } from '../guests/visitors.ts';

/** Logins of the demo world. */
export const SUPER_ADMIN = 'admin@demo.test';
export const DECK = 'deck@demo.test';
const passwords: Readonly<Record<string, string>> = {
  [SUPER_ADMIN]: 'harbour-master-sxm',
  [DECK]: 'deck-hand-sxm',
};

export type AdminCall = {
  cookie?: string | null;
  parts?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  payload?: unknown;
  headers?: Readonly<Record<string, string>>;
};

/** Signs an admin in; returns the cookie header for their calls. */
export async function signInAdmin(
  { baseUrl }: { baseUrl: string },
  email: string = SUPER_ADMIN,
  password = passwords[email] ?? '',
  code?: string,
): Promise<string> {
  const answer = await tryToSignIn(baseUrl, {
    email,
    password,
    ...(code !== undefined && { code }),
  });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.message}`);
  return cookieFrom(answer);
}

export type Credentials = { email: string; password?: string; code?: string };

export const WRONG_PASSWORD = 'not-the-password';

/** Attempts to sign in. `from` is the client IP address in the proxy's header. */
export function tryToSignIn(
  baseUrl: string,
  { password = WRONG_PASSWORD, ...credentials }: Credentials,
  { from, cookie }: { from?: string; cookie?: string } = {},
) {
  return callAdmin(baseUrl, 'adminLogin', {
    payload: { ...credentials, password },
    ...(cookie !== undefined && { cookie }),
    ...(from !== undefined && { headers: { 'x-forwarded-for': from } }),
  });
}

export const PASSWORD = 'anchors-and-oars';
let hash: Promise<string> | null = null;
let admins = 0;

/** Creates an admin for one test, with `PASSWORD`. */
export async function newAdmin(
  { database }: { database: pg.Pool },
  role: AdminRole = 'admin',
): Promise<{ id: string; email: string; name: string }> {
  hash ??= hashPassword(PASSWORD);
  admins += 1;
  const admin = { id: randomUUID(), email: `mate-${admins}@demo.test`, name: `Mate ${admins}` };
  await database.query(
    `insert into admins (id, email, name, role, password_hash, created_at)
     values ($1, $2, $3, $4, $5, now())`,
    [admin.id, admin.email, admin.name, role, await hash],
  );
  return admin;
}

/** Returns the code that an authenticator app shows now, or `stepsAhead` steps of 30 seconds later. */
export function appCode(key: string, stepsAhead = 0): string {
  return totpCode(key, stepAt(Date.now()) + stepsAhead);
}

/** Returns the admin cookies that a response sets, as a request header. */
export function cookieFrom({ headers }: { headers: Headers }): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => /admin_/.test(cookie))
    .join('; ');
}

/** Calls an endpoint of the contract with an admin's cookie. */
export async function callAdmin<Body = Record<string, unknown>>(
  baseUrl: string,
  name: EndpointName,
  { cookie, parts, query, payload, headers = {} }: AdminCall = {},
): Promise<Answer<Body> & { text: string }> {
  const endpoint: Endpoint = endpoints[name];
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const answer = await fetch(`${baseUrl}${buildEndpointPath(name, parts)}${search}`, {
    method: endpoint.method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  const body = (isJson ? JSON.parse(text) : null) as (Body & { message?: string }) | null;
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: body as Body,
    message: body?.message ?? '',
  };
}
