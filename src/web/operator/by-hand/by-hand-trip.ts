import type { FreeBoatView } from '#contract/by-hand-api.ts';
import type { PricingMode } from '#domain/boats.ts';
import type { ByHandPayment } from '#domain/by-hand.ts';
import { formatTime, type Day, type Time } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { withServiceFee } from '#domain/pricing.ts';
import { priceTripRequest } from '#domain/trips.ts';

/** What a boat can still be booked for on the day: seats of a departure, or all of it from a time on. */
export type TripOption = {
  key: string;
  mode: PricingMode;
  time: Time;
  /** How many guests it takes; 0 where it is full. */
  most: number;
  name: string;
  note: string;
};

export function optionsOf(boat: FreeBoatView): TripOption[] {
  const seats = boat.departures.map(({ time, seatsLeft }) => ({
    ...{ key: `perSeat ${time}`, mode: 'perSeat' as const, time, most: seatsLeft },
    name: formatTime(time),
    note: seatsLeft === 0 ? 'Full' : `${seatsLeft} ${seatsLeft === 1 ? 'seat' : 'seats'} left`,
  }));
  const charters = boat.charterTimes.map((time) => ({
    ...{ key: `charter ${time}`, mode: 'charter' as const, time, most: boat.capacity },
    name: `Whole boat, from ${formatTime(time)}`,
    note: `Up to ${boat.capacity} guests`,
  }));
  return [...seats, ...charters];
}

/** What somebody who walks in most likely wants: the first that is not full. */
export function firstOption(boat: FreeBoatView): TripOption | undefined {
  return optionsOf(boat).find(({ most }) => most > 0);
}

/** The boat that is chosen while nobody has chosen: one with room. */
export function firstBoat(boats: readonly FreeBoatView[]): FreeBoatView | undefined {
  return boats.find((boat) => firstOption(boat)) ?? boats[0];
}

export type Party = { start: Day; end: Day; groupSize: number; payment: ByHandPayment };

/** The list price, in cents: with the service fee where it is paid by link; null where the boat cannot take them. */
export function priceOf(
  boat: FreeBoatView,
  { mode }: Pick<TripOption, 'mode'>,
  { start, end, groupSize, payment }: Party,
): number | null {
  const last = mode === 'charter' && end > start ? end : start;
  const price = priceTripRequest(boat, { mode, start, end: last, groupSize });
  if (!price.isValid) return null;
  return payment === 'link' ? withServiceFee(price.totalCents).totalCents : price.totalCents;
}

/** "Book, $191.00 in cash" */
export function bookLabel(cents: number | null, payment: ByHandPayment): string {
  if (cents === null) return 'Book';
  const how = { link: 'by link', cash: 'in cash', elsewhere: 'elsewhere' }[payment];
  return `Book, ${formatDollars(cents)} ${how}`;
}
