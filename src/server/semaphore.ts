export type Semaphore = {
  /** Acts when it is this one's turn: first come, first served, and everybody is served. */
  take<T>(act: () => Promise<T>): Promise<T>;
};

/** Lets so many act at once; the others wait. */
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
        // Whoever is next takes this one's place: nobody who comes now gets in between.
        const next = waiting.shift();
        if (next) next();
        else acting -= 1;
      }
    },
  };
}

type PerUserQueue = {
  /**
   * Acts as the only one of this person's; the others of theirs wait, and null says at once that too many
   * do. What needs a turn among everybody is passed to `turn`: there, too, nobody is in line twice.
   */
  take<T>(whose: string, act: (turn: Semaphore['take']) => Promise<T>): Promise<T | null>;
};

/** Turns for so many at once, which nobody can fill: whoever brings much waits for themselves alone. */
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
