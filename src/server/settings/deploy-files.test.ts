import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from './config.ts';
import { findUnknownNames } from './setting-names.ts';
import { parseSettingsFile } from './settings-file.ts';

const services = readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'));
const read = (name: string) => readFileSync(`deploy/systemd/${name}`, 'utf8');
const SETTINGS =
  'NODE_ENV=production DATA_DIR=/var/lib/boat-trips SETTINGS_FILE=/etc/boat-trips/env';

test.each(services)('%s has the product read the settings file, as its commands do', (name) => {
  expect(read(name)).toContain(`\nEnvironment=${SETTINGS}\n`);
  expect(read(name)).not.toContain('EnvironmentFile');
  const [, entry = ''] = /^ExecStart=.* (src\/server\/[\w-]+\.ts)( %i)?$/m.exec(read(name)) ?? [];
  expect(readFileSync(entry, 'utf8')).not.toBe('');
});

test('the command for the server has the settings of the units', () => {
  const command = readFileSync('deploy/boat-trips', 'utf8').replaceAll(/ \\\n\s+/g, ' ');
  expect(command).toContain(`env ${SETTINGS} node "scripts/$name.mjs"`);
});

test('the product is started again for ever, and the owner hears of every unit that fails', () => {
  expect(read('boat-trips.service')).toMatch(/^\[Unit\]\n[^[]*^StartLimitIntervalSec=0$/m);
  const reporting = services.filter((name) => name !== 'boat-trips-failed@.service');
  expect(reporting).toHaveLength(3);
  for (const name of reporting) {
    expect(read(name)).toMatch(/^OnFailure=boat-trips-failed@%n\.service$/m);
  }
  expect(read('boat-trips-failed@.service')).toMatch(/^StartLimitBurst=1$/m);
});

test('.env.example names every setting, and nothing that is none', () => {
  const text = readFileSync('.env.example', 'utf8');
  const { values, problems } = parseSettingsFile(text, '.env.example');
  expect(problems).toEqual([]);
  expect(findUnknownNames(values.keys(), settingNames)).toEqual([]);
  const own = settingNames.filter((name) => !/^(OTEL_|DEV$|NODE_ENV$)/.test(name));
  expect(own.filter((name) => !values.has(name))).toEqual([]);
});
