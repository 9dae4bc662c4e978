import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/time/durations.ts';

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

/** How often something was changed, and may have been, when a position was asked for. */
type Heard = { changes: number; doubts: number };
type Known = Heard & { position: string; askedAt: number };

/** Without any notice of a change, what is read of a replica is at most so old. */
const GOOD_FOR_MS = 500;
/** As long as an old answer is better than none (docs/decisions/0006). */
const GOOD_WHILE_AWAY_MS = 10 * MINUTE_MS;
const ANSWER_TIMEOUT_MS = 1000;
/** One that gave no position is asked again after so long. */
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
      return isUsable && now() - known.askedAt < GOOD_WHILE_AWAY_MS ? known.position : null;
    },
    expire() {
      heard = { ...heard, changes: heard.changes + 1 };
      // Who changed something has reached it.
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

/** Asks once for all who wait, and leaves a primary alone for a while that gave no position. */
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
    /** It did not even say no: it may be there, and have changes that no replica has. */
    isSilent: () => isSilent,
    endRest: () => void (restsUntil = -Infinity),
    async learn(since: Heard): Promise<void> {
      if (now() < restsUntil) return;
      // An answer to a question from before the last change may be from before it, too.
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
