import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from '../support/product/free-port.ts';
import {
  isAlive,
  newDataFolder,
  postgresPid,
  waitForExit,
} from '../support/product/data-folders.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('Ctrl-C in the terminal ends npm with exit code 0 once everything has stopped', async () => {
  const dataDir = newDataFolder();
  const npm = await npmStart(dataDir);
  const database = postgresPid(dataDir) ?? 0;
  process.kill(-npm.pid, 'SIGINT');
  expect(await npm.ended).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test('the server and its database stop if only npm is killed', async () => {
  const dataDir = newDataFolder();
  const npm = await npmStart(dataDir);
  const database = postgresPid(dataDir) ?? 0;
  process.kill(npm.pid, 'SIGKILL');
  await waitForExit(database);
});

test('npm start works again after kill -9 of npm and its children', async () => {
  const dataDir = newDataFolder();
  const killed = await npmStart(dataDir);
  process.kill(-killed.pid, 'SIGKILL');
  process.kill(postgresPid(dataDir) ?? 0, 'SIGKILL');
  await killed.ended;
  const again = await npmStart(dataDir);
  process.kill(-again.pid, 'SIGINT');
  expect(await again.ended).toBe(0);
});

async function npmStart(dataDir: string) {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    detached: true,
    stdio: 'ignore',
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir },
  });
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve));
  await waitForReadiness(npm, `http://localhost:${port}/readyz`);
  return { pid: npm.pid ?? 0, ended };
}

async function waitForReadiness(npm: ChildProcess, url: string): Promise<void> {
  while (npm.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error('npm start ended before it answered');
}
