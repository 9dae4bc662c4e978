import { lastBookableDay } from '#domain/availability/availability.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import {
  addDays,
  daysBetween,
  daysFromTo,
  type Day,
  type IslandNow,
  type Time,
} from '#domain/time/days.ts';
import {
  closedCharterDays,
  openTimes,
  type SellableBoat,
  type Taken,
} from '#domain/departures/departures.ts';

type MovableTrip = {
  pricing_mode: PricingMode;
  start_date: Day;
  end_date: Day;
  time: Time | null;
  group_size: number;
};

/** Combines guests of one departure who move together into one group. */
export function combineGuests<Trip extends MovableTrip>(guests: readonly Trip[]): Trip {
  const [first] = guests;
  if (!first) throw new Error('Somebody has to move.');
  return { ...first, group_size: guests.reduce((sum, { group_size: size }) => sum + size, 0) };
}

const MAX_DAYS = 6;
const DAYS_AHEAD = 60;

type FreeDay = { date: Day; times: Time[] };

/** Lists every departure that a sold trip could move to. */
export function listAllFreeDepartures(
  boat: SellableBoat,
  trip: MovableTrip,
  now: IslandNow,
): FreeDay[] {
  return daysFromTo(now.day, lastBookableDay(now.day)).flatMap((date) => {
    const times = listMovableTimes(boat, trip, date, now);
    return times.length > 0 ? [{ date, times }] : [];
  });
}

/** Lists the nearest days with departures that a sold trip could move to. */
export function listFreeDepartures(
  boat: SellableBoat,
  trip: MovableTrip,
  now: IslandNow,
): FreeDay[] {
  const found: FreeDay[] = [];
  for (const date of daysFromTo(now.day, addDays(trip.start_date, DAYS_AHEAD)).toSorted(
    (one, other) => distance(one, trip) - distance(other, trip),
  )) {
    const times = listMovableTimes(boat, trip, date, now);
    if (times.length > 0) found.push({ date, times });
    if (found.length === MAX_DAYS) break;
  }
  return found.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function distance(day: Day, trip: MovableTrip): number {
  return Math.abs(daysBetween(trip.start_date, day));
}

/** Lists the departures of a day that a sold trip may move to, except its own. */
export function listMovableTimes(
  boat: SellableBoat,
  trip: MovableTrip,
  date: Day,
  now: IslandNow,
): Time[] {
  const { pricing_mode: mode, group_size: groupSize } = trip;
  const others = withoutOwn(boat, trip);
  const open = openTimes(others, date, { mode, groupSize }, now);
  if (mode === 'perSeat') {
    return open.filter((time) => date !== trip.start_date || time !== trip.time);
  }
  const end = addDays(date, daysBetween(trip.start_date, trip.end_date));
  const isFree = closedCharterDays(others, { start: date, end }, now).length === 0;
  return isFree && date !== trip.start_date ? open : [];
}

/**
 * Ignores the trip's own reservation: a charter may move onto its own days, and seats to a departure that only they
 * block.
 */
function withoutOwn(boat: SellableBoat, trip: MovableTrip): SellableBoat {
  const days = daysFromTo(trip.start_date, trip.end_date);
  const isOwn = ({ date, time, charter }: Taken) =>
    days.includes(date) && (trip.pricing_mode === 'charter' ? charter : time === trip.time);
  const taken = boat.taken.flatMap((each) => {
    if (!isOwn(each)) return [each];
    return each.charter ? [] : [{ ...each, seats: each.seats - trip.group_size }];
  });
  return { ...boat, taken };
}
