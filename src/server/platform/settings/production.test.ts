import { expect, test } from 'vitest';
import {
  findMissingForProduction,
  resolveStage,
  listStageProblems,
  warningsFor,
} from './production.ts';

const demo = { demo: true, sandboxes: true, production: false };
const production = { demo: false, sandboxes: false, production: true };

test.each([
  [{}, demo],
  [{ PUBLIC_URL: 'http://localhost:4000' }, demo],
  [{ PUBLIC_URL: 'https://localhost:3000' }, demo],
  [{ PUBLIC_URL: 'https://shop.localhost' }, demo],
  [{ PUBLIC_URL: 'https://127.0.0.1' }, demo],
  [{ PUBLIC_URL: 'https://[::1]:3000' }, demo],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, demo],
  [{ NODE_ENV: 'development' }, demo],
  [{ NODE_ENV: 'production' }, production],
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, production],
  [{ STRIPE_SECRET_KEY: 'rk_live_1' }, production],
  [{ PUBLIC_URL: 'https://boats.example' }, production],
  [{ PUBLIC_URL: 'https://127.0.0.1.example' }, production],
  [{ PUBLIC_URL: 'http://boats.example' }, production],
  [{ PUBLIC_URL: 'http://192.168.1.7:3000' }, production],
  [{ DATABASE_URL: 'postgres://db/boats' }, production],
  [{ TRUST_PROXY: 0 }, demo],
  [{ TRUST_PROXY: 1 }, production],
  [{ SMTP_URL: 'smtp://mail' }, production],
  [{ ADMIN_EMAIL: 'owner@boats.example' }, production],
  [{ ALERT_EMAIL: 'owner@boats.example' }, production],
  [{ SEALING_KEY: 'k'.repeat(43) }, production],
  [{ S3_ENDPOINT: 'https://s3.example' }, production],
  [{ DEMO: false }, production],
  [{ DATABASE_URL: 'postgres://db/boats', DEMO: true }, demo],
  [{ NODE_ENV: 'production', DEMO: true }, demo],
  [
    { DATABASE_URL: 'postgres://db/boats', SANDBOXES: true },
    { demo: false, sandboxes: true, production: false },
  ],
])('the settings %j result in the stage %j', (given, stage) => {
  expect(resolveStage(given)).toEqual(stage);
});

test.each(['sk_live_1', 'rk_live_1'])('no part of the demo starts with the live key %s', (key) => {
  const shop = { STRIPE_SECRET_KEY: key, SMTP_URL: 'smtp://mail' };
  expect(listStageProblems(shop)).toEqual([]);
  expect(listStageProblems({ ...shop, DEMO: true })).toEqual([
    'DEMO cannot be on with a live STRIPE_SECRET_KEY: the passwords of the demo logins are public.',
  ]);
  expect(listStageProblems({ ...shop, SANDBOXES: true })).toEqual([
    'SANDBOXES cannot be on with a live STRIPE_SECRET_KEY: anyone could read every mail in the sandbox.',
  ]);
});

const shop = {
  PUBLIC_URL: 'https://boats.example',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'Boats <bookings@boats.example>',
  COMPANY_NAME: 'Harbour N.V.',
  COMPANY_ADDRESS: '1 Front Street, Philipsburg',
  COMPANY_REGISTRATION: null,
  PRIVACY_EMAIL: 'privacy@boats.example',
};

test('a refused production start names everything missing, why it is production, and how to try the product', () => {
  expect(findMissingForProduction(shop)).toEqual([]);
  const url = 'postgres://me:secret@db/boats';
  expect(findMissingForProduction({ DATABASE_URL: url })).toEqual([
    'SMTP_URL is required: without a mail server, no mail can be sent.',
    'MAIL_FROM is required, with a domain that you own: mail servers reject mail from localhost.',
    'PUBLIC_URL is required: without it, links in mails and on the payment page would lead guests to localhost.',
    'COMPANY_NAME is required: guests must be able to see who runs the shop.',
    'COMPANY_ADDRESS is required: guests must be able to find your postal address.',
    'COMPANY_REGISTRATION is required: guests must be able to find the register and number of your company, such as Chamber of Commerce Sint Maarten 12345. If the company has none, set it to `off`.',
    'PRIVACY_EMAIL is required: guests must be able to reach the person responsible for their personal data.',
    'This is not a demo, because DATABASE_URL is set. To try the product out, set DEMO=on, or SANDBOXES=on for an empty shop.',
  ]);
  expect(findMissingForProduction({ DEMO: false }).at(-1)).toContain('because DEMO is off.');
});

test.each([
  [{ PUBLIC_URL: 'http://boats.example' }, 'PUBLIC_URL must begin with https:'],
  [{ MAIL_FROM: 'Boats <bookings@localhost>' }, 'MAIL_FROM is required'],
  [{ MAIL_FROM: 'bookings@shop.localhost' }, 'MAIL_FROM is required'],
  [{ COMPANY_NAME: undefined }, 'COMPANY_NAME is required'],
])('a production start with %j is refused', (given, expected) => {
  expect(findMissingForProduction({ ...shop, ...given })).toEqual([
    expect.stringContaining(expected),
    expect.stringContaining('This is not a demo'),
  ]);
});

test('demos and empty shops with sandboxes need no settings', () => {
  expect(findMissingForProduction({})).toEqual([]);
  expect(findMissingForProduction({ ...shop, PUBLIC_URL: undefined, DEMO: true })).toEqual([]);
  expect(findMissingForProduction({ NODE_ENV: 'production', SANDBOXES: true })).toEqual([]);
  expect(listStageProblems({ DEMO: true, SANDBOXES: false })).toEqual([
    'SANDBOXES cannot be off while DEMO is on: the passwords of the demo logins are public, so a demo must not run in production.',
  ]);
});

test.each([
  [{ NODE_ENV: 'production', DEMO: true }, 'DEMO is on although NODE_ENV is production: anyone'],
  [{ TRUST_PROXY: 1, DEMO: true }, 'DEMO is on although TRUST_PROXY is set: anyone can sign in'],
  [
    { PUBLIC_URL: 'http://boats.example', SANDBOXES: true },
    'SANDBOXES is on although PUBLIC_URL is not a local address: anyone can read every mail',
  ],
])('unsafe settings of a likely production cause a warning: %j', (given, expected) => {
  expect(warningsFor(given)).toEqual([expect.stringContaining(expected)]);
  expect(warningsFor({ DATABASE_URL: 'postgres://db/boats', DEMO: true })).toEqual([]);
});

test('production with a test key, a local public URL or no rate limits causes a warning', () => {
  const given = { ...shop, STRIPE_SECRET_KEY: 'sk_test_1', NODE_ENV: 'production' };
  const warnings = warningsFor({ ...given, PUBLIC_URL: 'http://localhost', RATE_LIMITS: false });
  expect(warnings).toContain('STRIPE_SECRET_KEY is a test key: no real money is taken.');
  expect(warnings).toContainEqual(expect.stringContaining('PUBLIC_URL is a local address'));
  expect(warnings).toContainEqual(expect.stringContaining('RATE_LIMITS is off'));
});
