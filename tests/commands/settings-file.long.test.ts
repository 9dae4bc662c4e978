import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../support/product/free-port.ts';
import { runProductToItsEnd, startProductOnDataDir } from '../support/product/product.ts';
import { runShopCommand } from '../support/product/shop-command.ts';
import { createTestDatabase, type TestDatabase } from '../support/product/test-database.ts';

const PASSPHRASE = 'seven # boats \\ at anchor';

let home: string;
let file: string;
let database: TestDatabase;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'boat-trips-settings-file-'));
  file = join(home, 'env');
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

/** Writes the settings file, which the server and its commands read. */
function write(...lines: string[]): void {
  const shop = [
    `DATABASE_URL=${database.url}`,
    `DATA_DIR=${join(home, 'data')}`,
    `BACKUP_DIR=${join(home, 'backups')}`,
    'SANDBOXES=on',
  ];
  writeFileSync(file, [...shop, ...lines, ''].join('\n'));
}

test('the server and its commands read the same value from the settings file', async () => {
  const port = String(await freePort());
  write(`BACKUP_PASSPHRASE='${PASSPHRASE}'`, `PORT=${port}`);
  const data = join(home, 'data');
  const server = await startProductOnDataDir(data, { SETTINGS_FILE: file, PORT: port });
  expect((await runShopCommand('backup', { SETTINGS_FILE: file })).output).toContain(
    'Backed up as',
  );
  await server.stop();
  write();
  const settings = { SETTINGS_FILE: file };
  const cut = { ...settings, BACKUP_PASSPHRASE: 'seven # boats' };
  expect((await runShopCommand('restore', cut)).output).toContain('BACKUP_PASSPHRASE is wrong');
  const kept = { ...settings, BACKUP_PASSPHRASE: PASSPHRASE };
  const restored = await runShopCommand('restore', kept, '--replace', '--yes', '--discard');
  expect(restored).toMatchObject({ exitCode: 0 });
});

test('the server and its commands do not start if the settings file has an ambiguous value or an unknown name', async () => {
  write('BACKUP_PASSPHRASE=seven # boats at anchor', 'SMPT_URL=smtp://mail');
  const problems = [
    `${file}, line 5: BACKUP_PASSPHRASE is ambiguous`,
    `${file}, line 6: SMPT_URL is not a setting of this product. Did you mean SMTP_URL?`,
  ];
  const start = await runProductToItsEnd({ SETTINGS_FILE: file });
  const backup = await runShopCommand('backup', { SETTINGS_FILE: file });
  const settings = await runShopCommand('settings', { SETTINGS_FILE: file });
  for (const problem of problems) {
    expect(start.output).toContain(problem);
    expect(backup.output).toContain(problem);
    expect(settings.output).toContain(problem);
  }
  expect([start.exitCode, backup.exitCode, settings.exitCode]).toEqual([1, 1, 1]);
});
