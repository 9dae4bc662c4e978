import { expect, test } from 'vitest';
import { bookingStatuses } from '../bookings/bookings.ts';
import { computeConversions, formatShare } from './conversions.ts';

const hold = { flow: 'checkout', wasPaid: false, wasLeft: false } as const;

test('a hold is counted as paid, waiting, abandoned, expired or paid too late', () => {
  const [checkout, form] = computeConversions([
    { ...hold, status: 'paid', wasPaid: true, count: 60 },
    // Cancelled later, but still counted as paid.
    { ...hold, status: 'refunded', wasPaid: true, count: 3 },
    { ...hold, status: 'cancelled', wasPaid: true, count: 2 },
    { ...hold, status: 'refunded', count: 5 },
    { ...hold, status: 'expired', wasLeft: true, count: 7 },
    { ...hold, status: 'expired', count: 11 },
    { ...hold, status: 'held', count: 1 },
    { ...hold, flow: 'form', status: 'cancelled', count: 4 },
  ]);
  expect(checkout).toEqual({
    flow: 'checkout',
    begun: 89,
    ends: { paid: 65, waiting: 1, abandoned: 7, expired: 11, 'called-off': 0, 'too-late': 5 },
  });
  expect(form).toMatchObject({ flow: 'form', begun: 4, ends: { paid: 0, 'called-off': 4 } });
});

test('every booking is counted under exactly one outcome', () => {
  const begun = bookingStatuses.flatMap((status) =>
    [true, false].map((wasPaid) => ({ ...hold, status, wasPaid, count: 1 })),
  );
  const [checkout] = computeConversions(begun);
  const ends = Object.values(checkout?.ends ?? {});
  expect(ends.reduce((sum, count) => sum + count, 0)).toBe(begun.length);
});

test.each([
  [5, 8, '62.5%'],
  [8, 8, '100.0%'],
  [1, 3, '33.3%'],
  [0, 0, null],
])('the share of %d out of %d is %s', (part, whole, share) => {
  expect(formatShare(part, whole)).toBe(share);
});
