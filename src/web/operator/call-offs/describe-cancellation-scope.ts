import type { OperatorCallOffsMessages } from '#i18n/catalogues/messages.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/**
 * Translates the scope of a call-off, which is stored in English: "Sea Grape on Friday, December 4, 2026, 9:00 AM".
 * Leaves other texts unchanged, such as hours or days entered by an admin.
 */
export function describeCancellationScope(
  what: string,
  t: OperatorCallOffsMessages,
  allBoats: string,
  { language, fullDay, time: timeOf }: Formats,
): string {
  const found = language === 'en' ? null : KEPT.exec(what)?.groups;
  const { boats = '', day = '', time } = found ?? {};
  const date = new Date(`${day} UTC`);
  if (!found || Number.isNaN(date.getTime())) return what;
  const when = fullDay(date.toISOString().slice(0, 10));
  const name = boats === 'All boats' ? allBoats : boats;
  return time === undefined
    ? t.boatsOn(name, when)
    : t.boatsAt(name, when, timeOf(in24Hours(time)));
}

const KEPT =
  /^(?<boats>.+) on [A-Z][a-z]+day, (?<day>[A-Z][a-z]+ \d{1,2}, \d{4})(?:, (?<time>\d{1,2}:\d{2} [AP]M))?$/;

/** Converts "2:05 PM" to "14:05". */
function in24Hours(time: string): string {
  const [hour = '', minute = ''] = time.slice(0, -3).split(':');
  const hours = (Number(hour) % 12) + (time.endsWith('PM') ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
