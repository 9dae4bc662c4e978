import { addDays, daysBetween, islandInstant, minutesOf, type IslandNow } from '#domain/days.ts';
import { MINUTE_MS } from '#domain/durations.ts';

type Sailing = { startDate: string; endDate: string; time: string | null; tripMinutes: number };

/** What is left until a trip starts, as words that begin a line. */
export function timeLeft(trip: Sailing, now: IslandNow): string {
  const nowMs = islandInstant(now.day, now.time);
  const minutes = (islandInstant(trip.startDate, trip.time) - nowMs) / MINUTE_MS;
  if (minutes <= 0) return nowMs < endOf(trip) ? 'Under way' : 'This trip is over';
  const days = daysBetween(now.day, trip.startDate);
  if (days > 1) return `In ${days} days`;
  const day = days === 1 ? 'Tomorrow' : 'Today';
  if (trip.time === null) return day;
  if (minutes < 60) return `In ${counted(minutes, 'minute')}`;
  return `${day}, in ${counted(Math.floor(minutes / 60), 'hour')}`;
}

/** A trip of whole days ends with its last one. */
function endOf({ startDate, endDate, time, tripMinutes }: Sailing): number {
  if (time === null || endDate > startDate) return islandInstant(addDays(endDate, 1), null);
  return islandInstant(startDate, '00:00') + (minutesOf(time) + tripMinutes) * MINUTE_MS;
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
