import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { visitDoctor } from '../support/product/doctor-command.ts';
import { startProductOnDataDir } from '../support/product/product.ts';
import { newDataFolder, postgresPid } from '../support/product/data-folders.ts';

const WELL = {
  exitCode: 0,
  output: 'All is well: sales add up, the books balance, and nothing is overdue.',
};

test('npm run shop -- doctor checks the embedded database whether or not the shop is running', async () => {
  const dataDir = newDataFolder();
  const nothing = await visitDoctor({ DATA_DIR: dataDir });
  expect(nothing).toEqual({
    exitCode: 1,
    output:
      'Nothing was checked: there is no database in the data folder yet. Start the product once first.',
  });
  const product = await startProductOnDataDir(dataDir);
  expect(await visitDoctor({ DATA_DIR: dataDir })).toEqual(WELL);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  await product.stop();
  expect(await visitDoctor({ DATA_DIR: dataDir })).toEqual(WELL);
  for (let waited = 0; postgresPid(dataDir) !== undefined && waited < 5_000; waited += 20)
    await sleep(20);
  expect(postgresPid(dataDir)).toBeUndefined();
});
