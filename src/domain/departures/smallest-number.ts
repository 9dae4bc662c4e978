import { islandInstant, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** Minimum number of guests for a departure; null if every departure sails. */
export type SmallestNumber = {
  smallestNumber: number | null;
  /** Hours before a departure at which it is decided whether it sails. */
  decisionHours: number;
};

export const decisionLimits = { least: 1, most: 72 } as const;
export const USUAL_DECISION_HOURS = 24;
/** A minimum of one would have no effect: a departure without guests does not sail. */
export const MIN_SMALLEST_NUMBER = 2;

/** A departure with its committed guests. */
type Departure = SmallestNumber & { guests: number; day: Day; time: Time };

/**
 * Returns the smallest party that may still book seats: after the decision time, one that reaches the minimum. `guests`
 * are those committed already.
 */
export function smallestParty(departure: Departure, nowMs: number): number {
  const { smallestNumber, guests } = departure;
  if (smallestNumber === null || !isDecided(departure, nowMs)) return 1;
  return Math.max(1, smallestNumber - guests);
}

function isDecided({ decisionHours, day, time }: Departure, nowMs: number): boolean {
  return nowMs >= islandInstant(day, time) - decisionHours * HOUR_MS;
}

/** Whether a departure is called off now: its decision time has passed, it has not begun, and it has too few guests. */
export function isTooSmall(departure: Departure, nowMs: number): boolean {
  const { smallestNumber, guests, day, time } = departure;
  if (smallestNumber === null || guests >= smallestNumber) return false;
  return isDecided(departure, nowMs) && nowMs < islandInstant(day, time);
}
