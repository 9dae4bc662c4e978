import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingNames } from './config.ts';
import { readGivenSettings } from './given-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'boat-trips-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'env');

function read(text: string, env: Record<string, string> = {}) {
  writeFileSync(file, text);
  return readGivenSettings({ SETTINGS_FILE: file, ...env }, settingNames);
}

test.each([
  ['SEALING_KEYS', 'SEALING_KEY'],
  ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_PRIVATE', 'STRIPE_SECRET_KEY'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['BACKUP_PASSWORD', 'BACKUP_PASSPHRASE'],
])('refuses %s in a file, and names the setting that was meant', (name, meant) => {
  const { problems } = read(`PORT=1\n${name}=x\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`line 2: ${name} is not a setting of this product. Did you mean `);
  if (name !== 'STRIPE_PRIVATE') expect(problems[0]).toContain(`${meant}?`);
});

test('warns about names in a file that resemble no setting, and about misspellings in the environment', () => {
  const { problems, warnings } = read('FAVOURITE_BOAT=pelican\nTZ=UTC\nPGSSLMODE=require\n', {
    SMTP_URI: 'x',
    HOSTNAME: 'shop-1',
    LANGUAGE: 'en',
    HOME: '/root',
    PATH: '/bin',
  });
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    `${file}, line 1: FAVOURITE_BOAT is not a setting of this product.`,
    'In the environment: SMTP_URI is not a setting of this product. Did you mean SMTP_URL?',
  ]);
});

test('a named settings file that is missing is refused', () => {
  const missing = join(folder, 'none');
  expect(readGivenSettings({ SETTINGS_FILE: missing }, settingNames).problems).toEqual([
    expect.stringContaining(`${missing} cannot be read: ENOENT`),
  ]);
});

test('a settings file may not contradict DATA_DIR or set variables that Node reads at startup', () => {
  const certificates = 'NODE_EXTRA_CA_CERTS=/etc/ca.pem\n';
  expect(read(`DATA_DIR=/srv/a\n${certificates}`, { DATA_DIR: '/srv/b' }).problems).toEqual([
    `${file}, line 2: Node needs NODE_EXTRA_CA_CERTS before it reads this file: set it in the environment instead (systemctl edit boat-trips).`,
    `DATA_DIR is /srv/a in ${file}, but /srv/b in the environment: set it in one place only.`,
  ]);
  const same = { DATA_DIR: '/srv/a', NODE_EXTRA_CA_CERTS: '/etc/ca.pem' };
  expect(read(`DATA_DIR=/srv/a\n${certificates}`, same).problems).toEqual([]);
});
