import type { BoatTerms } from '#domain/boats/boats.ts';
import type { PricingMode } from '#domain/money/pricing-modes.ts';
import { toIslandNow, type Day, type Time } from '#domain/time/days.ts';
import type { PickerMessages, TripsMessages } from '#i18n/catalogues/messages.ts';
import { describeLocation } from '#domain/island/ports.ts';
import type { NoPrice } from '#domain/money/pricing.ts';
import type { Formats } from '../language/use-formats.ts';

/** Formats "Friday, December 4, 2026 at 9:00 AM", with " to Sunday, December 6, 2026" if it ends on another day. */
export function formatTripTime(
  { fullDay, time: timeOf }: Formats,
  t: TripsMessages,
  { date, time, end = date }: { date: Day; time: Time | null; end?: Day | undefined },
): string {
  const start = time === null ? fullDay(date) : t.dayAtTime(fullDay(date), timeOf(time));
  return end === date ? start : t.fromTo(start, fullDay(end));
}

/** Formats an ISO instant in island time: "Friday, December 4 at 9:00 AM". */
export function formatMoment(formats: Formats, t: TripsMessages, instant: string): string {
  const { day, time } = toIslandNow(Date.parse(instant));
  return t.dayAtTime(formats.weekdayDay(day), formats.time(time));
}

/** Returns "$95" and "/ person", or "$900" and "/ day"; null if the mode has no price. */
export function formatUnitPrice(
  { money }: Formats,
  t: PickerMessages,
  boat: Pick<BoatTerms, 'pricePerSeatCents' | 'charterPriceCents'>,
  mode: PricingMode,
): { price: string; per: string } | null {
  const cents = mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents;
  if (cents === null || cents <= 0) return null;
  return { price: money(cents), per: mode === 'perSeat' ? t.perPerson : t.perDay };
}

/** Explains why a trip has no price (spec 5). */
export function describeNoPrice(t: PickerMessages, reason: NoPrice, capacity: number): string {
  if (reason === 'nobody') return t.groupTooSmall;
  return reason === 'capacity' ? t.groupTooLarge(capacity) : t.unpriced[reason];
}

/** Formats a boat's location, which always ends with the island's name (spec 2: boat detail). */
export function formatPlace(
  t: TripsMessages,
  { port, customPort }: { port: string; customPort?: string | null },
): string {
  const names = {
    island: t.island,
    frenchSide: t.frenchSide,
    dutchSide: t.dutchSide,
  };
  return describeLocation(names, port, customPort);
}
