import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { recoverAdminAccess } from './admins/recover-admin-access.ts';
import { openDatabase, openPool } from './database/database.ts';
import { findDisagreements } from './doctor/agree-with-other-servers.ts';
import { runOwnerCommand } from './process/owner-command.ts';
import { withShopDatabase } from './process/shop-database.ts';
import type { Config } from './settings/config.ts';
import { openShopCipher } from './settings/secrets.ts';

// `npm run recover-admin -- ADDRESS`: for the owner, on the server, with the settings of the shop.
await runOwnerCommand('Nothing was changed', async (config, log) => {
  const [address = '', ...more] = process.argv.slice(2);
  if (more.length > 0 || !z.safeParse(z.email(), address).success)
    throw new Error('it takes one mail address: npm run recover-admin -- you@example.com');
  const path = await withShopDatabase(config, log, (url) => recover(url, { config, address }));
  log.info(
    `${address} is a super admin. Whatever let them in before no longer does. Choose a password within an hour, at\n${config.publicUrl}${path}`,
  );
});

type Asked = { config: Config; address: string };

async function recover(url: string, { config, address }: Asked): Promise<string> {
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
