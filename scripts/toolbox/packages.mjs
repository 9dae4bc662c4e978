import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, say } from './project.mjs';

const LOCKFILE = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.installed-from');

/** Installs packages if they are missing or the lockfile has changed since the last time. */
export async function installWhatIsMissing() {
  const wanted = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (isInstalled(wanted)) return;
  say('Installing packages (npm ci) …');
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const exitCode = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (exitCode !== 0) {
    say('The packages could not be installed. See npm’s error above.');
    process.exit(exitCode);
  }
  writeFileSync(STAMP, wanted);
}

function isInstalled(wanted) {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === wanted;
  // Accepts a manual installation newer than the lockfile.
  if (statSync(INSTALLED).mtimeMs < statSync(LOCKFILE).mtimeMs) return false;
  try {
    writeFileSync(STAMP, wanted);
  } catch {
    // Accepts a read-only installation.
  }
  return true;
}
