import { computeDepartureEnd } from './board.ts';
import { toInstant, toIslandNow, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** How long after the start late check-ins are expected. */
const LATE_TICKS_MS = HOUR_MS;

type DockDeparture = {
  day: Day;
  /**
   * Null for a charter without a start time, and on the later days of any charter: such a departure is never settled.
   */
  time: Time | null;
  isCharter: boolean;
  /**
   * Length in minutes for `computeDepartureEnd`; absent in days that a phone stored offline with an earlier version.
   */
  minutes: number | undefined;
  /** Parties not checked in yet. */
  expected: number;
};

/**
 * Whether a departure of today needs no more work on the dock: all parties are checked in, or it is over and the time
 * for late check-ins has passed.
 */
export function isSettled(
  { day, time, isCharter, minutes, expected }: DockDeparture,
  nowMs: number,
): boolean {
  if (time === null || day !== toIslandNow(nowMs).day) return false;
  const startMs = toInstant(day, time);
  if (nowMs < startMs) return false;
  if (expected === 0) return true;
  if (minutes === undefined || nowMs < startMs + LATE_TICKS_MS) return false;
  return nowMs >= computeDepartureEnd({ day, time, isCharter, minutes });
}
