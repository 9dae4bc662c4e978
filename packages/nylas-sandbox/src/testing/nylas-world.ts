import * as sdk from 'nylas';
import { createSandboxWorld } from 'sandbox-kit/testing/sandbox-world';
import { createWebhookReceiver } from 'sandbox-kit/testing/webhook-receiver';
import { createNylasSandbox } from '../nylas-sandbox.ts';
import { sampleAccounts } from './sample-accounts.ts';

/** The SDK's types assume CommonJS and add a second `default`. */
const Nylas = sdk.default as unknown as typeof sdk.default.default;
export type Nylas = InstanceType<typeof Nylas>;

export type Notice = {
  type: string;
  id: string;
  webhook_delivery_attempt: number;
  data: { application_id: string; object: Record<string, unknown> };
};
export type NoticeDelivery = { notice: Notice; raw: string; signature: string };

/** A Tuesday, 8:00 in Puerto Rico; five days before Europe's and twelve before New York's clock change. */
export const tuesday = Date.parse('2026-10-20T12:00:00Z');
export const publicUrl = 'http://localhost:3000';
export const redirectUri = `${publicUrl}/oauth/nylas/callback`;
const client = { clientId: 'work', apiKey: 'nyk_work' };
export const { clientId, apiKey } = client;

export type NylasWorld = Awaited<ReturnType<typeof createNylasWorld>>;

/**
 * Two people's calendars over real HTTP on their own database, with the official SDK and an application that receives
 * notices.
 */
export async function createNylasWorld() {
  const clock = { nowMs: tuesday };
  const world = await createSandboxWorld(
    (pool) =>
      createNylasSandbox({
        pool,
        publicUrl,
        client,
        now: () => clock.nowMs,
        timezone: 'America/Puerto_Rico',
        accounts: () => sampleAccounts,
      }),
    await createApplication(),
  );
  const nylas = nylasAt(world.base);
  return {
    ...world,
    nylas,
    letPass: (seconds: number) => {
      clock.nowMs += seconds * 1000;
    },
    connect: (email: string, provider: sdk.Provider = 'google') =>
      connect(nylas, email, provider).then(({ grantId }) => grantId),
    exchange: (email: string, provider: sdk.Provider = 'google') => connect(nylas, email, provider),
    /** Posts like a browser from one of the sandbox's own pages. */
    post: (path: string, fields: Record<string, string> = {}) =>
      fetch(`${world.base}/sandbox/nylas/${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
  };
}

export function nylasAt(base: string, key: string = apiKey): Nylas {
  return new Nylas({ apiKey: key, apiUri: `${base}/sandbox/nylas` });
}

/** Connects through the consent page, like a person. */
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
  const code = readCode(await allow(url, email));
  return nylas.auth.exchangeCodeForToken({ clientId, redirectUri, code, codeVerifier: secret });
}

/** Posts like a browser from the consent page. */
export function allow(url: string, email: string): Promise<Response> {
  return answerConsent(url, { account: '', email, answer: 'allow' });
}

export function answerConsent(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

export function readCode(answer: Response): string {
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

async function createApplication() {
  const application = await createWebhookReceiver(
    '/webhooks/nylas',
    (raw, headers): NoticeDelivery => ({
      raw,
      notice: JSON.parse(raw) as Notice,
      signature: String(headers['x-nylas-signature']),
    }),
  );
  return { ...application, typesOf: () => application.deliveries.map(({ notice }) => notice.type) };
}
