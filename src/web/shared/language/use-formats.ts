import { useMemo } from 'react';
import type { Day, Month, Time } from '#domain/time/days.ts';
import { formatDayIn, formatMoneyIn, formatTimeIn } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { useLanguage } from './use-messages.ts';

export type Formats = ReturnType<typeof createFormats>;

export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => createFormats(language), [language]);
}

export function createFormats(language: Language) {
  return {
    language,
    money: (cents: number) => formatMoneyIn(language, cents),
    time: (time: Time) => formatTimeIn(language, time),
    fullDay: (day: Day) => formatDayIn(language, day, 'fullDay'),
    weekdayDay: (day: Day) => formatDayIn(language, day, 'weekdayDay'),
    shortWeekday: (day: Day) => formatDayIn(language, day, 'shortWeekday'),
    shortDay: (day: Day) => formatDayIn(language, day, 'shortDay'),
    date: (day: Day) => formatDayIn(language, day, 'date'),
    month: (month: Month) => formatDayIn(language, month, 'month'),
  };
}
