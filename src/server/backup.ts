import { parseArgs } from 'node:util';
import { inBackupFolder } from './backups/backup-folder.ts';
import { makeBackup, removeOldBackups } from './backups/make-backup.ts';
import { inWords } from './backups/copy-database.ts';
import { runOwnerCommand } from './process/owner-command.ts';
import { withShopDatabase } from './process/shop-database.ts';

// `npm run backup`: database, photos and secrets, as they stand now, while the product sells.
await runOwnerCommand('Nothing was backed up', async (config, log) => {
  const { values } = parseArgs({
    options: { full: { type: 'boolean' }, incremental: { type: 'boolean' } },
  });
  const kind = values.full ? 'full' : values.incremental ? 'incr' : undefined;
  const { dir } = config.backups;
  log.info(`Backing up to ${dir} …`);
  const note = await inBackupFolder(dir, async () => {
    try {
      return await withShopDatabase(config, log, (databaseUrl) =>
        makeBackup({ config, databaseUrl, log, kind }),
      );
    } finally {
      await removeOldBackups(config, Date.now(), log);
    }
  });
  const { database } = note;
  const what =
    database.by === 'copy'
      ? `${inWords(database.tables.reduce((sum, { rows }) => sum + rows, 0))} of ${database.tables.length} tables`
      : `the database by pgBackRest (${database.label})`;
  log.info(
    `Backed up as ${note.id}: ${what}, ${note.stored.length} files of photos, and the secrets.`,
  );
});
