import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DEVELOPING } from './developing-ends.ts';
import { openTurns } from '../turns.ts';

export type Developed = 'done' | 'unreadable' | 'too many pixels' | 'too slow';

/** Makes the variants of a photo out of a file nobody trusts. */
export type Darkroom = {
  /** Writes `photo-{width}.{format}` into the folder. Waits while others are being developed. */
  develop(file: string, folder: string): Promise<Developed>;
};

const TIME_LIMIT_MS = 60_000;
const PROGRAM = fileURLToPath(new URL('./develop-photo.ts', import.meta.url));

export function openDarkroom(): Darkroom {
  // One core is left to everybody else.
  const turns = openTurns(availableParallelism() > 2 ? 2 : 1);
  return { develop: (file, folder) => turns.take(() => develop(file, folder)) };
}

async function develop(file: string, folder: string): Promise<Developed> {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM, file, folder], {
    // It needs no settings, and what it reads is not trusted: it gets to know none.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    said = (said + words).slice(-2000);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === DEVELOPING.done) return 'done';
  if (code === DEVELOPING.unreadable) return 'unreadable';
  if (code === DEVELOPING.tooManyPixels) return 'too many pixels';
  if (signal === 'SIGKILL') return 'too slow';
  // A decoder that fell over its file ends by another signal; all else is a fault of ours.
  if (signal) return 'unreadable';
  throw new Error(`developing a photo ended with ${code}: ${said}`);
}
