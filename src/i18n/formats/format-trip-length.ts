import { localizeRating } from './language-formats.ts';
import type { Language } from '../languages/languages.ts';
import type { TripsMessages } from '../catalogues/messages.ts';

/** "45 minutes", "4 heures", "2,5 heures", "1 h 20 min": `formatLengthInEnglish` in any language. */
export function formatTripLength(language: Language, minutes: number, t: TripsMessages): string {
  if (minutes < 60) return t.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (minutes % 30 > 0) return t.hoursAndMinutes(hours, minutes % 60);
  return t.hours(minutes / 60, localizeRating(language, String(minutes / 60)));
}
