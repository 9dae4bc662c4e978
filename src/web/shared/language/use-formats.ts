import { useMemo } from 'react';
import type { Day, Month, Time } from '#domain/time/days.ts';
import { localizeDay, localizeMoney, localizeTime } from '#i18n/formats/language-formats.ts';
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
    money: (cents: number) => localizeMoney(language, cents),
    time: (time: Time) => localizeTime(language, time),
    fullDay: (day: Day) => localizeDay(language, day, 'fullDay'),
    weekdayDay: (day: Day) => localizeDay(language, day, 'weekdayDay'),
    shortWeekday: (day: Day) => localizeDay(language, day, 'shortWeekday'),
    shortDay: (day: Day) => localizeDay(language, day, 'shortDay'),
    date: (day: Day) => localizeDay(language, day, 'date'),
    month: (month: Month) => localizeDay(language, month, 'month'),
  };
}
