import { defaultTimeSlots, listSlots, type Availability } from './availability.ts';
import { listDays, type Day, type IslandNow, type Time } from '../time/days.ts';

/** Normalises availability: sorts lists, removes duplicates and keeps one block per day (spec 5: time slots). */
export function tidyAvailability(availability: Availability): Availability {
  const { seasons } = availability.recurring;
  return {
    manualDays: sortUnique(availability.manualDays),
    blackoutDates: sortUnique(availability.blackoutDates),
    timeSlotsDefault: sortUnique(availability.timeSlotsDefault),
    recurring: {
      seasons: seasons.map((season) => ({
        ...season,
        weekdays: [...new Set(season.weekdays)].toSorted((one, other) => one - other),
        timeSlots: sortUnique(season.timeSlots),
      })),
    },
    blocks: groupBlocksByDay(availability.blocks),
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
 * guest waits at the dock in vain.
 */
export function findTripsOffCalendar<Trip extends SoldTrip>(
  availability: Availability,
  trips: readonly Trip[],
  now: IslandNow,
): Trip[] {
  // Counts from midnight, so that a trip that began today is included.
  const atDawn = { day: now.day, time: '' };
  const offers = (day: Day, time: Time | null) => {
    const slots = listSlots(availability, day, atDawn);
    return time === null ? slots.length > 0 : slots.includes(time);
  };
  return trips.filter(({ start, end, time }) => {
    const days = listDays(start > now.day ? start : now.day, end);
    return days.some((day) => !offers(day, start === end ? time : null));
  });
}

function groupBlocksByDay(blocks: Availability['blocks']): Availability['blocks'] {
  const times = new Map<Day, Time[]>();
  for (const block of blocks) {
    times.set(block.date, [...(times.get(block.date) ?? []), ...block.times]);
  }
  return sortUnique([...times.keys()])
    .map((date) => ({ date, times: sortUnique(times.get(date) ?? []) }))
    .filter((block) => block.times.length > 0);
}

function sortUnique(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted();
}
