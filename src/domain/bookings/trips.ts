import { BOOKING_HORIZON_DAYS, isInHorizon } from '../availability/availability.ts';
import { listPricedModes, type BoatTerms } from '../boats/boats.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import { countDaysBetween, listDays, type Day, type IslandNow, type Time } from '../time/days.ts';
import {
  findClosedCharterDays,
  listDepartures,
  MAX_CHARTER_DAYS,
  listOpenSlots,
  listOpenTimes,
  type SellableBoat,
} from '../departures/departures.ts';
import { priceTrip, type TripPrice } from '../money/pricing.ts';
import type { ErrorMessage } from '../errors/error-message.ts';
import { done, refused, type Outcome } from '../problems.ts';

/**
 * A trip that a guest wants to book. A tour starts and ends on one day; a charter may span days. Without a time, the
 * first departure with enough seats is taken.
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
 * Decides whether a request can be sold and for how much, or returns the first reason why not. The database makes the
 * final check of the seats left. `anyLength`: the operator has agreed to a longer charter than guests can book
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
  const days = listDays(input.start, input.end);
  const price = priceTripRequest(boat, input);
  if (!price.isValid) return refused('invalid', price.error);
  const slots = listOpenSlots(boat, input.start, now);
  const time = input.time ?? listOpenTimes(boat, input.start, input, now)[0] ?? slots[0];
  if (time === undefined || !slots.includes(time)) {
    return refused('invalid', describeNoDeparture(boat, input, now));
  }
  const trip = { ...input, time, days, amountCents: price.totalCents };
  return input.mode === 'charter' ? decideCharter(boat, trip, now) : decideSeats(boat, trip, now);
}

function decideDays(input: TripRequest, now: IslandNow): ErrorMessage | null {
  if (input.start < now.day) return 'day.passed';
  if (input.end < input.start) return 'trip.endsBeforeStart';
  if (input.mode === 'perSeat' && input.end !== input.start) {
    return 'tour.severalDays';
  }
  if (!isInHorizon(input.end, now.day)) {
    return { code: 'trip.tooFarAhead', values: { count: BOOKING_HORIZON_DAYS } };
  }
  return null;
}

function decideLength({ start, end }: TripRequest): ErrorMessage | null {
  return countDaysBetween(start, end) < MAX_CHARTER_DAYS
    ? null
    : { code: 'charter.tooManyDays', values: { count: MAX_CHARTER_DAYS } };
}

/** Prices a request on this boat, sold out or not. A mode that the trip type does not offer has no price. */
export function priceTripRequest(
  boat: Pick<BoatTerms, 'tripType' | 'capacity' | 'pricePerSeatCents' | 'charterPriceCents'>,
  input: Pick<TripRequest, 'mode' | 'start' | 'end' | 'groupSize'>,
): TripPrice {
  const isOffered = listPricedModes(boat).includes(input.mode);
  return priceTrip({
    boat: isOffered ? boat : { ...boat, pricePerSeatCents: null, charterPriceCents: null },
    mode: input.mode,
    groupSize: input.groupSize,
    days: countDaysBetween(input.start, input.end) + 1,
  });
}

/** Returns the message for a departure that the boat does not offer, or that its booking notice has closed. */
function describeNoDeparture(boat: BoatForSale, input: TripRequest, now: IslandNow): ErrorMessage {
  const offered = listOpenSlots({ ...boat, noticeHours: 0 }, input.start, now);
  if (input.time === null ? offered.length > 0 : offered.includes(input.time)) {
    return { code: 'departure.tooSoon', values: { detail: describeHours(boat.noticeHours ?? 0) } };
  }
  const { start: day, time } = input;
  return time === null
    ? { code: 'boat.notSailing', values: { day } }
    : { code: 'departure.unknownTime', values: { day, time } };
}

function describeHours(count: number): ErrorMessage {
  return count === 1 ? 'duration.hour' : { code: 'duration.hours', values: { count } };
}

function decideSeats(boat: BoatForSale, trip: Trip, now: IslandNow): Outcome<Trip, 'sold-out'> {
  if (listOpenTimes(boat, trip.start, trip, now).includes(trip.time)) return done(trip);
  const departure = listDepartures(boat, trip.start, now).find(({ time }) => time === trip.time);
  const { seatsLeft = 0, smallestParty = 1 } = departure ?? {};
  const isTooSmall = trip.groupSize < smallestParty && smallestParty <= seatsLeft;
  return refused(
    'sold-out',
    isTooSmall ? describeTooFewGuests(smallestParty) : describeNotEnoughSeats(trip),
  );
}

function decideCharter(boat: BoatForSale, trip: Trip, now: IslandNow): Outcome<Trip, 'sold-out'> {
  const [closed] = findClosedCharterDays(boat, trip, now);
  if (closed === undefined) return done(trip);
  return refused('sold-out', describeTakenBoat(closed));
}

/** Message for a departure past its decision time that would sail with too few guests. */
export function describeTooFewGuests(smallestParty: number): ErrorMessage {
  return { code: 'departure.tooFewGuests', values: { count: smallestParty } };
}

/** Message for a departure with too few seats left. */
export function describeNotEnoughSeats(trip: Pick<Trip, 'groupSize' | 'start'>): ErrorMessage {
  const { groupSize: count, start: day } = trip;
  return count === 1
    ? { code: 'departure.noSeat', values: { day } }
    : { code: 'departure.noSeats', values: { count, day } };
}

/** Message for a charter day on which the boat is sold or does not sail. */
export function describeTakenBoat(day: Day): ErrorMessage {
  return { code: 'charter.notAvailable', values: { day } };
}
