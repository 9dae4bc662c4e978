import { addDays, formatShortDay, formatTime, formatWeekdayDay, islandNow } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { islandMoment } from '../../booking-widgets/island-moment.ts';

/** The calendar brands' own names (spec 3: calendar connection). */
const providers: Readonly<Record<string, string>> = {
  google: 'Google Calendar',
  microsoft: 'Microsoft Outlook',
  apple: 'Apple iCloud Calendar',
  icloud: 'Apple iCloud Calendar',
};

export function providerLabel(provider: string | null): string {
  return providers[provider ?? ''] ?? 'Calendar';
}

/** "Dec 04, 2026 14:05", on the island's clocks (spec 9: last sync). */
export function syncTime(instant: string): string {
  const { day, time } = islandNow(Date.parse(instant));
  const [year, , date] = day.split('-');
  return `${formatShortDay(day).slice(0, 3)} ${date}, ${year} ${time}`;
}

/** When somebody is busy: "all day on Friday, December 4", "on Friday, December 4 from 9:00 AM to 10:00 AM". */
export function busyText(fromInstant: string, untilInstant: string): string {
  const from = islandNow(Date.parse(fromInstant));
  const until = islandNow(Date.parse(untilInstant));
  const firstDay = formatWeekdayDay(from.day);
  if (from.day === until.day) {
    return `on ${firstDay} from ${formatTime(from.time)} to ${formatTime(until.time)}`;
  }
  const isOfWholeDays = from.time === '00:00' && until.time === '00:00';
  if (!isOfWholeDays) return `from ${islandMoment(fromInstant)} to ${islandMoment(untilInstant)}`;
  const lastDay = formatWeekdayDay(addDays(until.day, -1));
  return lastDay === firstDay ? `all day on ${firstDay}` : `from ${firstDay} to ${lastDay}`;
}

/** What cancelling a trip means for its guest. */
export function cancellationText(guest: string, refundCents: number): string {
  return refundCents > 0
    ? `${guest} is told and gets everything back (${formatDollars(refundCents)}).`
    : `${guest} is told. Nothing was charged through us, so we give nothing back.`;
}

export function calendarHint(isReadOnly: boolean): string {
  return isReadOnly
    ? 'Its busy times close your boats. It can only be read, so your bookings are not written into it.'
    : 'Its busy times close your boats, and your bookings are written into it.';
}

/** The consequence of disconnecting: without access, written bookings cannot be removed. */
export function disconnectText(needsReconnect: boolean): string {
  return needsReconnect
    ? 'Its busy times no longer close your boats. It does not let us in, so your bookings stay in it until you connect it again.'
    : 'Its busy times no longer close your boats, and your bookings are taken out of it.';
}

/** The toasts of reading a calendar at once. */
export const syncOutcomes = {
  done: 'Sync Successful',
  failed: 'Sync Failed',
  fallback: 'Please try again in a minute.',
};
