import { BOOKING_HORIZON_DAYS, isInHorizon } from '../availability/availability.ts';
import { pricedModes, type BoatTerms } from '../boats/boats.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import {
  daysBetween,
  daysFromTo,
  formatTime,
  formatWeekdayDay,
  type Day,
  type IslandNow,
  type Time,
} from '../time/days.ts';
import {
  closedCharterDays,
  departuresOn,
  MAX_CHARTER_DAYS,
  openSlots,
  openTimes,
  type SellableBoat,
} from '../departures/departures.ts';
import { priceTrip, type TripPrice } from '../money/pricing.ts';
import { done, refused, type Outcome } from '../problems.ts';
import { hoursInWords } from '../availability/trip-times.ts';

/**
 * A trip that a guest wants to book. A tour starts and ends on one day; a charter may span days. Without a time, the
 * first departure with enough seats is taken (readings: form flow).
 */
export type TripRequest = {
  mode: PricingMode;
  start: Day;
  end: Day;
  time: Time | null;
  groupSize: number;
};

/** A trip that may be sold, with its price in cents before any service fee. */
export type Trip = TripRequest & { time: Time; days: Day[]; amountCents: number };

export type BoatForSale = BoatTerms & SellableBoat;

/**
 * Decides whether a request can be sold and for how much, or returns the first reason why not. The database has the
 * last word on the seats left. `anyLength`: the operator has agreed to a longer charter than guests can book
 * themselves.
 */
export function decideTrip(
  boat: BoatForSale,
  input: TripRequest,
  now: IslandNow,
  { anyLength = false } = {},
): Outcome<Trip, 'invalid' | 'sold-out'> {
  const dayProblem = decideDays(input, now) ?? (anyLength ? null : decideLength(input));
  if (dayProblem) return refused('invalid', dayProblem);
  const days = daysFromTo(input.start, input.end);
  const price = priceTripRequest(boat, input);
  if (!price.isValid) return refused('invalid', price.error);
  const slots = openSlots(boat, input.start, now);
  const time = input.time ?? openTimes(boat, input.start, input, now)[0] ?? slots[0];
  if (time === undefined || !slots.includes(time)) {
    return refused('invalid', noDeparture(boat, input, now));
  }
  const trip = { ...input, time, days, amountCents: price.totalCents };
  return input.mode === 'charter' ? decideCharter(boat, trip, now) : decideSeats(boat, trip, now);
}

function decideDays(input: TripRequest, now: IslandNow): string | null {
  if (input.start < now.day) return 'That day has passed. Please choose another date.';
  if (input.end < input.start) return 'A trip cannot end before it starts.';
  if (input.mode === 'perSeat' && input.end !== input.start) {
    return 'A boat tour starts and ends on the same day.';
  }
  if (!isInHorizon(input.end, now.day)) {
    return `Trips can be booked up to ${BOOKING_HORIZON_DAYS} days ahead. Please choose an earlier date.`;
  }
  return null;
}

function decideLength({ start, end }: TripRequest): string | null {
  return daysBetween(start, end) < MAX_CHARTER_DAYS
    ? null
    : `A private charter can be booked for up to ${MAX_CHARTER_DAYS} days. Please choose an earlier last day.`;
}

/** Prices a request on this boat, sold out or not. A mode that the trip type does not offer has no price. */
export function priceTripRequest(
  boat: Pick<BoatTerms, 'tripType' | 'capacity' | 'pricePerSeatCents' | 'charterPriceCents'>,
  input: Pick<TripRequest, 'mode' | 'start' | 'end' | 'groupSize'>,
): TripPrice {
  const isOffered = pricedModes(boat).includes(input.mode);
  return priceTrip({
    boat: isOffered ? boat : { ...boat, pricePerSeatCents: null, charterPriceCents: null },
    mode: input.mode,
    groupSize: input.groupSize,
    days: daysBetween(input.start, input.end) + 1,
  });
}

/** Explains why the boat does not sail then, or why its booking notice closes the departure. */
function noDeparture(boat: BoatForSale, input: TripRequest, now: IslandNow): string {
  const offered = openSlots({ ...boat, noticeHours: 0 }, input.start, now);
  if (input.time === null ? offered.length > 0 : offered.includes(input.time)) {
    return `This boat has to be booked at least ${hoursInWords(boat.noticeHours ?? 0)} before it leaves. Please choose a later departure.`;
  }
  const day = formatWeekdayDay(input.start);
  return input.time === null
    ? `This boat does not sail on ${day}. Please choose another date.`
    : `There is no departure at ${formatTime(input.time)} on ${day}. Please choose one of the times shown.`;
}

function decideSeats(boat: BoatForSale, trip: Trip, now: IslandNow): Outcome<Trip, 'sold-out'> {
  if (openTimes(boat, trip.start, trip, now).includes(trip.time)) return done(trip);
  const departure = departuresOn(boat, trip.start, now).find(({ time }) => time === trip.time);
  const { seatsLeft = 0, smallestParty = 1 } = departure ?? {};
  const isTooSmall = trip.groupSize < smallestParty && smallestParty <= seatsLeft;
  return refused('sold-out', isTooSmall ? tooFewGuests(smallestParty) : notEnoughSeats(trip));
}

function decideCharter(boat: BoatForSale, trip: Trip, now: IslandNow): Outcome<Trip, 'sold-out'> {
  const [closed] = closedCharterDays(boat, trip, now);
  if (closed === undefined) return done(trip);
  return refused('sold-out', boatIsTaken(closed));
}

/** Message for a departure past its decision time that would sail with too few guests. */
export function tooFewGuests(smallestParty: number): string {
  return `So close to its start, this departure can only be booked by ${smallestParty} guests or more. Please choose another time or date.`;
}

/** Message for a departure with too few seats or none. */
export function notEnoughSeats(trip: Pick<Trip, 'groupSize' | 'start'>): string {
  const seats = trip.groupSize === 1 ? 'a seat' : `${trip.groupSize} seats`;
  return `This departure no longer has ${seats} for you on ${formatWeekdayDay(trip.start)}. Please choose another time or date.`;
}

/** Message for a charter day on which the boat is sold or does not sail. */
export function boatIsTaken(day: Day): string {
  return `This boat is not available for a private charter on ${formatWeekdayDay(day)}. Please choose another date.`;
}
