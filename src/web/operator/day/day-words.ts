import type { CrewDepartureView, CrewGuestView } from '#contract/operator-day-api.ts';
import { formatShortDay, formatTime, islandNow } from '#domain/days.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { callable, whatsAppDigits } from '#domain/phones.ts';

/** How long ago the server answered: "just now", "5 minutes ago", "3 hours ago, Dec 4, 9:12 AM" */
export function ageWords(answeredAt: string, nowMs: number): string {
  const ageMs = nowMs - Date.parse(answeredAt);
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(ageMs / HOUR_MS);
  const { day, time } = islandNow(Date.parse(answeredAt));
  const ago = hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return `${ago}, ${formatShortDay(day)}, ${formatTime(time)}`;
}

/** "9:00 AM", and for a charter without a start "All day" */
export function departureTime({ time }: Pick<CrewDepartureView, 'time'>): string {
  return time === null ? 'All day' : formatTime(time);
}

/** "5 of 8 seats sold", "Private charter for 6, day 2 of 3" */
export function soldWords({ mode, capacity, seatsSold, guests }: CrewDepartureView): string {
  if (mode === 'perSeat') return `${seatsSold} of ${capacity} seats sold`;
  const [{ day, days } = { day: 1, days: 1 }] = guests;
  const words = `Private charter for ${seatsSold}`;
  return days > 1 ? `${words}, day ${day} of ${days}` : words;
}

/** Shorter ones are no phone, whatever was typed. */
const LEAST_CALLED = 5;

/** Where a guest is called, and written to; null where that is not known. */
export function contactsOf({ phone }: Pick<CrewGuestView, 'phone'>) {
  if (phone === null) return null;
  const [number, digits] = [callable(phone), whatsAppDigits(phone)];
  return {
    call: number.length < LEAST_CALLED ? null : `tel:${number}`,
    whatsApp: digits && `https://wa.me/${digits}`,
  };
}
