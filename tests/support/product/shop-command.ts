import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildDataDir } from './test-database.ts';

const ENTRY = fileURLToPath(new URL('../../../scripts/shop.mjs', import.meta.url));

export type CommandEnd = { exitCode: number | null; output: string };

/** Runs an owner's command (`npm run shop -- NAME`) with these settings; returns its output and exit code. */
export function runShopCommand(
  name: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<CommandEnd> {
  return runShop(settings, name, ...args);
}

/** Runs `npm run shop -- …` with these settings; returns its output and exit code. */
export function runShop(settings: Record<string, string>, ...args: string[]): Promise<CommandEnd> {
  const { PATH = '', HOME = '' } = process.env;
  const { DATABASE_URL: url } = settings;
  const ofDatabase = url === undefined ? {} : { DATA_DIR: buildDataDir(url) };
  const command = spawn(process.execPath, [ENTRY, ...args], {
    env: { PATH, HOME, SANDBOXES: 'on', ...ofDatabase, ...settings },
    // Closes stdin, so that the command does not prompt.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => (output += more));
  }
  return new Promise((resolve, reject) => {
    command.once('error', reject);
    command.once('close', (exitCode) => resolve({ exitCode, output: output.trim() }));
  });
}
