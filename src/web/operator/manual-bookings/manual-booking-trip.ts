import type { FreeBoatView } from '#contract/operator/manual-booking-api.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import type { ManualPaymentWay } from '#domain/operators/manual-booking.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { OperatorManualBookingsMessages } from '#i18n/catalogues/messages.ts';
import { addServiceFee } from '#domain/money/pricing.ts';
import { priceTripRequest } from '#domain/bookings/trips.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** An option for booking a boat on the day: seats on a departure, or the whole boat from a start time. */
export type TripOption = {
  key: string;
  mode: PricingMode;
  time: Time;
  /** The largest group; 0 if the option is full. */
  maxGuests: number;
};

export function listOptions(boat: FreeBoatView): TripOption[] {
  const seats = boat.departures.map(({ time, seatsLeft }) => ({
    key: buildSeatsKey(time),
    mode: 'perSeat' as const,
    time,
    maxGuests: seatsLeft,
  }));
  const charters = boat.charterTimes.map((time) => ({
    key: `charter ${time}`,
    mode: 'charter' as const,
    time,
    maxGuests: boat.capacity,
  }));
  return [...seats, ...charters];
}

/** Returns the key of the option for seats on a departure. */
export function buildSeatsKey(time: Time): string {
  return `perSeat ${time}`;
}

/** Formats "2:00 PM" with "1 seat left", or "Whole boat, from 9:00 AM" with "Up to 8 guests". */
export function describeOption(
  t: OperatorManualBookingsMessages,
  { time: timeOf }: Formats,
  { mode, time, maxGuests }: TripOption,
): { name: string; note: string } {
  return mode === 'charter'
    ? { name: t.wholeBoat(timeOf(time)), note: t.upTo(maxGuests) }
    : { name: timeOf(time), note: maxGuests === 0 ? t.full : t.seatsLeft(maxGuests) };
}

/** Returns a walk-in's most likely choice, which is the first option that is not full. */
export function firstOption(boat: FreeBoatView): TripOption | undefined {
  return listOptions(boat).find(({ maxGuests }) => maxGuests > 0);
}

/** Returns the boat to preselect: the first that is not full, else the first. */
export function firstBoat(boats: readonly FreeBoatView[]): FreeBoatView | undefined {
  return boats.find((boat) => firstOption(boat)) ?? boats[0];
}

export type Party = { start: Day; end: Day; groupSize: number; payment: ManualPaymentWay };

/**
 * Returns the list price in cents, including the service fee if the guest pays by link; null if the boat cannot take
 * the group.
 */
export function findPrice(
  boat: FreeBoatView,
  { mode }: Pick<TripOption, 'mode'>,
  { start, end, groupSize, payment }: Party,
): number | null {
  const last = mode === 'charter' && end > start ? end : start;
  const price = priceTripRequest(boat, { mode, start, end: last, groupSize });
  if (!price.isValid) return null;
  return payment === 'link' ? addServiceFee(price.totalCents).totalCents : price.totalCents;
}

/** Formats "Book, $191.00 in cash". */
export function bookLabel(
  t: OperatorManualBookingsMessages,
  { money }: Formats,
  cents: number | null,
  payment: ManualPaymentWay,
): string {
  return cents === null ? t.book : t.bookFor[payment](money(cents));
}
