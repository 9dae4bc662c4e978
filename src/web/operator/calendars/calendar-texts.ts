import { addDays, formatShortDay, islandNow } from '#domain/time/days.ts';
import type {
  OperatorCalendarsMessages,
  PortalActsMessages,
  TripsMessages,
} from '#i18n/catalogues/messages.ts';
import { momentIn } from '../../shared/trip/trip-in-words.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** Brand names of the calendar providers (spec 3: calendar connection). */
const providers: Readonly<Record<string, string>> = {
  google: 'Google Calendar',
  microsoft: 'Microsoft Outlook',
  apple: 'Apple iCloud Calendar',
  icloud: 'Apple iCloud Calendar',
};

export function providerLabel(words: OperatorCalendarsMessages, provider: string | null): string {
  return providers[provider ?? ''] ?? words.calendar;
}

/** Formats a sync in island time: "Dec 04, 2026 14:05" (spec 9: last sync) or "4 déc. 2026 14:05". */
export function syncTime({ language, date: dateOf }: Formats, instant: string): string {
  const { day, time } = islandNow(Date.parse(instant));
  if (language !== 'en') return `${dateOf(day)} ${time}`;
  const [year, , date] = day.split('-');
  return `${formatShortDay(day).slice(0, 3)} ${date}, ${year} ${time}`;
}

type Words = { words: OperatorCalendarsMessages; trips: TripsMessages; formats: Formats };

/** Formats a busy time: "all day on Friday, December 4", "on Friday, December 4 from 9:00 AM to 10:00 AM". */
export function busyText(
  { words, trips, formats }: Words,
  fromInstant: string,
  untilInstant: string,
): string {
  const from = islandNow(Date.parse(fromInstant));
  const until = islandNow(Date.parse(untilInstant));
  const firstDay = formats.weekdayDay(from.day);
  if (from.day === until.day) {
    return words.busyWithin(firstDay, formats.time(from.time), formats.time(until.time));
  }
  const moment = (instant: string) => momentIn(formats, trips, instant);
  const isOfWholeDays = from.time === '00:00' && until.time === '00:00';
  if (!isOfWholeDays) return words.busyFromTo(moment(fromInstant), moment(untilInstant));
  const lastDay = formats.weekdayDay(addDays(until.day, -1));
  return lastDay === firstDay ? words.busyAllDay(firstDay) : words.busyFromTo(firstDay, lastDay);
}

/** Explains what cancelling means for the guest. */
export function cancellationText(
  words: OperatorCalendarsMessages,
  { money }: Formats,
  guest: string,
  refundCents: number,
): string {
  return refundCents > 0
    ? words.cancelRefundText(guest, money(refundCents))
    : words.cancelText(guest);
}

export function calendarHint(words: OperatorCalendarsMessages, isReadOnly: boolean): string {
  return isReadOnly ? words.readOnly : words.readAndWritten;
}

/** Explains what disconnecting means: without access, bookings in the calendar cannot be removed. */
export function disconnectText(words: OperatorCalendarsMessages, needsReconnect: boolean): string {
  return needsReconnect ? words.disconnectLockedText : words.disconnectText;
}

/** Toasts of a manual sync. */
export const syncOutcomes = (words: OperatorCalendarsMessages, acts: PortalActsMessages) => ({
  done: words.synced,
  failed: words.syncFailed,
  fallback: acts.retryInAMinute,
});
