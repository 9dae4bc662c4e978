import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateX25519Identity } from 'age-encryption';

export type Said = { exitCode: number | null; words: string };

/** Runs one of the owner's commands as `npm run` does, with these settings, and gives what it says in the end. */
export function runCommand(
  name: 'backup' | 'restore' | 'move-out' | 'doctor',
  env: Record<string, string>,
  ...words: string[]
): Promise<Said> {
  const script = fileURLToPath(new URL(`../../scripts/${name}.mjs`, import.meta.url));
  const { PATH = '', HOME = '' } = process.env;
  const command = spawn(process.execPath, [script, ...words], {
    env: { PATH, HOME, SANDBOXES: 'on', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => (said += more));
  }
  return new Promise((resolve, reject) => {
    command.once('error', reject);
    command.once('close', (exitCode) => resolve({ exitCode, words: said.trim() }));
  });
}

/** A key for backups, as age-keygen makes it. */
export async function makeKeyFile(file: string): Promise<string> {
  writeFileSync(file, `# of the tests\n${await generateX25519Identity()}\n`);
  return file;
}
