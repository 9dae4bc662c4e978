import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openSemaphore } from '../../semaphore.ts';
import type { FeedReading, FeedToRead, ReadCalendar } from './feed-reading.ts';
import { FeedProblem } from './feed-problem.ts';
import { withinTime } from './within-time.ts';

const READER = fileURLToPath(new URL('feed-reader-process.ts', import.meta.url));
/** However many calendars are stale: the rest of the machine is for the visitors. */
export const MOST_AT_ONCE = 2;
const MOST_MS = 10_000;
const MOST_MEMORY_MB = 192;
const MOST_ANSWER_BYTES = 20_000_000;

/**
 * Reads a feed in a process of its own, which is killed when it takes too long: a hostile calendar
 * harms nobody but itself. `mostMs` is for all of it, the wait for its turn included.
 */
export async function readInProcess(feed: FeedToRead, mostMs = MOST_MS): Promise<ReadCalendar> {
  const signal = AbortSignal.timeout(Math.max(0, Math.ceil(mostMs)));
  const input = JSON.stringify(feed);
  const turn = turns.take(async () => (signal.aborted ? null : run(input, signal)));
  const answer = await withinTime(turn, signal).catch(() => null);
  if (answer === null && signal.aborted) {
    throw new FeedProblem('This calendar took too long to read.');
  }
  if (answer === null) throw new FeedProblem('This calendar is too much to read.');
  const reading = JSON.parse(answer) as FeedReading;
  if ('problem' in reading) throw new FeedProblem(reading.problem);
  return reading;
}

const turns = openSemaphore(MOST_AT_ONCE);

function run(input: string, signal: AbortSignal): Promise<string | null> {
  return new Promise((settle) => {
    const reader = spawn(process.execPath, [`--max-old-space-size=${MOST_MEMORY_MB}`, READER], {
      // Nothing of ours: no settings, no secrets.
      env: { NODE_NO_WARNINGS: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      signal,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => reader.kill('SIGKILL'), MOST_MS);
    reader.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_ANSWER_BYTES) reader.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // It may be killed after it could not even begin.
    reader.on('error', () => settle(null));
    reader.once('close', (code) => {
      clearTimeout(timer);
      settle(code === 0 ? Buffer.concat(chunks).toString('utf8') : null);
    });
    // It may be dead before it has read everything.
    reader.stdin.on('error', () => {});
    reader.stdin.end(input);
  });
}
