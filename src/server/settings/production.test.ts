import { expect, test } from 'vitest';
import { stageOf, stageProblems } from './production.ts';

const demo = { demo: true, sandboxes: true, production: false };
const production = { demo: false, sandboxes: false, production: true };

test.each([
  [{}, demo],
  [{ PUBLIC_URL: 'http://boats.lan' }, demo],
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
  [{ DATABASE_URL: 'postgres://db/boats' }, production],
  [{ DEMO: false }, production],
  [{ DATABASE_URL: 'postgres://db/boats', DEMO: true }, demo],
  [{ NODE_ENV: 'production', DEMO: true }, demo],
  [
    { DATABASE_URL: 'postgres://db/boats', SANDBOXES: true },
    { demo: false, sandboxes: true, production: false },
  ],
])('%j is %j', (given, stage) => {
  expect(stageOf(given)).toEqual(stage);
});

test.each(['sk_live_1', 'rk_live_1'])(
  'beside the live key %s nothing of the demo starts',
  (key) => {
    const shop = { STRIPE_SECRET_KEY: key, SMTP_URL: 'smtp://mail' };
    expect(stageProblems(shop)).toEqual([]);
    expect(stageProblems({ ...shop, DEMO: true })).toEqual([
      'DEMO cannot be on while STRIPE_SECRET_KEY is a live key: the passwords of its logins are published.',
    ]);
    expect(stageProblems({ ...shop, SANDBOXES: true })).toEqual([
      'SANDBOXES cannot be on while STRIPE_SECRET_KEY is a live key: anybody could read the mails there.',
    ]);
  },
);

test('in production a mail server must be set, and the reason is named', () => {
  expect(stageProblems({ DATABASE_URL: 'postgres://me:secret@db/boats' })).toEqual([
    'SMTP_URL must be given, because this is no demo (DATABASE_URL is set): without a mail server nobody gets a mail. To try the product out instead, set DEMO=on, or SANDBOXES=on for an empty shop.',
  ]);
  expect(stageProblems({ DEMO: false })[0]).toContain('because this is no demo (DEMO is off)');
  expect(stageProblems({ DEMO: true, SANDBOXES: false })).toEqual([
    'SANDBOXES cannot be off while DEMO is on: its logins would be open to anybody.',
  ]);
});
