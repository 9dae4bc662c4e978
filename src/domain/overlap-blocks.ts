import { offeredSlots, type Availability } from './availability.ts';
import { addDays, daysFromTo, type Time } from './days.ts';
import { HULL_REACH_DAYS, hullTime, areMutuallyExclusive, type Sailing } from './trip-times.ts';

/**
 * The availability with every departure blocked that overlaps a blocked one: a block keeps the boat free
 * for as long as its departure would take (readings: one hull).
 */
export function withBlockedHulls(boat: Sailing): Availability {
  const { availability } = boat;
  const unblocked = { ...availability, blocks: [] };
  const offeredOn = (date: string) => offeredSlots(unblocked, date);
  const alongside = availability.blocks.flatMap(({ date, times }) => {
    const blocked = offeredOn(date).filter((time) => times.includes(time));
    const hulls = blocked.map((time) => hullTime(boat, date, time));
    const isExcluded = (other: string, time: Time) =>
      hulls.some((hull) => areMutuallyExclusive(hull, hullTime(boat, other, time)));
    return daysFromTo(addDays(date, -HULL_REACH_DAYS), addDays(date, HULL_REACH_DAYS))
      .map((other) => ({
        date: other,
        times: offeredOn(other).filter((time) => isExcluded(other, time)),
      }))
      .filter((block) => block.times.length > 0);
  });
  return { ...availability, blocks: [...availability.blocks, ...alongside] };
}
