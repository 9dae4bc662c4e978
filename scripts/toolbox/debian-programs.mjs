import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, say } from './project.mjs';

/** Programs of a three-node database, with their Debian packages. */
const PROGRAMS = [
  { program: 'patroni', from: 'patroni' },
  { program: 'patronictl', from: 'patroni' },
  { program: 'etcd', from: 'etcd-server' },
  { program: 'haproxy', from: 'haproxy' },
  { program: 'pgbouncer', from: 'pgbouncer' },
  { program: 'pg_rewind', from: 'postgresql' },
  { program: 'pg_createcluster', from: 'postgresql-common' },
  { program: 'psql', from: 'postgresql-client-common' },
  { program: 'pgbackrest', from: 'pgbackrest' },
  { program: 'caddy', from: 'caddy' },
  { program: 'nginx', from: 'nginx' },
  { program: 'openssl', from: 'openssl' },
];

/** Installs missing programs as root on Debian; for other users, prints them and exits. */
export async function installFailoverPrograms() {
  const missing = () => PROGRAMS.filter(({ program }) => !isInstalled(program));
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

/** Policy script that Debian runs before starting a service. Denies every start: the tests start their own services. */
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
