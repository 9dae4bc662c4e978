import { parseArgs } from 'node:util';
import { formatRowCount } from '../operations/backups/copy-database.ts';
import { moveDatabase } from '../operations/backups/move-database.ts';
import { reachDatabase } from '../platform/database/database-outage.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { runOwnerCommand } from './owner-command.ts';
import { ownDatabase } from './shop-database.ts';
import type { Config } from '../platform/settings/config.ts';
import { noteMovedOut } from '../platform/settings/moved-out.ts';
import { shopCommands } from './shop-commands.ts';

/** Moves the shop from the embedded database to the owner's PostgreSQL. */
export async function runMoveOut(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: shopCommands['move-out'].options });
  await runOwnerCommand('Nothing was moved', (config, log) => moveOut(config, log, values.to));
}

async function moveOut(config: Config, log: Log, to: string | undefined): Promise<void> {
  if (config.databaseUrl !== undefined)
    throw new Error('DATABASE_URL is set, so the shop already uses your own database.');
  if (to === undefined || !/^postgres(ql)?:$/.test(URL.canParse(to) ? new URL(to).protocol : ''))
    throw new Error(
      'no target was given. Usage: npm run shop -- move-out --to postgres://user:password@host/database',
    );
  const { signal } = new AbortController();
  await reachDatabase(to, { log, signal, timeoutMs: 0 }).catch((error: Error) => {
    throw new Error(error.message.replace('DATABASE_URL:', '--to:'), { cause: error });
  });
  const { host, pathname } = new URL(to);
  const name = `the database at ${host}${pathname}`;
  const own = await ownDatabase(config, log, 'Stop it first.');
  try {
    log.info(`Moving the shop in ${config.dataDir} to ${name} …`);
    const { tables, rows, findings } = await moveDatabase({ from: own.url, to, log });
    const file = noteMovedOut(
      config.dataDir,
      `This shop moved to ${name} on ${new Date().toISOString().slice(0, 10)}.`,
    );
    const verdict =
      findings.length === 0
        ? 'The doctor found no problems in the new database.'
        : `The doctor finds the same problems in both databases:\n  ${findings.join('\n  ')}`;
    log.info(
      `Moved and compared ${formatRowCount(rows)} in ${tables} tables. ${verdict}\n\nNow set, in .env:\n` +
        '  DATABASE_URL to the address you gave\n' +
        (config.smtpUrl === undefined
          ? '  SMTP_URL to a mail server, because with DATABASE_URL the shop is no longer a demo (or DEMO=on to keep it one)\n'
          : '') +
        `and start the product. Keep ${config.dataDir}: the shop still needs its photos and secrets.json.\n` +
        `The old database stays in that folder, but ${file} keeps it from starting.`,
    );
  } finally {
    await own.close();
  }
}
