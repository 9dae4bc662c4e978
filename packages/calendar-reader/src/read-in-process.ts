import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CalendarProblem } from './faults.ts';
import type { BusyCalendar, CalendarText } from './read-busy-times.ts';

const READER = fileURLToPath(new URL('reader-process.ts', import.meta.url));
/** Limits CPU time rather than wall time: on a busy machine, valid calendars also take longer. */
const MAX_PROCESSOR_MS = 10_000;
const MAX_MS = 60_000;
const MAX_MEMORY_MB = 192;
const MAX_ANSWER_BYTES = 20_000_000;

type Limits = { signal?: AbortSignal; maxProcessorMs?: number };

/**
 * Runs `readBusyTimes` in a child process with little memory, killed on its CPU limit, a timeout or the signal: a
 * hostile calendar cannot affect the server.
 */
export async function readInProcess(
  request: CalendarText,
  { signal, maxProcessorMs = MAX_PROCESSOR_MS }: Limits = {},
): Promise<BusyCalendar> {
  const answer = await run(JSON.stringify(request), maxProcessorMs, signal);
  if (answer === null) throw new CalendarProblem('This calendar is too much to read.');
  const reading = JSON.parse(answer) as BusyCalendar | { problem: string };
  if ('problem' in reading) throw new CalendarProblem(reading.problem);
  return reading;
}

function run(
  input: string,
  maxProcessorMs: number,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const args = [`--max-old-space-size=${MAX_MEMORY_MB}`, READER, String(maxProcessorMs)];
  return new Promise((settle) => {
    const reader = spawn(process.execPath, args, {
      // Withholds the caller's environment: it may hold secrets.
      env: { NODE_NO_WARNINGS: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      signal,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => reader.kill('SIGKILL'), MAX_MS);
    reader.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_ANSWER_BYTES) reader.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // The process may be killed before it has started.
    reader.on('error', () => settle(null));
    reader.once('close', (code) => {
      clearTimeout(timer);
      settle(code === 0 ? Buffer.concat(chunks).toString('utf8') : null);
    });
    // The process may be dead before it has read all of its input.
    reader.stdin.on('error', () => {});
    reader.stdin.end(input);
  });
}
