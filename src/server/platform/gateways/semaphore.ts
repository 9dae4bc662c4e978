export type Semaphore = {
  /** Runs `act` as soon as a place is free, in order of arrival. */
  take<T>(act: () => Promise<T>): Promise<T>;
};

/** Limits concurrency; further callers wait. */
export function openSemaphore(maxConcurrent: number): Semaphore {
  const waiting: (() => void)[] = [];
  let acting = 0;
  return {
    async take(act) {
      if (acting < maxConcurrent) acting += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await act();
      } finally {
        // Hands the place to the next waiting caller, so that newcomers cannot overtake.
        const next = waiting.shift();
        if (next) next();
        else acting -= 1;
      }
    },
  };
}

type PerUserQueue = {
  /**
   * Runs one act per user at a time; returns null immediately if the user has too many acts already. `turn` takes a
   * place of the shared semaphore, so each user occupies at most one place.
   */
  take<T>(whose: string, act: (turn: Semaphore['take']) => Promise<T>): Promise<T | null>;
};

/**
 * Creates a semaphore that one user cannot fill: each user runs one act at a time and may have `maxPerUser` running or
 * waiting.
 */
export function openPerUserQueue(maxConcurrent: number, maxPerUser: number): PerUserQueue {
  const everybody = openSemaphore(maxConcurrent);
  const people = new Map<string, { turns: Semaphore; count: number }>();
  return {
    async take(whose, act) {
      const own = people.get(whose) ?? { turns: openSemaphore(1), count: 0 };
      if (own.count >= maxPerUser) return null;
      own.count += 1;
      people.set(whose, own);
      try {
        return await own.turns.take(() => act(everybody.take));
      } finally {
        own.count -= 1;
        if (own.count === 0) people.delete(whose);
      }
    },
  };
}
