import { addDays, formatShortDay, toIslandNow } from '#domain/time/days.ts';
import type {
  OperatorCalendarsMessages,
  PortalActionsMessages,
  TripsMessages,
} from '#i18n/catalogues/messages.ts';
import { formatMoment } from '../../shared/trip/format-trip.ts';
import type { Formats } from '../../shared/language/use-formats.ts';

/** Brand names of the calendar providers (spec 3: calendar connection). */
const providers: Readonly<Record<string, string>> = {
  google: 'Google Calendar',
  microsoft: 'Microsoft Outlook',
  apple: 'Apple iCloud Calendar',
  icloud: 'Apple iCloud Calendar',
};

export function providerLabel(t: OperatorCalendarsMessages, provider: string | null): string {
  return providers[provider ?? ''] ?? t.calendar;
}

/** Formats a sync in island time: "Dec 04, 2026 14:05" (spec 9: last sync) or "4 déc. 2026 14:05". */
export function syncTime({ language, date: dateOf }: Formats, instant: string): string {
  const { day, time } = toIslandNow(Date.parse(instant));
  if (language !== 'en') return `${dateOf(day)} ${time}`;
  const [year, , date] = day.split('-');
  return `${formatShortDay(day).slice(0, 3)} ${date}, ${year} ${time}`;
}

type CalendarMessages = { t: OperatorCalendarsMessages; trips: TripsMessages; formats: Formats };

/** Formats a busy time: "all day on Friday, December 4", "on Friday, December 4 from 9:00 AM to 10:00 AM". */
export function describeBusySpan(
  { t, trips, formats }: CalendarMessages,
  fromInstant: string,
  untilInstant: string,
): string {
  const from = toIslandNow(Date.parse(fromInstant));
  const until = toIslandNow(Date.parse(untilInstant));
  const firstDay = formats.weekdayDay(from.day);
  if (from.day === until.day) {
    return t.busyWithin(firstDay, formats.time(from.time), formats.time(until.time));
  }
  const moment = (instant: string) => formatMoment(formats, trips, instant);
  const coversWholeDays = from.time === '00:00' && until.time === '00:00';
  if (!coversWholeDays) return t.busyFromTo(moment(fromInstant), moment(untilInstant));
  const lastDay = formats.weekdayDay(addDays(until.day, -1));
  return lastDay === firstDay ? t.busyAllDay(firstDay) : t.busyFromTo(firstDay, lastDay);
}

/** Explains what cancelling means for the guest. */
export function describeCancellation(
  t: OperatorCalendarsMessages,
  { money }: Formats,
  guest: string,
  refundCents: number,
): string {
  return refundCents > 0 ? t.cancelRefundText(guest, money(refundCents)) : t.cancelText(guest);
}

export function calendarHint(t: OperatorCalendarsMessages, isReadOnly: boolean): string {
  return isReadOnly ? t.readOnly : t.readAndWritten;
}

/** Explains what disconnecting means. Without access, our bookings in the calendar cannot be removed. */
export function describeDisconnect(t: OperatorCalendarsMessages, needsReconnect: boolean): string {
  return needsReconnect ? t.disconnectLockedText : t.disconnectText;
}

/** Toasts of a manual sync. */
export const syncOutcomes = (
  t: OperatorCalendarsMessages,
  actionMessages: PortalActionsMessages,
) => ({
  done: { title: t.synced },
  failed: t.syncFailed,
  fallback: actionMessages.retryInAMinute,
});
