import { defaultTimeSlots, slotsOn, type Availability } from './availability.ts';
import { daysFromTo, type Day, type IslandNow, type Time } from '../time/days.ts';

/** The same availability normalised: lists sorted and without duplicates, one block per day (spec 5: time slots). */
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

/** What a boat starts with, before its operator has chosen a day. */
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
 * Upcoming sold trips whose departure is no longer offered. They stay sold; the operator is warned, so
 * that nobody waits at the dock for a boat that does not sail (readings: availability editor).
 */
export function tripsOffCalendar<Trip extends SoldTrip>(
  availability: Availability,
  trips: readonly Trip[],
  now: IslandNow,
): Trip[] {
  // A trip that began today still counts, so today is checked from midnight on.
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
