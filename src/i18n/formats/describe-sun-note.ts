import { localizeTime } from './language-formats.ts';
import type { Language } from '../languages/languages.ts';
import type { PickerMessages } from '../catalogues/messages.ts';
import type { SunNote } from '#domain/availability/sun-notes.ts';

/** Describes sunrise and sunset around a trip, such as “Sunset 5:39 PM, returns 7:00 PM”. */
export function describeSunNote(language: Language, note: SunNote, t: PickerMessages): string {
  const at = (time: string) => localizeTime(language, time);
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
