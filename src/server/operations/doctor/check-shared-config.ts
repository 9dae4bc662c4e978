import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ResilientClient } from '../../platform/database/database-outage.ts';
import type { Config } from '../../platform/settings/config.ts';
import { openShopCipher } from '../../platform/settings/secrets.ts';

type Client = Pick<ResilientClient, 'query'>;

/**
 * Compares the encryption key and the photo location with those that the first server stored. If they differ, throws an
 * error with the remedy, because this server could not read the data of the others.
 */
export async function checkSharedConfig(databaseUrl: string, config: Config): Promise<void> {
  const client = new ResilientClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    const fault = (await checkKey(client, config)) ?? (await checkPhotosDisk(client, config));
    if (fault !== null) throw new Error(fault);
  } finally {
    await client.end();
  }
}

/** Describes differences without writing to the database or the disk. */
export async function findDisagreements(client: Client, config: Config): Promise<string[]> {
  const { dataDir, encryptionKey, s3 } = config;
  const hasKey = encryptionKey !== undefined || existsSync(join(dataDir, 'secrets.json'));
  const hasPhotos = !s3 && existsSync(join(dataDir, PHOTOS_ID));
  const faults = [
    hasKey ? await checkKey(client, config, true) : null,
    hasPhotos ? await checkPhotosDisk(client, config, true) : null,
  ];
  return faults.filter((fault) => fault !== null);
}

/** Names a file beside the photos, so that their id moves with them. */
const PHOTOS_ID = 'photos-id';
const KNOWN = 'Sealed with the key of this shop.';

async function checkKey(client: Client, config: Config, isReading = false): Promise<string | null> {
  const { encryptionKey, dataDir } = config;
  const cipher = openShopCipher(config);
  if (!isReading) await storeIfAbsent(client, 'sealing-key', cipher.encrypt(KNOWN, 'sealing-key'));
  const kept = await findFact(client, 'sealing-key');
  if (kept === null || cipher.decrypt(kept, 'sealing-key') === KNOWN) return null;
  const ours = encryptionKey ? 'SEALING_KEY' : `the key in ${join(dataDir, 'secrets.json')}`;
  return `This server has the wrong encryption key: ${ours} cannot decrypt the data in the database. Start it with the SEALING_KEY of the other servers, or with the secrets.json of the first server.`;
}

/**
 * Replaces the stored key check; servers without the new key can no longer start. The caller must re-encrypt all fields
 * first.
 */
export async function storeNewKey(client: Client, config: Config): Promise<void> {
  await client.query(
    `update deployment_facts set value = $1, written_at = now() where name = 'sealing-key'`,
    [openShopCipher(config).encrypt(KNOWN, 'sealing-key')],
  );
}

async function checkPhotosDisk(
  client: Client,
  { s3, dataDir }: Config,
  isReading = false,
): Promise<string | null> {
  if (s3) {
    await client.query(
      `insert into deployment_facts (name, value) values ('photos', $1)
       on conflict (name) do update set value = excluded.value, written_at = now()
       where deployment_facts.value <> excluded.value`,
      [`the bucket ${s3.bucket} at ${s3.endpoint}`],
    );
    return null;
  }
  const file = join(dataDir, PHOTOS_ID);
  const ours = readDiskId(file);
  if (!isReading) await storeIfAbsent(client, 'photos', ours);
  const kept = await findFact(client, 'photos');
  if (kept === null || kept === ours) return null;
  const place = kept.startsWith('the bucket') ? `in ${kept}` : 'on the disk of another server';
  return `This server cannot find the shop’s photos, which are ${place}. Set the same S3_ settings on all servers, or start them on the same DATA_DIR. If you copied the photos to ${join(dataDir, 'photos')}, write this into ${file}: ${kept}`;
}

/** Creates the file unless it exists, so that concurrent starts agree on one id. */
function readDiskId(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `disk ${randomUUID()}\n`, { flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** Keeps the first server's value. */
async function storeIfAbsent(client: Client, name: string, value: string): Promise<void> {
  await client.query(
    'insert into deployment_facts (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, value],
  );
}

async function findFact(client: Client, name: string): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>(
    'select value from deployment_facts where name = $1',
    [name],
  );
  return rows[0]?.value ?? null;
}
