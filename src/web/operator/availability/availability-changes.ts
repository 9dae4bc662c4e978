import { tidyAvailability, tripsOffCalendar, type SoldTrip } from '#domain/availability-edits.ts';
import type { Availability } from '#domain/availability.ts';
import { addDays, type Day, type IslandNow, type Time } from '#domain/days.ts';

/** Opens a closed day, and closes an open one. Past days stay as they are (spec 5: availability). */
export function toggleManualDay(availability: Availability, day: Day, today: Day): Availability {
  if (day < today) return availability;
  const { manualDays } = availability;
  const days = manualDays.includes(day)
    ? manualDays.filter((open) => open !== day)
    : [...manualDays, day];
  return tidyAvailability({ ...availability, manualDays: days });
}

/** Opens today and the days after it, `count` in all. */
export function addNextDays(availability: Availability, count: number, today: Day): Availability {
  const days = Array.from({ length: count }, (_, ahead) => addDays(today, ahead));
  return tidyAvailability({ ...availability, manualDays: [...availability.manualDays, ...days] });
}

/** Blocks a time of a day, or gives it free again. */
export function toggleBlock(availability: Availability, date: Day, time: Time): Availability {
  const isBlocked = availability.blocks.some(
    (block) => block.date === date && block.times.includes(time),
  );
  const blocks = isBlocked
    ? availability.blocks.map((block) =>
        block.date === date
          ? { ...block, times: block.times.filter((blocked) => blocked !== time) }
          : block,
      )
    : [...availability.blocks, { date, times: [time] }];
  return tidyAvailability({ ...availability, blocks });
}

/** Sold trips that sail now and would no longer be on offer after the change. */
export function tripsLeftBehind<Trip extends SoldTrip>(
  before: Availability,
  after: Availability,
  trips: readonly Trip[],
  now: IslandNow,
): Trip[] {
  const offBefore = new Set(tripsOffCalendar(before, trips, now));
  return tripsOffCalendar(after, trips, now).filter((trip) => !offBefore.has(trip));
}
