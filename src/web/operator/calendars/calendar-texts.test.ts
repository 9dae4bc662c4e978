import { expect, it } from 'vitest';
import t from '#locales/portal/operator/boats/operator-calendars.en.ts';
import trips from '#locales/common/trips.en.ts';
import { formatMoment } from '../../shared/trip/format-trip.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import {
  describeBusySpan,
  describeCancellation,
  calendarHint,
  describeDisconnect,
  providerLabel,
  syncTime,
} from './calendar-texts.ts';

const formats = createFormats('en');

it('a calendar shows when it was last read, in island time', () => {
  expect(syncTime(formats, '2026-12-04T02:05:00.000Z')).toBe('Dec 03, 2026 22:05');
  expect(syncTime(createFormats('fr'), '2026-12-04T02:05:00.000Z')).toBe('3 déc. 2026 22:05');
  expect(formatMoment(formats, trips, '2026-12-04T13:00:00.000Z')).toBe(
    'Friday, December 4 at 9:00 AM',
  );
});

it.each([
  ['04T13:00', '04T14:30', 'on Friday, December 4 from 9:00 AM to 10:30 AM'],
  ['04T04:00', '05T04:00', 'all day on Friday, December 4'],
  ['04T04:00', '07T04:00', 'from Friday, December 4 to Sunday, December 6'],
  ['04T22:00', '05T10:00', 'from Friday, December 4 at 6:00 PM to Saturday, December 5 at 6:00 AM'],
])('a busy time from %s to %s is described as "%s"', (from, until, text) => {
  const said = { t, trips, formats };
  expect(describeBusySpan(said, `2026-12-${from}:00.000Z`, `2026-12-${until}:00.000Z`)).toBe(text);
});

it.each([
  ['google', 'Google Calendar'],
  ['microsoft', 'Microsoft Outlook'],
  ['apple', 'Apple iCloud Calendar'],
  ['elsewhere', 'Calendar'],
  [null, 'Calendar'],
])('the calendar of provider %s is labelled “%s”', (provider, label) => {
  expect(providerLabel(t, provider)).toBe(label);
});

it('a cancellation states the refund, or that nothing was charged', () => {
  expect(describeCancellation(t, formats, 'Ana Boat', 19_100)).toBe(
    'We’ll tell Ana Boat and refund them in full ($191.00).',
  );
  expect(describeCancellation(t, formats, 'Ana Boat', 0)).toBe(
    'We’ll tell Ana Boat. We didn’t charge anything, so there’s nothing to refund.',
  );
});

it('a read-only calendar says that bookings are not written to it', () => {
  expect(calendarHint(t, false)).toContain('we add your bookings to it');
  expect(calendarHint(t, true)).toContain('we can’t add your bookings');
});

it('disconnecting a calendar promises to remove bookings only if the grant still works', () => {
  expect(describeDisconnect(t, false)).toContain('we remove your bookings from it');
  expect(describeDisconnect(t, true)).toContain('your bookings stay in it until you reconnect it');
});
