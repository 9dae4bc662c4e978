import { resolve } from 'node:path';
import * as z from 'zod/mini';
import * as settings from './setting-kinds.ts';

export type BackupConfig = ReturnType<typeof toBackups>;

export const backupShape = {
  BACKUP_DIR: z._default(z.string(), './backups'),
  BACKUP_PASSPHRASE: z.optional(settings.secret(12)),
  BACKUP_KEY_FILE: settings.optionalText,
  BACKUP_KEEP_DAYS: z._default(settings.wholeNumber(1, 3650), 30),
  BACKUP_STANZA: settings.optionalText,
  BACKUP_PGBACKREST_CONFIG: settings.optionalText,
  BACKUP_ALERT_HOURS: z.optional(settings.wordOr('off', 1, 2400)),
  BACKUP_CLUSTER: z.optional(
    z.string().check(z.regex(/^\d{2}\/[\w.-]+$/, 'must be a Debian cluster, like 15/main.')),
  ),
};

export function toBackups(given: z.infer<z.ZodMiniObject<typeof backupShape>>) {
  return {
    dir: resolve(given.BACKUP_DIR),
    /** Unlocks the backup key in the folder; required to create that key and to restore. */
    passphrase: given.BACKUP_PASSPHRASE,
    /** File with the owner's own key, instead of a passphrase. */
    keyFile: given.BACKUP_KEY_FILE,
    keepDays: given.BACKUP_KEEP_DAYS,
    /** Age of the last backup that raises an alert, in hours; undefined: 26, once there has been a backup. */
    alertHours: given.BACKUP_ALERT_HOURS,
    /** pgBackRest stanza for physical backups; undefined copies the tables. */
    stanza:
      given.BACKUP_STANZA === undefined
        ? undefined
        : { name: given.BACKUP_STANZA, config: given.BACKUP_PGBACKREST_CONFIG },
    /** Debian name of the database cluster, such as `15/main`. */
    cluster: given.BACKUP_CLUSTER,
  };
}

export function backupProblems(given: Readonly<Record<string, unknown>>): string[] {
  const { BACKUP_STANZA, BACKUP_CLUSTER, DATABASE_URL } = given;
  const { BACKUP_DIR, DATA_DIR, BACKUP_PASSPHRASE, BACKUP_KEY_FILE } = given;
  const problems: [is: unknown, message: string][] = [
    [
      `${resolve(String(BACKUP_DIR))}/`.startsWith(`${resolve(String(DATA_DIR))}/`),
      'BACKUP_DIR must not be inside DATA_DIR: the backups would be lost together with the data.',
    ],
    [
      BACKUP_PASSPHRASE !== undefined && BACKUP_KEY_FILE !== undefined,
      'BACKUP_PASSPHRASE and BACKUP_KEY_FILE are alternatives: set only one.',
    ],
    [
      (BACKUP_STANZA === undefined) !== (BACKUP_CLUSTER === undefined),
      'BACKUP_STANZA and BACKUP_CLUSTER go together: set both or neither.',
    ],
    [
      BACKUP_STANZA !== undefined && DATABASE_URL === undefined,
      'BACKUP_STANZA has no effect without DATABASE_URL: the embedded database is backed up without pgBackRest.',
    ],
  ];
  return problems.filter(([is]) => is).map(([, message]) => message);
}
