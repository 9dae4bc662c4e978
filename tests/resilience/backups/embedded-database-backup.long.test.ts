import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { expectKept } from '../../support/assertions/acknowledged-trips.ts';
import { writeBackupKey } from '../../support/faults/backup-key-file.ts';
import { runShopCommand } from '../../support/product/shop-command.ts';
import { startProductOnDataDir } from '../../support/product/product.ts';
import { createRetryingBuyers, waitForSales } from '../../support/faults/retrying-buyers.ts';
import { wholeDatabase } from '../../support/product/database-hash.ts';
import { newDataFolder, whileDatabaseRuns } from '../../support/product/data-folders.ts';

test('the embedded database can be backed up while running or stopped, and restored elsewhere', async () => {
  const dataDir = newDataFolder();
  const BACKUP_DIR = join(dirname(dataDir), 'backups');
  const BACKUP_KEY_FILE = await writeBackupKey(join(dirname(dataDir), 'key.txt'));
  const env = { DATA_DIR: dataDir, BACKUP_DIR, BACKUP_KEY_FILE };
  const product = await startProductOnDataDir(dataDir);
  const buyers = await createRetryingBuyers([product.url]);
  await waitForSales(buyers, 20);
  const selling = await runShopCommand('backup', env);
  expect(selling).toMatchObject({ exitCode: 0 });
  await waitForSales(buyers, 20);
  await buyers.stop();
  const refused = await runShopCommand('restore', env, '--replace', '--yes');
  expect(refused.output).toBe('Nothing was restored: the product is running. Stop it first.');
  await product.stop();
  expect(await runShopCommand('backup', env)).toMatchObject({ exitCode: 0 });
  const rows = await whileDatabaseRuns(dataDir, wholeDatabase);

  const elsewhere = newDataFolder();
  const moved = { ...env, DATA_DIR: elsewhere };
  expect(await runShopCommand('restore', moved)).toMatchObject({ exitCode: 0 });
  expect(await whileDatabaseRuns(elsewhere, wholeDatabase)).toEqual(rows);
  expect((await runShopCommand('doctor', moved)).output).toMatch(/^All is well/);
  const again = await startProductOnDataDir(elsewhere, { PORT: new URL(product.url).port });
  await expectKept(again.url, buyers.acknowledged);
  await again.stop();

  // Restores in place; the newer state is replaced but kept.
  const id = /as (\S+Z):/.exec(selling.output)?.[1] ?? '';
  const back = await runShopCommand('restore', env, '--backup', id, '--replace', '--yes');
  expect(back.output).toContain('The previous shop was backed up as');
  expect(back.exitCode).toBe(0);
  expect(await whileDatabaseRuns(dataDir, wholeDatabase)).not.toEqual(rows);
  expect(await runShopCommand('restore', env, '--replace', '--yes')).toMatchObject({ exitCode: 0 });
  expect(await whileDatabaseRuns(dataDir, wholeDatabase)).toEqual(rows);
});
