import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { getRequestListener } from '@hono/node-server';
import { openAuthService, type AuthMail, type AuthServiceSettings } from '../src/gotrue.ts';
import { openTestDatabase, openTestPool } from './test-database.ts';

export const site = 'https://site.test';
export const anonKey = 'public-key-of-the-site';
export const serviceKey = 'the-service-key';
export const password = 'a-long-enough-word';

export type AuthWorld = Awaited<ReturnType<typeof openAuthWorld>>;

/** The auth service over real HTTP on a database of its own, the official SDK, and a mailbox. */
export async function openAuthWorld(settings: Partial<AuthServiceSettings> = {}) {
  const database = await openTestDatabase();
  const pool = openTestPool(database.url, 12);
  // The database is dropped while the last connections are still closing.
  pool.on('error', () => {});
  const clock = { aheadMs: 0 };
  const mails: AuthMail[] = [];
  const log: string[] = [];
  const open = (more: Partial<AuthServiceSettings> = {}) =>
    openAuthService({
      pool,
      publicUrl: site,
      now: () => Date.now() + clock.aheadMs,
      sendMail: async (mail) => void mails.push(mail),
      anonKey,
      serviceKey,
      rateLimits: { isOn: false },
      log: (line) => log.push(line),
      ...settings,
      ...more,
    });
  const service = await open();
  // Mails leave after the answer; the tests read them with it.
  const server = await serve(async (request, env) => {
    const answer = await service.app.fetch(request, env);
    await service.mailsSettled();
    return answer;
  });
  const base = server.base;
  const url = `${base}/auth/v1`;
  return {
    url,
    pool,
    service,
    mails,
    log,
    openAnother: open,
    /** The rate limiter reads the clock of the machine, so its counts are aged instead. */
    letPass: async (seconds: number) => {
      clock.aheadMs += seconds * 1000;
      await pool.query('update auth_service.request_count set expire = expire - $1', [
        seconds * 1000,
      ]);
    },
    now: () => Date.now() + clock.aheadMs,
    client: (flowType: 'implicit' | 'pkce' = 'implicit') => sdkClient(url, flowType),
    admin: (key = serviceKey) =>
      new GoTrueAdminApi({
        url,
        headers: { apikey: serviceKey, Authorization: `Bearer ${key}` },
      }),
    /** Opens eight connections, so that eight requests at once really are at once. */
    openConnections: async () => {
      await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.1)')));
    },
    /** The newest mail to somebody. */
    mailTo: (email: string): AuthMail => {
      const mail = mails.findLast((each) => each.to === email);
      if (!mail) throw new Error(`Nobody wrote to ${email}.`);
      return mail;
    },
    ask: (path: string, init: RequestInit = {}) => ask(url, path, init),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(url, path, { method: 'POST', body: JSON.stringify(body), headers }),
    /** Follows a mailed link, up to where it leads. */
    follow: (mail: AuthMail) => followLink(mail.link ?? '', base),
    async close() {
      await service.close();
      await shut(server.server);
      await pool.end();
      await database.drop();
    },
  };
}

let clients = 0;

function sdkClient(url: string, flowType: 'implicit' | 'pkce') {
  clients += 1;
  return new AuthClient({
    url,
    flowType,
    headers: { apikey: anonKey },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: `browser-${clients}`,
  });
}

function ask(url: string, path: string, init: RequestInit): Promise<Response> {
  return fetch(`${url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: {
      apikey: anonKey,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(init.headers as Record<string, string> | undefined),
    },
  });
}

export function followLink(link: string, base: string): Promise<Response> {
  const { pathname, search } = new URL(link);
  return fetch(`${base}${pathname}${search}`, { redirect: 'manual' });
}

/** What a browser finds in the fragment of where it was led. */
export function fragmentOf(response: Response): URLSearchParams {
  const location = response.headers.get('location') ?? '';
  return new URLSearchParams(new URL(location).hash.slice(1));
}

export type Browser = ReturnType<typeof sdkClient>;

/** Somebody whose address is confirmed, signed in on a browser of theirs. */
export async function signedUp(world: AuthWorld, email: string) {
  const { error } = await world.admin().createUser({ email, password, email_confirm: true });
  if (error) throw error;
  const client = world.client();
  await signIn(client, email);
  return client;
}

export async function signIn(client: Browser, email: string, secret = password) {
  const { data, error } = await client.signInWithPassword({ email, password: secret });
  if (error) throw error;
  return data;
}

/** The session a browser holds, or an error that says it holds none. */
export async function sessionOf(client: Browser) {
  const { data, error } = await client.getSession();
  if (error) throw error;
  if (!data.session) throw new Error('Nobody is signed in on this browser.');
  return data.session;
}

async function serve(fetch: (request: Request, env: object) => Response | Promise<Response>) {
  const answer = getRequestListener(fetch);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, base: `http://127.0.0.1:${port}` };
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
