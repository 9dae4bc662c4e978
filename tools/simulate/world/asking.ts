import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, buildEndpointPath, type EndpointName } from '#contract/endpoints.ts';
import { ADMIN } from './shop.ts';
import { Finding, type Operator, type Turn } from './world.ts';

/** A response; null if the connection broke, or the caller did not wait. */
export type Reply<Body = Record<string, unknown>> = {
  status: number;
  body: Body;
  message: string;
  /** Raw body, such as a page. */
  text: string;
  headers: Headers;
} | null;

type Question = {
  parts?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  payload?: unknown;
  headers?: Record<string, string>;
};

const PATIENCE_MS = 60_000;
const LATE_MS = 3000;
/** Startup timeout for a busy machine. */
const START_MS = 120_000;

/** URL of a random running server, like a load balancer's choice. */
export async function someServer({ shop, chance }: Pick<Turn, 'shop' | 'chance'>): Promise<string> {
  const nth = chance.next();
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(20)) {
    const up = shop.servers.filter(({ product }) => product !== null);
    const server = up[Math.floor(nth * up.length)];
    if (server?.product) return server.product.url;
  }
  throw new Finding('No server has come back for two minutes.');
}

export async function ask<Body>(
  turn: Turn,
  name: EndpointName,
  { parts = {}, query = {}, payload, headers = {} }: Question = {},
): Promise<Reply<Body>> {
  const { method }: Endpoint = endpoints[name];
  const search = new URLSearchParams(query).toString();
  const path = `${buildEndpointPath(name, parts)}${search && `?${search}`}`;
  return send(turn, path, {
    method,
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  });
}

/** Sends a browser's request without following redirects. A server error is a finding. */
export async function send<Body>(
  turn: Turn,
  path: string,
  init: RequestInit = {},
): Promise<Reply<Body>> {
  const address = new URL(path, await someServer(turn));
  const epoch = turn.shop.epoch.count;
  const begun = performance.now();
  const haste = turn.leavesEarly ? 1 + turn.chance.next() * 25 : PATIENCE_MS;
  try {
    const signal = AbortSignal.timeout(Math.ceil(haste));
    const answer = await fetch(address, { redirect: 'manual', ...init, signal });
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    const body = (isJson ? JSON.parse(text) : {}) as Body & { message?: string };
    const { status, headers } = answer;
    // On a busy machine, a server may time out after some seconds.
    const isLate = performance.now() - begun > LATE_MS;
    const mayWait = isLate || turn.shop.isTroubled() || turn.burst !== null;
    const isExcused = status === 503 && (mayWait || turn.isOutsideAway === true);
    if (status >= 500 && !isExcused && !path.startsWith('/sandbox/')) {
      throw new Finding(
        `${init.method ?? 'GET'} ${path} was answered ${status}: ${text.slice(0, 200)}`,
      );
    }
    return { status, body, message: body.message ?? '', text, headers };
  } catch (error) {
    if (error instanceof Finding) throw error;
    if (!turn.leavesEarly && epoch === turn.shop.epoch.count && !turn.shop.isTroubled()) {
      throw new Finding(
        `${init.method ?? 'GET'} ${path} was not answered though nothing was broken: ${String(error)}`,
      );
    }
    return null;
  }
}

/** Calls an endpoint as an operator, signing in again if needed. */
export async function askAs<Body = Record<string, unknown>>(
  turn: Turn,
  operator: Operator,
  name: EndpointName,
  question: Question = {},
): Promise<Reply<Body>> {
  // Signs in and retries after a 401.
  for (let tries = 0; ; tries += 1) {
    operator.token ??= await signIn(turn, operator);
    if (operator.token === null) return null;
    const headers = { authorization: `Bearer ${operator.token}` };
    const reply = await ask<Body>(turn, name, { ...question, headers });
    if (reply?.status !== 401) return reply;
    operator.token = null;
    if (reply.message.includes('suspended')) operator.isSuspended = true;
    if (tries > 0 || operator.isSuspended) return reply;
  }
}

export const PASSWORD = 'sail-away-sxm';

async function signIn(turn: Turn, { email }: Operator): Promise<string | null> {
  const reply = await send<{ access_token?: string }>(turn, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return reply?.body.access_token ?? null;
}

/** Calls an endpoint as the shop's owner. */
export async function askAsAdmin<Body = Record<string, unknown>>(
  turn: Turn,
  name: EndpointName,
  question: Question = {},
): Promise<Reply<Body>> {
  const { admin } = turn.model;
  for (let tries = 0; ; tries += 1) {
    admin.cookie ??= await signInOwner(turn);
    if (admin.cookie === null) return null;
    const reply = await ask<Body>(turn, name, { ...question, headers: { cookie: admin.cookie } });
    if (reply?.status !== 401) return reply;
    admin.cookie = null;
    if (tries > 0) return reply;
  }
}

async function signInOwner(turn: Turn): Promise<string | null> {
  const login = await ask(turn, 'adminLogin', { payload: ADMIN });
  if (login?.status !== 200) return null;
  const cookies = login.headers.getSetCookie().map((each) => each.split(';')[0]);
  return cookies.join('; ');
}
