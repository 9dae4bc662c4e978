import { spawn } from 'node:child_process';
import { COMPILE_CACHE } from './pinned-node.mjs';
import { ROOT } from './project.mjs';

const LOOK_MS = 250;

/** Runs the server in the foreground: forwards signals to it and exits with it. */
export function runServer(node, { dev }) {
  // Installed before the server starts, so that no signal is lost.
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  // Restarts the workers; not supported on Windows.
  if (process.platform !== 'win32') signals.push('SIGUSR2');
  for (const signal of signals) {
    process.on(signal, () => server.kill(signal));
  }
  // Runs the sources in development: an edit of the server needs a restart, but no build.
  const program = dev ? 'src/server/main.ts' : 'dist/server/main.js';
  const server = spawn(node, [program], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...COMPILE_CACHE, ...process.env, ...(dev ? { DEV: '1' } : {}) },
  });
  server.once('error', (error) => {
    process.stderr.write(`The server could not be started: ${error.message}\n`);
    process.exit(1);
  });
  server.once('exit', (code) => process.exit(code ?? 1));
  if (process.env.npm_lifecycle_event) stopWithoutParent(server);
}

/** Stops the server if npm is killed without forwarding the signal. */
function stopWithoutParent(server) {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  };
  setInterval(look, LOOK_MS).unref();
}
