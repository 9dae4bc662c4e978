import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackupKey } from '../../support/faults/backup-key-file.ts';
import { runShopCommand } from '../../support/product/shop-command.ts';
import { wholeFolder } from '../../support/product/database-hash.ts';
import { createTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';
import {
  call,
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import {
  listPhotos,
  operatorWithBoat,
  upload,
} from '../../support/worlds/operators/photo-world.ts';

let home: string;
let world: OperatorWorld;
let elsewhere: TestDatabase;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'boat-trips-removed-'));
  world = await createOperatorWorld();
  elsewhere = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await world.close();
  await elsewhere.drop();
  rmSync(home, { recursive: true, force: true });
});

test('a photo that is removed during a backup is restored with the rows that show it', async () => {
  const operator = await operatorWithBoat(world);
  await upload(world, operator, await plain(12, 8).png().toBuffer());
  const [photo] = await listPhotos(world, operator);
  const files = await wholeFolder(world.product.dataDir);
  expect(Object.keys(files).length).toBeGreaterThan(0);
  const backups = {
    BACKUP_DIR: join(home, 'backups'),
    BACKUP_KEY_FILE: await writeBackupKey(join(home, 'key.txt')),
  };

  // The backup waits for this lock with its snapshot taken and its photos copied once.
  const holder = await world.database.connect();
  await holder.query('begin; lock table port_calls in access exclusive mode');
  const backup = runShopCommand('backup', {
    ...backups,
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.product.dataDir,
  });
  await expect.poll(countWaiters).toBe(1);
  const removed = await call(world.baseUrl, 'removePhoto', {
    token: operator.token,
    parts: { id: operator.boat.id, photoId: photo?.id ?? '' },
  });
  expect(removed.status).toBe(200);
  await expect.poll(() => wholeFolder(world.product.dataDir)).toEqual({});
  await holder.query('commit');
  holder.release();
  expect(await backup).toMatchObject({ exitCode: 0 });

  const dataDir = join(home, 'restored');
  const target = { ...backups, DATABASE_URL: elsewhere.url, DATA_DIR: dataDir };
  expect(await runShopCommand('restore', target)).toMatchObject({ exitCode: 0 });
  expect(await wholeFolder(dataDir)).toEqual(files);
});

async function countWaiters(): Promise<number> {
  const { rows } = await world.database.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like 'lock table%'`,
  );
  return Number(rows[0]?.count);
}
