import { withNotice } from './booking-notice.ts';
import {
  addDays,
  addMonths,
  daysOfMonth,
  monthOf,
  weekdayOf,
  type Day,
  type IslandNow,
  type Month,
  type Time,
} from '../time/days.ts';

export const BOOKING_HORIZON_DAYS = 180;
export const CALENDAR_HORIZON_MONTHS = 6;
export const SUGGESTED_DAYS = 3;
export const SUGGESTION_SCAN_DAYS = 90;
export const defaultTimeSlots: readonly Time[] = ['09:00', '14:00'];

/** `start` and `end` are inclusive; weekday 0 is Sunday (readings). `tripMinutes` defaults to the boat's. */
export type Season = {
  name: string;
  start: Day;
  end: Day;
  weekdays: number[];
  timeSlots: Time[];
  tripMinutes?: number | null | undefined;
};
export type Block = { date: Day; times: Time[] };
export type Availability = {
  manualDays: Day[];
  blackoutDates: Day[];
  timeSlotsDefault: Time[];
  recurring: { seasons: Season[] };
  blocks: Block[];
};

/** The start times an operator offers on a day, before anything is sold: the five rules of spec 5, plus readings: a slot of today that has begun is gone, and one that starts within the notice the boat needs. */
export function slotsOn(
  availability: Availability,
  day: Day,
  now: IslandNow,
  noticeHours = 0,
): Time[] {
  if (!isInHorizon(day, now.day)) return [];
  const soonest = withNotice(now, noticeHours);
  return offeredSlots(availability, day).filter((time) => !hasBegun(day, time, soonest));
}

/** Whether a trip has begun, and so is not sold any more; without a time, once its day is over. */
export function hasBegun(start: Day, time: Time | null, now: IslandNow): boolean {
  return start < now.day || (start === now.day && time !== null && time <= now.time);
}

/** The same for any day, also past ones and those beyond the horizon. */
export function offeredSlots(availability: Availability, day: Day): Time[] {
  if (availability.blackoutDates.includes(day)) return [];
  const blocked = availability.blocks.filter((block) => block.date === day).flatMap((b) => b.times);
  const offered = new Set([...manualSlots(availability, day), ...seasonSlots(availability, day)]);
  return [...offered].filter((time) => !blocked.includes(time)).toSorted();
}

/** From today to 180 days ahead, both included. */
export function isInHorizon(day: Day, today: Day): boolean {
  return day >= today && day <= lastBookableDay(today);
}

export function lastBookableDay(today: Day): Day {
  return addDays(today, BOOKING_HORIZON_DAYS);
}

export function manualSlots(availability: Availability, day: Day): readonly Time[] {
  if (!availability.manualDays.includes(day)) return [];
  return availability.timeSlotsDefault.length > 0
    ? availability.timeSlotsDefault
    : defaultTimeSlots;
}

function seasonSlots(availability: Availability, day: Day): Time[] {
  return seasonsOn(availability, day).flatMap((season) => season.timeSlots);
}

export function seasonsOn({ recurring }: Availability, day: Day): Season[] {
  return recurring.seasons.filter(
    (s) => s.start <= day && day <= s.end && s.weekdays.includes(weekdayOf(day)),
  );
}

/** Whether the operator ever published availability; if not, the boat's page says so (spec 2: calendar). */
export function hasPublishedAvailability(availability: Availability): boolean {
  return availability.manualDays.length > 0 || availability.recurring.seasons.length > 0;
}

/**
 * The part of the availability that visitors receive: days that can still be sold. When none is left, the
 * last day is kept, so that `hasPublishedAvailability` stays true (spec 2: calendar).
 */
export function sellableAvailability(availability: Availability, today: Day): Availability {
  const isAhead = (day: Day) => isInHorizon(day, today);
  const manualDays = availability.manualDays.filter(isAhead);
  return {
    ...availability,
    manualDays: manualDays.length > 0 ? manualDays : availability.manualDays.slice(-1),
    blackoutDates: availability.blackoutDates.filter(isAhead),
    blocks: availability.blocks.filter(({ date }) => isAhead(date)),
  };
}

/** The first and the last month that the calendar shows. */
export function calendarMonths(today: Day): { first: Month; last: Month } {
  return { first: monthOf(today), last: addMonths(monthOf(today), CALENDAR_HORIZON_MONTHS) };
}

/** Start times by day, for the days of a month that have any. */
export function slotsOfMonth(
  availability: Availability,
  month: Month,
  now: IslandNow,
  noticeHours = 0,
): ReadonlyMap<Day, Time[]> {
  const slots = daysOfMonth(month).map(
    (day) => [day, slotsOn(availability, day, now, noticeHours)] as const,
  );
  return new Map(slots.filter(([, times]) => times.length > 0));
}

/** Up to three next days after `day` for which `isOpen` holds, looking 90 days ahead (spec 2: calendar). */
export function suggestDays(day: Day, isOpen: (candidate: Day) => boolean): Day[] {
  const found: Day[] = [];
  for (let ahead = 1; ahead <= SUGGESTION_SCAN_DAYS && found.length < SUGGESTED_DAYS; ahead += 1) {
    const candidate = addDays(day, ahead);
    if (isOpen(candidate)) found.push(candidate);
  }
  return found;
}
