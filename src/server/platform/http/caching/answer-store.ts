import { MINUTE_MS } from '#domain/time/durations.ts';
import { type CachedAnswer, readAnswer } from './cached-answer.ts';

/** Responses by URL, fresh for a second. */
export type AnswerStore = {
  findFresh(key: string): Stored | undefined;
  /** Requests a new response; concurrent callers of the same key share it. */
  obtain(key: string, origin: Origin): Promise<CachedAnswer>;
  /** Marks all responses stale, including responses in progress. */
  expire(): void;
};

export type Origin = {
  make: () => Promise<Response>;
  /** True if the response is sent without further changes, so that its bytes can be reused. */
  isFinal: boolean;
};

export type Stored = {
  answer: CachedAnswer;
  isFinal: boolean;
  /** Time at which its data was read, in epoch milliseconds. */
  asOf: number;
  freshUntil: number;
  /** Number of expirations before its data was read. */
  generation: number;
};

export type AnswerNeeds = {
  now: () => number;
  /** Adds the headers common to all responses of this server. */
  complete: (headers: Headers) => void;
};

/**
 * Short enough that two processes rarely serve different data, even if change notifications are lost. Counted from completion: otherwise, a
 * machine that takes a second per response would store only stale responses.
 */
const FRESH_MS = 1000;
/** Maximum age of a stale response that is served while new ones fail. Sales never rely on cached responses. */
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

/** Bounded, because clients can make up URLs. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Overhead beyond the body: long URLs, and headers stored per coding. */
const HEAD_BYTES = 16 * 1024;

/** Evicts the oldest entries. */
function openStorage() {
  const all = new Map<string, Stored>();
  let bytes = 0;
  function remove(key: string): void {
    const entry = all.get(key);
    if (!entry) return;
    bytes -= computeSizeBytes(entry);
    all.delete(key);
  }
  return {
    get: (key: string) => all.get(key),
    set(key: string, entry: Stored): void {
      remove(key);
      all.set(key, entry);
      bytes += computeSizeBytes(entry);
      for (const oldest of all.keys()) {
        if (bytes <= MAX_BYTES) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}

/** Ignores compressed bodies, which add only a fraction. */
function computeSizeBytes({ answer }: Stored): number {
  return answer.body.length + HEAD_BYTES;
}
