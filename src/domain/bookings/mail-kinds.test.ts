import { describe, expect, test } from 'vitest';
import {
  RESEND_COOLDOWN_SECONDS,
  listResendableMails,
  computeSecondsUntilResend,
} from './mail-kinds.ts';
import { bookingStatuses, type BookingStatus } from './bookings.ts';

const everyMail = ['confirmation', 'reservation', 'cancelled', 'released', 'late-payment', 'clash'];
const queued = everyMail.flatMap((kind) => [
  { kind, recipient: 'visitor' },
  { kind, recipient: 'operator' },
]);
const listKinds = (status: BookingStatus, before = queued) => [
  ...new Set(listResendableMails(status, before).map(({ kind }) => kind)),
];

describe('a mail can be sent again', () => {
  test.each<[BookingStatus, string[]]>([
    ['held', []],
    ['pending', ['reservation']],
    ['asked', ['asked']],
    ['paid', ['confirmation']],
    ['expired', ['released']],
    ['cancelled', ['cancelled']],
    ['refunded', ['cancelled', 'late-payment']],
  ])('the mails of a booking in status %s that can be sent again are %j', (status, kinds) => {
    expect(listKinds(status)).toEqual(kinds);
  });

  test('a mail that states the booking’s status can be sent again to guest and operator, even if it was never queued', () => {
    expect(listResendableMails('paid', [])).toEqual([
      { kind: 'confirmation', recipient: 'visitor' },
      { kind: 'confirmation', recipient: 'operator' },
    ]);
  });

  test('any other mail can be sent again only to its earlier recipient', () => {
    const once = [{ kind: 'cancelled', recipient: 'visitor' }];
    expect(listResendableMails('refunded', once)).toEqual(once);
    for (const status of bookingStatuses.filter(
      (each) => listResendableMails(each, []).length > 0,
    )) {
      expect(['pending', 'asked', 'paid']).toContain(status);
    }
  });

  test.each([
    [null, 0],
    [0, RESEND_COOLDOWN_SECONDS],
    [59_001, 1],
    [60_000, 0],
    [3_600_000, 0],
  ])('%s ms after the last mail, another can be sent in %i seconds', (ago, seconds) => {
    const now = 1_800_000_000_000;
    expect(computeSecondsUntilResend(ago === null ? null : now - ago, now)).toBe(seconds);
  });
});
