/// <reference lib="esnext.temporal" />
import { listOfferedSlots, listSlots } from '#domain/availability/availability.ts';
import type { Day, IslandNow, Time } from '#domain/time/days.ts';
import type { SellableBoat, Taken } from '#domain/departures/departures.ts';
import { computeBusyMinutes } from '#domain/availability/trip-times.ts';

/** Minutes since a fixed day; the end is exclusive. */
type Minutes = readonly [from: number, until: number];

/** Lists the times with trips that overlap no closed departure. Reference implementation with Temporal. */
export function listOfferedNaively(boat: SellableBoat, day: Day, now: IslandNow): Time[] {
  return listSlots(boat.availability, day, now).filter((time) => {
    const own = listOccupiedMinutes(boat, day, time);
    return !boat.availability.blocks.some((block) =>
      block.times.some((blocked) => {
        const unblocked = { ...boat.availability, blocks: [] };
        const isOffered = listOfferedSlots(unblocked, block.date).includes(blocked);
        const isSame = block.date === day && blocked === time;
        return isOffered && !isSame && meet(own, listOccupiedMinutes(boat, block.date, blocked));
      }),
    );
  });
}

/** Returns whether sales at other times or a charter exclude a departure. */
export function isExcludedNaively(boat: SellableBoat, day: Day, time: Time): boolean {
  const soldAs = boat.taken.find(
    (sold) => sold.date === day && sold.time === time && sold.seats > 0,
  );
  const own = soldAs ? takenMinutes(boat, soldAs) : listOccupiedMinutes(boat, day, time);
  return boat.taken.some((sold) => {
    const isOther = sold.date !== day || sold.time !== time;
    return isOther && (sold.charter || sold.seats > 0) && meet(own, takenMinutes(boat, sold));
  });
}

/** Returns whether no sale occupies the boat at any time of a day. */
export function isDayFreeNaively(boat: SellableBoat, day: Day): boolean {
  const whole: Minutes = [toMinute(day, '00:00'), toMinute(day, '00:00') + 1440];
  return !boat.taken.some(
    (sold) => (sold.charter || sold.seats > 0) && meet(whole, takenMinutes(boat, sold)),
  );
}

function takenMinutes(boat: SellableBoat, { date, time, minutes }: Taken): Minutes {
  if (time === null) return [toMinute(date, '00:00'), toMinute(date, '00:00') + 1440];
  const from = toMinute(date, time);
  return minutes === undefined ? listOccupiedMinutes(boat, date, time) : [from, from + minutes];
}

function listOccupiedMinutes(boat: SellableBoat, day: Day, time: Time): Minutes {
  const from = toMinute(day, time);
  return [from, from + computeBusyMinutes(boat, day, time) + (boat.turnaroundMinutes ?? 0)];
}

function toMinute(day: Day, time: Time): number {
  const days = dayNumbers.get(day) ?? LONG_AGO.until(day).days;
  dayNumbers.set(day, days);
  return days * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

const LONG_AGO = Temporal.PlainDate.from('2026-01-01');
const dayNumbers = new Map<Day, number>();

function meet([from, until]: Minutes, [otherFrom, otherUntil]: Minutes): boolean {
  return Math.max(from, otherFrom) < Math.min(until, otherUntil);
}
