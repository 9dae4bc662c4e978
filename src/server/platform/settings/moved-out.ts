import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = 'moved-out.txt';

/** From now on nothing is sold from the database in this folder: its shop goes on in another one. */
export function noteMovedOut(dataDir: string, words: string): string {
  const file = join(dataDir, NOTE);
  writeFileSync(file, `${words}\n`, { flush: true });
  return file;
}

/** Two databases of one shop would sell every seat twice. */
export function refuseMovedOut(dataDir: string): void {
  const file = join(dataDir, NOTE);
  if (!existsSync(file)) return;
  const words = readFileSync(file, 'utf8').trim();
  throw new Error(
    `${words} Set DATABASE_URL to it. What was sold there since is not in ${dataDir}: to use this folder's own database all the same, remove ${file}.`,
  );
}
