import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'licenses-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(script: string, ...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [`tools/${script}`, ...args], {
    encoding: 'utf8',
  });
  return { status, output: stdout };
}

/** Audits the lock file with one more package in it. */
function audit(name: string, entry: object) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: object };
  const packages = { ...lock.packages, [`node_modules/${name}`]: entry };
  const file = join(folder, 'package-lock.json');
  writeFileSync(file, JSON.stringify({ ...lock, packages }));
  return run('audit-licenses.mjs', file);
}

test('every license of a runtime or development package is allowed', () => {
  const { status, output } = run('audit-licenses.mjs');
  expect(output).toMatch(/^Every license is on the list: \d+ packages shipped, \d+ others\.\n$/);
  expect(status).toBe(0);
});

test.each([
  ['viral', { license: 'AGPL-3.0-only' }, 'viral is shipped under AGPL-3.0-only'],
  ['viral', { license: 'GPL-3.0-only', dev: true }, 'viral is used to build or test under GPL'],
  ['nameless', {}, 'nameless is shipped under no license that it names'],
  ['both', { license: 'MIT AND SSPL-1.0' }, 'both is shipped under MIT AND SSPL-1.0'],
  ['lesser', { license: 'LGPL-3.0-or-later' }, 'lesser is shipped under LGPL-3.0-or-later'],
])('the package %s with %j is refused with a message that names it', (name, entry, problem) => {
  const audited = audit(name, entry);
  expect(audited.output).toContain(problem);
  expect(audited.status).toBe(1);
});

test.each([
  ['a-choice', { license: '(AGPL-3.0-only OR MIT)' }],
  ['@img/sharp-libvips-of-another-machine', { license: 'LGPL-3.0-or-later' }],
])('the package %s with %j is allowed', (name, entry) => {
  expect(audit(name, entry).status).toBe(0);
});

test('the bill of materials names every shipped package with its version and license', () => {
  const file = join(folder, 'sbom.json');
  expect(run('sbom.mjs', file).status).toBe(0);
  const bill = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: { name: string; version: string; licenses?: unknown[] }[];
  };
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'sxm-boat-trips']);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const versions = new Map(bill.components.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(versions.get(name), name).toBe(version);
  }
  expect(versions.has('vitest')).toBe(false);
  expect(bill.components.find(({ name }) => name === 'hono')?.licenses).toHaveLength(1);
});
