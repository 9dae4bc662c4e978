import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { getRequestListener } from '@hono/node-server';
import { createAuthService, type AuthMail, type AuthServiceSettings } from '../src/gotrue.ts';
import { createTestDatabase, createTestPool } from './test-database.ts';

export const site = 'https://site.test';
export const anonKey = 'public-key-of-the-site';
export const serviceKey = 'the-service-key';
export const password = 'a-long-enough-word';

export type AuthWorld = Awaited<ReturnType<typeof createAuthWorld>>;

/** The auth service over real HTTP on its own database, with the official SDK and a mailbox. */
export async function createAuthWorld(settings: Partial<AuthServiceSettings> = {}) {
  const database = await createTestDatabase();
  const pool = createTestPool(database.url, 12);
  // Ignores errors of connections that are still closing when the database is dropped.
  pool.on('error', () => {});
  const clock = { aheadMs: 0 };
  const mails: AuthMail[] = [];
  const log: string[] = [];
  const open = (more: Partial<AuthServiceSettings> = {}) =>
    createAuthService({
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
  // Waits for the mails, because the service sends them after the response.
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
    /** Ages the counters, because the rate limiter reads the machine's clock. */
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
    /** Opens eight connections in advance, so that eight concurrent requests really overlap. */
    openConnections: async () => {
      await Promise.all(Array.from({ length: 8 }, () => pool.query('select pg_sleep(0.1)')));
    },
    /** Newest mail to an address. */
    mailTo: (email: string): AuthMail => {
      const mail = mails.findLast((each) => each.to === email);
      if (!mail) throw new Error(`No mail was sent to ${email}.`);
      return mail;
    },
    ask: (path: string, init: RequestInit = {}) => ask(url, path, init),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(url, path, { method: 'POST', body: JSON.stringify(body), headers }),
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

export function readFragment(response: Response): URLSearchParams {
  const location = response.headers.get('location') ?? '';
  return new URLSearchParams(new URL(location).hash.slice(1));
}

export type Browser = ReturnType<typeof sdkClient>;

/** Creates a confirmed user and signs them in with a client of their own. */
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

/** Returns the client's session, or throws if it has none. */
export async function readSession(client: Browser) {
  const { data, error } = await client.getSession();
  if (error) throw error;
  if (!data.session) throw new Error('This client has no session.');
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
