import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses, type BookingStatus } from './bookings.ts';
import { decideRefund, mostToGiveBack, refundRefusal } from './refund-orders.ts';
import { mostRefundable } from './refunds.ts';

const paid = (status: BookingStatus, refundedCents = 0) => ({
  ...{ tripCents: 9500, feeCents: 475, refundedCents, status, wasPaid: true },
});
const input = (refundCents: number, mostCents: number) => ({ refundCents, mostCents });

describe('refunding', () => {
  test.each([
    { was: 'paid', back: 1, becomes: 'paid' },
    { was: 'paid', back: 9975, becomes: 'paid' },
    { was: 'cancelled', back: 500, becomes: 'refunded' },
    { was: 'refunded', back: 500, becomes: 'refunded' },
  ] as const)('$back of what is $was: $becomes', ({ was, back, becomes }) => {
    expect(decideRefund(paid(was), input(back, 9975))).toEqual({
      ok: true,
      value: { status: becomes },
    });
  });

  test.each([
    { back: 0, why: 'Enter how much goes back to the guest' },
    { back: 4976, why: 'At most $49.75 can go back to the guest.' },
  ])('never $back of 49.75', ({ back, why }) => {
    expect(decideRefund(paid('paid', 5000), input(back, 4975))).toMatchObject({
      ok: false,
      problem: { kind: 'invalid', fields: { refundCents: why } },
    });
  });

  test('of two who saw the same, the second looks again', () => {
    expect(decideRefund(paid('paid', 100), input(100, 9975))).toMatchObject({
      ok: false,
      problem: { kind: 'amount-changed', facts: { mostCents: 9875 } },
    });
  });

  test('nothing of what nobody paid, however it stands', () => {
    for (const status of bookingStatuses) {
      const booking = { ...paid(status), wasPaid: false };
      expect(mostToGiveBack(booking)).toBe(0);
      expect(decideRefund(booking, input(1, 0))).toMatchObject({
        ok: false,
        problem: { kind: 'conflict', message: refundRefusal(booking) },
      });
    }
  });
});

test('any number of refunds never comes to more than was paid', () => {
  const inputs = fc.array(fc.integer({ min: 0, max: 12_000 }), { maxLength: 20 });
  fc.assert(
    fc.property(inputs, fc.nat(1), (parts, stale) => {
      const booking = paid('paid');
      for (const refundCents of parts) {
        const decided = decideRefund(booking, input(refundCents, mostRefundable(booking) + stale));
        if (decided.ok) booking.refundedCents += refundCents;
        expect(booking.refundedCents).toBeLessThanOrEqual(9975);
        expect(decided.ok && stale === 1).toBe(false);
      }
    }),
  );
});
