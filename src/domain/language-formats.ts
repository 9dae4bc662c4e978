import { formatFullDay, formatTime, type Day, type Time } from './days.ts';
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
  if (language === 'en') return formatDollars(cents);
  return evenSpaces(
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'code',
    }).format(cents / 100),
  );
}

/** "Friday, December 4, 2026", "vendredi 4 décembre 2026" */
export function formatFullDayIn(language: Language, day: Day): string {
  if (language === 'en') return formatFullDay(day);
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const format = new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' });
  return evenSpaces(format.format(dateOf(day, '00:00')));
}

/** "2:00 PM", "14:00" */
export function formatTimeIn(language: Language, time: Time): string {
  return language === 'en' ? formatTime(time) : time;
}

/** A rating with one decimal: "4.8", "4,8". */
export function formatRatingIn(language: Language, rating: string): string {
  return language === 'en' ? rating : rating.replace('.', ',');
}

/** Browsers and the server do not agree on thin and narrow spaces, and the page must be the same on both. */
function evenSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

function dateOf(day: Day, time: Time): Date {
  return new Date(`${day}T${time}:00Z`);
}
