import {
  readError,
  type ErrorCode,
  type ErrorMessage,
  type ErrorValues,
} from '#domain/errors/error-message.ts';
import { localizeDay, localizeMoney, localizeTime } from '../formats/language-formats.ts';
import type { Language } from '../languages/languages.ts';

/** Sentences by code; `{…}` are placeholders. */
export type ErrorTexts = Readonly<Partial<Record<ErrorCode, string>>>;

/** Writes an error in a language and formats its values. Returns the code if there is no sentence. */
export function translateError(
  language: Language,
  texts: ErrorTexts,
  message: ErrorMessage,
): string {
  const { code, values } = readError(message);
  return (texts[code] ?? code).replace(/\{(\w+)\}/g, (_, name: keyof ErrorValues) =>
    formatValue({ language, texts }, name, values),
  );
}

export function translateFieldErrors(
  language: Language,
  texts: ErrorTexts,
  fields: Readonly<Record<string, ErrorMessage>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name,
      translateError(language, texts, message),
    ]),
  );
}

type Target = { language: Language; texts: ErrorTexts };

/** Formats a value by its name; copies it if the name has no format. */
function formatValue(target: Target, name: keyof ErrorValues, values: ErrorValues): string {
  const value = values[name];
  if (value === undefined) return '';
  const format = formats[name] as ((value: unknown, target: Target) => string) | undefined;
  if (format) return format(value, target);
  return typeof value === 'object' ? '' : String(value);
}

const formats: {
  [Name in keyof ErrorValues]?: (value: NonNullable<ErrorValues[Name]>, target: Target) => string;
} = {
  money: (cents, { language }) => localizeMoney(language, cents),
  time: (time, { language }) => localizeTime(language, time),
  day: (day, { language }) => localizeDay(language, day, 'weekdayDay'),
  fullDay: formatFullDay,
  lastDay: formatFullDay,
  month: (month, { language }) => localizeDay(language, month, 'month'),
  detail: formatMessage,
  first: formatMessage,
  last: formatMessage,
  lines: (messages, target) => messages.map((message) => formatMessage(message, target)).join('\n'),
};

function formatFullDay(day: string, { language }: Target): string {
  return localizeDay(language, day, 'fullDay');
}

function formatMessage(message: ErrorMessage, { language, texts }: Target): string {
  return translateError(language, texts, message);
}
