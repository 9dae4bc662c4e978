import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '#domain/mail-addresses.ts';
import { recoverAdminAccess } from './admins/recover-admin-access.ts';
import { openDatabase } from './database/database.ts';
import { runOwnerCommand } from './process/owner-command.ts';
import { withReadyDatabase } from './process/shop-database.ts';
import { openShopCipher } from './settings/secrets.ts';

// `npm run recover-admin -- ADDRESS`: for the owner, on the server, with the settings of the shop.
await runOwnerCommand('Nothing was changed', async (config, log) => {
  const [address = '', ...more] = process.argv.slice(2);
  if (more.length > 0 || !isEmailAddress(address))
    throw new Error('it takes one mail address: npm run recover-admin -- you@example.com');
  const path = await withReadyDatabase(config, log, (pool) => {
    const deps = { cipher: openShopCipher(config), newId: randomUUID, now: Date.now };
    return recoverAdminAccess({ ...deps, database: openDatabase(pool) }, address);
  });
  log.info(
    `${address} is a super admin. Whatever let them in before no longer does. Choose a password within an hour, at\n${config.publicUrl}${path}`,
  );
});
