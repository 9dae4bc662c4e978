import { applyBookingNotice } from './booking-notice.ts';
import {
  addDays,
  addMonths,
  listMonthDays,
  getMonth,
  computeWeekday,
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

/** `start` and `end` are inclusive; weekday 0 is Sunday. `tripMinutes` defaults to the boat's. */
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

/**
 * Returns the start times that an operator offers on a day, regardless of sales: the five rules of spec 5. Excludes
 * slots of today that have begun and slots within the boat's booking notice.
 */
export function listSlots(
  availability: Availability,
  day: Day,
  now: IslandNow,
  noticeHours = 0,
): Time[] {
  if (!isInHorizon(day, now.day)) return [];
  const soonest = applyBookingNotice(now, noticeHours);
  return listOfferedSlots(availability, day).filter((time) => !hasBegun(day, time, soonest));
}

/** Whether a trip has begun and can no longer be sold; a trip without a time begins at the end of its day. */
export function hasBegun(start: Day, time: Time | null, now: IslandNow): boolean {
  return start < now.day || (start === now.day && time !== null && time <= now.time);
}

/** Returns the offered start times for any day, including past days and days beyond the horizon. */
export function listOfferedSlots(availability: Availability, day: Day): Time[] {
  if (availability.blackoutDates.includes(day)) return [];
  const blocked = availability.blocks.filter((block) => block.date === day).flatMap((b) => b.times);
  const offered = new Set([
    ...listManualSlots(availability, day),
    ...listSeasonSlots(availability, day),
  ]);
  return [...offered].filter((time) => !blocked.includes(time)).toSorted();
}

/** Whether a day is between today and 180 days ahead, both inclusive. */
export function isInHorizon(day: Day, today: Day): boolean {
  return day >= today && day <= computeLastBookableDay(today);
}

export function computeLastBookableDay(today: Day): Day {
  return addDays(today, BOOKING_HORIZON_DAYS);
}

export function listManualSlots(availability: Availability, day: Day): readonly Time[] {
  if (!availability.manualDays.includes(day)) return [];
  return availability.timeSlotsDefault.length > 0
    ? availability.timeSlotsDefault
    : defaultTimeSlots;
}

function listSeasonSlots(availability: Availability, day: Day): Time[] {
  return findSeasons(availability, day).flatMap((season) => season.timeSlots);
}

export function findSeasons({ recurring }: Availability, day: Day): Season[] {
  return recurring.seasons.filter(
    (s) => s.start <= day && day <= s.end && s.weekdays.includes(computeWeekday(day)),
  );
}

/** Whether the operator ever published availability; if not, the boat's page says so (spec 2: calendar). */
export function hasPublishedAvailability(availability: Availability): boolean {
  return availability.manualDays.length > 0 || availability.recurring.seasons.length > 0;
}

/**
 * Returns the availability that guests receive: days that can still be sold. If no manual day remains, keeps the last
 * one so that `hasPublishedAvailability` remains true (spec 2: calendar).
 */
export function selectSellableAvailability(availability: Availability, today: Day): Availability {
  const isAhead = (day: Day) => isInHorizon(day, today);
  const manualDays = availability.manualDays.filter(isAhead);
  return {
    ...availability,
    manualDays: manualDays.length > 0 ? manualDays : availability.manualDays.slice(-1),
    blackoutDates: availability.blackoutDates.filter(isAhead),
    blocks: availability.blocks.filter(({ date }) => isAhead(date)),
  };
}

export function getCalendarMonths(today: Day): { first: Month; last: Month } {
  return { first: getMonth(today), last: addMonths(getMonth(today), CALENDAR_HORIZON_MONTHS) };
}

/** Returns the start times by day; omits days of the month without start times. */
export function listSlotsByDay(
  availability: Availability,
  month: Month,
  now: IslandNow,
  noticeHours = 0,
): ReadonlyMap<Day, Time[]> {
  const slots = listMonthDays(month).map(
    (day) => [day, listSlots(availability, day, now, noticeHours)] as const,
  );
  return new Map(slots.filter(([, times]) => times.length > 0));
}

/** Returns up to three days after `day` for which `isOpen` holds, within 90 days (spec 2: calendar). */
export function suggestDays(day: Day, isOpen: (candidate: Day) => boolean): Day[] {
  const found: Day[] = [];
  for (let ahead = 1; ahead <= SUGGESTION_SCAN_DAYS && found.length < SUGGESTED_DAYS; ahead += 1) {
    const candidate = addDays(day, ahead);
    if (isOpen(candidate)) found.push(candidate);
  }
  return found;
}
