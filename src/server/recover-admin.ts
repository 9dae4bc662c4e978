import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { recoverAdminAccess } from './admins/recover-admin-access.ts';
import { openDatabase, openPool } from './database/database.ts';
import { findDisagreements } from './doctor/agree-with-other-servers.ts';
import { openLog } from './log.ts';
import { withShopDatabase } from './process/shop-database.ts';
import { type Config, readProcessConfig } from './settings/config.ts';
import { openShopCipher } from './settings/secrets.ts';

// `npm run recover-admin -- ADDRESS`: for the owner, on the server, with the settings of the shop.
const reading = readProcessConfig();
const [address = '', ...more] = process.argv.slice(2);
if ('problems' in reading) {
  const list = reading.problems.map((problem) => `  ${problem}\n`).join('');
  refuse(`these settings are not right:\n${list}`);
} else if (more.length > 0 || !z.safeParse(z.email(), address).success) {
  refuse('it takes one mail address: npm run recover-admin -- you@example.com');
} else {
  const { config } = reading;
  try {
    const path = await withShopDatabase(config, openLog('warn'), (url) => recover(url, config));
    process.stdout.write(
      `${address} is a super admin. Whatever let them in before no longer does. Choose a password within an hour, at\n${config.publicUrl}${path}\n`,
    );
  } catch (error) {
    refuse((error as Error).message);
  }
}

async function recover(url: string, config: Config): Promise<string> {
  const pool = openPool(url, 1);
  try {
    const [disagreement] = await findDisagreements(pool, config);
    if (disagreement !== undefined) throw new Error(disagreement);
    const deps = { cipher: openShopCipher(config), newId: randomUUID, now: Date.now };
    return await recoverAdminAccess({ ...deps, database: openDatabase(pool) }, address);
  } finally {
    await pool.end();
  }
}

function refuse(reason: string): void {
  process.stderr.write(`Nothing was changed: ${reason.trimEnd()}\n`);
  process.exitCode = 1;
}
