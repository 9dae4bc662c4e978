import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = 'moved-out.txt';

/** Marks the folder as moved: its shop continues in another database. */
export function noteMovedOut(dataDir: string, note: string): string {
  const file = join(dataDir, NOTE);
  writeFileSync(file, `${note}\n`, { flush: true });
  return file;
}

/** Refuses to run on a folder whose shop has moved: two databases would sell every seat twice. */
export function refuseMovedOut(dataDir: string): void {
  const file = join(dataDir, NOTE);
  if (!existsSync(file)) return;
  const note = readFileSync(file, 'utf8').trim();
  throw new Error(
    `${note} Set DATABASE_URL to that database. ${dataDir} lacks everything sold since the move. To use its old database anyway, remove ${file}.`,
  );
}
