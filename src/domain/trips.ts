import { BOOKING_HORIZON_DAYS, isInHorizon } from './availability.ts';
import { pricedModes, type BoatTerms, type PricingMode } from './boats.ts';
import {
  daysBetween,
  daysFromTo,
  formatTime,
  formatWeekdayDay,
  type Day,
  type IslandNow,
  type Time,
} from './days.ts';
import { closedCharterDays, openSlots, openTimes, type SellableBoat } from './departures.ts';
import { priceTrip, type TripPrice } from './pricing.ts';
import { done, refused, type Outcome } from './problems.ts';

/**
 * What a visitor asks for. A tour starts and ends on one day; a charter may span days. Without a time
 * it is the first departure with room (readings: form flow).
 */
export type TripWish = {
  mode: PricingMode;
  start: Day;
  end: Day;
  time: Time | null;
  groupSize: number;
};

/** A trip that may be sold, with its price in cents before any service fee. */
export type Trip = TripWish & { time: Time; days: Day[]; amountCents: number };

export type BoatForSale = BoatTerms & SellableBoat;

/**
 * Whether a wish can be sold as the boat stands, and for how much; else the first reason why not, in
 * the visitor's words. The database has the last word on what is left.
 */
export function decideTrip(
  boat: BoatForSale,
  wish: TripWish,
  now: IslandNow,
): Outcome<Trip, 'invalid' | 'sold-out'> {
  const dayProblem = decideDays(wish, now);
  if (dayProblem) return refused('invalid', dayProblem);
  const days = daysFromTo(wish.start, wish.end);
  const price = priceWish(boat, wish);
  if (!price.isValid) return refused('invalid', price.error);
  const slots = openSlots(boat, wish.start, now);
  const time = wish.time ?? openTimes(boat, wish.start, wish, now)[0] ?? slots[0];
  if (time === undefined || !slots.includes(time)) return refused('invalid', noDeparture(wish));
  const trip = { ...wish, time, days, amountCents: price.totalCents };
  return wish.mode === 'charter' ? decideCharter(boat, trip, now) : decideSeats(boat, trip, now);
}

function decideDays(wish: TripWish, now: IslandNow): string | null {
  if (wish.start < now.day) return 'That day has passed. Please choose another date.';
  if (wish.end < wish.start) return 'A trip cannot end before it starts.';
  if (wish.mode === 'perSeat' && wish.end !== wish.start) {
    return 'A boat tour starts and ends on the same day.';
  }
  if (!isInHorizon(wish.end, now.day)) {
    return `Trips can be booked up to ${BOOKING_HORIZON_DAYS} days ahead. Please choose an earlier date.`;
  }
  return null;
}

/** What a wish costs on this boat, sold out or not. A mode that its trip type does not offer has no price. */
export function priceWish(
  boat: BoatTerms,
  wish: Pick<TripWish, 'mode' | 'start' | 'end' | 'groupSize'>,
): TripPrice {
  const isOffered = pricedModes(boat).includes(wish.mode);
  return priceTrip({
    boat: isOffered ? boat : { ...boat, pricePerSeatCents: null, charterPriceCents: null },
    mode: wish.mode,
    groupSize: wish.groupSize,
    days: daysBetween(wish.start, wish.end) + 1,
  });
}

function noDeparture(wish: TripWish): string {
  const day = formatWeekdayDay(wish.start);
  return wish.time === null
    ? `This boat does not sail on ${day}. Please choose another date.`
    : `There is no departure at ${formatTime(wish.time)} on ${day}. Please choose one of the times shown.`;
}

function decideSeats(boat: BoatForSale, trip: Trip, now: IslandNow): Outcome<Trip, 'sold-out'> {
  return openTimes(boat, trip.start, trip, now).includes(trip.time)
    ? done(trip)
    : refused('sold-out', notEnoughSeats(trip));
}

function decideCharter(boat: BoatForSale, trip: Trip, now: IslandNow): Outcome<Trip, 'sold-out'> {
  const [closed] = closedCharterDays(boat, trip, now);
  if (closed === undefined) return done(trip);
  return refused('sold-out', boatIsTaken(closed));
}

/** Said when a departure has fewer seats left than asked for, or none. */
export function notEnoughSeats(trip: Pick<Trip, 'groupSize' | 'start'>): string {
  const seats = trip.groupSize === 1 ? 'a seat' : `${trip.groupSize} seats`;
  return `This departure no longer has ${seats} for you on ${formatWeekdayDay(trip.start)}. Please choose another time or date.`;
}

/** Said when a day of a charter is sold, or the boat does not sail on it. */
export function boatIsTaken(day: Day): string {
  return `This boat is not available for a private charter on ${formatWeekdayDay(day)}. Please choose another date.`;
}
