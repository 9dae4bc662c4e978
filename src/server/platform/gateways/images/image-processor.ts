import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MAX_PHOTOS } from '#domain/boats/photos.ts';
import { openPerUserQueue } from '../semaphore.ts';
import { PROCESSING_EXITS } from './photo-variants.ts';

type Processed = 'done' | 'unreadable' | 'too many pixels' | 'too narrow' | 'too slow' | 'too many';

/** Creates the variants of an untrusted photo. */
export type ImageProcessor = {
  /**
   * Writes `photo-{width}.{format}` into the folder. Photos queue fairly between operators; each operator may have as
   * many photos in the queue as a boat may have. Refuses a photo narrower than `minWidth` pixels.
   */
  processImage(
    file: string,
    folder: string,
    operatorId: string,
    minWidth?: number,
  ): Promise<Processed>;
  /** Converts a picture of a document to the single file `DOCUMENT_PRINT`. */
  processDocument(file: string, folder: string, operatorId: string): Promise<Processed>;
};

/** Name of the file that `processDocument` writes. */
export const DOCUMENT_PRINT = 'document.jpg';

/** Four times as long as the largest photos take on a busy machine. */
const TIME_LIMIT_MS = 20_000;
const PROGRAM = fileURLToPath(new URL('./process-photo.ts', import.meta.url));

/** Processes one photo at a time in each of several workers, and up to two in a single process. */
export function openImageProcessor({ isOneOfSeveral = false } = {}): ImageProcessor {
  // Leaves at least one core to everything else.
  const maxConcurrent = availableParallelism() > 2 && !isOneOfSeveral ? 2 : 1;
  const turns = openPerUserQueue(maxConcurrent, MAX_PHOTOS);
  const runQueued = async (operatorId: string, act: () => Promise<Processed>) =>
    (await turns.take(operatorId, (turn) => turn(act))) ?? 'too many';
  return {
    processImage: (file, folder, operatorId, minWidth = 0) =>
      runQueued(operatorId, () => processImage([file, folder, String(minWidth)])),
    processDocument: (file, folder, operatorId) =>
      runQueued(operatorId, () => processImage([file, folder, '0', DOCUMENT_PRINT])),
  };
}

async function processImage(input: readonly string[]): Promise<Processed> {
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM, ...input], {
    // Runs without settings in its environment, because the file is untrusted.
    env: {},
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output = (output + chunk).slice(-2000);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === PROCESSING_EXITS.done) return 'done';
  if (code === PROCESSING_EXITS.unreadable) return 'unreadable';
  if (code === PROCESSING_EXITS.tooManyPixels) return 'too many pixels';
  if (code === PROCESSING_EXITS.tooNarrow) return 'too narrow';
  if (signal === 'SIGKILL') return 'too slow';
  // A crashing decoder ends with another signal. Any other exit code is our bug.
  if (signal) return 'unreadable';
  throw new Error(`processing a photo ended with ${code}: ${output}`);
}
