import { departureEnd } from './board.ts';
import { islandInstant, islandNow, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** How long after the start guests are still ticked. */
const LATE_TICKS_MS = HOUR_MS;

type DockDeparture = {
  day: Day;
  /** Null for a charter without a start, and on its later days: such a departure is never settled. */
  time: Time | null;
  isCharter: boolean;
  /** As `departureEnd` takes it; absent in days that a phone kept from an earlier version. */
  minutes: number | undefined;
  /** Parties that are not ticked. */
  expected: number;
};

/**
 * Whether a departure of today has sailed and leaves no work on the dock: all parties are ticked, or it is over and
 * the time for late ticks is, too.
 */
export function isSettled(
  { day, time, isCharter, minutes, expected }: DockDeparture,
  nowMs: number,
): boolean {
  if (time === null || day !== islandNow(nowMs).day) return false;
  const startMs = islandInstant(day, time);
  if (nowMs < startMs) return false;
  if (expected === 0) return true;
  if (minutes === undefined || nowMs < startMs + LATE_TICKS_MS) return false;
  return nowMs >= departureEnd({ day, time, isCharter, minutes });
}
