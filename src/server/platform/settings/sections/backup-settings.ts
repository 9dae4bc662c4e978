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
    z.string().check(z.regex(/^\d{2}\/[\w.-]+$/, 'must be a cluster of Debian’s, like 15/main.')),
  ),
};

export function toBackups(given: z.infer<z.ZodMiniObject<typeof backupShape>>) {
  return {
    dir: resolve(given.BACKUP_DIR),
    /** Opens the key that lies in the folder; needed where that is made, and to restore. */
    passphrase: given.BACKUP_PASSPHRASE,
    /** A file with a key of the owner's own, in place of a passphrase. */
    keyFile: given.BACKUP_KEY_FILE,
    keepDays: given.BACKUP_KEEP_DAYS,
    /** How old the last backup may be before the owner is told; undefined: 26 hours, once there was one. */
    alertHours: given.BACKUP_ALERT_HOURS,
    /** What pgBackRest calls the database, which it backs up then; undefined: its tables are copied. */
    stanza:
      given.BACKUP_STANZA === undefined
        ? undefined
        : { name: given.BACKUP_STANZA, config: given.BACKUP_PGBACKREST_CONFIG },
    /** What Debian calls the server of that database. */
    cluster: given.BACKUP_CLUSTER,
  };
}

/** What about the backups makes no sense, as sentences. */
export function backupProblems(given: Readonly<Record<string, unknown>>): string[] {
  const { BACKUP_STANZA, BACKUP_CLUSTER, DATABASE_URL } = given;
  const { BACKUP_DIR, DATA_DIR, BACKUP_PASSPHRASE, BACKUP_KEY_FILE } = given;
  const problems: [is: unknown, words: string][] = [
    [
      `${resolve(String(BACKUP_DIR))}/`.startsWith(`${resolve(String(DATA_DIR))}/`),
      'BACKUP_DIR must not lie in DATA_DIR: what is backed up would be lost with its backups.',
    ],
    [
      BACKUP_PASSPHRASE !== undefined && BACKUP_KEY_FILE !== undefined,
      'BACKUP_PASSPHRASE and BACKUP_KEY_FILE are two ways to the same: give one.',
    ],
    [
      (BACKUP_STANZA === undefined) !== (BACKUP_CLUSTER === undefined),
      'BACKUP_STANZA and BACKUP_CLUSTER go together: give both or neither.',
    ],
    [
      BACKUP_STANZA !== undefined && DATABASE_URL === undefined,
      'BACKUP_STANZA has no use without DATABASE_URL: the embedded database is copied by itself.',
    ],
  ];
  return problems.filter(([is]) => is).map(([, words]) => words);
}
