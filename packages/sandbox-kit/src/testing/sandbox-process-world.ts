import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTestDatabase } from './test-database.ts';
import { createTestServer } from './test-server.ts';

/** A sandbox as its users start it: a separate process with its own database. */
export async function createProcessWorld(main: URL, settings: Record<string, string>) {
  const [database, port] = await Promise.all([createTestDatabase(), freePort()]);
  const started = start(main, { ...settings, PORT: port, DATABASE_URL: database.url });
  const isOpen = await Promise.race([started.isOpen, started.ended.then(() => false)]);
  if (!isOpen) throw new Error(await started.complaint);
  return {
    host: '127.0.0.1',
    port: Number(port),
    base: `http://127.0.0.1:${port}`,
    async close() {
      started.child.kill('SIGTERM');
      await started.ended;
      await database.drop();
    },
  };
}

/** Returns the error output of a start that fails. */
export async function readStartError(main: URL, settings: Record<string, string>): Promise<string> {
  const { ended, complaint } = start(main, settings);
  await ended;
  return complaint;
}

function start(main: URL, settings: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    env: settings,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (!child.stderr) throw new Error('The child process has no stderr pipe.');
  return {
    child,
    complaint: text(child.stderr),
    ended: new Promise<void>((resolve) => child.once('close', () => resolve())),
    isOpen: new Promise<true>((resolve) => child.once('message', () => resolve(true))),
  };
}

async function freePort(): Promise<string> {
  const probe = await createTestServer((_, response) => response.end());
  await probe.close();
  return new URL(probe.base).port;
}
