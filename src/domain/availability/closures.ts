import { listOfferedSlots, type Availability } from './availability.ts';
import type { Day, Time } from '../time/days.ts';

/** Returns the departures of a day that were closed manually and would otherwise sail; null means the whole day. */
export function findManualClosure(availability: Availability, day: Day): Time[] | null {
  if (availability.blackoutDates.includes(day)) return null;
  const open = listOfferedSlots(availability, day);
  const all = listOfferedSlots({ ...availability, blocks: [] }, day);
  return all.filter((time) => !open.includes(time));
}

/** Returns what `after` closes on a day and `before` did not; null means the whole day. */
export function findNewClosure(before: Availability, after: Availability, day: Day): Time[] | null {
  const closedBefore = findManualClosure(before, day);
  const closedAfter = findManualClosure(after, day);
  if (closedAfter === null) return closedBefore === null ? [] : null;
  return closedAfter.filter((time) => !closedBefore?.includes(time));
}

/** Whether the result of `findManualClosure` or `findNewClosure` closes anything. */
export function isAnyClosed(times: readonly Time[] | null): boolean {
  return times === null || times.length > 0;
}

/** Reopens what was closed manually on a day. */
export function reopenDay(availability: Availability, day: Day): Availability {
  return {
    ...availability,
    blackoutDates: availability.blackoutDates.filter((each) => each !== day),
    blocks: availability.blocks.filter(({ date }) => date !== day),
  };
}
