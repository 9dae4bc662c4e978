import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The scripts run on whatever Node (20 or newer) the machine has, with nothing installed yet:
// they use Node's own modules only.

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export function say(words) {
  process.stdout.write(`${words}\n`);
}

/**
 * Runs a program in the project's folder, its output ours: as it comes, or held back until the end, so that two
 * that run at once do not speak into each other. Settles with its exit code.
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

/** Runs the command line of an installed package with the given Node; settles with its exit code. */
export function runTool(
  node,
  packageName,
  args,
  { command = packageName, env = {}, ...options } = {},
) {
  const home = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const script = join(home, typeof bin === 'string' ? bin : bin[command]);
  // What the tool starts by the name of node is the same Node.
  const path = [dirname(node), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  return run(node, [script, ...args], { ...options, env: { PATH: path, ...env } });
}
