import { computeLastBookableDay } from '#domain/availability/availability.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import {
  addDays,
  countDaysBetween,
  listDays,
  type Day,
  type IslandNow,
  type Time,
} from '#domain/time/days.ts';
import {
  findClosedCharterDays,
  listDepartures,
  listOpenTimes,
  type SellableBoat,
  type Taken,
} from '#domain/departures/departures.ts';

type MovableTrip = {
  pricingMode: PricingMode;
  startDate: Day;
  endDate: Day;
  time: Time | null;
  groupSize: number;
};

/** Combines guests of one departure who move together into one group. */
export function combineGuests<Trip extends MovableTrip>(guests: readonly Trip[]): Trip {
  const [first] = guests;
  if (!first) throw new Error('There are no guests to combine.');
  return { ...first, groupSize: guests.reduce((sum, { groupSize: size }) => sum + size, 0) };
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
  return listDays(now.day, computeLastBookableDay(now.day)).flatMap((date) => {
    const times = listMovableTimes(boat, trip, date, now);
    return times.length > 0 ? [{ date, times }] : [];
  });
}

/** Lists the seats left at each time of a free day; empty for charters. */
export function listSeatsLeft(
  boat: SellableBoat,
  trip: MovableTrip,
  { date, times }: FreeDay,
  now: IslandNow,
): number[] {
  if (trip.pricingMode === 'charter') return [];
  const departures = listDepartures(withoutOwn(boat, trip), date, now);
  return times.map((time) => departures.find((each) => each.time === time)?.seatsLeft ?? 0);
}

/** Lists the nearest days with departures that a sold trip could move to. */
export function listFreeDepartures(
  boat: SellableBoat,
  trip: MovableTrip,
  now: IslandNow,
): FreeDay[] {
  const found: FreeDay[] = [];
  for (const date of listDays(now.day, addDays(trip.startDate, DAYS_AHEAD)).toSorted(
    (one, other) => computeDistance(one, trip) - computeDistance(other, trip),
  )) {
    const times = listMovableTimes(boat, trip, date, now);
    if (times.length > 0) found.push({ date, times });
    if (found.length === MAX_DAYS) break;
  }
  return found.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function computeDistance(day: Day, trip: MovableTrip): number {
  return Math.abs(countDaysBetween(trip.startDate, day));
}

/** Lists the departures of a day that a sold trip may move to, except its own. */
export function listMovableTimes(
  boat: SellableBoat,
  trip: MovableTrip,
  date: Day,
  now: IslandNow,
): Time[] {
  const { pricingMode: mode, groupSize } = trip;
  const others = withoutOwn(boat, trip);
  const open = listOpenTimes(others, date, { mode, groupSize }, now);
  if (mode === 'perSeat') {
    return open.filter((time) => date !== trip.startDate || time !== trip.time);
  }
  const end = addDays(date, countDaysBetween(trip.startDate, trip.endDate));
  const isFree = findClosedCharterDays(others, { start: date, end }, now).length === 0;
  return isFree && date !== trip.startDate ? open : [];
}

/**
 * Removes the trip's own reservation: a charter may move onto days that it already occupies, and a group to a departure
 * that only its own seats block.
 */
function withoutOwn(boat: SellableBoat, trip: MovableTrip): SellableBoat {
  const days = listDays(trip.startDate, trip.endDate);
  const isOwn = ({ date, time, charter }: Taken) =>
    days.includes(date) && (trip.pricingMode === 'charter' ? charter : time === trip.time);
  const taken = boat.taken.flatMap((each) => {
    if (!isOwn(each)) return [each];
    return each.charter ? [] : [{ ...each, seats: each.seats - trip.groupSize }];
  });
  return { ...boat, taken };
}
