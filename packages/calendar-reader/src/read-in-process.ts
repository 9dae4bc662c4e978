import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CalendarProblem } from './faults.ts';
import type { BusyCalendar, CalendarText } from './read-busy-times.ts';

const READER = fileURLToPath(new URL('reader-process.ts', import.meta.url));
/** Of a processor, not by the clock: on a busy machine, an honest calendar takes longer, too. */
const MOST_PROCESSOR_MS = 10_000;
const MOST_MS = 60_000;
const MOST_MEMORY_MB = 192;
const MOST_ANSWER_BYTES = 20_000_000;

type Limits = { signal?: AbortSignal; mostProcessorMs?: number };

/**
 * The same as `readBusyTimes`, in a process of its own with little memory, which is killed when it takes too
 * much of a processor, too long, or when the signal says so: a hostile calendar harms nobody but itself.
 */
export async function readInProcess(
  request: CalendarText,
  { signal, mostProcessorMs = MOST_PROCESSOR_MS }: Limits = {},
): Promise<BusyCalendar> {
  const answer = await run(JSON.stringify(request), mostProcessorMs, signal);
  if (answer === null) throw new CalendarProblem('This calendar is too much to read.');
  const reading = JSON.parse(answer) as BusyCalendar | { problem: string };
  if ('problem' in reading) throw new CalendarProblem(reading.problem);
  return reading;
}

function run(
  input: string,
  mostProcessorMs: number,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const args = [`--max-old-space-size=${MOST_MEMORY_MB}`, READER, String(mostProcessorMs)];
  return new Promise((settle) => {
    const reader = spawn(process.execPath, args, {
      // Nothing of the caller's environment: it may hold secrets.
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
