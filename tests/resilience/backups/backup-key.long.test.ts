import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runShopCommand } from '../../support/product/shop-command.ts';
import { createTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';

const PASSPHRASE = 'seven small boats at anchor';

let home: string;
let database: TestDatabase;
let env: Record<string, string>;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'boat-trips-keys-'));
  database = await createTestDatabase();
  const DATA_DIR = join(home, 'data');
  const BACKUP_DIR = join(home, 'backups');
  env = { DATABASE_URL: database.url, DATA_DIR, BACKUP_DIR };
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

const known = () => ({ ...env, BACKUP_PASSPHRASE: PASSPHRASE });

test('the first backup creates the key of its folder, and later backups need no passphrase', async () => {
  const keyless = await runShopCommand('backup', env);
  expect(keyless.output).toContain(
    'Backups hold names, addresses and secrets, so they are encrypted. Set BACKUP_PASSPHRASE',
  );
  expect(await runShopCommand('backup', known())).toMatchObject({ exitCode: 0 });
  expect(readdirSync(join(home, 'backups'))).toEqual(
    expect.arrayContaining(['key.age', 'key.pub']),
  );
  // A killed backup leaves an incomplete folder, which the next backup removes.
  mkdirSync(join(home, 'backups', 'new-1.part'));
  expect(await runShopCommand('backup', env)).toMatchObject({ exitCode: 0 });
  expect(readdirSync(join(home, 'backups'))).not.toContain('new-1.part');
});

test('a backup can be neither written nor opened with a mistyped passphrase', async () => {
  const mistyped = { ...env, BACKUP_PASSPHRASE: 'seven small boats adrift' };
  const noKey = 'BACKUP_PASSPHRASE is wrong: the backups in';
  expect((await runShopCommand('backup', mistyped)).output).toContain(noKey);
  expect((await runShopCommand('restore', mistyped)).output).toContain(noKey);
  expect((await runShopCommand('restore', env)).output).toBe(
    'Nothing was restored: BACKUP_PASSPHRASE is required to decrypt the backups.',
  );
});

test('the right passphrase opens the backups', async () => {
  expect((await runShopCommand('restore', env, '--list')).output.split('\n')).toHaveLength(2);
  const replaced = await runShopCommand('restore', known(), '--replace', '--yes', '--discard');
  expect(replaced).toMatchObject({ exitCode: 0 });
});

test('a restore with an invalid option or setting is refused with a message that names it', async () => {
  const restore = async (more: Record<string, string>, ...asked: string[]) =>
    (await runShopCommand('restore', { ...env, ...more }, ...asked)).output;
  expect(await restore({}, '--at', 'yesterday')).toContain(
    '--at must be a time with a time zone, like 2026-11-23T14:05:00-04:00, not yesterday.',
  );
  expect(await restore({}, '--backup', '2020-01-01T00-00-00-000Z')).toContain(
    'No backup matches. Available backups:',
  );
  expect(await restore({ BACKUP_DIR: join(home, 'none') })).toContain('There is no backup in');
  const file = join(home, 'no-key.txt');
  writeFileSync(file, 'not a key\n');
  expect(await restore({ BACKUP_KEY_FILE: file })).toContain('holds no age key');
  expect(await restore({ BACKUP_STANZA: 'shop' })).toContain('BACKUP_STANZA and BACKUP_CLUSTER go');
  expect(await restore({ BACKUP_DIR: join(home, 'data', 'backups') })).toContain(
    'BACKUP_DIR must not be inside DATA_DIR',
  );
});
