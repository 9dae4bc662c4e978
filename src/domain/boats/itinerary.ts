import type { Sailing } from '../availability/trip-times.ts';
import { defaultTimeSlots } from '../availability/availability.ts';
import type { ErrorMessage } from '../errors/error-message.ts';
import type { Place } from '../island/port-places.ts';
import { toMinutes, toTime, type Time } from '../time/days.ts';
import { DAY_MINUTES } from '../time/durations.ts';

/** A part of a boat's trip. A trip's itinerary is the list of its stops in order. */
export type Stop = {
  title: string;
  /** Empty if the operator gave no details. */
  details: string;
  minutes: number;
  /** Position on the island map; null if the operator set no position. */
  place: Place | null;
};

export const MAX_STOPS = 12;
export const MAX_STOP_TITLE_CHARACTERS = 80;
export const MAX_STOP_DETAILS_CHARACTERS = 200;
export const stopMinutesLimits = { min: 5, max: DAY_MINUTES } as const;

export function sumStopMinutes(stops: readonly Pick<Stop, 'minutes'>[]): number {
  return stops.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Returns an error if the stops take longer than the trip; null if they fit or the trip has no length. */
export function checkItinerary(
  stops: readonly Pick<Stop, 'minutes'>[],
  tripMinutes: number | null,
): ErrorMessage | null {
  const count = sumStopMinutes(stops);
  if (tripMinutes === null || count <= tripMinutes) return null;
  return { code: 'itinerary.tooLong', values: { count, max: tripMinutes } };
}

/** Returns the return time if all departures share it; null if it differs, is unknown or is on the next day. */
export function findUsualReturn({ availability, tripMinutes }: Sailing): Time | null {
  const { manualDays, timeSlotsDefault, recurring } = availability;
  const usual = timeSlotsDefault.length > 0 ? timeSlotsDefault : defaultTimeSlots;
  const manual = manualDays.length > 0 ? usual : [];
  const returns = [
    ...manual.map((time) => computeSameDayReturn(time, tripMinutes)),
    ...recurring.seasons.flatMap((season) =>
      season.timeSlots.map((time) => computeSameDayReturn(time, season.tripMinutes ?? tripMinutes)),
    ),
  ];
  const [first = null] = returns;
  return returns.every((time) => time === first) ? first : null;
}

function computeSameDayReturn(time: Time, tripMinutes: number | null | undefined): Time | null {
  if (typeof tripMinutes !== 'number') return null;
  const minutes = toMinutes(time) + tripMinutes;
  return minutes < DAY_MINUTES ? toTime(minutes) : null;
}
