import { randomBytes } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitDoctor } from '../support/product/doctor-command.ts';
import { freePort } from '../support/product/free-port.ts';
import { runProductToItsEnd, startProduct } from '../support/product/product.ts';
import { createS3Bucket, type S3Bucket } from '../support/providers/s3-bucket.ts';
import {
  buildDataDir,
  createTestDatabase,
  type TestDatabase,
} from '../support/product/test-database.ts';
import { newDataFolder } from '../support/product/data-folders.ts';

const SEALING_KEY = randomBytes(32).toString('base64url');

let database: TestDatabase;
let firstFolder: string;
let bucket: S3Bucket;

beforeAll(async () => {
  bucket = await createS3Bucket();
  database = await createTestDatabase();
  firstFolder = buildDataDir(database.url);
  await startAndStop(firstFolder);
});
afterAll(async () => {
  await database.drop();
  await bucket.close();
});

test('a second server with its own secrets refuses to start with a message that names the fix', async () => {
  const { exitCode, output } = await refusedStart(newDataFolder(), {});
  expect(exitCode).toBe(1);
  expect(output).toContain('This server has the wrong encryption key: the key in');
  expect(output).toContain('Start it with the SEALING_KEY of the other servers');
  const other = await refusedStart(firstFolder, { SEALING_KEY: 'A'.repeat(43) });
  expect(other.output).toContain('SEALING_KEY cannot decrypt the data');
});

test('the doctor reports secrets that differ from the shop’s', async () => {
  const settings = { DATABASE_URL: database.url, DATA_DIR: firstFolder };
  const { exitCode, output } = await visitDoctor({ ...settings, SEALING_KEY });
  expect(exitCode).toBe(1);
  expect(output).toContain('SEALING_KEY cannot decrypt the data');
  expect((await visitDoctor(settings)).exitCode).toBe(0);
});

test('a server with the shared secrets but its own disk is refused because it lacks the photos', async () => {
  const folder = newDataFolder();
  await cp(firstFolder, folder, { recursive: true });
  await rm(join(folder, 'photos-id'));
  const { exitCode, output } = await refusedStart(folder, {});
  expect(exitCode).toBe(1);
  expect(output).toContain(
    'This server cannot find the shop’s photos, which are on the disk of another',
  );
  expect(output).toContain('Set the same S3_ settings');
  // Applies the fix that the message suggests if the photos were moved to this disk.
  const id = (await readFile(join(firstFolder, 'photos-id'), 'utf8')).trim();
  expect(output).toContain(`write this into ${join(folder, 'photos-id')}: ${id}`);
  await writeFile(join(folder, 'photos-id'), `${id}\n`);
  await startAndStop(folder);
});

test('a moved data folder is recognized as the shop’s', async () => {
  const moved = `${firstFolder}-moved`;
  await rename(firstFolder, moved);
  await startAndStop(moved);
  await rename(moved, firstFolder);
});

test('servers that share a bucket may have their own disks, but a server without the bucket is refused', async () => {
  const { encryptionKey } = JSON.parse(
    await readFile(join(firstFolder, 'secrets.json'), 'utf8'),
  ) as {
    encryptionKey: string;
  };
  const withBucket = { ...bucket.env, SEALING_KEY: encryptionKey };
  await startAndStop(newDataFolder(), withBucket);
  await startAndStop(newDataFolder(), withBucket);
  const { output } = await refusedStart(firstFolder, {});
  expect(output).toContain('are in the bucket boat-photos at http://127.0.0.1:');
});

async function startAndStop(dataDir: string, env: Record<string, string> = {}): Promise<void> {
  const product = await startProduct({ databaseUrl: database.url, dataDir, env });
  expect(await product.stop()).toBe(0);
}

async function refusedStart(dataDir: string, env: Record<string, string>) {
  return runProductToItsEnd({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SANDBOXES: 'on',
    ...env,
  });
}
