import { toInstant, type Day, type Time } from '../time/days.ts';
import { HOUR_MS } from '../time/durations.ts';

/** Minimum number of guests for a departure; null if every departure sails. */
export type SmallestNumber = {
  smallestNumber: number | null;
  /** Hours before a departure at which it is decided whether it sails. */
  decisionHours: number;
};

export const decisionLimits = { min: 1, max: 72 } as const;
export const USUAL_DECISION_HOURS = 24;
/** A minimum of one would have no effect: a departure without guests does not sail. */
export const MIN_SMALLEST_NUMBER = 2;

/** A departure with its committed guests. */
type Departure = SmallestNumber & { guests: number; day: Day; time: Time };

/**
 * Returns the smallest party that may still book seats: after the decision time, one that reaches the minimum. `guests`
 * counts the guests committed already.
 */
export function computeSmallestParty(departure: Departure, nowMs: number): number {
  const { smallestNumber, guests } = departure;
  if (smallestNumber === null || !isDecided(departure, nowMs)) return 1;
  return Math.max(1, smallestNumber - guests);
}

function isDecided({ decisionHours, day, time }: Departure, nowMs: number): boolean {
  return nowMs >= toInstant(day, time) - decisionHours * HOUR_MS;
}

/**
 * Returns how many guests a departure lacks; 0 if it sails. Applies the lowest minimum that its guests saw when
 * booking, and no minimum if a guest booked when the boat had none.
 */
export function countMissingGuests(
  parties: readonly { groupSize: number; smallestNumber: number | null }[],
): number {
  const shown = parties.map(({ smallestNumber }) => smallestNumber ?? 0);
  const guests = parties.reduce((sum, { groupSize }) => sum + groupSize, 0);
  return parties.length === 0 ? 0 : Math.max(0, Math.min(...shown) - guests);
}

/** Whether a departure is called off now: its decision time has passed, it has not begun, and it has too few guests. */
export function hasTooFewGuests(departure: Departure, nowMs: number): boolean {
  const { smallestNumber, guests, day, time } = departure;
  if (smallestNumber === null || guests >= smallestNumber) return false;
  return isDecided(departure, nowMs) && nowMs < toInstant(day, time);
}
