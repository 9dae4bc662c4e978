import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { takeLock } from '../../platform/settings/data-folder.ts';
import { copiesFolder } from './photo-copies.ts';
import { selectBackupsToKeep } from './kept-backups.ts';

const tableNote = z.object({
  name: z.string(),
  columns: z.string(),
  rows: z.number(),
  sha256: z.string(),
  /** Null for an empty table. */
  file: z.nullable(z.string()),
});

/** Manifest of a backup, readable without its key. `stored`: the photo copies that the backup needs. */
const Note = z.object({
  format: z.literal(1),
  id: z.string(),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Missing in manifests written by versions whose migrations defined the functions. */
  functions: z.optional(z.array(z.object({ name: z.string(), checksum: z.string() }))),
  database: z.discriminatedUnion('by', [
    z.object({ by: z.literal('copy'), server: z.string(), tables: z.array(tableNote) }),
    z.object({ by: z.literal('pgbackrest'), stanza: z.string(), label: z.string() }),
  ]),
  stored: z.array(z.string()),
});
export type BackupNote = z.infer<typeof Note>;
export type TableNote = z.infer<typeof tableNote>;

const NOTE = 'backup.json';
const UNFINISHED = '.part';
const ID = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Returns a backup's id; ids sort by time. */
export function buildBackupId(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, '-');
}

/** Lists complete backups in a folder, oldest first. */
export async function listBackups(dir: string): Promise<BackupNote[]> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new Error(`BACKUP_DIR cannot be read: ${error.message}`, { cause: error });
  });
  const ids = names.filter((name) => ID.test(name)).toSorted();
  return Promise.all(ids.map((id) => readNote(dir, id)));
}

async function readNote(dir: string, id: string): Promise<BackupNote> {
  const file = join(dir, id, NOTE);
  const reading = z.safeParse(Note, JSON.parse(await readFile(file, 'utf8').catch(() => '{}')));
  if (reading.success) return reading.data;
  throw new Error(
    `This version cannot read the backup manifest ${file}. Use the version that made the backup, or move the folder ${id} away.`,
  );
}

/** Runs `act` with exclusive access to the folder, after removing leftovers of a killed backup. */
export async function inBackupFolder<T>(dir: string, act: () => Promise<T>): Promise<T> {
  await mkdir(dir, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new Error(`BACKUP_DIR is not writable: ${error.message}`, { cause: error });
  });
  const lock = takeLock(join(dir, '.lock'));
  if (!lock) throw new Error(`Another backup or restore is running in ${dir}.`);
  try {
    for (const name of await readdir(dir)) {
      if (name.endsWith(UNFINISHED)) await rm(join(dir, name), { recursive: true, force: true });
    }
    return await act();
  } finally {
    lock.release();
  }
}

/** Creates a draft folder, which `finishBackup` turns into a backup. */
export async function beginBackup(dir: string): Promise<string> {
  const draft = join(dir, `new-${process.pid}${UNFINISHED}`);
  await mkdir(draft, { mode: 0o700 });
  return draft;
}

export async function finishBackup(dir: string, draft: string, note: BackupNote): Promise<void> {
  const text = `${JSON.stringify(note, null, 1)}\n`;
  await writeFile(join(draft, NOTE), text, { mode: 0o600, flush: true });
  await syncFolder(draft);
  await rename(draft, join(dir, note.id));
  await syncFolder(dir);
}

/** Removes expired backups, then photo copies that no remaining backup needs. */
export async function pruneBackups(
  dir: string,
  rule: { nowMs: number; keepDays: number },
): Promise<BackupNote[]> {
  const backups = (await listBackups(dir)).map((note) => ({ note, atMs: Date.parse(note.at) }));
  const kept = selectBackupsToKeep(backups, rule);
  const removed = backups.filter((each) => !kept.includes(each)).map(({ note }) => note);
  for (const { id } of removed) {
    await rename(join(dir, id), join(dir, `${id}${UNFINISHED}`));
    await rm(join(dir, `${id}${UNFINISHED}`), { recursive: true, force: true });
  }
  const needed = new Set(kept.flatMap(({ note }) => note.stored));
  const copies = copiesFolder(dir);
  for (const stored of await copies.list()) {
    if (!needed.has(stored)) await copies.remove(stored);
  }
  return removed;
}

/** Syncs a folder, which makes new directory entries durable. Windows cannot sync folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
