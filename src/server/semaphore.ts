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
