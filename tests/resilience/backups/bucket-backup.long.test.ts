import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createOperatorWorld,
  type OperatorWorld,
} from '../../support/worlds/operators/operators.ts';
import { writeBackupKey } from '../../support/faults/backup-key-file.ts';
import { runShopCommand } from '../../support/product/shop-command.ts';
import { plain } from '../../support/worlds/operators/generated-photos.ts';
import { operatorWithBoat, suffixes, upload } from '../../support/worlds/operators/photo-world.ts';
import { createS3Bucket, type S3Bucket } from '../../support/providers/s3-bucket.ts';
import { createTestDatabase, type TestDatabase } from '../../support/product/test-database.ts';

let home: string;
let bucket: S3Bucket;
let newBucket: S3Bucket;
let world: OperatorWorld;
let elsewhere: TestDatabase;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'boat-trips-buckets-'));
  [bucket, newBucket] = await Promise.all([createS3Bucket(), createS3Bucket()]);
  world = await createOperatorWorld(bucket.env);
  elsewhere = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await world.close();
  await elsewhere.drop();
  await Promise.all([bucket.close(), newBucket.close()]);
  rmSync(home, { recursive: true, force: true });
});

test('backups copy each photo in a bucket once, and a restore copies them into another bucket', async () => {
  const operator = await operatorWithBoat(world);
  await upload(world, operator, await plain(12, 8).png().toBuffer());
  const BACKUP_KEY_FILE = await writeBackupKey(join(home, 'key.txt'));
  const backups = { BACKUP_DIR: join(home, 'backups'), BACKUP_KEY_FILE };
  const { dataDir: DATA_DIR } = world.product;
  const here = { ...backups, ...bucket.env, DATABASE_URL: world.databaseUrl, DATA_DIR };
  expect((await runShopCommand('backup', here)).output).toContain(
    `${suffixes.length} new photo files`,
  );
  await upload(world, operator, await plain(8, 12).png().toBuffer());
  const second = await runShopCommand('backup', here);
  expect(second.output).toContain(`${suffixes.length} new photo files`);
  expect(second.output).toContain(`${2 * suffixes.length} photo files`);
  const place = { DATABASE_URL: elsewhere.url, DATA_DIR: join(home, 'new') };
  const there = { ...backups, ...newBucket.env, ...place };
  expect(await runShopCommand('restore', there)).toMatchObject({ exitCode: 0 });
  const keys = (await bucket.keys()).toSorted();
  expect((await newBucket.keys()).toSorted()).toEqual(keys);
  expect(keys).toHaveLength(2 * suffixes.length);
  for (const key of keys) expect(await newBucket.read(key)).toEqual(await bucket.read(key));
});
