import { describe, expect, test } from 'vitest';
import { describeMail, describeStep } from './booking-history.ts';
import type { HistoryEntry } from '#domain/bookings/event-payloads.ts';
import { NOTHING_TO_SAY } from '#domain/bookings/mail-kinds.ts';

describe('a booking’s step in words', () => {
  test.each<[string, string, object, Partial<HistoryEntry>]>([
    ['held', 'visitor', {}, { what: 'Places held at the checkout', by: 'Guest' }],
    ['paid', 'payments', { cents: 9975 }, { what: 'Paid $99.75', by: 'Payment provider' }],
    ['expired', 'clock', {}, { by: null }],
    ['expired', 'visitor', {}, { what: 'Guest left the payment page; the places are free again' }],
    [
      'cancelled',
      'Mira',
      { reason: 'The boat is ill', refundCents: 5000 },
      {
        what: 'Booking cancelled; $50.00 goes back to the guest',
        by: 'Mira',
        more: 'The boat is ill',
      },
    ],
    [
      'cancelled',
      'operator',
      { refundCents: 0 },
      { what: 'Booking cancelled; nothing goes back', by: 'Captain', more: null },
    ],
    [
      'refunded',
      'payments',
      { cents: 5000, refund: 're_1' },
      { what: 'Refund of $50.00 went out through the payment provider', more: 're_1' },
    ],
    [
      'refund failed',
      'payments',
      { cents: 5000, why: 'card expired' },
      {
        what: 'Refund of $50.00 failed: the guest does not have it',
        more: 'card expired',
        state: 'failed',
      },
    ],
    [
      'refund due',
      'payments',
      { cents: 100, reason: 'seats gone' },
      {
        what: 'Payment of $1.00 goes back to the guest',
        more: 'The places were sold to somebody else meanwhile.',
      },
    ],
    [
      'refund due',
      'Mira',
      { cents: 100, failure: 'card expired' },
      {
        what: 'Refund of $1.00 sent to the payment provider again',
        more: 'It had failed: card expired',
      },
    ],
    [
      'moved',
      'operator',
      {
        before: { start: '2026-12-04', end: '2026-12-04', time: '09:00' },
        after: { start: '2026-12-05', end: '2026-12-05', time: null },
      },
      { what: 'Moved from Dec 4, 2026, 9:00 AM to Dec 5, 2026' },
    ],
    ['something new', 'payments', {}, { what: 'something new', state: 'done' }],
  ])('the history entry of %s by %s', (event, actor, facts, told) => {
    expect(describeStep({ event, actor, facts: { ...facts } })).toMatchObject(told);
  });
});

describe('a mail in words', () => {
  const mail = { kind: 'confirmation', recipient: 'visitor', attempts: 1, lastError: null };

  test.each([
    [
      { isSent: false, isRefused: true, lastError: '550 no such mailbox' },
      'Mail “Confirmation” to the guest was refused and is not sent again',
      '550 no such mailbox',
      'failed',
    ],
    [{ isSent: true }, 'Mail “Confirmation” to the guest sent', null, 'done'],
    [{ isSent: true, attempts: 3 }, /sent$/, 'after 3 tries', 'done'],
    [{ isSent: true, lastError: NOTHING_TO_SAY }, /was not needed any more$/, null, 'done'],
    [{ isSent: false, attempts: 0 }, /is on its way$/, null, 'waiting'],
    [
      { isSent: false, attempts: 2, lastError: 'no such mailbox' },
      /could not be sent yet$/,
      'no such mailbox',
      'failed',
    ],
  ])('the history entry of a mail with %j', (how, what, more, state) => {
    const told = describeMail({ ...mail, ...how });
    expect(told.what).toMatch(what);
    expect(told).toMatchObject({ by: null, more, state });
  });
});
