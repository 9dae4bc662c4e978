import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectKept, type Acknowledged } from '../../support/assertions/acknowledged-trips.ts';
import {
  type DebianCluster,
  needPrograms,
  createDebianCluster,
  postgresAccount,
} from '../../support/providers/debian-cluster.ts';
import { freePort } from '../../support/product/free-port.ts';
import { runShopCommand, type CommandEnd } from '../../support/product/shop-command.ts';
import { startProduct } from '../../support/product/product.ts';
import { createRetryingBuyers, waitForSales } from '../../support/faults/retrying-buyers.ts';
import { wholeDatabase, wholeFolder } from '../../support/product/database-hash.ts';

const DEPLOYED = new URL('../../../deploy/backup/', import.meta.url);

let home: string;
let cluster: DebianCluster;
let env: Record<string, string>;
/** Rows at the full backup, after the incremental one, and at the end. */
let rows: { full: State; moment: State; end: State };
let files: State;
/** Port of the product, the same at every start. */
let port: string;
let full: string;
let moment: Date;
let promised: { before: Acknowledged; after: Acknowledged };

type State = Record<string, string>;

beforeAll(async () => {
  needPrograms('pgbackrest');
  home = mkdtempSync(join(tmpdir(), 'boat-trips-pgbackrest-'));
  port = String(await freePort());
  cluster = await createDebianCluster();
  await cluster.start(deployPgBackRest());
  env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: join(home, 'data'),
    BACKUP_DIR: join(home, 'backups'),
    BACKUP_PASSPHRASE: 'seven small boats at anchor',
    BACKUP_STANZA: 'shop',
    BACKUP_CLUSTER: cluster.cluster,
    BACKUP_PGBACKREST_CONFIG: join(home, 'pgbackrest.conf'),
  };
  const before = await sell();
  const atFull = await wholeDatabase(cluster.url);
  full = idIn(await backUp());
  const between = await sell(async () => {
    expect((await backUp()).output).toContain('incremental backup by pgBackRest');
  });
  const atMoment = await wholeDatabase(cluster.url);
  await sleep(1_500);
  moment = new Date();
  await sleep(1_500);
  const after = await sell();
  rows = { full: atFull, moment: atMoment, end: await wholeDatabase(cluster.url) };
  files = await wholeFolder(env['DATA_DIR'] ?? '');
  promised = { before: both(before, between), after };
}, 400_000);

afterAll(async () => {
  await cluster?.drop();
  if (home) rmSync(home, { recursive: true, force: true });
});

test('after a machine is lost, a restore brings back every archived row, every file and the key', async () => {
  await cluster.archive();
  await cluster.burn();
  const elsewhere = { ...env, DATA_DIR: join(home, 'new-data') };
  const refused = await runShopCommand('restore', elsewhere, '--replace', '--yes');
  expect(refused.output).toContain('the current shop cannot be backed up');
  const restored = await runShopCommand('restore', elsewhere, '--replace', '--yes', '--discard');
  expect(restored.output).toContain('the last archived change');
  expect(restored.exitCode).toBe(0);
  expectSame(await wholeDatabase(cluster.url), rows.end);
  expect(await wholeFolder(elsewhere.DATA_DIR)).toEqual(files);
  expect((await runShopCommand('doctor', elsewhere)).output).toMatch(/^All is well/);
  const { DATA_DIR: dataDir } = elsewhere;
  const product = await startProduct({ databaseUrl: cluster.url, dataDir, env: { PORT: port } });
  await expectKept(product.url, promised.before);
  await expectKept(product.url, promised.after);
  await product.stop();
}, 200_000);

test('a shop can be restored to a moment between two backups, and to the end of a backup', async () => {
  const unasked = await runShopCommand('restore', env, '--at', moment.toISOString());
  expect(unasked.output).toContain('this database already holds a shop');
  const at = ['--at', moment.toISOString(), '--replace', '--yes'];
  const restored = await runShopCommand('restore', env, ...at);
  expect(restored.output).toContain('The previous shop was backed up as');
  expect(restored.exitCode).toBe(0);
  expectSame(await wholeDatabase(cluster.url), rows.moment);
  expect((await runShopCommand('doctor', env)).output).toMatch(/^All is well/);
  const first = ['--backup', full, '--replace', '--yes', '--discard'];
  expect(await runShopCommand('restore', env, ...first)).toMatchObject({ exitCode: 0 });
  expectSame(await wholeDatabase(cluster.url), rows.full);
}, 300_000);

/** Compares all rows. A sequence may be up to 32 values ahead, because PostgreSQL writes values to WAL in advance. */
function expectSame(found: State, expected: State): void {
  const isSequence = (name: string) => name.endsWith('_seq');
  const rowsOf = (state: State) =>
    Object.fromEntries(Object.entries(state).filter(([name]) => !isSequence(name)));
  expect(rowsOf(found)).toEqual(rowsOf(expected));
  for (const name of Object.keys(expected).filter(isSequence)) {
    const ahead =
      Number.parseInt(found[name] ?? '', 10) - Number.parseInt(expected[name] ?? '', 10);
    expect([ahead >= 0, ahead <= 32], name).toEqual([true, true]);
  }
}

/** Installs the files of `deploy/backup` with this cluster's paths; returns PostgreSQL's settings. */
function deployPgBackRest(): string {
  const { uid, gid } = postgresAccount();
  for (const name of ['.', 'repo', 'log', 'lock']) {
    mkdirSync(join(home, name), { recursive: true });
    chownSync(join(home, name), uid, gid);
  }
  chmodSync(home, 0o755);
  const config = readFileSync(new URL('pgbackrest.conf', DEPLOYED), 'utf8')
    .replace('/var/lib/pgbackrest', join(home, 'repo'))
    .replace(/(?<=pg1-path=).*/, cluster.dataDir)
    .replace('5432', String(cluster.port))
    .replace('CHANGE-ME', 'of-the-tests')
    .replace(
      '[global]',
      `[global]\nlog-path=${join(home, 'log')}\nlock-path=${join(home, 'lock')}`,
    );
  writeFileSync(join(home, 'pgbackrest.conf'), config, { mode: 0o644 });
  return readFileSync(new URL('postgresql-archiving.conf', DEPLOYED), 'utf8').replace(
    'pgbackrest --stanza',
    `pgbackrest --config=${join(home, 'pgbackrest.conf')} --stanza`,
  );
}

/** Starts the product, sells trips before and after `meanwhile`, and stops the product. */
async function sell(meanwhile = async () => {}): Promise<Acknowledged> {
  const product = await startProduct({
    databaseUrl: cluster.url,
    dataDir: env['DATA_DIR'] ?? '',
    env: { DEMO: 'on', PORT: port },
  });
  const buyers = await createRetryingBuyers([product.url]);
  await waitForSales(buyers, 10);
  await meanwhile();
  await waitForSales(buyers, 10);
  await buyers.stop();
  await product.stop();
  return buyers.acknowledged;
}

async function backUp(): Promise<CommandEnd> {
  const said = await runShopCommand('backup', env);
  expect(said.output).toContain('Backed up as');
  return said;
}

function idIn({ output }: CommandEnd): string {
  return /Backed up as (\S+Z):/.exec(output)?.[1] ?? '';
}

function both(one: Acknowledged, other: Acknowledged): Acknowledged {
  return {
    reserved: [...one.reserved, ...other.reserved],
    confirmed: [...one.confirmed, ...other.confirmed],
    charged: [...one.charged, ...other.charged],
  };
}
