import { expect, it } from 'vitest';
import { expiredBookings } from './offline-bookings.ts';

const tripOn = (endDate: string) => ({ endDate });

it.each([
  ['today', '2026-12-31', 0],
  ['30 days ago', '2026-12-01', 0],
  ['31 days ago', '2026-11-30', 1],
])(
  'the number of offline bookings evicted because their trip ended %s is $2',
  (_, endDate, dropped) => {
    expect(expiredBookings([tripOn(endDate)], '2026-12-31')).toHaveLength(dropped);
  },
);

it('five bookings are kept offline, and the earliest are evicted', () => {
  const bookings = Array.from({ length: 7 }, (_, index) => ({ id: index, endDate: '2027-01-05' }));
  expect(expiredBookings(bookings, '2026-12-31').map(({ id }) => id)).toEqual([5, 6]);
});
