import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The scripts run on any Node.js (20 or newer) before packages are installed, so they only use built-in modules.

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export function say(words) {
  process.stdout.write(`${words}\n`);
}

/**
 * Runs a program in the project's folder. Its output is inherited, or held back until the end so that parallel programs
 * do not interleave. Resolves to its exit code.
 */
export function run(program, args, { env = {}, isHeldBack = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: isHeldBack ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...options,
      env: { ...process.env, ...env },
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => output.push(chunk));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (isHeldBack) process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Runs the command line of an installed package with the given Node.js; resolves to its exit code. */
export function runTool(
  node,
  packageName,
  args,
  { command = packageName, env = {}, ...options } = {},
) {
  const home = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const script = join(home, typeof bin === 'string' ? bin : bin[command]);
  // Puts this Node.js first in the tool's PATH.
  const path = [dirname(node), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  return run(node, [script, ...args], { ...options, env: { PATH: path, ...env } });
}
