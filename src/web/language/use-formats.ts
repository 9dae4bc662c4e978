import { useMemo } from 'react';
import type { Day, Month, Time } from '#domain/days.ts';
import {
  formatDateIn,
  formatFullDayIn,
  formatMoneyIn,
  formatMonthIn,
  formatShortDayIn,
  formatShortWeekdayIn,
  formatTimeIn,
  formatWeekdayDayIn,
} from '#domain/language-formats.ts';
import type { Language } from '#domain/languages.ts';
import { useLanguage } from './use-messages.ts';

export type Formats = ReturnType<typeof formatsIn>;

/** How the page's language writes money, days and times. */
export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => formatsIn(language), [language]);
}

export function formatsIn(language: Language) {
  return {
    language,
    money: (cents: number) => formatMoneyIn(language, cents),
    fullDay: (day: Day) => formatFullDayIn(language, day),
    weekdayDay: (day: Day) => formatWeekdayDayIn(language, day),
    shortWeekday: (day: Day) => formatShortWeekdayIn(language, day),
    shortDay: (day: Day) => formatShortDayIn(language, day),
    date: (day: Day) => formatDateIn(language, day),
    month: (month: Month) => formatMonthIn(language, month),
    time: (time: Time) => formatTimeIn(language, time),
  };
}
