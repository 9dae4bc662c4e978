import { offeredSlots, type Availability } from './availability.ts';
import type { Day, Time } from '../time/days.ts';

/** What of a day is closed by hand: departures that would sail otherwise; null where it is the whole day. */
export function closedOn(availability: Availability, day: Day): Time[] | null {
  if (availability.blackoutDates.includes(day)) return null;
  const open = offeredSlots(availability, day);
  const all = offeredSlots({ ...availability, blocks: [] }, day);
  return all.filter((time) => !open.includes(time));
}

/** What `after` has closed of a day and `before` had not; null where it is the whole day. */
export function newlyClosed(before: Availability, after: Availability, day: Day): Time[] | null {
  const was = closedOn(before, day);
  const is = closedOn(after, day);
  if (is === null) return was === null ? [] : null;
  return is.filter((time) => !was?.includes(time));
}

/** Whether anything is closed, by one of the two above. */
export function isAnyClosed(times: readonly Time[] | null): boolean {
  return times === null || times.length > 0;
}

/** Offers again what was closed of a day by hand. */
export function openedAgain(availability: Availability, day: Day): Availability {
  return {
    ...availability,
    blackoutDates: availability.blackoutDates.filter((each) => each !== day),
    blocks: availability.blocks.filter(({ date }) => date !== day),
  };
}
