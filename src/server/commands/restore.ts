import { parseArgs } from 'node:util';
import { inBackupFolder, listBackups, type BackupNote } from './backups/backup-folder.ts';
import { openingIdentity } from './backups/backup-key.ts';
import { chooseBackup } from './backups/choose-backup.ts';
import { makeBackup } from './backups/make-backup.ts';
import { refuseOthersConnected } from './backups/others-connected.ts';
import type { RestorePoint } from './backups/pgbackrest.ts';
import { restoreBackup, restoreFault } from './backups/restore-backup.ts';
import { tablesIn } from './backups/snapshot/fill-database.ts';
import { reachDatabase } from './database/database-outage.ts';
import { onConnection } from './database/one-connection.ts';
import type { Log } from './log.ts';
import { makeSure, runOwnerCommand } from './process/owner-command.ts';
import { ownDatabase, type ShopDatabase } from './process/shop-database.ts';
import type { Config } from './settings/config.ts';

// `npm run restore`: the newest backup, or the one that is named, or how things stood at a moment.
const { values: told } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    backup: { type: 'string' },
    at: { type: 'string' },
    replace: { type: 'boolean', default: false },
    discard: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
});

await runOwnerCommand('Nothing was restored', async (config, log) => {
  const backups = await listBackups(config.backups.dir);
  if (told.list) {
    const list = backups.map(({ id }) => id).join('\n');
    return log.info(list || `There is no backup in ${config.backups.dir}.`);
  }
  const at = told.at === undefined ? undefined : momentOf(told.at);
  const chosen = chooseBackup(backups, { id: told.backup, at });
  await inBackupFolder(config.backups.dir, () => restore({ config, log, at, ...chosen }));
  const { database, at: made } = chosen.note;
  const isAnyMoment = database.by === 'pgbackrest' && told.backup === undefined;
  const moment = isAnyMoment ? (at?.toISOString() ?? 'the last change that was archived') : made;
  log.info(
    `Restored: everything is as it was at ${moment}. Ask npm run doctor before you sell again.`,
  );
});

type Restore = {
  config: Config;
  log: Log;
  at: Date | undefined;
  note: BackupNote;
  since: BackupNote[];
};

async function restore({ config, log, at, note, since }: Restore): Promise<void> {
  const isByPgBackRest = note.database.by === 'pgbackrest';
  if (isByPgBackRest && config.backups.stanza === undefined) {
    throw new Error('this backup was made by pgBackRest: set BACKUP_STANZA and BACKUP_CLUSTER.');
  }
  const identity = await openingIdentity(config.backups);
  const target = await openTarget(config, log, isByPgBackRest);
  try {
    const needs = { config, databaseUrl: target.url, log, note, identity };
    const all = { ...needs, since: isByPgBackRest ? since : [note] };
    const fault = await restoreFault(all);
    if (fault !== null) throw new Error(fault);
    const isReplacing = isByPgBackRest || (await hasTables(target.url));
    if (isReplacing) await agreeToReplace(note, at, needs);
    await restoreBackup(all, { isReplacing, point: pointOf(note, at) });
  } finally {
    await target.close();
  }
}

function momentOf(text: string): Date {
  const isMoment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text);
  const at = new Date(text);
  if (!isMoment || Number.isNaN(+at)) {
    throw new Error(`--at is a moment with its zone, like 2026-11-23T14:05:00-04:00, not ${text}.`);
  }
  if (+at > Date.now()) throw new Error('--at lies in the future.');
  return at;
}

function pointOf({ database }: BackupNote, at: Date | undefined): RestorePoint {
  if (at) return { at };
  return told.backup !== undefined && database.by === 'pgbackrest'
    ? { label: database.label }
    : 'newest';
}

/** The database to restore into, which nobody else uses. pgBackRest's may be down: that is why it is restored. */
async function openTarget(
  config: Config,
  log: Log,
  isByPgBackRest: boolean,
): Promise<ShopDatabase> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) return ownDatabase(config, log, 'and has to be stopped first.');
  const { signal } = new AbortController();
  if (!isByPgBackRest) await reachDatabase(databaseUrl, { log, signal, timeoutMs: 0 });
  await refuseOthersConnected(databaseUrl);
  return { url: databaseUrl, close: async () => {} };
}

async function hasTables(databaseUrl: string): Promise<boolean> {
  return (await onConnection(databaseUrl, tablesIn)).length > 0;
}

type Replaced = { config: Config; databaseUrl: string; log: Log };

/** What is there is written over only if that was said twice, and is backed up first. */
async function agreeToReplace(note: BackupNote, at: Date | undefined, needs: Replaced) {
  if (!told.replace) {
    throw new Error(
      'there is a shop in this database already. To put the backup in its place, add --replace.',
    );
  }
  const { config, log } = needs;
  const place = config.databaseUrl ? new URL(config.databaseUrl) : null;
  const name = place ? `the database at ${place.host}${place.pathname}` : config.dataDir;
  const moment = at?.toISOString() ?? note.at;
  await makeSure(`All that is in ${name} gives way to how it was at ${moment}.`, told.yes);
  if (told.discard) return;
  log.info('Backing up what is there now …');
  const kept = await makeBackup(needs).catch((error: Error) => {
    throw new Error(
      `what is there now cannot be backed up (${error.message}). With --discard it is replaced without that.`,
      { cause: error },
    );
  });
  log.info(`What was there until now is kept as ${kept.id}.`);
}
