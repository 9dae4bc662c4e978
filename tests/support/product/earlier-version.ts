import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error: the scripts run on any Node and have no types.
import { EARLIER_VERSION } from '../../../scripts/toolbox/earlier-version.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Unpacks the earlier version into a separate folder; only npm packages and built pages are current. */
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
  lendBuiltPages(folder);
  return folder;
}

/** Copies the current pages, with the script also under the name that the earlier version requests. */
function lendBuiltPages(folder: string): void {
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  const path = join(folder, 'dist/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const lent = { ...manifest, 'src/web/picture-first.ts': manifest['src/web/load-after-paint.ts'] };
  writeFileSync(path, JSON.stringify(lent));
}
