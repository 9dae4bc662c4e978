import {
  addDays,
  countDaysBetween,
  toInstant,
  toMinutes,
  type IslandNow,
} from '#domain/time/days.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { TripMessages, TripsMessages } from '#i18n/catalogues/messages.ts';

type Sailing = {
  startDate: string;
  endDate: string;
  time: string | null;
  /** Null if the operator gave no trip length. */
  tripMinutes: number | null;
};

/** Describes the time left until a trip starts, as the beginning of a line. */
export function describeTimeLeft(
  trip: Sailing,
  now: IslandNow,
  t: TripMessages,
  trips: TripsMessages,
): string {
  const nowMs = toInstant(now.day, now.time);
  const minutes = (toInstant(trip.startDate, trip.time) - nowMs) / MINUTE_MS;
  if (minutes <= 0) return nowMs < computeEnd(trip) ? t.underWay : t.over;
  const days = countDaysBetween(now.day, trip.startDate);
  if (days > 1) return t.inDays(days);
  if (trip.time === null) return days === 1 ? trips.tomorrow : trips.today;
  if (minutes < 60) return t.inMinutes(minutes);
  const hours = Math.floor(minutes / 60);
  return days === 1 ? t.tomorrowIn(hours) : t.todayIn(hours);
}

/** Returns a trip's end: its start plus its length within one day, else the end of its last day. */
function computeEnd({ startDate, endDate, time, tripMinutes }: Sailing): number {
  if (time === null || tripMinutes === null || endDate > startDate)
    return toInstant(addDays(endDate, 1), null);
  return toInstant(startDate, '00:00') + (toMinutes(time) + tripMinutes) * MINUTE_MS;
}
