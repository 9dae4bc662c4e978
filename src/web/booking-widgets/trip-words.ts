import type { BoatTerms, PricingMode } from '#domain/boats.ts';
import { formatPrice } from '#domain/money.ts';
import { formatFullDay, formatTime, type Day, type Time } from '#domain/days.ts';

/** "1 guest", "4 guests" */
export function guests(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`;
}

/** "Friday, December 4, 2026 at 9:00 AM", and " to Sunday, December 6, 2026" when it ends on another day */
export function dateAndTime(date: Day, time: Time | null, end: Day = date): string {
  const start =
    time === null ? formatFullDay(date) : `${formatFullDay(date)} at ${formatTime(time)}`;
  return end === date ? start : `${start} to ${formatFullDay(end)}`;
}

/** "$95" and "/ person", or "$900" and "/ day"; null when the mode has no price. */
export function unitPrice(
  boat: Pick<BoatTerms, 'pricePerSeatCents' | 'charterPriceCents'>,
  mode: PricingMode,
): { price: string; per: string } | null {
  const cents = mode === 'perSeat' ? boat.pricePerSeatCents : boat.charterPriceCents;
  if (cents === null || cents <= 0) return null;
  return { price: formatPrice(cents), per: mode === 'perSeat' ? '/ person' : '/ day' };
}
