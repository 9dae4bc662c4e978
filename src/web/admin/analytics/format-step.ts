import { getMonth } from '#domain/time/days.ts';
import { evenSpaces, locales } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { AdminLayoutMessages } from '#i18n/catalogues/messages.ts';
import type { MetricStep, Span } from '#domain/admin/metric-periods.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** Labels a step in a table: "Dec 4", "Nov 29 to Dec 5", "December 2026". */
export function formatStep(
  { month, shortDay }: Formats,
  { fromTo }: Pick<AdminLayoutMessages, 'fromTo'>,
  { from, to }: Span,
  step: MetricStep,
): string {
  if (step === 'month') return month(getMonth(from));
  return from === to ? shortDay(from) : fromTo(shortDay(from), shortDay(to));
}

/** Labels a tick on the axis: "Dec 4", "Dec 2026". */
export function formatTick({ language, shortDay }: Formats, from: string, by: MetricStep): string {
  return by === 'month' ? shortMonth(language, from) : shortDay(from);
}

function shortMonth(language: Language, day: string): string {
  const parts = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return evenSpaces(new Date(day).toLocaleDateString(locales[language], parts));
}
