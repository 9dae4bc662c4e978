import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/durations.ts';

/** How far the primary had written when it was last asked: a position in its log. */
export type PrimaryPositions = {
  /**
   * A position that the primary had half a second ago at most, and after every change that was heard of; while it
   * is away, the last one that is known, for ten minutes. Null when there is none.
   */
  current(): Promise<string | null>;
  /** Something was changed: a position from before it does not do any more. */
  expire(): void;
  /** Something may have been changed, for nobody would have said so just now: as `expire`, while it can be asked. */
  doubt(): void;
};

type Needs = {
  /** Asks the primary. */
  ask: () => Promise<string>;
  now: () => number;
};

type Known = { position: string; askedAt: number; changes: number; doubts: number };

/** Without any notice of a change, what is read of a replica is at most so old. */
const GOOD_FOR_MS = 500;
/** As long as an old answer is better than none (docs/decisions/0006). */
const GOOD_WHILE_AWAY_MS = 10 * MINUTE_MS;
const ANSWER_TIMEOUT_MS = 1000;
/** One that gave no position is asked again after so long. */
const REST_MS = 1000;

export function openPrimaryPositions({ ask, now }: Needs): PrimaryPositions {
  let changes = 0;
  let doubts = 0;
  let known: Known | null = null;
  let asking: { changes: number; doubts: number; isDone: Promise<void> } | null = null;
  let restsUntil = -Infinity;
  /** It did not even say no: it may be there, and have changes that no replica has. */
  let isSilent = false;

  async function learn(): Promise<void> {
    const begun = { askedAt: now(), changes, doubts };
    const silence = sleep(ANSWER_TIMEOUT_MS, null, { ref: false });
    const position = await Promise.race([ask(), silence]).catch(() => undefined);
    if (position) {
      if (!known || begun.askedAt >= known.askedAt) known = { position, ...begun };
      return;
    }
    isSilent = position === null;
    restsUntil = now() + REST_MS;
  }

  /** An answer to a question from before the last change may be from before it, too. */
  async function learnOnce(): Promise<void> {
    if (asking?.changes !== changes || asking.doubts !== doubts) {
      const isDone = learn().finally(() => {
        if (asking?.isDone === isDone) asking = null;
      });
      asking = { changes, doubts, isDone };
    }
    await asking.isDone;
  }

  function isNew(since: { changes: number; doubts: number }): boolean {
    if (known === null || known.changes < since.changes || known.doubts < since.doubts)
      return false;
    return now() - known.askedAt < GOOD_FOR_MS;
  }

  return {
    async current() {
      const since = { changes, doubts };
      if (!isNew(since) && now() >= restsUntil) await learnOnce();
      if (known === null) return null;
      if (isNew(since)) return known.position;
      const isUsable = !isSilent || known.changes >= since.changes;
      return isUsable && now() - known.askedAt < GOOD_WHILE_AWAY_MS ? known.position : null;
    },
    expire() {
      changes += 1;
      // Who changed something has reached it.
      restsUntil = -Infinity;
    },
    doubt() {
      doubts += 1;
    },
  };
}
