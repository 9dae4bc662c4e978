import { setTimeout as sleep } from 'node:timers/promises';
import type { BoatView } from '#contract/public/boat-views.ts';

/** Guests who keep viewing boats at all servers, with a unique URL each time to bypass caches. */
export type SteadyReaders = {
  /** Number of responses by status; `null` is a failed connection. */
  answers: Map<number | null, number>;
  /** Longest time between two pages of one reader, in seconds. */
  measureMaxGap(): number;
  stop(): Promise<void>;
};

const PAUSE_MS = 250;
const ANSWER_TIMEOUT_MS = 15_000;

export async function openSteadyReaders(baseUrls: readonly string[]): Promise<SteadyReaders> {
  const boats = (await (await fetch(`${baseUrls[0]}/api/boats`)).json()) as BoatView[];
  const answers: SteadyReaders['answers'] = new Map();
  let isOver = false;
  let maxGapMs = 0;
  async function readAll(baseUrl: string): Promise<void> {
    let last = Date.now();
    for (let nth = 0; !isOver; nth += 1) {
      const boat = boats[nth % boats.length];
      const status = await statusOf(`${baseUrl}/boats/${boat?.slug}?seen=${Date.now()}`);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (status === 200) {
        maxGapMs = Math.max(maxGapMs, Date.now() - last);
        last = Date.now();
      }
      await sleep(PAUSE_MS);
    }
  }
  const all = baseUrls.map((baseUrl) => readAll(baseUrl));
  return {
    answers,
    measureMaxGap: () => maxGapMs / 1000,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

async function statusOf(address: string): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const answer = await fetch(address, { signal, headers: { accept: 'text/html' } });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}
