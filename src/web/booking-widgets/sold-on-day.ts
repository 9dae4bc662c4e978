import type { Taken } from '#domain/departures.ts';
import type { Day } from '#domain/days.ts';

/** What is sold of a boat on a day, in few words and in full; null when nothing is. */
export function soldOnDay(
  taken: readonly Taken[],
  day: Day,
): { short: string; long: string } | null {
  const ofDay = taken.filter((entry) => entry.date === day);
  if (ofDay.some((entry) => entry.charter)) return { short: 'full', long: 'chartered' };
  const seats = ofDay.reduce((sum, entry) => sum + entry.seats, 0);
  if (seats === 0) return null;
  return { short: String(seats), long: seats === 1 ? '1 seat sold' : `${seats} seats sold` };
}
