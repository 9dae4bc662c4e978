import { toInstant, toIslandNow, type Day, type Time } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Return of a departure in island time, and whether it is on a later day than the start. */
export type TripReturn = { back: Time; isBackNextDay: boolean };

export function computeReturn(start: Day, time: Time, minutes: number): TripReturn {
  const end = toIslandNow(toInstant(start, time) + minutes * MINUTE_MS);
  return { back: end.time, isBackNextDay: end.day > start };
}
