import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import * as sdk from 'nylas';
import pg from 'pg';
import {
  openCalendarSandbox,
  type CalendarSandbox,
} from '../../src/sandbox/calendars/calendar-sandbox.ts';
import { calendarSandboxClient } from '../../src/sandbox/calendars/nylas-calls.ts';
import { openTestDatabase } from './test-database.ts';

/** The SDK's types take it for CommonJS, so they look for its class one `default` further than it is. */
const Nylas = sdk.default as unknown as typeof sdk.default.default;
export type Nylas = InstanceType<typeof Nylas>;

export type Notice = {
  type: string;
  id: string;
  webhook_delivery_attempt: number;
  data: { application_id: string; object: Record<string, unknown> };
};
export type NoticeDelivery = { notice: Notice; raw: string; signature: string };

/** A Tuesday, 8:00 on the island; five days before Europe and twelve before New York change their clocks. */
export const tuesday = Date.parse('2026-10-20T12:00:00Z');
export const publicUrl = 'http://localhost:3000';
export const redirectUri = `${publicUrl}/oauth/nylas/callback`;
export const { clientId, apiKey } = calendarSandboxClient;

export type CalendarWorld = Awaited<ReturnType<typeof openCalendarWorld>>;

/** The demo's calendars over real HTTP on a database of their own, the official SDK, and a product that is told. */
export async function openCalendarWorld() {
  const database = await openTestDatabase({ empty: true });
  const pool = new pg.Pool({ connectionString: database.url, max: 12 });
  pool.on('error', () => {});
  const clock = { nowMs: tuesday };
  const sandbox = await openSandbox(pool, clock);
  const answer = getRequestListener(sandbox.app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  const base = await listen(server);
  const product = await openProduct();
  sandbox.setWebhookUrl(product.url);
  const nylas = nylasAt(base);
  return {
    pool,
    sandbox,
    base,
    product,
    nylas,
    letPass: (seconds: number) => {
      clock.nowMs += seconds * 1000;
    },
    connect: (email: string, provider: sdk.Provider = 'google') =>
      connect(nylas, email, provider).then(({ grantId }) => grantId),
    exchange: (email: string, provider: sdk.Provider = 'google') => connect(nylas, email, provider),
    /** What a browser posts from one of the sandbox's own pages. */
    post: (path: string, fields: Record<string, string> = {}) =>
      fetch(`${base}/sandbox/nylas/${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    openAnother: () => openSandbox(pool, clock),
    async close() {
      await sandbox.close();
      await Promise.all([shut(server), shut(product.server)]);
      await pool.end();
      await database.drop();
    },
  };
}

function openSandbox(pool: pg.Pool, clock: { nowMs: number }): Promise<CalendarSandbox> {
  return openCalendarSandbox({ pool, publicUrl, now: () => clock.nowMs, seed: true });
}

export function nylasAt(base: string, key: string = apiKey): Nylas {
  return new Nylas({ apiKey: key, apiUri: `${base}/sandbox/nylas` });
}

/** Through the consent page, as a person does it. */
async function connect(
  nylas: Nylas,
  email: string,
  provider: sdk.Provider,
): Promise<sdk.CodeExchangeResponse> {
  const { url, secret } = nylas.auth.urlForOAuth2PKCE({
    clientId,
    redirectUri,
    provider,
    accessType: 'offline',
    state: 'st4te',
  });
  const code = codeOf(await allow(url, email));
  return nylas.auth.exchangeCodeForToken({ clientId, redirectUri, code, codeVerifier: secret });
}

/** What the browser posts from the consent page. */
export function allow(url: string, email: string): Promise<Response> {
  return answerConsent(url, { account: '', email, answer: 'allow' });
}

export function answerConsent(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

export function codeOf(answer: Response): string {
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

/** Takes notices and keeps them; `answer` is the status it gives. It shakes hands as told. */
async function openProduct() {
  const deliveries: NoticeDelivery[] = [];
  const answer = { status: 200, toChallenge: (challenge: string) => challenge };
  const server = createServer((request, response) => {
    const challenge = new URL(request.url ?? '', 'http://product').searchParams.get('challenge');
    if (request.method === 'GET') {
      response.writeHead(200).end(answer.toChallenge(challenge ?? ''));
      return;
    }
    void readAll(request).then((raw) => {
      deliveries.push({
        raw,
        notice: JSON.parse(raw) as Notice,
        signature: String(request.headers['x-nylas-signature']),
      });
      response.writeHead(answer.status).end();
    });
  });
  const url = `${await listen(server)}/webhooks/nylas`;
  return {
    server,
    url,
    deliveries,
    answer,
    typesOf: () => deliveries.map((each) => each.notice.type),
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
