import type { AdminShipsMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';

export function useClockWords(): (clockMinutes: number) => string {
  const words = useMessages('admin-ships');
  return (clockMinutes) => clockIn(words, clockMinutes);
}

/** Describes a ship's clock relative to the island: "1½ hours behind the island", "as on the island". */
export function clockIn(words: AdminShipsMessages, clockMinutes: number): string {
  if (clockMinutes === 0) return words.sameClock;
  const minutes = Math.abs(clockMinutes);
  const hours = Math.floor(minutes / 60);
  const written = minutes % 60 === 0 ? String(hours) : `${hours}½`;
  const long = hours === 0 ? words.halfHour : words.hours(minutes / 60, written);
  return clockMinutes > 0 ? words.ahead(long) : words.behind(long);
}
