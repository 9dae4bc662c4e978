import { islandInstant, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** The smallest number of guests with which seats of a departure sail; null where every departure does. */
export type SmallestNumber = {
  smallestNumber: number | null;
  /** Hours before a departure at which it is decided whether it sails. */
  decisionHours: number;
};

export const decisionLimits = { least: 1, most: 72 } as const;
export const USUAL_DECISION_HOURS = 24;
/** Fewer would ask for nothing: a departure without a guest sails nowhere. */
export const LEAST_SMALLEST_NUMBER = 2;

/** A departure with those who count on it. */
type Departure = SmallestNumber & { guests: number; day: Day; time: Time };

/**
 * The smallest party that may still book seats of a departure: once its decision time has come, one with which enough
 * guests come. `guests` are those who count on it already.
 */
export function smallestParty(departure: Departure, nowMs: number): number {
  const { smallestNumber, guests } = departure;
  if (smallestNumber === null || !isDecided(departure, nowMs)) return 1;
  return Math.max(1, smallestNumber - guests);
}

function isDecided({ decisionHours, day, time }: Departure, nowMs: number): boolean {
  return nowMs >= islandInstant(day, time) - decisionHours * HOUR_MS;
}

/** Whether a departure is called off now: its decision time has come, it has not begun, and too few come. */
export function isTooSmall(departure: Departure, nowMs: number): boolean {
  const { smallestNumber, guests, day, time } = departure;
  if (smallestNumber === null || guests >= smallestNumber) return false;
  return isDecided(departure, nowMs) && nowMs < islandInstant(day, time);
}
