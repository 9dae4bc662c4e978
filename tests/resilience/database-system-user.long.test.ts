import { lstatSync, realpathSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startProductOnDataDir } from '../support/product/product.ts';
import { newDataFolder, postgresPid } from '../support/product/data-folders.ts';

const asRoot = process.getuid?.() === 0;

test.runIf(asRoot)(
  'a server started as root runs the database as another user in a folder that this user can access',
  async () => {
    const dataDir = newDataFolder();
    const first = await startProductOnDataDir(dataDir);
    expect(lstatSync(`${dataDir}/postgres`).isSymbolicLink()).toBe(true);
    const place = realpathSync(`${dataDir}/postgres`);
    expect(first.output()).toContain(`the database is in ${place}`);
    expect(statSync(`/proc/${postgresPid(dataDir)}`).uid).not.toBe(0);
    await first.stop();
    const second = await startProductOnDataDir(dataDir);
    expect(realpathSync(`${dataDir}/postgres`)).toBe(place);
    await second.stop();
  },
);

test.runIf(!asRoot)(
  'a server not started as root runs the database as its own user in the data folder',
  async () => {
    const dataDir = newDataFolder();
    const product = await startProductOnDataDir(dataDir);
    expect(lstatSync(`${dataDir}/postgres`).isDirectory()).toBe(true);
    await product.stop();
  },
);
