import { DAY_MS } from '../time/durations.ts';

/** An incident that needs a person. `cause` identifies it across checks. */
export type Cause = {
  cause: string;
  title: string;
  /** Says what is wrong and what to do, in sentences. */
  says: string;
};

/** A cause from an earlier check. Instants are epoch milliseconds. */
export type KnownAlert = {
  cause: string;
  beganAt: number;
  endedAt: number | null;
  /** Time of the last mail to the owner about it. */
  mailedAt: number | null;
};

export type AlertDecision = {
  /** Causes that are new or have returned. */
  began: Cause[];
  /** Current causes to mail the owner about now. */
  reported: string[];
  /** Causes that are over. */
  ended: string[];
  /** Ended causes to mail the owner about, because their start was mailed. */
  reportedOver: string[];
};

/** Compares a check with the known alerts. Mails the owner about a cause at most once a day, and once when it ends. */
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
    reported: [...causes].filter((cause) => {
      const alert = before.get(cause);
      if (alert?.endedAt === null && wasReported(alert)) return false;
      return (alert?.mailedAt ?? -Infinity) <= nowMs - DAY_MS;
    }),
    ended: ended.map(({ cause }) => cause),
    reportedOver: ended.filter(wasReported).map(({ cause }) => cause),
  };
}

function wasReported({ mailedAt, beganAt }: KnownAlert): boolean {
  return mailedAt !== null && mailedAt >= beganAt;
}
