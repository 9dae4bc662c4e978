import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MAX_PHOTOS } from '#domain/photos.ts';
import { PROCESSING_EXITS } from './processing-exits.ts';
import { openPerUserQueue } from '../semaphore.ts';

export type Processed = 'done' | 'unreadable' | 'too many pixels' | 'too slow' | 'too many';

/** Makes the variants of a photo out of a file nobody trusts. */
export type ImageProcessor = {
  /**
   * Writes `photo-{width}.{format}` into the folder. Waits while others are being developed, each operator's
   * in turn; of one operator's only as many wait as a boat can have.
   */
  processImage(file: string, folder: string, operatorId: string): Promise<Processed>;
};

/** Four times what the largest photos take on a busy machine. */
const TIME_LIMIT_MS = 20_000;
const PROGRAM = fileURLToPath(new URL('./process-photo.ts', import.meta.url));

export function openImageProcessor(): ImageProcessor {
  // One core is left to everybody else.
  const turns = openPerUserQueue(availableParallelism() > 2 ? 2 : 1, MAX_PHOTOS);
  return {
    async processImage(file, folder, operatorId) {
      const act = () => processImage(file, folder);
      return (await turns.take(operatorId, (turn) => turn(act))) ?? 'too many';
    },
  };
}

async function processImage(file: string, folder: string): Promise<Processed> {
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
  if (code === PROCESSING_EXITS.done) return 'done';
  if (code === PROCESSING_EXITS.unreadable) return 'unreadable';
  if (code === PROCESSING_EXITS.tooManyPixels) return 'too many pixels';
  if (signal === 'SIGKILL') return 'too slow';
  // A decoder that fell over its file ends by another signal; all else is a fault of ours.
  if (signal) return 'unreadable';
  throw new Error(`developing a photo ended with ${code}: ${said}`);
}
