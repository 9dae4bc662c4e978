import { spawn } from 'node:child_process';
import { COMPILE_CACHE } from './pinned-node.mjs';
import { ROOT } from './project.mjs';

const LOOK_MS = 250;

/** Runs the server in front of us: our signals are its signals, its end is our end. */
export function runServer(node, { dev }) {
  // Before the server is there, so that no signal falls between.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => server.kill(signal));
  }
  const server = spawn(node, ['src/server/main.ts'], {
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

/** npm may be killed so that it cannot pass anything on; nobody would be left to stop the server by. */
function stopWithoutParent(server) {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) server.kill('SIGTERM');
  };
  setInterval(look, LOOK_MS).unref();
}
