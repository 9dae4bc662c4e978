import { describe, expect, test } from 'vitest';
import { bookingStatuses, type BookingStatus } from '../bookings/bookings.ts';
import {
  computeBookedFreeCancellationEnd,
  findCancellationRefusal,
  decideCancellation,
  computeFreeCancellationEnd,
  computePolicyRefund,
} from './cancellations.ts';
import { formatCancellationTerms } from '#i18n/formats/format-cancellation-terms.ts';
import { addDays, toInstant } from '../time/days.ts';
import { localizeDay } from '#i18n/formats/language-formats.ts';
import { languages } from '#i18n/languages/languages.ts';
import { tripsMessages } from '#i18n/catalogues/trips-messages.ts';

describe('cancelling', () => {
  const money = { tripCents: 9500, feeCents: 475, refundedCents: 0 };
  const seen = (was: BookingStatus, refundCents: number) => ({
    refundCents,
    mostCents: was === 'paid' ? 9975 : 0,
  });

  test.each([
    { was: 'paid', back: 9975, becomes: 'refunded' },
    { was: 'paid', back: 1, becomes: 'refunded' },
    { was: 'paid', back: 0, becomes: 'cancelled' },
    { was: 'pending', back: 0, becomes: 'cancelled' },
  ] as const)(
    'cancelling a $was booking with a refund of $back cents makes it $becomes',
    ({ was, back, becomes }) => {
      expect(decideCancellation({ ...money, status: was }, seen(was, back))).toEqual({
        ok: true,
        value: { status: becomes, refundCents: back },
      });
    },
  );

  test.each([
    { was: 'paid', becomes: 'refunded', back: 9975 },
    { was: 'asked', becomes: 'cancelled', back: 0 },
  ] as const)(
    'cancelling a $was booking with a full refund refunds $back cents',
    ({ was, becomes, back }) => {
      expect(decideCancellation({ ...money, status: was }, 'all')).toEqual({
        ok: true,
        value: { status: becomes, refundCents: back },
      });
    },
  );

  test('cancelling a booking that was paid since it was shown is refused with the new maximum', () => {
    const unseen = { refundCents: 0, mostCents: 0 };
    expect(decideCancellation({ ...money, status: 'paid' }, unseen)).toMatchObject({
      ok: false,
      problem: { kind: 'amount-changed', facts: { mostCents: 9975 } },
    });
  });

  test.each([
    { was: 'paid', back: 9976, why: { code: 'refund.tooMuch', values: { money: 9975 } } },
    { was: 'pending', back: 1, why: 'refund.nothingPaid' },
  ] as const)('cancelling a $was booking never refunds $back cents', ({ was, back, why }) => {
    expect(decideCancellation({ ...money, status: was }, seen(was, back))).toMatchObject({
      ok: false,
      problem: { kind: 'invalid', message: why, fields: { refundCents: why } },
    });
  });

  test('only a paid or reserved booking can be cancelled', () => {
    const open = bookingStatuses.filter((status) => findCancellationRefusal(status) === null);
    expect(open).toEqual(['pending', 'asked', 'paid']);
    for (const status of bookingStatuses.filter((each) => !open.includes(each))) {
      expect(decideCancellation({ ...money, status }, 'all')).toMatchObject({
        ok: false,
        problem: { kind: 'conflict', message: findCancellationRefusal(status) },
      });
    }
  });
});

describe('the cancellation policy', () => {
  const day = '2027-01-15';
  const paid = { status: 'paid', tripCents: 9500, feeCents: 475, refundedCents: 0 } as const;
  const policy = {
    mode: 'perSeat',
    groupSize: 1,
    isPaidToOperator: false,
    freeHours: 48,
    freeUntilMs: null,
  } as const;
  const trip = { ...paid, ...policy, start: day, time: '09:00' };
  const start = toInstant(day, '09:00');
  const hour = 3_600_000;

  test.each([
    [
      '48 hours before departure',
      start - 48 * hour,
      9975,
      { code: 'policy.inTime', values: { count: 48, money: 9975 } },
    ],
    ['a moment later', start - 48 * hour + 1, 0, { code: 'policy.tooLate', values: { count: 48 } }],
    ['at departure', start, 0, 'policy.tripBegun'],
  ])('the refund by the cancellation policy %s is $2 cents', (_, nowMs, cents, why) => {
    expect(computePolicyRefund(trip, nowMs)).toEqual({
      cents,
      why,
    });
  });

  test('the cancellation policy counts from midnight for a charter without a time', () => {
    const charter = { ...trip, time: null };
    expect(computePolicyRefund(charter, toInstant(addDays(day, -2), '00:00')).cents).toBe(9975);
    expect(computePolicyRefund(charter, toInstant(addDays(day, -2), '00:01')).cents).toBe(0);
  });

  test('an unpaid trip has nothing to refund', () => {
    expect(computePolicyRefund({ ...trip, status: 'pending' }, start - 72 * hour).cents).toBe(0);
  });

  test('the cancellation policy refunds only what has not been refunded yet', () => {
    const partly = { ...trip, refundedCents: 975 };
    expect(computePolicyRefund(partly, start - 72 * hour).cents).toBe(9000);
  });
});

describe('the end of free cancellation', () => {
  const departure = { start: '2027-01-15', time: '09:00' };
  const end = toInstant('2027-01-13', '09:00');
  const booked = {
    ...departure,
    status: 'paid',
    tripCents: 9500,
    feeCents: 0,
    refundedCents: 0,
    mode: 'perSeat',
    groupSize: 1,
    isPaidToOperator: false,
    freeHours: 48,
    freeUntilMs: null,
  } as const;

  test('free cancellation ends 48 hours before departure', () => {
    expect(computeFreeCancellationEnd(departure, end)).toBe(end);
    expect(computeFreeCancellationEnd(departure, end + 1)).toBeNull();
  });

  test('free cancellation ends by the policy of the sale, or at the time fixed by a move', () => {
    expect(computeBookedFreeCancellationEnd(booked, end)).toBe(end);
    expect(computeBookedFreeCancellationEnd({ ...booked, freeHours: 24 }, end + 1)).toBe(
      end + 24 * 3_600_000,
    );
    expect(computeBookedFreeCancellationEnd({ ...booked, freeUntilMs: 5 }, 4)).toBe(5);
  });

  test('a booking that is over or was paid to the captain has no free cancellation', () => {
    expect(computeBookedFreeCancellationEnd({ ...booked, status: 'cancelled' }, 0)).toBeUndefined();
    expect(
      computeBookedFreeCancellationEnd({ ...booked, isPaidToOperator: true }, 0),
    ).toBeUndefined();
  });

  test.each(languages)(
    'the cancellation terms are one sentence in %s, with or without free cancellation',
    (language) => {
      const trips = tripsMessages[language];
      const sentence = formatCancellationTerms(language, end, trips);
      expect(sentence).toContain(localizeDay(language, '2027-01-13', 'weekdayDay'));
      expect(formatCancellationTerms(language, null, trips)).toBe(trips.noRefundFromNow);
    },
  );
});
