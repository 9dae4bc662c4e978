export type Semaphore = {
  /** Runs `act` as soon as a slot is free, in order of arrival. */
  take<T>(act: () => Promise<T>): Promise<T>;
};

/** Limits concurrency; further callers wait. */
export function openSemaphore(maxConcurrent: number): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async take(act) {
      if (running < maxConcurrent) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await act();
      } finally {
        // Hands the slot to the next waiting caller, so that newcomers cannot overtake.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

type PerUserQueue = {
  /**
   * Runs one task per user at a time; returns null immediately if the user already has `maxPerUser` tasks. `turn` takes
   * a slot of the shared semaphore, so each user occupies at most one slot.
   */
  take<T>(whose: string, act: (turn: Semaphore['take']) => Promise<T>): Promise<T | null>;
};

/**
 * Creates a semaphore that one user cannot fill: each user runs one task at a time, and may have `maxPerUser` tasks
 * running or waiting.
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
