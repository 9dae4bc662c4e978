import { formatTimeIn } from './language-formats.ts';
import type { Language } from '../languages/languages.ts';
import type { PickerMessages } from '../catalogues/messages.ts';
import type { SunNote } from '#domain/availability/sun-notes.ts';

/** "Coucher du soleil à 17:39 – vous êtes de retour à 19:00" */
export function describeSunNote(language: Language, note: SunNote, t: PickerMessages): string {
  const at = (time: string) => formatTimeIn(language, time);
  const { time, back, isBackNextDay, sunrise, sunset, nextSunrise } = note;
  const isBackAfter = isBackNextDay ? t.sunsetBackNextDay : t.sunsetBack;
  return [
    sunrise && t.sunriseLeaving(at(sunrise), at(time)),
    sunset && isBackAfter(at(sunset), at(back)),
    nextSunrise && t.sunriseBackNextDay(at(nextSunrise), at(back)),
  ]
    .filter(Boolean)
    .join('. ');
}
