import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** Log position (LSN) of the primary when it was last asked. */
export type PrimaryPositions = {
  /**
   * Returns a position that is at most half a second old and newer than every known change. While the primary is
   * unreachable, returns the last known position for up to ten minutes. Null if no position is usable.
   */
  current(): Promise<string | null>;
  /** Reports a change: positions from before it are no longer sufficient. */
  expire(): void;
  /** Reports a possible change, whose notification may have been lost. Acts like `expire` while the primary answers. */
  doubt(): void;
};

type Needs = {
  ask: () => Promise<string>;
  now: () => number;
};

/** Number of changes and doubts that had been reported when a position was requested. */
type Heard = { changes: number; doubts: number };
type Known = Heard & { position: string; askedAt: number };

/** Upper bound for the staleness of replica reads without change notifications. */
const GOOD_FOR_MS = 500;
/** Same limit as for stale cached responses (docs/decisions/0006). */
const STALE_IF_ERROR_MS = 10 * MINUTE_MS;
const ANSWER_TIMEOUT_MS = 1000;
/** Pause before a failed primary is asked again. */
const REST_MS = 1000;

export function openPrimaryPositions({ ask, now }: Needs): PrimaryPositions {
  const primary = openQuestions({ ask, now });
  let heard: Heard = { changes: 0, doubts: 0 };
  return {
    async current() {
      const since = heard;
      if (!isNew(primary.known(), since, now())) await primary.learn(since);
      const known = primary.known();
      if (known === null) return null;
      if (isNew(known, since, now())) return known.position;
      const isUsable = !primary.isSilent() || known.changes >= since.changes;
      return isUsable && now() - known.askedAt < STALE_IF_ERROR_MS ? known.position : null;
    },
    expire() {
      heard = { ...heard, changes: heard.changes + 1 };
      // A client that has just changed something has reached the primary.
      primary.endRest();
    },
    doubt() {
      heard = { ...heard, doubts: heard.doubts + 1 };
    },
  };
}

function isNew(known: Known | null, since: Heard, nowMs: number): boolean {
  if (known === null || known.changes < since.changes || known.doubts < since.doubts) return false;
  return nowMs - known.askedAt < GOOD_FOR_MS;
}

/** Shares one request among all callers, and pauses after a failed request. */
function openQuestions({ ask, now }: Needs) {
  let known: Known | null = null;
  let asking: { since: Heard; isDone: Promise<void> } | null = null;
  let restsUntil = -Infinity;
  let isSilent = false;

  async function askPrimary(since: Heard): Promise<void> {
    const askedAt = now();
    const silence = sleep(ANSWER_TIMEOUT_MS, null, { ref: false });
    const position = await Promise.race([ask(), silence]).catch(() => undefined);
    if (position) {
      if (!known || askedAt >= known.askedAt) known = { position, askedAt, ...since };
      return;
    }
    isSilent = position === null;
    restsUntil = now() + REST_MS;
  }

  return {
    known: () => known,
    /** True if the primary timed out instead of refusing: it may be alive with changes that no replica has. */
    isSilent: () => isSilent,
    endRest: () => void (restsUntil = -Infinity),
    async learn(since: Heard): Promise<void> {
      if (now() < restsUntil) return;
      // A request sent before the last change may return a position from before it.
      if (asking?.since !== since) {
        const isDone = askPrimary(since).finally(() => {
          if (asking?.isDone === isDone) asking = null;
        });
        asking = { since, isDone };
      }
      await asking.isDone;
    },
  };
}
