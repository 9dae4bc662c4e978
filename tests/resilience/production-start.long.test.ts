import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callAdmin,
  DECK,
  signInAdmin,
  SUPER_ADMIN,
  tryToSignIn,
} from '../support/worlds/admins/admins.ts';
import { askAuth, call, PASSWORD, signIn } from '../support/worlds/operators/operators.ts';
import { productionSettings } from '../support/product/production-settings.ts';
import {
  runProductToItsEnd,
  startProduct,
  type RunningProduct,
} from '../support/product/product.ts';
import { createMailServer, type MailServer } from '../support/providers/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/product/test-database.ts';
import { newDataFolder } from '../support/product/data-folders.ts';

const ROSA = 'rosa@demo.test';
const published = [
  { email: SUPER_ADMIN, password: 'harbour-master-sxm' },
  { email: DECK, password: 'deck-hand-sxm' },
];

const url = 'postgres://nobody@127.0.0.1:1/boats';

test.each([
  [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
  [{ PUBLIC_URL: 'https://boats.example' }, 'PUBLIC_URL is not a local address'],
  [{ STRIPE_SECRET_KEY: 'rk_live_1' }, 'STRIPE_SECRET_KEY is a live key'],
  [{ DATABASE_URL: url }, 'DATABASE_URL is set'],
  [
    {
      PUBLIC_URL: 'http://boats.example',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      ADMIN_EMAIL: 'owner@boats.example',
      ADMIN_PASSWORD: 'the-key-of-the-harbour',
    },
    'PUBLIC_URL is not a local address',
  ],
])('the setting %j prevents a demo, and the error message says why', async (settings, sign) => {
  const { exitCode, output } = await runProductToItsEnd({
    DATA_DIR: newDataFolder(),
    ...settings,
  });
  expect(exitCode).toBe(1);
  expect(output).toContain('Not started, because these settings are missing or invalid:');
  for (const missing of ['MAIL_FROM', 'COMPANY_NAME', 'COMPANY_ADDRESS', 'PRIVACY_EMAIL'])
    expect(output).toContain(`${missing} is required`);
  expect(output).toContain(`This is not a demo, because ${sign}.`);
});

test('a start with DEMO=on and a live Stripe key is refused', async () => {
  const settings = { DATA_DIR: newDataFolder(), STRIPE_SECRET_KEY: 'sk_live_1', DEMO: 'on' };
  const { exitCode, output } = await runProductToItsEnd(settings);
  expect(exitCode).toBe(1);
  expect(output).toContain('DEMO cannot be on with a live STRIPE_SECRET_KEY');
});

describe('a demo database put into production', () => {
  let mail: MailServer;
  let database: TestDatabase;
  let shop: RunningProduct;
  let earlier: { admin: string; operator: string };

  beforeAll(async () => {
    mail = await createMailServer();
    database = await createTestDatabase();
    const demo = await startProduct({ databaseUrl: database.url, env: { DEMO: 'on' } });
    earlier = {
      admin: await signInAdmin({ baseUrl: demo.url }),
      operator: await signIn({ baseUrl: demo.url }, ROSA),
    };
    await demo.stop();
    shop = await startProduct({
      databaseUrl: database.url,
      env: {
        ...productionSettings,
        SMTP_URL: mail.url,
        ADMIN_EMAIL: 'owner@harbour.test',
        ADMIN_PASSWORD: 'the-key-of-the-harbour',
      },
    });
  });
  afterAll(async () => {
    await shop.stop();
    await mail.close();
    await database.drop();
  });

  test('demo logins and their sessions are disabled in production, and the start output names them', async () => {
    for (const login of published) {
      const refused = await tryToSignIn(shop.url, login);
      expect([refused.status, refused.message]).toEqual([
        401,
        'That email or password is incorrect.',
      ]);
    }
    expect((await callAdmin(shop.url, 'adminMe', { cookie: earlier.admin })).status).toBe(401);
    const operator = { email: ROSA, password: PASSWORD };
    expect((await call(shop.url, 'login', { payload: operator })).status).toBe(401);
    const tried = askAuth<{ error_code?: string }>(
      { baseUrl: shop.url },
      '/token?grant_type=password',
      { payload: operator },
    );
    expect((await tried).error_code).toBe('user_banned');
    expect((await call(shop.url, 'me', { token: earlier.operator })).status).toBe(401);
    expect(shop.output()).toMatch(
      /This database once held the demo, whose passwords are public: admin@demo\.test, deck@demo\.test, .*rosa@demo\.test.* cannot sign in\./,
    );
  });

  test('the owner signs in to a former demo with the login from the settings', async () => {
    const owner = { email: 'owner@harbour.test', password: 'the-key-of-the-harbour' };
    expect((await tryToSignIn(shop.url, owner)).status).toBe(200);
  });

  test.each([
    '/sandbox/mail',
    '/dev/mails',
    '/sandbox/stripe/chaos',
    '/sandbox/stripe/v1/checkout/sessions',
    '/sandbox/pay/cs_test_1',
    '/sandbox/nylas',
    '/sandbox/nylas/chaos',
    '/sandbox/nylas/v3/grants',
  ])('%s, a path of the sandboxes or sample mails, is a 404 in production', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${shop.url}${path}`, { method });
      expect([method, answer.status]).toEqual([method, 404]);
    }
  });

  test('the output of a production start names the features that lack a provider', async () => {
    const boats = (await (await fetch(`${shop.url}/api/boats`)).json()) as { id: string }[];
    expect(boats.length).toBeGreaterThan(0);
    expect(shop.output()).toContain('STRIPE_SECRET_KEY is not set: guests cannot pay');
    expect(shop.output()).toContain('NYLAS_API_KEY is not set: captains cannot connect a calendar');
  });

  test('demo logins work again once the demo is turned back on', async () => {
    const demo = await startProduct({ databaseUrl: database.url, env: { DEMO: 'on' } });
    expect((await tryToSignIn(demo.url, published[0] ?? { email: '' })).status).toBe(200);
    expect(await signIn({ baseUrl: demo.url }, ROSA)).toMatch(/\w/);
    await demo.stop();
  });
});
