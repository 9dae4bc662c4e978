import { DAY_MS } from '../time/durations.ts';

/** Something that needs a person. The cause names it, so that the next look knows it again. */
export type Cause = {
  cause: string;
  title: string;
  /** What it is and what to do, in sentences. */
  says: string;
};

/** A cause that was seen before. Instants are epoch milliseconds. */
export type KnownAlert = {
  cause: string;
  beganAt: number;
  endedAt: number | null;
  /** When the owner was last told that it began. */
  mailedAt: number | null;
};

export type AlertDecision = {
  /** New, or begun again. */
  began: Cause[];
  /** Of all that is the case: what the owner is told now. */
  told: string[];
  /** No longer the case. */
  ended: string[];
  /** Of these: what the owner is told is over, for they were told that it began. */
  toldOver: string[];
};

/** What changes by a look at the shop: about each cause the owner hears at most once a day, and once that it is over. */
export function decideAlerts(
  known: readonly KnownAlert[],
  found: readonly Cause[],
  nowMs: number,
): AlertDecision {
  const before = new Map(known.map((alert) => [alert.cause, alert]));
  const isOpen = (cause: string) => before.get(cause)?.endedAt === null;
  const causes = new Set(found.map(({ cause }) => cause));
  const ended = known.filter(({ cause, endedAt }) => endedAt === null && !causes.has(cause));
  return {
    began: found.filter(({ cause }) => !isOpen(cause)),
    told: [...causes].filter((cause) => {
      const alert = before.get(cause);
      if (alert?.endedAt === null && wasTold(alert)) return false;
      return (alert?.mailedAt ?? -Infinity) <= nowMs - DAY_MS;
    }),
    ended: ended.map(({ cause }) => cause),
    toldOver: ended.filter(wasTold).map(({ cause }) => cause),
  };
}

function wasTold({ mailedAt, beganAt }: KnownAlert): boolean {
  return mailedAt !== null && mailedAt >= beganAt;
}
