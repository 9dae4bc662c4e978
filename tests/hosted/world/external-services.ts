import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SANDBOX_CLIENT } from '../../../src/server/process/composition/open-calendars.ts';
import { createLocalServer } from '../../support/providers/local-server.ts';
import type { Ground } from './hosted-infrastructure.ts';

type Stop = () => Promise<void>;

/** API key of the sign-in service. */
export const ANON_KEY = 'the-public-key-of-the-sign-in-service';
export const STRIPE_KEY = 'sk_test_of_the_hosted_world';

/** Starts the sign-in service as a third party runs it: with its own mails and accounts. */
export function startSignIn(ground: Ground): Promise<Stop> {
  return startService('../packages/gotrue/src/main.ts', ground, {
    ...addressesOf('signIn', 'sign_in', ground),
    SITE_URL: ground.shop,
    ANON_KEY,
    SERVICE_KEY: 'the-secret-key-of-the-sign-in-service',
    SMTP_URL: ground.smtpUrl,
    MAIL_FROM: 'Accounts <accounts@sign-in.test>',
    // All clients of this world share one IP address.
    RATE_LIMITS: 'off',
  });
}

/** Starts Stripe with the shop's webhook registered, as its owner would do. */
export async function startStripe(ground: Ground) {
  const stop = await startService('../packages/stripe-sandbox/src/main.ts', ground, {
    ...addressesOf('stripe', 'stripe', ground),
    MERCHANT_NAME: 'SXM Boat Trips',
  });
  const registered = await callApi<{ secret: string }>(
    `http://127.0.0.1:${ground.servicePorts.stripe}/sandbox/stripe/v1/webhook_endpoints`,
    STRIPE_KEY,
    new URLSearchParams({ url: `${ground.shop}/webhooks/stripe`, 'enabled_events[]': '*' }),
  );
  return { stop, webhookSecret: registered.secret };
}

/**
 * Starts Nylas. Nylas sends a webhook's secret only if the webhook's URL responds, but the shop needs the secret to
 * start. So a temporary server responds first, and `tellTheShop` moves the webhook to the shop later.
 */
export async function startNylas(ground: Ground) {
  const stop = await startService('../packages/nylas-sandbox/src/main.ts', ground, {
    ...addressesOf('nylas', 'nylas', ground),
    SITE_URL: ground.shop,
    CLIENT_ID: SANDBOX_CLIENT.clientId,
    API_KEY: SANDBOX_CLIENT.apiKey,
    TIMEZONE: 'America/Lower_Princes',
  });
  const webhooks = `http://127.0.0.1:${ground.servicePorts.nylas}/sandbox/nylas/v3/webhooks`;
  const { apiKey } = SANDBOX_CLIENT;
  const standIn = await createLocalServer((request, response) =>
    response.end(new URL(request.url ?? '', 'http://shop').searchParams.get('challenge')),
  );
  const triggers = { trigger_types: NYLAS_TRIGGERS };
  const { data } = await callApi<{ data: { id: string; webhook_secret: string } }>(
    webhooks,
    apiKey,
    { ...triggers, webhook_url: standIn.base },
  );
  await standIn.close();
  return {
    stop,
    webhookSecret: data.webhook_secret,
    tellTheShop: () =>
      callApi(
        `${webhooks}/${data.id}`,
        apiKey,
        { webhook_url: `${ground.shop}/webhooks/nylas` },
        'PUT',
      ),
  };
}

const NYLAS_TRIGGERS = ['event', 'calendar'].flatMap((what) =>
  ['created', 'updated', 'deleted'].map((how) => `${what}.${how}`),
);

async function callApi<Body>(
  address: string,
  key: string,
  payload: URLSearchParams | object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Body> {
  const isForm = payload instanceof URLSearchParams;
  const answer = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? payload : JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

function addressesOf(
  name: 'signIn' | 'stripe' | 'nylas',
  database: 'sign_in' | 'stripe' | 'nylas',
  { servicePorts, ways, postgres }: Ground,
): Record<string, string> {
  return {
    PORT: String(servicePorts[name]),
    PUBLIC_URL: ways[name].url,
    DATABASE_URL: postgres.database(database).href,
  };
}

const SOURCES = fileURLToPath(new URL('../../../src/', import.meta.url));

/** Starts a service as a separate process that trusts the world's certificate; returns its stop function. */
async function startService(
  entry: string,
  { certificate }: Ground,
  settings: Record<string, string>,
): Promise<Stop> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [`${SOURCES}${entry}`], {
    env: { PATH, HOME, NODE_EXTRA_CA_CERTS: certificate.file, ...settings },
    // The IPC channel closes when the tests end: then the service exits.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isOpen = await Promise.race([
    new Promise<true>((resolve) => child.once('message', () => resolve(true))),
    ended.then(() => false),
  ]);
  if (!isOpen) throw new Error(`${entry} ended before it was ready.`);
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}
