#!/usr/bin/env node
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

// Usage: embedded-postgres FOLDER. Runs a server on that folder until Ctrl-C.

const [folder] = process.argv.slice(2);
const { POSTGRES_PASSWORD: password } = process.env;

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Uses a kernel lock, which is released when its process ends, even after a crash. */
function lock(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const held = new DatabaseSync(join(dataDir, 'in-use'), { timeout: 0 });
  try {
    held.exec('pragma journal_mode = memory; begin exclusive');
    return held;
  } catch {
    return giveUp(`Another process already runs the server on ${dataDir}.`);
  }
}

if (!folder) giveUp('Name the database folder: embedded-postgres FOLDER');
if (!password) giveUp('POSTGRES_PASSWORD is not set: the password of the user postgres.');
const held = lock(folder);
const server = await startEmbeddedPostgres({
  dataDir: folder,
  password,
  log: {
    info: (line) => process.stderr.write(`${line}\n`),
    warn: (line) => process.stderr.write(`${line}\n`),
  },
  onLost: ({ message }) => giveUp(message),
}).catch(({ message }: Error) => giveUp(message));

const stop = async (): Promise<void> => {
  await server.stop();
  held.close();
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
process.stdout.write(`${server.url}\n`);
