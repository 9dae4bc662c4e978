import type { FreeBoatView } from '#contract/operator/by-hand-api.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import type { ByHandPayment } from '#domain/operators/by-hand.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { OperatorByHandMessages } from '#i18n/catalogues/messages.ts';
import { withServiceFee } from '#domain/money/pricing.ts';
import { priceTripRequest } from '#domain/bookings/trips.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** What a boat can still be booked for on the day: seats of a departure, or all of it from a time on. */
export type TripOption = {
  key: string;
  mode: PricingMode;
  time: Time;
  /** How many guests it takes; 0 where it is full. */
  most: number;
};

export function optionsOf(boat: FreeBoatView): TripOption[] {
  const seats = boat.departures.map(({ time, seatsLeft }) => ({
    key: `perSeat ${time}`,
    mode: 'perSeat' as const,
    time,
    most: seatsLeft,
  }));
  const charters = boat.charterTimes.map((time) => ({
    key: `charter ${time}`,
    mode: 'charter' as const,
    time,
    most: boat.capacity,
  }));
  return [...seats, ...charters];
}

/** "2:00 PM" with "1 seat left", "Whole boat, from 9:00 AM" with "Up to 8 guests" */
export function optionWords(
  words: OperatorByHandMessages,
  { time: timeOf }: Formats,
  { mode, time, most }: TripOption,
): { name: string; note: string } {
  return mode === 'charter'
    ? { name: words.wholeBoat(timeOf(time)), note: words.upTo(most) }
    : { name: timeOf(time), note: most === 0 ? words.full : words.seatsLeft(most) };
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
export function bookLabel(
  words: OperatorByHandMessages,
  { money }: Formats,
  cents: number | null,
  payment: ByHandPayment,
): string {
  return cents === null ? words.book : words.bookFor[payment](money(cents));
}
