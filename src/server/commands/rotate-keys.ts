import type pg from 'pg';
import { openDatabase } from '../platform/database/database.ts';
import { storeNewKey } from '../operations/doctor/check-shared-config.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { runOwnerCommand } from './owner-command.ts';
import { reEncrypt } from './re-encrypt.ts';
import { withReadyDatabase } from './shop-database.ts';
import type { Config } from '../platform/settings/config.ts';
import { openShopCipher } from '../platform/settings/secrets.ts';

/** Requires the new SEALING_KEY, with the previous one in OTHER_SEALING_KEYS. */
export async function runRotateKeys(): Promise<void> {
  await runOwnerCommand('The keys were not rotated', rotateKeys);
}

async function rotateKeys(config: Config, log: Log): Promise<void> {
  if (config.encryptionKey === undefined) throw new Error('set SEALING_KEY to the new key.');
  if (config.otherEncryptionKeys.length === 0) {
    throw new Error(
      'set OTHER_SEALING_KEYS to the previous key (if SEALING_KEY was not set before: the encryptionKey in DATA_DIR/secrets.json).',
    );
  }
  const results = await withReadyDatabase(config, log, (pool) => rotate(pool, config));
  for (const { table, readable } of results) {
    log.info(`${table}: ${readable} encrypted with the new key`);
  }
  const lost = results.filter(({ unreadable }) => unreadable > 0);
  if (lost.length > 0) {
    const places = lost.map(({ table, unreadable }) => `${unreadable} in ${table}`).join(', ');
    throw new Error(
      `none of the keys decrypts these values: ${places}. Add the missing key to OTHER_SEALING_KEYS, and run this command again.`,
    );
  }
  log.info(
    'Everything is encrypted with the new key. You can remove OTHER_SEALING_KEYS from the settings.',
  );
}

async function rotate(pool: pg.Pool, config: Config) {
  const current = openShopCipher({ ...config, otherEncryptionKeys: [] });
  const results = await reEncrypt(openDatabase(pool), { current, all: openShopCipher(config) });
  if (results.every(({ unreadable }) => unreadable === 0)) await storeNewKey(pool, config);
  return results;
}
