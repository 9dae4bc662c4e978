import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '#domain/fields/mail-addresses.ts';
import { recoverAdminAccess } from '../identity/accounts/recover-admin-access.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { runOwnerCommand } from './owner-command.ts';
import { withReadyDatabase } from './shop-database.ts';
import type { Config } from '../platform/settings/config.ts';
import { openShopCipher } from '../platform/settings/secrets.ts';

export async function runRecoverAdmin(args: string[]): Promise<void> {
  await runOwnerCommand('Nothing was changed', (config, log) => recoverAdmin(config, log, args));
}

async function recoverAdmin(config: Config, log: Log, args: string[]): Promise<void> {
  const [address = '', ...more] = args;
  if (more.length > 0 || !isEmailAddress(address))
    throw new Error('give one email address: npm run shop -- recover-admin you@example.com');
  const path = await withReadyDatabase(config, log, (pool) => {
    const deps = { cipher: openShopCipher(config), newId: randomUUID, now: Date.now };
    return recoverAdminAccess({ ...deps, database: openDatabase(pool) }, address);
  });
  log.info(
    `${address} is a super admin. Any old password, second step or session no longer works. Choose a new password within an hour, at\n${config.publicUrl}${path}`,
  );
}
