import { formatTime, type Day, type Time } from '#domain/time/days.ts';
import { memoizeFormatter } from '#domain/time/memoize-formatter.ts';
import type { Language } from '../languages/languages.ts';
import { formatDollars } from '#domain/money/money.ts';

/** Locale for numbers and dates in each language: Portuguese as in Brazil, English as in the specification. */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  fr: 'fr-FR',
  nl: 'nl-NL',
  es: 'es-ES',
  pt: 'pt-BR',
  de: 'de-DE',
};

/** "$1,234.50", "1.234,50 USD": "$" may mean another dollar in other languages. */
export function localizeMoney(language: Language, cents: number): string {
  return language === 'en' ? formatDollars(cents) : inDollars(language, cents, 2);
}

/** Dollars without cents: "$1,000", "1 000 USD". */
export function localizeWholeDollars(language: Language, dollars: number): string {
  return language === 'en'
    ? formatDollars(dollars * 100).slice(0, -3)
    : inDollars(language, dollars * 100, 0);
}

function inDollars(language: Language, cents: number, minimumFractionDigits: number): string {
  return evenSpaces(dollarFormat(language, minimumFractionDigits).format(cents / 100));
}

const dollarFormat = memoizeFormatter(
  (language: Language, minimumFractionDigits: number) =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'code',
      minimumFractionDigits,
    }),
);

const dayShapes = {
  /** "Friday, December 4, 2026", "vendredi 4 décembre 2026" */
  fullDay: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  /** "Friday, December 4", "vendredi 4 décembre" */
  weekdayDay: { weekday: 'long', month: 'long', day: 'numeric' },
  /** "Fri, Dec 4", "ven. 4 déc." */
  shortWeekday: { weekday: 'short', month: 'short', day: 'numeric' },
  /** "Dec 4", "4 déc." */
  shortDay: { month: 'short', day: 'numeric' },
  /** "Dec 4, 2026", "4 déc. 2026" */
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  /** "December 2026", "décembre 2026" */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayShape = keyof typeof dayShapes;

/** Formats a day or a month. */
export function localizeDay(language: Language, day: Day, shape: DayShape): string {
  return formatDayParts(language, day, dayShapes[shape]);
}

export function localizeFullDay(language: Language, day: Day): string {
  return localizeDay(language, day, 'fullDay');
}

/** Weekday names in the order of the language's week. */
export function listWeekdays(language: Language): { short: string; long: string }[] {
  const first = getFirstWeekday(language);
  return Array.from({ length: 7 }, (_, nth) => {
    const day = `2026-11-0${1 + ((first + nth) % 7)}`;
    return {
      short: formatDayParts(language, day, { weekday: 'short' }),
      long: formatDayParts(language, day, { weekday: 'long' }),
    };
  });
}

/** Weeks begin on Sunday in America and on Monday elsewhere. */
export function getFirstWeekday(language: Language): 0 | 1 {
  return language === 'en' || language === 'pt' ? 0 : 1;
}

/** "2:00 PM", "14:00" */
export function localizeTime(language: Language, time: Time): string {
  return language === 'en' ? formatTime(time) : time;
}

/** A rating with one decimal: "4.8", "4,8". */
export function localizeRating(language: Language, rating: string): string {
  return language === 'en' ? rating : rating.replace('.', ',');
}

/** Date strings of days and months are parsed as UTC. */
function formatDayParts(language: Language, day: Day, parts: Intl.DateTimeFormatOptions): string {
  const written = dayFormat(language, parts)
    .formatToParts(new Date(day))
    .map(({ type, value }) =>
      type === 'day' && value === '1' ? (firstDays[language] ?? value) : value,
    );
  return evenSpaces(written.join(''));
}

const dayFormat = memoizeFormatter(
  (language: Language, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' }),
);

/** "1er décembre", "1º de dezembro": `Intl` writes a plain 1. */
const firstDays: Partial<Record<Language, string>> = { fr: '1er', pt: '1º' };

/** Normalises thin and narrow spaces, which browsers and Node.js use differently: hydration needs identical text. */
export function evenSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}
