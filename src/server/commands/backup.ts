import { parseArgs } from 'node:util';
import { inBackupFolder } from '../operations/backups/backup-folder.ts';
import { makeBackup, removeOldBackups } from '../operations/backups/make-backup.ts';
import { formatRowCount } from '../operations/backups/copy-database.ts';
import { noteBackup } from '../operations/backups/noted-backups.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { runOwnerCommand } from './owner-command.ts';
import { withReadyDatabase, withShopDatabase } from './shop-database.ts';
import type { Config } from '../platform/settings/config.ts';
import { shopCommands } from './shop-commands.ts';

/** Backs up the database, photos and secrets without stopping the shop. */
export async function runBackup(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: shopCommands.backup.options });
  if (values['made-elsewhere']) {
    await runOwnerCommand('Nothing was recorded', recordExternalBackup);
  } else {
    const kind = values.full ? 'full' : values.incremental ? 'incr' : undefined;
    await runOwnerCommand('Nothing was backed up', (config, log) => backUp(config, log, kind));
  }
}

/** Records a backup that the owner's own job has made (`--made-elsewhere`). */
async function recordExternalBackup(config: Config, log: Log): Promise<void> {
  await withReadyDatabase(config, log, async (_pool, databaseUrl) => {
    const isNoted = await noteBackup(databaseUrl, { at: new Date(), by: 'elsewhere' }, log);
    if (!isNoted) throw new Error('the database does not accept writes.');
  });
  log.info('Recorded: another job has just backed up the shop.');
}

async function backUp(config: Config, log: Log, kind: 'full' | 'incr' | undefined): Promise<void> {
  const { dir } = config.backups;
  log.info(`Backing up to ${dir} …`);
  const note = await inBackupFolder(dir, async () => {
    try {
      return await withShopDatabase(config, log, async (databaseUrl) => {
        const made = await makeBackup({ config, databaseUrl, log, kind });
        await noteBackup(databaseUrl, { at: new Date(made.at), by: made.database.by }, log);
        return made;
      });
    } finally {
      await removeOldBackups(config, Date.now(), log);
    }
  });
  const { database } = note;
  const what =
    database.by === 'copy'
      ? `${formatRowCount(database.tables.reduce((sum, { rows }) => sum + rows, 0))} of ${database.tables.length} tables`
      : `the database by pgBackRest (${database.label})`;
  log.info(`Backed up as ${note.id}: ${what}, ${note.stored.length} photo files, and the secrets.`);
}
