import {
  formatFullDay,
  formatMonth,
  formatShortDay,
  formatShortWeekday,
  formatTime,
  formatWeekdayDay,
  type Day,
  type Month,
  type Time,
} from './days.ts';
import type { Language } from './languages.ts';
import { formatDollars } from './money.ts';

/** How each language writes numbers and dates: Portuguese as in Brazil, English as the specification has it. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  fr: 'fr-FR',
  nl: 'nl-NL',
  es: 'es-ES',
  pt: 'pt-BR',
  de: 'de-DE',
};

/** "$1,234.50", "1.234,50 USD": elsewhere "$" may be another dollar. */
export function formatMoneyIn(language: Language, cents: number): string {
  return language === 'en' ? formatDollars(cents) : inDollars(language, cents, 2);
}

/** Dollars without cents: "$1,000", "1 000 USD". */
export function formatWholeDollarsIn(language: Language, dollars: number): string {
  return language === 'en'
    ? formatDollars(dollars * 100).slice(0, -3)
    : inDollars(language, dollars * 100, 0);
}

function inDollars(language: Language, cents: number, minimumFractionDigits: number): string {
  return evenSpaces(
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'code',
      minimumFractionDigits,
    }).format(cents / 100),
  );
}

/** "Friday, December 4, 2026", "vendredi 4 décembre 2026" */
export function formatFullDayIn(language: Language, day: Day): string {
  if (language === 'en') return formatFullDay(day);
  return inWords(language, day, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** "Friday, December 4", "vendredi 4 décembre" */
export function formatWeekdayDayIn(language: Language, day: Day): string {
  if (language === 'en') return formatWeekdayDay(day);
  return inWords(language, day, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "Fri, Dec 4", "ven. 4 déc." */
export function formatShortWeekdayIn(language: Language, day: Day): string {
  if (language === 'en') return formatShortWeekday(day);
  return inWords(language, day, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** "Dec 4", "4 déc." */
export function formatShortDayIn(language: Language, day: Day): string {
  if (language === 'en') return formatShortDay(day);
  return inWords(language, day, { day: 'numeric', month: 'short' });
}

/** "Dec 4, 2026", "4 déc. 2026" */
export function formatDateIn(language: Language, day: Day): string {
  if (language === 'en') return `${formatShortDay(day)}, ${day.slice(0, 4)}`;
  return inWords(language, day, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** "December 2026", "décembre 2026" */
export function formatMonthIn(language: Language, month: Month): string {
  if (language === 'en') return formatMonth(month);
  return inWords(language, `${month}-01`, { month: 'long', year: 'numeric' });
}

/** The days of a week from the one it begins with, by a weekday's number: 0 is Sunday. */
export function weekdaysIn(language: Language): { short: string; long: string }[] {
  const first = firstWeekdayIn(language);
  return Array.from({ length: 7 }, (_, nth) => {
    const day = `2026-11-0${1 + ((first + nth) % 7)}`;
    return {
      short: inWords(language, day, { weekday: 'short' }),
      long: inWords(language, day, { weekday: 'long' }),
    };
  });
}

/** Weeks begin on Sunday in America, and on Monday elsewhere. */
export function firstWeekdayIn(language: Language): 0 | 1 {
  return language === 'en' || language === 'pt' ? 0 : 1;
}

/** "2:00 PM", "14:00" */
export function formatTimeIn(language: Language, time: Time): string {
  return language === 'en' ? formatTime(time) : time;
}

/** "Anguilla and St Barths", "à Anguilla et à Saint-Barthélemy" */
export function formatListIn(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
}

/** "1.5", "1,5" */
export function formatNumberIn(language: Language, number: number): string {
  return evenSpaces(new Intl.NumberFormat(locales[language]).format(number));
}

/** A rating with one decimal: "4.8", "4,8". */
export function formatRatingIn(language: Language, rating: string): string {
  return language === 'en' ? rating : rating.replace('.', ',');
}

function inWords(language: Language, day: Day, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' });
  return evenSpaces(format.format(new Date(`${day}T00:00:00Z`)));
}

/** Browsers and the server do not agree on thin and narrow spaces, and the page must be the same on both. */
function evenSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}
