import {
  tidyAvailability,
  findTripsOffCalendar,
  type SoldTrip,
} from '#domain/availability/availability-edits.ts';
import { listOfferedSlots, type Availability } from '#domain/availability/availability.ts';
import { addDays, type Day, type IslandNow, type Time } from '#domain/time/days.ts';

/**
 * Closes a day with departures, whether a season or a manual day opened it, and opens any other day. Past days do not
 * change (spec 5: availability).
 */
export function toggleDay(availability: Availability, day: Day, today: Day): Availability {
  if (day < today) return availability;
  const isOpen = listOfferedSlots(availability, day).length > 0;
  return tidyAvailability(isOpen ? closeDay(availability, day) : openDay(availability, day));
}

/** Adds a blackout date if a season would otherwise open the day. */
function closeDay(availability: Availability, day: Day): Availability {
  const manualDays = availability.manualDays.filter((open) => open !== day);
  const rest = { ...availability, manualDays };
  if (listOfferedSlots(rest, day).length === 0) return rest;
  return { ...rest, blackoutDates: [...availability.blackoutDates, day] };
}

/** Opens the day with the smallest change: a season may suffice, and a block may remain if other times still sail. */
function openDay(availability: Availability, day: Day): Availability {
  const blackoutDates = availability.blackoutDates.filter((off) => off !== day);
  const allowed = { ...availability, blackoutDates };
  const manual = { ...allowed, manualDays: [...availability.manualDays, day] };
  const unblocked = { blocks: availability.blocks.filter(({ date }) => date !== day) };
  const candidates = [allowed, { ...allowed, ...unblocked }, manual, { ...manual, ...unblocked }];
  return candidates.find((each) => listOfferedSlots(each, day).length > 0) ?? availability;
}

/** Opens `count` days, starting today. */
export function addNextDays(availability: Availability, count: number, today: Day): Availability {
  const days = Array.from({ length: count }, (_, ahead) => addDays(today, ahead));
  return tidyAvailability({ ...availability, manualDays: [...availability.manualDays, ...days] });
}

export function toggleBlock(availability: Availability, date: Day, time: Time): Availability {
  const without = availability.blocks.map((block) =>
    block.date === date ? { date, times: block.times.filter((each) => each !== time) } : block,
  );
  const isBlocked = availability.blocks.some(
    (block) => block.date === date && block.times.includes(time),
  );
  const blocks = isBlocked ? without : [...availability.blocks, { date, times: [time] }];
  return tidyAvailability({ ...availability, blocks });
}

/** Lists sold trips whose departure this change removes from the calendar. */
export function listTripsTakenOff<Trip extends SoldTrip>(
  before: Availability,
  after: Availability,
  trips: readonly Trip[],
  now: IslandNow,
): Trip[] {
  const offBefore = new Set(findTripsOffCalendar(before, trips, now));
  return findTripsOffCalendar(after, trips, now).filter((trip) => !offBefore.has(trip));
}
