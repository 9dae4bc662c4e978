import { MINUTE_MS } from '#domain/time/durations.ts';
import { type CachedAnswer, readAnswer } from './cached-answer.ts';

/** Answers by their address, each for a second. */
export type AnswerStore = {
  findFresh(key: string): Stored | undefined;
  /** Has a new answer made. While one caller's is made, others who ask the same wait for it. */
  obtain(key: string, origin: Origin): Promise<CachedAnswer>;
  /** Nothing that is cached, or being made, is fresh any more. */
  expire(): void;
};

export type Origin = {
  make: () => Promise<Response>;
  /** Whether nothing is added to the answer on its way out, so that its bytes may be sent as they are. */
  isFinal: boolean;
};

export type Stored = {
  answer: CachedAnswer;
  isFinal: boolean;
  /** When what it says was read, in epoch milliseconds. */
  asOf: number;
  freshUntil: number;
  /** How often everything had expired when it was read. */
  generation: number;
};

export type AnswerNeeds = {
  now: () => number;
  /** Adds the headers that every answer of this server has. */
  complete: (headers: Headers) => void;
};

/**
 * So briefly that two server processes hardly disagree even while no change is notified. Counted from
 * when an answer is there: on a machine that takes a second to make one, they would all be stale at once.
 */
const FRESH_MS = 1000;
/** While no new answer can be made, an old one is better than none: nothing is sold by it. */
const STALE_IF_ERROR_MS = 10 * MINUTE_MS;

export function openAnswerStore({ now, complete }: AnswerNeeds): AnswerStore {
  const stored = openStorage();
  const pending = new Map<string, Promise<CachedAnswer>>();
  let generation = 0;

  async function renew(key: string, { make, isFinal }: Origin): Promise<CachedAnswer> {
    const begun = { asOf: now(), generation };
    const last = stored.get(key);
    const isUsable = last !== undefined && begun.asOf - last.asOf < STALE_IF_ERROR_MS;
    try {
      const answer = await readAnswer(await make(), complete);
      if (answer.status < 500 || !isUsable) {
        const freshUntil = now() + FRESH_MS;
        if (isShared(answer)) stored.set(key, { answer, isFinal, freshUntil, ...begun });
        else stored.delete(key);
        return answer;
      }
    } catch (error) {
      if (!isUsable) throw error;
    }
    const freshUntil = now() + FRESH_MS;
    stored.set(key, { ...last, generation: begun.generation, freshUntil });
    return last.answer;
  }

  return {
    findFresh(key) {
      const found = stored.get(key);
      return found?.generation === generation && now() < found.freshUntil ? found : undefined;
    },
    obtain(key, origin) {
      const waiting = pending.get(key);
      if (waiting) return waiting;
      const making = renew(key, origin).finally(() => {
        if (pending.get(key) === making) pending.delete(key);
      });
      pending.set(key, making);
      return making;
    },
    expire() {
      generation += 1;
      pending.clear();
    },
  };
}

function isShared({ status, headers }: CachedAnswer): boolean {
  return status === 200 && headers.get('cache-control') === 'no-cache';
}

/** Addresses can be made up without end. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What an answer takes beside its body: an address may be long, and the head is kept in several codings. */
const HEAD_BYTES = 16 * 1024;

/** The oldest entries make room for new ones. */
function openStorage() {
  const all = new Map<string, Stored>();
  let bytes = 0;
  function remove(key: string): void {
    const entry = all.get(key);
    if (!entry) return;
    bytes -= sizeOf(entry);
    all.delete(key);
  }
  return {
    get: (key: string) => all.get(key),
    set(key: string, entry: Stored): void {
      remove(key);
      all.set(key, entry);
      bytes += sizeOf(entry);
      for (const oldest of all.keys()) {
        if (bytes <= MOST_BYTES) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}

/** Compressed bodies are a fraction of it. */
function sizeOf({ answer }: Stored): number {
  return answer.body.length + HEAD_BYTES;
}
