import type { Day, Time } from './days.ts';
import { tripMinutesAt, type Sailing, type TripLengths } from './trip-times.ts';

/** What an operator may say, in minutes. */
export const tripMinutesLimits = { least: 15, most: 1440 } as const;
export const turnaroundLimits = { least: 0, most: 480 } as const;

/** How long a departure would take, and how long its boat would need after it, if it were sold now. */
export function tripLengths(boat: Sailing, date: Day, time: Time): TripLengths {
  const turnaroundMinutes = boat.turnaroundMinutes ?? 0;
  return { tripMinutes: tripMinutesAt(boat, date, time), turnaroundMinutes };
}

/** "45 minutes", "4 hours", "2.5 hours", "1 h 20 min" */
export function tripLength(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes % 30 > 0) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}
