import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, say } from './project.mjs';

/**
 * Programs that are no npm packages, from Debian's, each `{ program, from }`. Root on a Debian installs what is
 * missing; for anybody else this says what that is, and ends.
 */
export async function installPrograms(wanted) {
  const missing = () => wanted.filter(({ program }) => !isInstalled(program));
  if (missing().length === 0) return;
  const packages = [...new Set(missing().map(({ from }) => from))];
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`;
  if (mayInstall()) {
    say(`Installing programs for the tests (${command}) …`);
    await install(packages);
  }
  if (missing().length === 0) return;
  const names = missing().map(({ program, from }) => `  ${program} (package ${from})`);
  say(`These programs are missing:\n${names.join('\n')}`);
  say(`As root on Debian: ${command}`);
  process.exit(1);
}

function isInstalled(program) {
  const versions = '/usr/lib/postgresql';
  const ofPostgres = existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
    : [];
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', ...ofPostgres];
  return folders.some((folder) => existsSync(join(folder, program)));
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** What Debian asks whether a service may be started; here none may: the tests start their own. */
const POLICY = '/usr/sbin/policy-rc.d';

async function install(packages) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...words) => run('apt-get', ['-qq', ...words], { env });
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...packages);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}
