import { addDays, type Day } from '../time/days.ts';

/** Days to search for the next departure, including today. */
export const NEXT_DEPARTURE_DAYS = 7;

export const MAX_NEXT_DEPARTURES = 3;

/** Chooses the departures shown as next: today's and tomorrow's departures, else the first of a later day. */
export function chooseNextDepartures<Departure extends { day: Day }>(
  departures: readonly Departure[],
  today: Day,
): Departure[] {
  const near = departures.filter(({ day }) => day <= addDays(today, 1));
  return (near.length > 0 ? near : departures.slice(0, 1)).slice(0, MAX_NEXT_DEPARTURES);
}
