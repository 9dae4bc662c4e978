import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** Process that holds a data folder, recorded there for the next process. */
type Occupant = { pid: number; url: string; stopping: boolean };

export type DataFolder = {
  /** Announces the shutdown, so that a successor waits instead of giving up. */
  stopping(): void;
  release(): void;
};

const TAKEN_AFTER_MS = 600;
const STOPPING_TIMEOUT_MS = 30_000;

/**
 * Locks the data folder for this process, or returns the process that holds it. Uses a kernel lock (SQLite's, on an
 * empty file), which ends with the process, so there are no stale locks.
 */
export async function takeDataFolder(
  dataDir: string,
  url: string,
): Promise<DataFolder | { takenBy: Occupant | undefined }> {
  try {
    mkdirSync(dataDir, { recursive: true });
    return await takeOrWait(dataDir, url);
  } catch (error) {
    throw new Error(
      `Cannot write to the data folder ${dataDir} (${(error as Error).message}). ` +
        'Start the product as the user that first started it, or choose another folder: DATA_DIR=… npm start',
      { cause: error },
    );
  }
}

async function takeOrWait(dataDir: string, url: string): ReturnType<typeof takeDataFolder> {
  const note = join(dataDir, 'running.json');
  for (let waited = 0; ; waited += 50) {
    const lock = tryLock(join(dataDir, 'running.lock'));
    if (lock) return occupy(lock, note, { pid: process.pid, url, stopping: false });
    const occupant = readNote(note);
    if (waited >= (occupant?.stopping ? STOPPING_TIMEOUT_MS : TAKEN_AFTER_MS)) {
      return { takenBy: occupant };
    }
    await sleep(50);
  }
}

function occupy(lock: DatabaseSync, note: string, occupant: Occupant): DataFolder {
  const write = (what: Occupant) => writeFileSync(note, `${JSON.stringify(what)}\n`);
  write(occupant);
  return {
    stopping() {
      try {
        write({ ...occupant, stopping: true });
      } catch {
        // Best effort: the folder may have been deleted.
      }
    },
    release() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

/** Locks a file for this process's lifetime; undefined if another process holds it. */
export function takeLock(file: string): { release(): void } | undefined {
  const lock = tryLock(file);
  return lock && { release: () => lock.close() };
}

function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === 5) return undefined;
    throw error;
  }
}

function readNote(note: string): Occupant | undefined {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Occupant;
  } catch {
    return undefined;
  }
}
