import type { Availability, Season } from '#domain/availability/availability.ts';
import { addDays, listDays, computeWeekday, type Day } from '#domain/time/days.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const YEAR_AHEAD = 400;

export function allYear(today: Day, timeSlots: string[], weekdays = EVERY_DAY): Availability {
  return inSeasons([{ name: 'All year', ...yearFrom(today), weekdays, timeSlots }]);
}

/** Mornings all year, and sunsets from Friday to Sunday. */
export function morningsAndSunsets(today: Day): Availability {
  return inSeasons([
    { name: 'Mornings', ...yearFrom(today), weekdays: EVERY_DAY, timeSlots: ['09:00'] },
    {
      name: 'Sunsets',
      ...yearFrom(today),
      weekdays: [5, 6, 0],
      timeSlots: ['16:30'],
      tripMinutes: 150,
    },
  ]);
}

/** Selects single days: these weekdays within `count` days from tomorrow. */
export function chooseDays(
  today: Day,
  weekdays: number[],
  count: number,
  timeSlotsDefault = ['09:00', '14:00'],
): Availability {
  const days = listDays(addDays(today, 1), addDays(today, count));
  return {
    ...nothing,
    manualDays: days.filter((day) => weekdays.includes(computeWeekday(day))),
    timeSlotsDefault,
  };
}

export function inSeasons(seasons: Season[]): Availability {
  return { ...nothing, recurring: { seasons } };
}

/** No published availability. */
export const nothing: Availability = {
  manualDays: [],
  blackoutDates: [],
  timeSlotsDefault: ['09:00', '14:00'],
  recurring: { seasons: [] },
  blocks: [],
};

/** Returns the first such weekday (0 is Sunday) from today on, plus `weeks` weeks; if that is today, a week later. */
export function computeNextWeekday(today: Day, weekday: number, weeks = 0): Day {
  const ahead = ((weekday - computeWeekday(today) + 7) % 7) + 7 * weeks;
  return addDays(today, ahead === 0 ? 7 : ahead);
}

function yearFrom(today: Day): { start: Day; end: Day } {
  return { start: addDays(today, -30), end: addDays(today, YEAR_AHEAD) };
}
