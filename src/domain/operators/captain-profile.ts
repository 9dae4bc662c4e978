import type { Day } from '../time/days.ts';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';

export const MAX_INTRODUCTION_LENGTH = 400;
export const MAX_SPOKEN_LANGUAGES = 8;
export const MIN_SAILING_YEAR = 1950;

/** Languages that operators can say they speak (BCP 47). */
export const spokenLanguages = [
  'en',
  'nl',
  'fr',
  'es',
  'pap',
  'ht',
  'pt',
  'de',
  'it',
  'da',
  'sv',
  'no',
  'fi',
  'pl',
  'cs',
  'hu',
  'ro',
  'el',
  'tr',
  'uk',
  'ru',
  'he',
  'ar',
  'hi',
  'zh',
  'ja',
  'ko',
] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

export function isSpokenLanguage(code: string): code is SpokenLanguage {
  return (spokenLanguages as readonly string[]).includes(code);
}

/** Accepts null, and years from `MIN_SAILING_YEAR` to the current year. */
export function isSailingYear(year: number | null, today: Day): boolean {
  return year === null || (year >= MIN_SAILING_YEAR && year <= Number(today.slice(0, 4)));
}

/** Hides the number of sailed trips below this minimum. */
export const MIN_TRIPS_SHOWN = 10;
/** Number of past days whose requests count towards the answer time. Shown only with at least `MIN_ANSWERS` answers. */
export const ANSWER_DAYS = 180;
export const MIN_ANSWERS = 5;

/** Sailed trips and answered requests of an operator. `medianMinutes` is null if most requests lapsed. */
export type CaptainRecord = { trips: number; answers: number; medianMinutes: number | null };

/** Returns the facts for guests; null where the record is too small. */
export function computeCaptainFacts({ trips, answers, medianMinutes }: CaptainRecord) {
  const isAnswering = answers >= MIN_ANSWERS && medianMinutes !== null;
  return {
    trips: trips >= MIN_TRIPS_SHOWN ? trips : null,
    answerHours: isAnswering ? Math.max(1, Math.ceil((medianMinutes * MINUTE_MS) / HOUR_MS)) : null,
  };
}
