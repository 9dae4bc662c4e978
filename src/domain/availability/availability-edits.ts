import { defaultTimeSlots, slotsOn, type Availability } from './availability.ts';
import { daysFromTo, type Day, type IslandNow, type Time } from '../time/days.ts';

/** Normalises availability: sorts lists, removes duplicates and keeps one block per day (spec 5: time slots). */
export function tidyAvailability(availability: Availability): Availability {
  const { seasons } = availability.recurring;
  return {
    manualDays: sortedOnce(availability.manualDays),
    blackoutDates: sortedOnce(availability.blackoutDates),
    timeSlotsDefault: sortedOnce(availability.timeSlotsDefault),
    recurring: {
      seasons: seasons.map((season) => ({
        ...season,
        weekdays: [...new Set(season.weekdays)].toSorted((one, other) => one - other),
        timeSlots: sortedOnce(season.timeSlots),
      })),
    },
    blocks: blocksByDay(availability.blocks),
  };
}

/** Initial availability of a new boat. */
export const emptyAvailability: Availability = {
  manualDays: [],
  blackoutDates: [],
  timeSlotsDefault: [...defaultTimeSlots],
  recurring: { seasons: [] },
  blocks: [],
};

/** A sold trip as the availability editor sees it. A charter covers every day from start to end. */
export type SoldTrip = { start: Day; end: Day; time: Time | null };

/**
 * Returns upcoming sold trips whose departure is no longer offered. They remain sold; the operator is warned so that no
 * guest waits at the dock in vain (readings: availability editor).
 */
export function tripsOffCalendar<Trip extends SoldTrip>(
  availability: Availability,
  trips: readonly Trip[],
  now: IslandNow,
): Trip[] {
  // Counts from midnight, so that a trip that began today is included.
  const atDawn = { day: now.day, time: '' };
  const offers = (day: Day, time: Time | null) => {
    const slots = slotsOn(availability, day, atDawn);
    return time === null ? slots.length > 0 : slots.includes(time);
  };
  return trips.filter(({ start, end, time }) => {
    const days = daysFromTo(start > now.day ? start : now.day, end);
    return days.some((day) => !offers(day, start === end ? time : null));
  });
}

function blocksByDay(blocks: Availability['blocks']): Availability['blocks'] {
  const times = new Map<Day, Time[]>();
  for (const block of blocks) {
    times.set(block.date, [...(times.get(block.date) ?? []), ...block.times]);
  }
  return sortedOnce([...times.keys()])
    .map((date) => ({ date, times: sortedOnce(times.get(date) ?? []) }))
    .filter((block) => block.times.length > 0);
}

function sortedOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted();
}
