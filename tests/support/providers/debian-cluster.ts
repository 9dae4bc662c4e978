import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../product/free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL as Debian runs it, with an empty database owned by the product. */
export type DebianCluster = {
  /** Name for pg_ctlcluster: `15/name`. */
  cluster: string;
  port: number;
  dataDir: string;
  url: string;
  /** Starts the cluster with additional settings, and creates its role and database. */
  start(settings?: string): Promise<void>;
  /** Archives all committed WAL, which otherwise happens within a minute. */
  archive(): Promise<void>;
  /** Kills the cluster and deletes its files, as if the machine had burnt. */
  burn(): Promise<void>;
  drop(): Promise<void>;
};

const INSTALLED = '/usr/lib/postgresql';
/** Newest installed version. */
const VERSION = existsSync(INSTALLED) ? (readdirSync(INSTALLED).toSorted().at(-1) ?? '') : '';
const PASSWORD = 'of-the-tests';

/** Throws an error if programs are missing or the user is not root. */
export function needPrograms(...programs: string[]): void {
  const missing = programs.filter((name) => !existsSync(`/usr/bin/${name}`));
  if (missing.length === 0 && process.getuid?.() === 0) return;
  throw new Error(
    `These tests need root on Debian with postgresql and pgbackrest${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}. apt-get install postgresql pgbackrest`,
  );
}

export async function createDebianCluster(): Promise<DebianCluster> {
  needPrograms('pg_createcluster', 'pg_ctlcluster');
  const name = `boats${randomBytes(4).toString('hex')}`;
  const port = await freePort();
  await run('pg_createcluster', [
    ...[VERSION, name, `--port=${port}`, '--locale=C.UTF-8', '--encoding=UTF8'],
    ...['--start-conf=manual', '--', '--auth-host=scram-sha-256'],
  ]);
  const dataDir = `/var/lib/postgresql/${VERSION}/${name}`;
  return {
    cluster: `${VERSION}/${name}`,
    port,
    dataDir,
    url: `postgres://boats:${PASSWORD}@127.0.0.1:${port}/boats`,
    async start(settings = '') {
      const folder = `/etc/postgresql/${VERSION}/${name}/conf.d`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${folder}/tests.conf`, settings);
      await run('pg_ctlcluster', [VERSION, name, 'start']);
      await askAsPostgres(port, `create role boats login password '${PASSWORD}'`);
      await askAsPostgres(port, 'create database boats owner boats');
    },
    async archive() {
      const [, wal = ''] = await askAsPostgres(port, 'select pg_walfile_name(pg_switch_wal())');
      const isDone = `select last_archived_wal >= '${wal}' from pg_stat_archiver`;
      while ((await askAsPostgres(port, isDone))[1] !== 't') await sleep(100);
    },
    async burn() {
      const pid = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
      process.kill(pid, 'SIGKILL');
      // The other processes exit when they notice that the postmaster has ended.
      await sleep(2_000);
      for (const file of readdirSync(dataDir)) {
        rmSync(join(dataDir, file), { recursive: true, force: true });
      }
    },
    async drop() {
      await run('pg_dropcluster', ['--stop', VERSION, name]);
    },
  };
}

/** Runs a query as `postgres`; returns CSV lines, the header first. */
async function askAsPostgres(port: number, sql: string): Promise<string[]> {
  const how = ['-X', '--csv', '-v', 'ON_ERROR_STOP=1', '-p', String(port), '-d', 'postgres'];
  const { stdout } = await run('psql', [...how, '-c', sql], { ...postgresAccount(), cwd: '/' });
  return stdout.split('\n');
}

export function postgresAccount(): { uid: number; gid: number } {
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
