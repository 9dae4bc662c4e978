import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingNames } from './config.ts';
import { explainSettings } from './explain-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'boat-trips-explained-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'env');

function explain(text: string, env: Record<string, string> = {}) {
  writeFileSync(file, text);
  return explainSettings({ SETTINGS_FILE: file, ...env });
}

const shop = `PUBLIC_URL=https://boats.example
DATABASE_URL=postgres://boats:hidden-1@db/boats?sslmode=require
SMTP_URL=smtp://shop:hidden-2@mail:587
SEALING_KEY=${'hidden-3'.padEnd(43, 'x')}
STRIPE_SECRET_KEY=sk_live_hidden-4
STRIPE_PUBLISHABLE_KEY=pk_live_public
METRICS_TOKEN='hidden-5 # and more'
MAIL_FROM=Boats <bookings@boats.example>
COMPANY_NAME=Harbour N.V.
COMPANY_ADDRESS=1 Front Street, Philipsburg
COMPANY_REGISTRATION=off
PRIVACY_EMAIL=privacy@boats.example
`;

test('the explanation shows the source of every setting without revealing secrets', () => {
  const { text, isRight } = explain(shop, { PORT: '4000', PUBLIC_URL: 'https://other.example' });
  expect(isRight).toBe(true);
  for (const name of settingNames) expect(text).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  expect(text).toMatch(/^This is production, because STRIPE_SECRET_KEY is a live key\.\n/);
  expect(text).toMatch(/^ {2}PORT +4000 +environment$/m);
  expect(text).toMatch(/^ {2}PUBLIC_URL +https:\/\/other\.example\/ +environment$/m);
  expect(text).toContain(`postgres://boats:***@db/boats?sslmode=require`);
  expect(text).toMatch(/^ {2}SEALING_KEY +set \(not shown\) +.*, line 4$/m);
  expect(text).toMatch(/^ {2}STRIPE_PUBLISHABLE_KEY +pk_live_public/m);
  expect(text).toMatch(/^ {2}DATA_DIR +\.\/data$/m);
  expect(text).toContain('SUPPORT_EMAIL is not set');
  expect(text).toContain('No problems found.');
  expect(text).not.toContain('hidden-');
});

test('the explanation says what is wrong without revealing secrets', () => {
  const { text, isRight } = explain(`PORT=many
DATABASE_URL=postgres://boats:hidden/1@db/boats
STRIPE_PUBLISHABLE_KEY=sk_live_hidden-2
METRICS_TOKEN=hidden#3
STRIPE_SECRET=hidden-4
`);
  expect(isRight).toBe(false);
  for (const expected of [
    'PORT must be a whole number from 1 to 65535, not "many".',
    'DATABASE_URL has special characters in its user name or password',
    'STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_: this is a secret key',
    'line 4: METRICS_TOKEN is ambiguous',
    'line 5: STRIPE_SECRET is not a setting of this product. Did you mean STRIPE_',
  ])
    expect(text).toContain(expected);
  expect(text).not.toContain('hidden');
});
