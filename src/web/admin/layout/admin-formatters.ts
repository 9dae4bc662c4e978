import { formatShortDay, formatTime, islandNow, type Day, type Time } from '#domain/days.ts';
import { centsFromDecimal, formatPrice } from '#domain/money.ts';

/** "Dec 4, 2026" */
export function formatDate(day: Day): string {
  return `${formatShortDay(day)}, ${day.slice(0, 4)}`;
}

/** An instant in island time: "Dec 4, 2026, 9:12 AM" */
export function formatInstant(instant: string): string {
  const { day, time } = islandNow(Date.parse(instant));
  return `${formatDate(day)}, ${formatTime(time)}`;
}

type TripTime = { start: Day; end: Day; time?: Time | null };

/** "Dec 4, 2026, 9:00 AM", "Dec 4, 2026 to Dec 6, 2026" */
export function formatTrip({ start, end, time }: TripTime): string {
  const days = start === end ? formatDate(start) : `${formatDate(start)} to ${formatDate(end)}`;
  return time == null ? days : `${days}, ${formatTime(time)}`;
}

type BoatPrices = { pricePerSeat: string | null; charterPricePerDay: string | null };

/** "$95 / person, $900 / day" */
export function formatBoatPrices({ pricePerSeat, charterPricePerDay }: BoatPrices): string {
  const prices = [
    pricePerSeat && `${formatPrice(centsFromDecimal(pricePerSeat) ?? 0)} / person`,
    charterPricePerDay && `${formatPrice(centsFromDecimal(charterPricePerDay) ?? 0)} / day`,
  ];
  return prices.filter(Boolean).join(', ') || 'No price yet';
}
