import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dataDirOf } from './test-database.ts';

export type CommandEnd = { exitCode: number | null; words: string };

/** What one of the product's commands (`npm run NAME`) says with these settings, and how it ends. */
export function runShopCommand(
  name: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<CommandEnd> {
  const script = fileURLToPath(new URL(`../../scripts/${name}.mjs`, import.meta.url));
  const { PATH = '', HOME = '' } = process.env;
  const { DATABASE_URL: url } = settings;
  const ofDatabase = url === undefined ? {} : { DATA_DIR: dataDirOf(url) };
  const command = spawn(process.execPath, [script, ...args], {
    env: { PATH, HOME, SANDBOXES: 'on', ...ofDatabase, ...settings },
    // Nobody is there to be asked.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => (words += more));
  }
  return new Promise((resolve, reject) => {
    command.once('error', reject);
    command.once('close', (exitCode) => resolve({ exitCode, words: words.trim() }));
  });
}
