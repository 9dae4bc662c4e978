import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: the scripts run on any Node and have no types.
import { EARLIER_VERSION } from '../../scripts/toolbox/earlier-version.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The earlier version as it was, in a folder of its own; only what npm brings, and the built pages, are of now. */
export function unpackEarlierVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boat-trips-earlier-'));
  const archive = execFileSync('git', ['archive', String(EARLIER_VERSION)], {
    cwd: ROOT,
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const own = readdirSync(join(folder, 'packages'));
  for (const name of own) symlinkSync(join(folder, 'packages', name), join(modules, name));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!own.includes(name)) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  symlinkSync(join(ROOT, 'dist'), join(folder, 'dist'));
  return folder;
}
