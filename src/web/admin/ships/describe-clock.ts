import type { AdminShipsMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';

export function useDescribeClock(): (clockMinutes: number) => string {
  const t = useMessages('admin-ships');
  return (clockMinutes) => describeClock(t, clockMinutes);
}

/** Describes a ship's clock relative to the island: "1½ hours behind the island", "as on the island". */
export function describeClock(t: AdminShipsMessages, clockMinutes: number): string {
  if (clockMinutes === 0) return t.sameClock;
  const minutes = Math.abs(clockMinutes);
  const hours = Math.floor(minutes / 60);
  const written = minutes % 60 === 0 ? String(hours) : `${hours}½`;
  const long = hours === 0 ? t.halfHour : t.hours(minutes / 60, written);
  return clockMinutes > 0 ? t.ahead(long) : t.behind(long);
}
