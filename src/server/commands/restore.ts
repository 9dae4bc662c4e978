import { parseArgs } from 'node:util';
import {
  inBackupFolder,
  listBackups,
  type BackupNote,
} from '../operations/backups/backup-folder.ts';
import { openingIdentity } from '../operations/backups/backup-key.ts';
import { chooseBackup } from '../operations/backups/choose-backup.ts';
import { makeBackup } from '../operations/backups/make-backup.ts';
import { assertExclusiveAccess } from '../operations/backups/assert-exclusive-access.ts';
import type { RestorePoint } from '../operations/backups/pgbackrest.ts';
import { restoreBackup, restoreFault } from '../operations/backups/restore-backup.ts';
import { listTables } from '../operations/backups/snapshot/fill-database.ts';
import { reachDatabase } from '../platform/database/database-outage.ts';
import { onConnection } from '../platform/database/one-connection.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { askForConfirmation, runOwnerCommand } from './owner-command.ts';
import { ownDatabase, type ShopDatabase } from './shop-database.ts';
import type { Config } from '../platform/settings/config.ts';
import { shopCommands } from './shop-commands.ts';

/** Restores the newest backup, a named backup, or the shop as of a point in time. */
export async function runRestore(args: string[]): Promise<void> {
  const options = readOptions(args);
  await runOwnerCommand('Nothing was restored', (config, log) =>
    options.list ? listAll(config, log) : restoreChosen(config, log, options),
  );
}

type Options = ReturnType<typeof readOptions>;

function readOptions(args: string[]) {
  return parseArgs({ args, options: shopCommands.restore.options }).values;
}

async function listAll({ backups }: Config, log: Log): Promise<void> {
  const list = (await listBackups(backups.dir)).map(({ id }) => id).join('\n');
  log.info(list || `There is no backup in ${backups.dir}.`);
}

async function restoreChosen(config: Config, log: Log, options: Options): Promise<void> {
  const backups = await listBackups(config.backups.dir);
  const at = options.at === undefined ? undefined : parseMoment(options.at);
  const chosen = chooseBackup(backups, { id: options.backup, at });
  await inBackupFolder(config.backups.dir, () => restore({ config, log, at, options, ...chosen }));
  const { database, at: made } = chosen.note;
  const isAnyMoment = database.by === 'pgbackrest' && options.backup === undefined;
  const moment = isAnyMoment ? (at?.toISOString() ?? 'the last archived change') : made;
  log.info(
    `Restored the shop as of ${moment}. Run “npm run shop -- doctor” before you sell again.`,
  );
}

type Restore = {
  config: Config;
  log: Log;
  at: Date | undefined;
  options: Options;
  note: BackupNote;
  since: BackupNote[];
};

async function restore({ config, log, at, options, note, since }: Restore): Promise<void> {
  const isByPgBackRest = note.database.by === 'pgbackrest';
  if (isByPgBackRest && config.backups.stanza === undefined) {
    throw new Error('this backup was made with pgBackRest: set BACKUP_STANZA and BACKUP_CLUSTER.');
  }
  const identity = await openingIdentity(config.backups);
  const target = await openTarget(config, log, isByPgBackRest);
  try {
    const needs = { config, databaseUrl: target.url, log, note, identity, options };
    const all = { ...needs, since: isByPgBackRest ? since : [note] };
    const fault = await restoreFault(all);
    if (fault !== null) throw new Error(fault);
    const isReplacing = isByPgBackRest || (await hasTables(target.url));
    if (isReplacing) await confirmReplacement(note, at, needs);
    await restoreBackup(all, { isReplacing, point: chooseRestorePoint(note, at, options) });
  } finally {
    await target.close();
  }
}

function parseMoment(text: string): Date {
  const isMoment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text);
  const at = new Date(text);
  if (!isMoment || Number.isNaN(+at)) {
    throw new Error(
      `--at must be a time with a time zone, like 2026-11-23T14:05:00-04:00, not ${text}.`,
    );
  }
  if (+at > Date.now()) throw new Error('--at is in the future.');
  return at;
}

function chooseRestorePoint(
  { database }: BackupNote,
  at: Date | undefined,
  options: Options,
): RestorePoint {
  if (at) return { at };
  return options.backup !== undefined && database.by === 'pgbackrest'
    ? { label: database.label }
    : 'newest';
}

/**
 * Opens the database to restore into and ensures exclusive access. A pgBackRest target may be down, which may be the
 * reason for the restore.
 */
async function openTarget(
  config: Config,
  log: Log,
  isByPgBackRest: boolean,
): Promise<ShopDatabase> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) return ownDatabase(config, log, 'Stop it first.');
  const { signal } = new AbortController();
  if (!isByPgBackRest) await reachDatabase(databaseUrl, { log, signal, timeoutMs: 0 });
  await assertExclusiveAccess(databaseUrl);
  return { url: databaseUrl, close: async () => {} };
}

async function hasTables(databaseUrl: string): Promise<boolean> {
  return (await onConnection(databaseUrl, listTables)).length > 0;
}

type Replaced = { config: Config; databaseUrl: string; log: Log; options: Options };

/**
 * Requires `--replace` and a confirmation before existing data is replaced. Backs the data up first, unless `--discard`
 * is given.
 */
async function confirmReplacement(note: BackupNote, at: Date | undefined, needs: Replaced) {
  const { config, log, options } = needs;
  if (!options.replace) {
    throw new Error(
      'this database already holds a shop. To replace it with the backup, add --replace.',
    );
  }
  const place = config.databaseUrl ? new URL(config.databaseUrl) : null;
  const name = place ? `the database at ${place.host}${place.pathname}` : config.dataDir;
  const moment = at?.toISOString() ?? note.at;
  await askForConfirmation(
    `Everything in ${name} will be replaced with the shop as of ${moment}.`,
    options.yes ?? false,
  );
  if (options.discard) return;
  log.info('Backing up the current shop …');
  const kept = await makeBackup(needs).catch((error: Error) => {
    throw new Error(
      `the current shop cannot be backed up (${error.message}). To replace it without a backup, add --discard.`,
      { cause: error },
    );
  });
  log.info(`The previous shop was backed up as ${kept.id}.`);
}
