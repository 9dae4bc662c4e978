import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { DAY_MS } from '#domain/time/durations.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { BackupConfig } from '../../platform/settings/sections/backup-settings.ts';
import type { BackupNote } from './backup-folder.ts';

type Stanza = NonNullable<BackupConfig['stanza']>;
export type BackupKind = 'full' | 'incr';
export type PgBackRestBackup = Extract<BackupNote['database'], { by: 'pgbackrest' }>;

const Info = z.array(
  z.object({
    name: z.string(),
    status: z.object({ code: z.number(), message: z.string() }),
    backup: z.array(
      z.object({
        label: z.string(),
        type: z.string(),
        timestamp: z.object({ start: z.number(), stop: z.number() }),
      }),
    ),
  }),
);

/** Days between full backups, which incremental ones build on. */
const FULL_EVERY_DAYS = 7;

/** Runs a pgBackRest backup and logs its steps. Creates the stanza first if necessary. */
export async function backUpByPgBackRest({
  stanza,
  kind,
  log,
}: {
  stanza: Stanza;
  kind?: BackupKind | undefined;
  log: Log;
}): Promise<{ at: Date; database: PgBackRestBackup }> {
  const before = await listBackups(stanza);
  if (before === null) {
    log.info(`  pgBackRest has no stanza ${stanza.name} yet: creating it.`);
    await pgBackRest(stanza, 'stanza-create');
    await pgBackRest(stanza, 'check');
  }
  const type = kind ?? dueKind(before ?? [], Date.now());
  log.info(`  ${type === 'full' ? 'full' : 'incremental'} backup by pgBackRest …`);
  await pgBackRest(stanza, `--type=${type}`, 'backup');
  const made = (await listBackups(stanza))?.at(-1);
  if (!made) throw new Error(`pgBackRest made no backup of ${stanza.name}.`);
  log.info(`  ${made.label}`);
  const at = new Date(made.timestamp.stop * 1000);
  return { at, database: { by: 'pgbackrest', stanza: stanza.name, label: made.label } };
}

type Made = z.infer<typeof Info>[number]['backup'][number];

export function dueKind(made: readonly Made[], nowMs: number): BackupKind {
  const full = made.findLast(({ type }) => type === 'full');
  const isDue = full === undefined || nowMs - full.timestamp.stop * 1000 > FULL_EVERY_DAYS * DAY_MS;
  return isDue ? 'full' : 'incr';
}

/** Lists pgBackRest's backups of a stanza, oldest first; null for a stanza that was never created. */
async function listBackups(stanza: Stanza): Promise<Made[] | null> {
  const stdout = await pgBackRest(stanza, '--output=json', 'info');
  const [info] = z.parse(Info, JSON.parse(stdout));
  // 1: missing stanza path, 3: missing stanza data.
  if (!info || [1, 3].includes(info.status.code)) return null;
  return info.backup;
}

/** Target of a restore: the latest commit, a point in time, or the end of one backup. */
export type RestorePoint = { at: Date } | { label: string } | 'newest';

/** Restores the files of a stopped cluster; recovery completes when the cluster starts. */
export async function restoreByPgBackRest(stanza: Stanza, point: RestorePoint): Promise<void> {
  await pgBackRest(stanza, '--delta', ...buildRestoreOptions(point), 'restore');
}

function buildRestoreOptions(point: RestorePoint): string[] {
  if (point === 'newest') return [];
  if ('label' in point)
    return [`--set=${point.label}`, '--type=immediate', '--target-action=promote'];
  const target = point.at.toISOString().replace('T', ' ').replace('Z', '+00');
  return ['--type=time', `--target=${target}`, '--target-action=promote'];
}

/** Runs pgBackRest and returns its output. On failure, throws an error with its log. */
async function pgBackRest({ name, config }: Stanza, ...args: string[]): Promise<string> {
  const account = process.getuid?.() === 0 ? findPostgresAccount() : {};
  const given = [`--stanza=${name}`, '--log-level-console=off', '--log-level-stderr=warn'];
  // Passes the configuration file as an option, so that pgBackRest also writes it into restore_command on a restore.
  const configOption = config === undefined ? [] : [`--config=${config}`];
  const all = [...given, ...configOption, ...args];
  const { code, stdout, stderr } = await run('pgbackrest', all, account);
  if (code === 0) return stdout;
  throw new Error(`pgbackrest ${args.at(-1)} failed (${code}):\n${stderr.trim()}`);
}

/** Stops or starts a Debian cluster such as `15/main`; idempotent. */
export async function controlCluster(cluster: string, act: 'start' | 'stop'): Promise<void> {
  const mode = act === 'stop' ? ['-m', 'fast'] : [];
  const args = [...mode, ...cluster.split('/'), act];
  const { code, stdout, stderr } = await run('pg_ctlcluster', args, {});
  // 2: already in that state.
  if (code === 0 || code === 2) return;
  throw new Error(`pg_ctlcluster could not ${act} ${cluster}: ${stderr.trim() || stdout.trim()}`);
}

/** Returns the account that owns the database's files, which pgBackRest must run as. */
function findPostgresAccount(): { uid: number; gid: number } {
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!line) throw new Error('This machine has no user postgres. Install PostgreSQL here first.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

type Ended = { code: number | null; stdout: string; stderr: string };

function run(program: string, args: string[], account: object): Promise<Ended> {
  const child = spawn(program, args, {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (more: string) => (ended.stdout += more));
  child.stderr.setEncoding('utf8').on('data', (more: string) => (ended.stderr += more));
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = `${program} is not installed. On Debian: apt-get install pgbackrest postgresql-common. For the setup, see docs/operations.md.`;
      reject(error.code === 'ENOENT' ? new Error(missing) : error);
    });
    child.once('close', (code) => resolve({ ...ended, code }));
  });
}
