import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Separate cores for server and load, so that they do not compete. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

/** Whether processes can be pinned to a core: needs Linux's `taskset` and two cores. */
export const canPin = availableParallelism() > 1 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs a script of this folder in a process pinned to a core, with IPC. */
export function startPinned(script: string, core: number): ChildProcess {
  const child = startFree(script);
  pin(child.pid ?? 0, core);
  return child;
}

/** Runs a script of this folder in a process on any core, with IPC. */
export function startFree(script: string): ChildProcess {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return spawn(process.execPath, [path], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

/** Pins all threads of a running process. */
export function pin(pid: number, core: number): void {
  if (!canPin) return;
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

/** Sends a message and waits for the reply. */
export function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A process of the bench ended before it answered.'));
    child.once('exit', onExit);
    child.once('message', (answer) => {
      child.off('exit', onExit);
      resolve(answer as Answer);
    });
    child.send(question);
  });
}
