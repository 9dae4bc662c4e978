import { setTimeout as sleep } from 'node:timers/promises';
import { computeMsLeft } from './call-deadline.ts';

const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 400;
/** Short, because a visitor may be waiting; jobs are retried anyway. */
const MAX_PAUSE_MS = 5_000;

/**
 * Retries a request that was rate limited (429). Waits for Retry-After, else 0.4, 0.8 and 1.6 seconds, within the
 * caller's deadline.
 */
export async function fetchPatiently(address: URL, init: RequestInit): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    const answer = await fetch(address, init);
    if (answer.status !== 429 || retry === MAX_RETRIES) return answer;
    const pause = computePauseMs(answer, retry);
    // Reserves half of the remaining time for the response.
    if (pause > MAX_PAUSE_MS || pause > computeMsLeft() / 2) return answer;
    await answer.body?.cancel();
    await sleep(pause, undefined, init.signal ? { signal: init.signal } : {});
  }
}

function computePauseMs(answer: Response, retry: number): number {
  const after = answer.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(after) ? Number(after) * 1000 : FIRST_PAUSE_MS * 2 ** retry;
}
