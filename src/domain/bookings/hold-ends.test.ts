import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay, anyTime } from '../../../tests/support/worlds/random-trips.ts';
import { toInstant } from '../time/days.ts';
import {
  computeApprovalDeadline,
  computeCheckoutHoldEnd,
  computeConfirmedEnd,
  computeReservationEnd,
  computeUnconfirmedEnd,
} from './hold-ends.ts';

const HOUR = 3_600_000;
const trip = { start: '2026-12-04', time: '14:00' };
const sailsAt = toInstant(trip.start, trip.time);

test('a checkout hold lasts 31 minutes: 30 for the payment page and one for latency', () => {
  const dayBefore = sailsAt - 24 * HOUR;
  expect(computeCheckoutHoldEnd(dayBefore, trip)).toBe(dayBefore + 31 * 60_000);
});

test('a checkout is never held after the trip starts', () => {
  expect(computeCheckoutHoldEnd(sailsAt - 10 * 60_000, trip)).toBe(sailsAt);
});

describe('the time to pay a reservation', () => {
  test.each([
    ['weeks before', 500, 24],
    ['a little over a day before', 24.01, 24],
    ['exactly a day before', 24, 2],
    ['the evening before', 18, 2],
    ['two hours before', 2, 2],
    ['an hour before', 1, 1],
    ['at the start of the trip', 0, 0],
  ])('a reservation made %s (%d h) has to be paid within %d h', (_, hoursBefore, hoursToPay) => {
    const nowMs = sailsAt - hoursBefore * HOUR;
    expect(computeReservationEnd(nowMs, trip)).toBe(nowMs + hoursToPay * HOUR);
  });

  test('a reservation never ends after the trip starts or more than 24 h after it was made', () => {
    const before = fc.integer({ min: 0, max: 200 * 24 * HOUR });
    fc.assert(
      fc.property(anyDay, anyTime, before, (start, time, ahead) => {
        const startsAt = toInstant(start, time);
        const nowMs = startsAt - ahead;
        const end = computeReservationEnd(nowMs, { start, time });
        expect(end).toBeLessThanOrEqual(startsAt);
        expect(end - nowMs).toBe(Math.min(ahead, (ahead > 24 * HOUR ? 24 : 2) * HOUR));
      }),
    );
  });
});

describe('a reservation whose email is not confirmed', () => {
  test('an unconfirmed reservation ends after 2 hours, and never later than a confirmed one', () => {
    const before = fc.integer({ min: 0, max: 200 * 24 * HOUR });
    fc.assert(
      fc.property(anyDay, anyTime, before, (start, time, ahead) => {
        const madeMs = toInstant(start, time) - ahead;
        const end = computeUnconfirmedEnd(madeMs, { start, time });
        expect(end - madeMs).toBe(Math.min(ahead, 2 * HOUR));
        const until = computeConfirmedEnd({ madeMs, endsMs: end, start, time });
        const gained = computeReservationEnd(madeMs, { start, time }) - (until ?? end);
        expect(gained).toBeLessThan(60_000);
        expect(gained).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('confirming the email adds no time to a reservation that is within a day of the trip or already confirmed', () => {
    const madeMs = sailsAt - 20 * HOUR;
    expect(computeConfirmedEnd({ ...trip, madeMs, endsMs: madeMs + 2 * HOUR })).toBeNull();
    const earlier = sailsAt - 200 * HOUR;
    expect(
      computeConfirmedEnd({ ...trip, madeMs: earlier, endsMs: earlier + 24 * HOUR }),
    ).toBeNull();
  });
});

describe('the operator’s time to approve', () => {
  const now = toInstant('2026-12-04', '08:00');
  test.each([
    ['for twelve hours', '2026-12-06', '09:00', toInstant('2026-12-04', '20:00')],
    ['until the trip starts', '2026-12-04', '14:00', toInstant('2026-12-04', '14:00')],
    ['no longer than now if the trip has started', '2026-12-04', '07:00', now],
  ])('an operator may approve a booking %s', (_, start, time, end) => {
    expect(computeApprovalDeadline(now, { start, time })).toBe(end);
  });

  test('a charter without a start time may be approved until its day begins', () => {
    const trip = { start: '2026-12-05', time: null };
    expect(computeApprovalDeadline(toInstant('2026-12-04', '18:00'), trip)).toBe(
      toInstant('2026-12-05', '00:00'),
    );
  });
});
