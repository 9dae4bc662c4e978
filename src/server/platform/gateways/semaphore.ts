export type Semaphore = {
  /** Acts as soon as a place is free: first in, first out. */
  take<T>(act: () => Promise<T>): Promise<T>;
};

/** Lets at most so many act at once; the others wait. */
export function openSemaphore(mostAtOnce: number): Semaphore {
  const waiting: (() => void)[] = [];
  let acting = 0;
  return {
    async take(act) {
      if (acting < mostAtOnce) acting += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await act();
      } finally {
        // The place goes to the next one who waits, never to a newcomer.
        const next = waiting.shift();
        if (next) next();
        else acting -= 1;
      }
    },
  };
}

type PerUserQueue = {
  /**
   * Acts as the only one of this user's; the others of theirs wait, and null says at once that too many
   * do. What needs a place of the semaphore is passed to `turn`: there, too, no user waits twice.
   */
  take<T>(whose: string, act: (turn: Semaphore['take']) => Promise<T>): Promise<T | null>;
};

/** A semaphore that no single user can fill: of each user one acts at a time, and so many may wait. */
export function openPerUserQueue(mostAtOnce: number, mostEach: number): PerUserQueue {
  const everybody = openSemaphore(mostAtOnce);
  const people = new Map<string, { turns: Semaphore; count: number }>();
  return {
    async take(whose, act) {
      const own = people.get(whose) ?? { turns: openSemaphore(1), count: 0 };
      if (own.count >= mostEach) return null;
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
