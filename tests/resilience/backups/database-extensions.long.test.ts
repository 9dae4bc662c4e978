import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../../support/product/product.ts';
import { writeBackupKey } from '../../support/faults/backup-key-file.ts';
import { runShopCommand } from '../../support/product/shop-command.ts';
import { databaseUrl, onServer, createTestPool } from '../../support/product/test-database.ts';
import { wholeDatabase } from '../../support/product/database-hash.ts';

const ROLE = `shop_${randomBytes(6).toString('hex')}`;
const names = ['first', 'second'].map((each) => `${ROLE}_${each}`);
let home: string;
let env: Record<string, string>;

/** Creates the role as in operations.md: it owns the database and has no other rights on the server. */
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'boat-trips-extensions-'));
  await onServer(`create role ${ROLE} login password 'of-the-shop'`);
  for (const name of names)
    await onServer(`create database ${name} owner ${ROLE} template template0`);
  const product = await startProduct({ databaseUrl: urlOf(0) });
  await product.stop();
  await asDba(0, 'create extension pg_stat_statements');
  await asDba(0, 'create schema watching; create extension pg_buffercache with schema watching');
  env = {
    DATA_DIR: product.dataDir,
    BACKUP_DIR: join(home, 'backups'),
    BACKUP_KEY_FILE: await writeBackupKey(join(home, 'key.txt')),
  };
});
afterAll(async () => {
  for (const name of names) await onServer(`drop database if exists ${name} with (force)`);
  await onServer(`drop role ${ROLE}`);
  rmSync(home, { recursive: true, force: true });
});

const urlOf = (which: number) => {
  const url = new URL(databaseUrl(names[which] ?? ''));
  url.username = ROLE;
  url.password = 'of-the-shop';
  return url.href;
};

async function asDba(which: number, sql: string): Promise<unknown[]> {
  const pool = createTestPool(databaseUrl(names[which] ?? ''), 1);
  const { rows } = await pool.query(sql);
  await pool.end();
  return rows as unknown[];
}

const EXTENSIONS = "select extname from pg_extension where extname <> 'plpgsql' order by 1";
const ours = [{ extname: 'btree_gist' }, { extname: 'pg_trgm' }];

test('a backup of a database with a DBA’s extensions can be restored by the shop’s role', async () => {
  const from = { ...env, DATABASE_URL: urlOf(0) };
  expect((await runShopCommand('backup', from)).output).toContain('Backed up as');
  const rows = await wholeDatabase(urlOf(0));
  const elsewhere = { ...env, DATABASE_URL: urlOf(1), DATA_DIR: join(home, 'elsewhere') };
  expect(await runShopCommand('restore', elsewhere)).toMatchObject({ exitCode: 0 });
  expect(await wholeDatabase(urlOf(1))).toEqual(rows);
  expect(await asDba(1, EXTENSIONS)).toEqual(expect.arrayContaining(ours));
  expect(await asDba(1, EXTENSIONS)).not.toContainEqual({ extname: 'pg_stat_statements' });
});

test('a restore over a database keeps the extensions that a DBA installed', async () => {
  const before = await asDba(0, EXTENSIONS);
  const rows = await wholeDatabase(urlOf(0));
  const from = { ...env, DATABASE_URL: urlOf(0) };
  const replaced = await runShopCommand('restore', from, '--replace', '--yes', '--discard');
  expect(replaced).toMatchObject({ exitCode: 0 });
  expect(await wholeDatabase(urlOf(0))).toEqual(rows);
  expect(await asDba(0, EXTENSIONS)).toEqual(before);
});
