/** How soon after a worker died the next one is started. */
export type WorkerPace = {
  /** Milliseconds to wait; the first who dies after a while is replaced at once. */
  afterDeath(lived: { ms: number }): number;
  /** Deaths one after the other of workers that had hardly lived; an outage of the database is none of their fault. */
  earlyDeaths(): number;
};

/** Who lives as long did not die of its start. */
const LONG_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** Who crashes at the start would crash again: each time the pause is twice as long. */
export function openWorkerPace(): WorkerPace {
  let early = 0;
  return {
    afterDeath({ ms }) {
      early = ms < LONG_MS ? early + 1 : 0;
      if (early <= 1) return 0;
      return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (early - 2));
    },
    earlyDeaths: () => early,
  };
}
