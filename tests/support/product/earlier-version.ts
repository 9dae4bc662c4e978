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
// @ts-expect-error: the scripts are plain JavaScript without type declarations.
import { PRE_ROLLING_UPGRADE_COMMIT } from '../../../scripts/toolbox/earlier-version.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Extracts the earlier version into a temporary folder. Takes its npm dependencies and built pages from the current
 * checkout.
 */
export function unpackEarlierVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'boat-trips-earlier-'));
  const archive = execFileSync('git', ['archive', String(PRE_ROLLING_UPGRADE_COMMIT)], {
    cwd: ROOT,
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const workspacePackages = readdirSync(join(folder, 'packages'));
  for (const name of workspacePackages)
    symlinkSync(join(folder, 'packages', name), join(modules, name));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!workspacePackages.includes(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  copyBuiltPages(folder);
  return folder;
}

/**
 * Copies the current build. Adds its inline script to the manifest again, under the key that the earlier version looks
 * up.
 */
function copyBuiltPages(folder: string): void {
  for (const part of ['client', 'ssr', 'mails'])
    cpSync(join(ROOT, 'dist', part), join(folder, 'dist', part), { recursive: true });
  const path = join(folder, 'dist/client/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const patchedManifest = {
    ...manifest,
    'src/web/picture-first.ts': manifest['src/web/load-after-paint.ts'],
  };
  writeFileSync(path, JSON.stringify(patchedManifest));
}
