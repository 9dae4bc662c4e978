import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AFTER_ROWS,
  BEFORE_ROWS,
} from '../../../src/server/operations/backups/snapshot/schema-queries.ts';
import { expectKept, type Acknowledged } from '../../support/assertions/acknowledged-trips.ts';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { writeBackupKey } from '../../support/faults/backup-key-file.ts';
import { runShopCommand, type CommandEnd } from '../../support/product/shop-command.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';
import { operatorWithBoat, upload } from '../../support/worlds/operators/photo-world.ts';
import { startProduct } from '../../support/product/product.ts';
import { createRetryingBuyers, waitForSales } from '../../support/faults/retrying-buyers.ts';
import {
  createTestDatabase,
  createTestPool,
  type TestDatabase,
} from '../../support/product/test-database.ts';
import { readBooking } from '../../support/worlds/guests/visitors.ts';
import { wholeDatabase, wholeFolder } from '../../support/product/database-hash.ts';

const ID = /\d{4}-\d\d-\d\dT[\d-]+Z/;

let home: string;
let BACKUP_KEY_FILE: string;
let world: OperatorWorld;
/** Trips confirmed before, during and after the backup `whileSelling`; `atRest` contains all of them. */
let promised: { before: Acknowledged; between: Acknowledged; after: Acknowledged };
let whileSelling: string;
let atRest: string;
let rows: Record<string, string>;
let files: Record<string, string>;
const emptied: TestDatabase[] = [];

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'boat-trips-backups-'));
  BACKUP_KEY_FILE = await writeBackupKey(join(home, 'key.txt'));
  world = await createOperatorWorld({ LOG_LEVEL: 'warn' });
  const operator = await operatorWithBoat(world);
  await upload(world, operator, await plain(12, 8).png().toBuffer());
  const before = await sell();
  const between = await createRetryingBuyers([world.baseUrl]);
  await waitForSales(between, 10);
  whileSelling = idIn(await backUp());
  await waitForSales(between, 10);
  await between.stop();
  await upload(world, operator, await plain(8, 12).png().toBuffer());
  const after = await sell();
  promised = { before, between: between.acknowledged, after };
  await world.product.stop();
  atRest = idIn(await backUp());
  rows = await wholeDatabase(world.databaseUrl);
  files = await wholeFolder(world.product.dataDir);
});

afterAll(async () => {
  await world.close();
  for (const database of emptied) await database.drop();
  rmSync(home, { recursive: true, force: true });
});

test('a restore brings back every row, file and table constraint', async () => {
  const { database, env } = await emptyPlace('elsewhere');
  const { exitCode, output } = await restore(env);
  expect(output).toContain('Restored the shop as of ');
  expect(exitCode).toBe(0);
  expect(await wholeDatabase(database.url)).toEqual(rows);
  expect(Object.keys(rows).length).toBeGreaterThan(60);
  expect(await schemaOf(database.url)).toEqual(await schemaOf(world.databaseUrl));
  expect(await wholeFolder(env.DATA_DIR)).toEqual(files);
  expect(Object.keys(files)).toHaveLength(10);
  expect(keyIn(env.DATA_DIR)).toBe(keyIn(world.product.dataDir));
  expect((await runShopCommand('doctor', env)).output).toMatch(/^All is well/);
  const product = await restart(env);
  for (const acknowledged of Object.values(promised)) await expectKept(product.url, acknowledged);
  await product.stop();
});

test('a backup made during sales is consistent and contains every sale made before it', async () => {
  const { env } = await emptyPlace('earlier');
  expect(await restore(env, '--backup', whileSelling)).toMatchObject({ exitCode: 0 });
  expect((await runShopCommand('doctor', env)).output).toMatch(/^All is well/);
  const product = await restart(env);
  await expectKept(product.url, promised.before);
  const statuses = async ({ reserved }: Acknowledged) =>
    Promise.all(reserved.map(async ({ id }) => (await readBooking(product.url, id)).status));
  expect(new Set(await statuses(promised.between))).toEqual(new Set([200, 404]));
  expect(new Set(await statuses(promised.after))).toEqual(new Set([404]));
  await product.stop();
});

test('a restore replaces a shop only with --replace and a second confirmation, and the replaced shop can be restored', async () => {
  const { database, env } = await emptyPlace('replaced');
  expect(await restore(env, '--backup', whileSelling)).toMatchObject({ exitCode: 0 });
  const former = await wholeDatabase(database.url);
  const refused = await restore(env);
  expect(refused).toEqual({
    exitCode: 1,
    output:
      'Nothing was restored: this database already holds a shop. To replace it with the backup, add --replace.',
  });
  const unasked = await restore(env, '--replace');
  expect(unasked.output).toContain('will be replaced with the shop as of');
  expect(unasked.output).toContain(
    'This needs confirmation, but there is no terminal. To confirm, add --yes.',
  );
  expect(await wholeDatabase(database.url)).toEqual(former);
  const replaced = await restore(env, '--backup', atRest, '--replace', '--yes');
  expect(replaced.output).toContain('The previous shop was backed up as');
  expect(await wholeDatabase(database.url)).toEqual(rows);
  const kept = new RegExp(`was backed up as (${ID.source})`).exec(replaced.output)?.[1] ?? '';
  expect(await restore(env, '--backup', kept, '--replace', '--yes')).toMatchObject({ exitCode: 0 });
  expect(await wholeDatabase(database.url)).toEqual(former);
});

test('a restore is refused while the product is running', async () => {
  const { database, env } = await emptyPlace('busy');
  const pool = createTestPool(database.url, 1);
  const connection = await pool.connect();
  expect(await restore(env)).toEqual({
    exitCode: 1,
    output:
      'Nothing was restored: one connection is open to the database: first stop the product on every machine, and everything else that uses the database.',
  });
  connection.release();
  await pool.end();
});

test('a restore of a damaged backup is refused and changes nothing', async () => {
  const { database, env } = await emptyPlace('damaged');
  const folder = join(home, 'backups', atRest);
  const name = readdirSync(folder).find((each) => each.includes('public.bookings.copy')) ?? '';
  const bytes = readFileSync(join(folder, name));
  const middle = bytes.length >> 1;
  const damaged = Buffer.from(bytes).fill((bytes[middle] ?? 0) ^ 1, middle, middle + 1);
  writeFileSync(join(folder, name), damaged);
  const { exitCode, output } = await restore(env, '--backup', atRest);
  writeFileSync(join(folder, name), bytes);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/Nothing was restored: .*public\.bookings.* is damaged/s);
  expect(await wholeDatabase(database.url)).toEqual({});
});

async function sell(): Promise<Acknowledged> {
  const buyers = await createRetryingBuyers([world.baseUrl]);
  await waitForSales(buyers, 10);
  await buyers.stop();
  return buyers.acknowledged;
}

function backUp(): Promise<CommandEnd> {
  return runShopCommand('backup', {
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.product.dataDir,
    BACKUP_DIR: join(home, 'backups'),
    BACKUP_KEY_FILE,
  });
}

function restore(env: Record<string, string>, ...args: string[]): Promise<CommandEnd> {
  return runShopCommand('restore', env, ...args);
}

/** Starts the product on the restored data, at the same URL as before. */
function restart({ DATABASE_URL, DATA_DIR }: { DATABASE_URL: string; DATA_DIR: string }) {
  const env = { PORT: new URL(world.baseUrl).port };
  return startProduct({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR, env });
}

/** Creates an empty database; returns it with a folder that does not exist yet. */
async function emptyPlace(name: string) {
  const database = await createTestDatabase({ empty: true });
  emptied.push(database);
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: join(home, name),
    BACKUP_DIR: join(home, 'backups'),
    BACKUP_KEY_FILE,
  };
  return { database, env };
}

function idIn({ output }: CommandEnd): string {
  const id = ID.exec(output)?.[0];
  if (id === undefined) throw new Error(output);
  return id;
}

function keyIn(dataDir: string): string {
  const text = readFileSync(join(dataDir, 'secrets.json'), 'utf8');
  return (JSON.parse(text) as { encryptionKey: string }).encryptionKey;
}

/** Returns all statements that recreate the database, without sequence positions. */
async function schemaOf(url: string): Promise<string[]> {
  const pool = createTestPool(url, 1);
  const client = await pool.connect();
  await client.query("set search_path = ''");
  const statements: string[] = [];
  for (const query of [...BEFORE_ROWS, ...AFTER_ROWS]) {
    const { rows: found } = await client.query<{ sql: string }>(query);
    // Removes all parentheses: PostgreSQL drops some redundant ones when it parses its own output.
    statements.push(...found.map(({ sql }) => sql.replaceAll(/[()]/g, '')));
  }
  client.release();
  await pool.end();
  return statements.toSorted();
}
