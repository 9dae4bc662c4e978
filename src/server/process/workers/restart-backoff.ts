/** Delay before a dead worker is replaced. */
export type RestartBackoff = {
  /** Milliseconds to wait; 0 for the first death after a long life. */
  afterDeath(lived: { ms: number }): number;
  /** Consecutive early deaths, except for those caused by a database outage. */
  earlyDeaths(): number;
};

/** A worker that lived this long did not fail because of its start. */
const LONG_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

/** Doubles the delay with each early death (exponential back-off). */
export function createRestartBackoff(): RestartBackoff {
  let early = 0;
  return {
    afterDeath({ ms }) {
      early = ms < LONG_MS ? early + 1 : 0;
      if (early <= 1) return 0;
      return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (early - 2));
    },
    earlyDeaths: () => early,
  };
}
