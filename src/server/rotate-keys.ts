import { openDatabase, openPool } from './database/database.ts';
import { keepNewKey, findDisagreements } from './doctor/agree-with-other-servers.ts';
import { openLog } from './log.ts';
import { reEncrypt } from './process/re-encrypt.ts';
import { withShopDatabase } from './process/shop-database.ts';
import { type Config, readProcessConfig } from './settings/config.ts';
import { openShopCipher } from './settings/secrets.ts';

// `npm run rotate-keys`: run with the new SEALING_KEY, and with the one before it in OTHER_SEALING_KEYS.
const reading = readProcessConfig();
const problems = 'problems' in reading ? reading.problems : missingIn(reading.config);
if ('problems' in reading || problems.length > 0) {
  const list = problems.map((problem) => `  ${problem}\n`).join('');
  process.stderr.write(`Nothing was changed, because these settings are not right:\n${list}`);
  process.exitCode = 1;
} else {
  const { config } = reading;
  try {
    const isWhole = await withShopDatabase(config, openLog('warn'), (url) => rotate(url, config));
    process.exitCode = isWhole ? 0 : 1;
  } catch (error) {
    process.stderr.write(`The keys were not rotated: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

function missingIn({ encryptionKey, otherEncryptionKeys }: Config): string[] {
  return [
    ...(encryptionKey ? [] : ['SEALING_KEY must be the new key.']),
    ...(otherEncryptionKeys.length > 0
      ? []
      : [
          'OTHER_SEALING_KEYS must name the key before it (without SEALING_KEY: the encryptionKey in DATA_DIR/secrets.json).',
        ]),
  ];
}

async function rotate(url: string, config: Config): Promise<boolean> {
  const pool = openPool(url, 2);
  try {
    const [disagreement] = await findDisagreements(pool, config);
    if (disagreement !== undefined) throw new Error(disagreement);
    const current = openShopCipher({ ...config, otherEncryptionKeys: [] });
    const results = await reEncrypt(openDatabase(pool), { current, all: openShopCipher(config) });
    for (const { table, readable, unreadable } of results) {
      const lost = unreadable > 0 ? `, ${unreadable} that none of these keys opens` : '';
      process.stdout.write(`${table}: ${readable} encrypted with the new key${lost}\n`);
    }
    const isWhole = results.every(({ unreadable }) => unreadable === 0);
    if (isWhole) await keepNewKey(pool, config);
    process.stdout.write(
      isWhole
        ? 'All of it is encrypted with the new key. OTHER_SEALING_KEYS can be taken out of the settings.\n'
        : 'Not all of it could be read. Add the missing key to OTHER_SEALING_KEYS, and run this again.\n',
    );
    return isWhole;
  } finally {
    await pool.end();
  }
}
