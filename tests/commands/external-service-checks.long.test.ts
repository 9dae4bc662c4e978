import { createHmac } from 'node:crypto';
import { WebhookTriggers } from 'nylas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_CLIENT } from '../../src/server/process/composition/open-calendars.ts';
import { nylasAt } from '../support/providers/calendar-account.ts';
import {
  createOperatorWorld,
  PASSWORD,
  call,
  type OperatorWorld,
} from '../support/worlds/operators/operators.ts';
import { visitDoctor } from '../support/product/doctor-command.ts';
import { freePort } from '../support/product/free-port.ts';
import { createLocalServer, type LocalServer } from '../support/providers/local-server.ts';
import { runProductToItsEnd, startProduct } from '../support/product/product.ts';
import { createS3Bucket, type S3Bucket } from '../support/providers/s3-bucket.ts';
import { createMailServer, type MailServer } from '../support/providers/mail-server.ts';
import { createTestDatabase } from '../support/product/test-database.ts';
import { newDataFolder } from '../support/product/data-folders.ts';

/** Stand-ins for the external services; `office` serves sign-in, Stripe and Nylas. */
let office: OperatorWorld;
let bucket: S3Bucket;
let mail: MailServer;
/** Proxies to `office` at a URL that differs from the issuer in its tokens; publishes no issuer. */
let detour: LocalServer;

beforeAll(async () => {
  bucket = await createS3Bucket();
  mail = await createMailServer();
  office = await createOperatorWorld();
  detour = await createLocalServer((request, response) => {
    if (request.url?.includes('openid-configuration')) return response.writeHead(404).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET' } = request;
      const headers = { 'content-type': 'application/json', ...authorizationOf(request.headers) };
      const body = method === 'GET' ? {} : { body: Buffer.concat(chunks) };
      void fetch(`${office.baseUrl}${request.url}`, { method, headers, ...body }).then(
        async (answer) => response.writeHead(answer.status).end(await answer.text()),
      );
    });
    return undefined;
  });
});
afterAll(async () => {
  await office.close();
  await Promise.all([bucket.close(), mail.close(), detour.close()]);
});

const authorizationOf = ({ authorization }: { authorization?: string | undefined }) =>
  authorization === undefined ? {} : { authorization };

const hosted = () => ({ AUTH_URL: `${office.baseUrl}/auth/v1`, AUTH_ANON_KEY: 'public' });

async function refusedStart(env: Record<string, string>): Promise<string> {
  const { exitCode, output } = await runProductToItsEnd({
    DATA_DIR: newDataFolder(),
    PORT: String(await freePort()),
    ...env,
  });
  expect(exitCode).toBe(1);
  return output;
}

test('a start with a wrong token issuer is refused with a message that names the right one', async () => {
  const output = await refusedStart({ ...hosted(), AUTH_JWT_ISSUER: 'http://elsewhere' });
  expect(output).toContain(`Set AUTH_JWT_ISSUER=${office.baseUrl}/auth/v1`);
});

test('a start with a nonexistent bucket is refused with a message that names the bucket', async () => {
  const output = await refusedStart({
    SANDBOXES: 'on',
    ...bucket.env,
    S3_BUCKET: 'boat-fotos',
  });
  expect(output).toContain('S3_BUCKET: there is no bucket boat-fotos at http://127.0.0.1:');
});

test('a start without published sign-in keys is refused with a message that names both settings', async () => {
  const keyless = { ...hosted(), AUTH_JWT_JWKS_URL: `${office.baseUrl}/nowhere.json` };
  const output = await refusedStart(keyless);
  expect(output).toContain('AUTH_JWT_JWKS_URL: ');
  expect(output).toContain('set AUTH_JWT_SECRET');
});

test('a token from another issuer makes sign-in unavailable and is logged', async () => {
  const world = await startProduct({
    env: { AUTH_URL: `${detour.base}/auth/v1`, AUTH_ANON_KEY: 'public' },
  });
  const payload = { email: 'rosa@demo.test', password: PASSWORD };
  const answer = await call(world.url, 'login', { payload });
  expect([answer.status, answer.message]).toEqual([
    503,
    'You can’t sign in right now. Please try again in a minute.',
  ]);
  expect(world.output()).toContain(
    `Captains cannot sign in: The access tokens of AUTH_URL have the iss "${office.baseUrl}/auth/v1", but AUTH_JWT_ISSUER is "${detour.base}/auth/v1".`,
  );
  await world.stop();
});

test('a server refuses Nylas’s messages until it is restarted with the webhook secret', async () => {
  const database = await createTestDatabase();
  const env = {
    NYLAS_API_KEY: SANDBOX_CLIENT.apiKey,
    NYLAS_CLIENT_ID: SANDBOX_CLIENT.clientId,
    NYLAS_API_URL: `${office.baseUrl}/sandbox/nylas`,
  };
  const unset = 'NYLAS_WEBHOOK_SECRET is not set: webhooks from Nylas are rejected';
  const first = await startProduct({ databaseUrl: database.url, env });
  expect(first.output()).toContain(unset);
  const { data: webhook } = await nylasAt(office.baseUrl).webhooks.create({
    requestBody: {
      triggerTypes: [WebhookTriggers.EventCreated],
      webhookUrl: `${first.url}/webhooks/nylas`,
    },
  });
  expect(await sendWebhook(first.url, webhook.webhookSecret)).toBe(400);
  await first.stop();
  const NYLAS_WEBHOOK_SECRET = webhook.webhookSecret;
  const again = await startProduct({
    databaseUrl: database.url,
    env: { ...env, NYLAS_WEBHOOK_SECRET },
  });
  expect(again.output()).not.toContain(unset);
  expect(await sendWebhook(again.url, webhook.webhookSecret)).toBe(200);
  await again.stop();
  await database.drop();
});

/** Sends a message with Nylas's signature; returns the response status. */
async function sendWebhook(shop: string, secret: string): Promise<number> {
  const body = JSON.stringify({ type: 'event.created', data: { object: { grant_id: 'nobody' } } });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'x-nylas-signature': signature };
  return (await fetch(`${shop}/webhooks/nylas`, { method: 'POST', body, headers })).status;
}

test('the doctor checks every service, and names each wrong setting', async () => {
  const database = await createTestDatabase();
  const unusedPort = await freePort();
  const { exitCode, output } = await visitDoctor({
    DATABASE_URL: database.url,
    ...hosted(),
    AUTH_JWT_ISSUER: 'http://elsewhere',
    STRIPE_SECRET_KEY: 'sk_test_no-such-key',
    STRIPE_API_URL: `${office.baseUrl}/sandbox/stripe`,
    NYLAS_API_KEY: 'nothing-like-a-key',
    NYLAS_CLIENT_ID: 'nobody',
    NYLAS_API_URL: `${office.baseUrl}/sandbox/nylas`,
    ...bucket.env,
    S3_SECRET_ACCESS_KEY: 'not-the-secret',
    SMTP_URL: `smtp://127.0.0.1:${unusedPort}`,
  });
  expect(exitCode).toBe(1);
  for (const fault of [
    'AUTH_JWT_ISSUER is http://elsewhere, but the service at AUTH_URL names',
    'STRIPE_SECRET_KEY is rejected by Stripe (401).',
    'STRIPE_WEBHOOK_SECRET is not set',
    'NYLAS_API_KEY is rejected by Nylas (401).',
    'NYLAS_WEBHOOK_SECRET is not set',
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are rejected for the bucket boat-photos',
    `SMTP_URL: the mail server at 127.0.0.1:${unusedPort} cannot be used: connect ECONNREFUSED`,
  ])
    expect(output).toContain(fault);
  expect(output).not.toContain('not-the-secret');
  await database.drop();
});

test('the doctor finds no faults if every service is configured correctly, and leaves nothing behind', async () => {
  const database = await createTestDatabase();
  const services = { ...hosted(), ...bucket.env, SMTP_URL: mail.url };
  expect(await visitDoctor({ DATABASE_URL: database.url, ...services })).toEqual({
    exitCode: 0,
    output: 'All is well: sales add up, the books balance, and nothing is overdue.',
  });
  expect(await bucket.keys()).toEqual([]);
  expect(mail.accepted).toEqual([]);
  await database.drop();
});

test('the doctor reports an unreachable database, and still checks the services', async () => {
  const port = await freePort();
  const { output } = await visitDoctor({
    DATABASE_URL: `postgres://nobody:secret@127.0.0.1:${port}/boats`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  expect(output).toContain('Found 2 problems:');
  expect(output).toContain(
    `DATABASE_URL: the database at 127.0.0.1:${port}/boats cannot be reached`,
  );
  expect(output).toContain('SMTP_URL: ');
  expect(output).not.toContain('secret');
});
