import { offeredSlots, type Availability } from './availability.ts';
import type { Day, Time } from '../time/days.ts';

/** Returns the departures of a day that were closed manually and would otherwise sail; null means the whole day. */
export function closedOn(availability: Availability, day: Day): Time[] | null {
  if (availability.blackoutDates.includes(day)) return null;
  const open = offeredSlots(availability, day);
  const all = offeredSlots({ ...availability, blocks: [] }, day);
  return all.filter((time) => !open.includes(time));
}

/** Returns what `after` closes on a day and `before` did not; null means the whole day. */
export function newlyClosed(before: Availability, after: Availability, day: Day): Time[] | null {
  const was = closedOn(before, day);
  const is = closedOn(after, day);
  if (is === null) return was === null ? [] : null;
  return is.filter((time) => !was?.includes(time));
}

/** Whether the result of `closedOn` or `newlyClosed` closes anything. */
export function isAnyClosed(times: readonly Time[] | null): boolean {
  return times === null || times.length > 0;
}

/** Reopens what was closed manually on a day. */
export function openedAgain(availability: Availability, day: Day): Availability {
  return {
    ...availability,
    blackoutDates: availability.blackoutDates.filter((each) => each !== day),
    blocks: availability.blocks.filter(({ date }) => date !== day),
  };
}
