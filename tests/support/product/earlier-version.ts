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
  lendBuiltPages(folder);
  return folder;
}

/** Today's pages; the script that the earlier version asks for by a former name is there under that, too. */
function lendBuiltPages(folder: string): void {
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  const path = join(folder, 'dist/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const lent = { ...manifest, 'src/web/picture-first.ts': manifest['src/web/load-after-paint.ts'] };
  writeFileSync(path, JSON.stringify(lent));
}
