import { setTimeout as sleep } from 'node:timers/promises';
import { leftUntilDeadline } from './call-deadline.ts';

const MAX_RETRIES = 3;
const FIRST_PAUSE_MS = 400;
/** Somebody waits for the answer; jobs are tried again later anyway. */
const MAX_PAUSE_MS = 5_000;

/**
 * Sends a request again that the service refused for being one of too many (429): nothing of it was done. Waits as
 * long as the answer's Retry-After says, else 0.4, 0.8 and 1.6 seconds, as long as its caller has the patience.
 */
export async function fetchPatiently(address: URL, init: RequestInit): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    const answer = await fetch(address, init);
    if (answer.status !== 429 || retry === MAX_RETRIES) return answer;
    const pause = pauseOf(answer, retry);
    // Half of what is left is for the answer itself.
    if (pause > MAX_PAUSE_MS || pause > leftUntilDeadline() / 2) return answer;
    await answer.body?.cancel();
    await sleep(pause, undefined, init.signal ? { signal: init.signal } : {});
  }
}

function pauseOf(answer: Response, retry: number): number {
  const after = answer.headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(after) ? Number(after) * 1000 : FIRST_PAUSE_MS * 2 ** retry;
}
