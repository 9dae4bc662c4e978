import { formatDayIn, formatMoneyIn, formatTimeIn } from '../formats/language-formats.ts';
import type { Language } from '../languages/languages.ts';

/** Maps English sentences to translations; `{…}` are placeholders. */
type Translations = Readonly<Partial<Record<string, string>>>;

/**
 * Translates an English sentence of the rules (docs/decisions/0104). Returns it unchanged if there is no translation.
 * Translates several lines separately.
 */
export function translateError(
  language: Language,
  translations: Translations,
  sentence: string,
): string {
  if (sentence.includes('\n')) {
    return sentence
      .split('\n')
      .map((line) => translateError(language, translations, line))
      .join('\n');
  }
  const whole = Object.hasOwn(translations, sentence) ? translations[sentence] : undefined;
  if (whole !== undefined) return whole;
  for (const [english, other] of Object.entries(translations)) {
    const found =
      other !== undefined && english.includes('{') ? buildPattern(english).exec(sentence) : null;
    if (found && other !== undefined)
      return filled(other, found.groups ?? {}, { language, translations });
  }
  return sentence;
}

/** Translates the messages of a form's fields. */
export function translateFieldErrors(
  language: Language,
  translations: Translations,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => [
      name,
      translateError(language, translations, sentence),
    ]),
  );
}

/** "Dec 4, 2026, 9:00 AM", "Friday, December 4, 2026" */
const MOMENT = '(?:[A-Z][a-z]+day, )?[A-Z][a-z]+ \\d{1,2}, \\d{4}(?:, \\d{1,2}:\\d{2} [AP]M)?';

const shapes = {
  day: '[A-Z][a-z]+day, [A-Z][a-z]+ \\d{1,2}',
  time: '\\d{1,2}:\\d{2} [AP]M',
  money: '\\$[\\d,]+\\.\\d{2}',
  count: '\\d+',
  words: '.+?',
  text: '.+?',
  name: '.+?',
  moment: MOMENT,
  month: '[A-Z][a-z]+ \\d{4}',
  later: MOMENT,
};
type Shape = keyof typeof shapes;

function buildPattern(english: string): RegExp {
  const literal = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const source = literal.replace(/\{(\w+)\}/g, (_, name: Shape) => `(?<${name}>${shapes[name]})`);
  return new RegExp(`^${source}$`);
}

type Into = { language: Language; translations: Translations };

function filled(other: string, found: Readonly<Record<string, string>>, into: Into): string {
  return other.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = found[name] ?? '';
    return Object.hasOwn(writers, name)
      ? writers[name as keyof typeof writers](given, into)
      : given;
  });
}

/** Reformats a placeholder's value for the target language. */
const writers = {
  money: (given: string, { language }: Into) =>
    formatMoneyIn(language, Math.round(Number(given.replace(/[$,]/g, '')) * 100)),
  time: (given: string, { language }: Into) => formatTimeIn(language, timeFrom(given)),
  day: (given: string, { language }: Into) => translateDay(language, given),
  words: (given: string, { language, translations }: Into) =>
    translateError(language, translations, given),
  moment: (given: string, { language }: Into) => translateMoment(language, given),
  month: (given: string, { language }: Into) => translateMonth(language, given),
  later: (given: string, { language }: Into) => translateMoment(language, given),
};

function translateMoment(language: Language, given: string): string {
  const [, weekday, date = '', time] = /^(\w+day, )?(\w+ \d+, \d+)(?:, (.+))?$/.exec(given) ?? [];
  const ms = Date.parse(`${date} UTC`);
  if (Number.isNaN(ms)) return given;
  const shape = weekday === undefined ? 'date' : 'fullDay';
  const day = formatDayIn(language, new Date(ms).toISOString().slice(0, 10), shape);
  return time === undefined ? day : `${day}, ${formatTimeIn(language, timeFrom(time))}`;
}

/** "December 2026" */
function translateMonth(language: Language, given: string): string {
  const ms = Date.parse(`1 ${given} UTC`);
  if (Number.isNaN(ms)) return given;
  return formatDayIn(language, new Date(ms).toISOString().slice(0, 7), 'month');
}

/** "2:05 PM" is 14:05. */
function timeFrom(given: string): string {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d+) ([AP])M$/.exec(given) ?? [];
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** Parses "Friday, December 4". It has no year, so this takes one in which the weekday matches. */
function translateDay(language: Language, given: string): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const [, rest = ''] = given.split(', ');
  for (let year = 2024; year < 2064; year += 1) {
    const date = new Date(`${rest}, ${year} UTC`);
    const isIt = new Intl.DateTimeFormat('en-US', parts).format(date) === given;
    if (isIt) return formatDayIn(language, date.toISOString().slice(0, 10), 'weekdayDay');
  }
  return given;
}
