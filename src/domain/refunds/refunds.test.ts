import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addServiceFee } from '../money/pricing.ts';
import {
  computeOperatorShare,
  computeMaxRefundable,
  splitRefund,
  splitRefunds,
  decideRefund,
  computeMaxRefundIfPaid,
  findRefundRefusal,
} from './refunds.ts';
import { bookingStatuses, type BookingStatus } from '../bookings/bookings.ts';

describe('a refund divides between trip and fee', () => {
  test.each([
    { paid: [9500, 475], back: 0, parts: [0, 0] },
    { paid: [9500, 475], back: 9975, parts: [9500, 475] },
    { paid: [9500, 475], back: 5000, parts: [4762, 238] },
    { paid: [9500, 0], back: 2500, parts: [2500, 0] },
    // The fee's part of 10 cents is 0.476, and of 11 cents 0.524.
    { paid: [10_000, 500], back: 10, parts: [10, 0] },
    { paid: [10_000, 500], back: 11, parts: [10, 1] },
    { paid: [1, 1], back: 1, parts: [0, 1] },
  ])(
    'a refund of $back of $paid divides into $parts',
    ({ paid: [tripCents = 0, feeCents = 0], back, parts }) => {
      const money = { tripCents, feeCents, refundedCents: back };
      const { tripCents: trip, feeCents: fee } = splitRefunds(money);
      expect([trip, fee]).toEqual(parts);
      expect(computeOperatorShare(money)).toBe(tripCents - trip);
    },
  );

  const payments = fc.integer({ min: 1, max: 100_000_000 }).chain((tripCents) =>
    fc.oneof(fc.constant(0), fc.constant(addServiceFee(tripCents).feeCents)).chain((feeCents) =>
      fc.record({
        tripCents: fc.constant(tripCents),
        feeCents: fc.constant(feeCents),
        back: fc.integer({ min: 0, max: tripCents + feeCents }),
        shares: fc.array(fc.nat(100), { minLength: 1, maxLength: 6 }),
      }),
    ),
  );

  test('a refund never takes more of the trip or the fee than was paid, and adds up to the cent', () => {
    fc.assert(
      fc.property(payments, ({ tripCents, feeCents, back }) => {
        const parts = splitRefunds({ tripCents, feeCents, refundedCents: back });
        expect(parts.tripCents + parts.feeCents).toBe(back);
        expect(parts.tripCents).toBeGreaterThanOrEqual(0);
        expect(parts.tripCents).toBeLessThanOrEqual(tripCents);
        expect(parts.feeCents).toBeGreaterThanOrEqual(0);
        expect(parts.feeCents).toBeLessThanOrEqual(feeCents);
        // Proportional, within half a cent.
        const exact = (feeCents * back) / (tripCents + feeCents);
        expect(Math.abs(parts.feeCents - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  test('a refund in several parts divides like a single one', () => {
    fc.assert(
      fc.property(payments, ({ tripCents, feeCents, back, shares }) => {
        let money = { tripCents, feeCents, refundedCents: 0 };
        const sum = { tripCents: 0, feeCents: 0 };
        for (const cents of cutUp(back, shares)) {
          const parts = splitRefund(money, cents);
          expect(Math.min(parts.tripCents, parts.feeCents)).toBeGreaterThanOrEqual(0);
          sum.tripCents += parts.tripCents;
          sum.feeCents += parts.feeCents;
          money = { ...money, refundedCents: money.refundedCents + cents };
        }
        expect(sum).toEqual(splitRefunds({ tripCents, feeCents, refundedCents: back }));
        expect(computeMaxRefundable(money)).toBe(tripCents + feeCents - back);
      }),
    );
  });
});

/** Splits an amount into positive parts, roughly in these shares. */
function cutUp(cents: number, shares: readonly number[]): number[] {
  const parts: number[] = [];
  let left = cents;
  for (const share of shares) {
    const part = Math.min(left, Math.floor((cents * share) / 100));
    if (part > 0) parts.push(part);
    left -= part;
  }
  return left > 0 ? [...parts, left] : parts;
}

const paid = (status: BookingStatus, refundedCents = 0) => ({
  tripCents: 9500,
  feeCents: 475,
  refundedCents,
  status,
  wasPaid: true,
});
const input = (refundCents: number, mostCents: number) => ({ refundCents, mostCents });

describe('refunds of a booking', () => {
  test.each([
    { was: 'paid', back: 1, becomes: 'paid' },
    { was: 'paid', back: 9975, becomes: 'paid' },
    { was: 'cancelled', back: 500, becomes: 'refunded' },
    { was: 'refunded', back: 500, becomes: 'refunded' },
  ] as const)(
    'a refund of $back cents on a $was booking makes it $becomes',
    ({ was, back, becomes }) => {
      expect(decideRefund(paid(was), input(back, 9975))).toEqual({
        ok: true,
        value: { status: becomes },
      });
    },
  );

  test.each([
    { back: 0, why: 'refund.amountMissing' },
    { back: 4976, why: { code: 'refund.tooMuch', values: { money: 4975 } } },
  ])(
    'a refund of $back cents is refused when at most 4975 cents can be refunded',
    ({ back, why }) => {
      expect(decideRefund(paid('paid', 5000), input(back, 4975))).toMatchObject({
        ok: false,
        problem: { kind: 'invalid', fields: { refundCents: why } },
      });
    },
  );

  test('the second of two refunds from the same view is refused with the new maximum', () => {
    expect(decideRefund(paid('paid', 100), input(100, 9975))).toMatchObject({
      ok: false,
      problem: { kind: 'amount-changed', facts: { mostCents: 9875 } },
    });
  });

  test('a booking that was never paid cannot be refunded in any status', () => {
    for (const status of bookingStatuses) {
      const booking = { ...paid(status), wasPaid: false };
      expect(computeMaxRefundIfPaid(booking)).toBe(0);
      expect(decideRefund(booking, input(1, 0))).toMatchObject({
        ok: false,
        problem: { kind: 'conflict', message: findRefundRefusal(booking) },
      });
    }
  });
});

test('repeated refunds never exceed what was paid', () => {
  const inputs = fc.array(fc.integer({ min: 0, max: 12_000 }), { maxLength: 20 });
  fc.assert(
    fc.property(inputs, fc.nat(1), (parts, stale) => {
      const booking = paid('paid');
      for (const refundCents of parts) {
        const decided = decideRefund(
          booking,
          input(refundCents, computeMaxRefundable(booking) + stale),
        );
        if (decided.ok) booking.refundedCents += refundCents;
        expect(booking.refundedCents).toBeLessThanOrEqual(9975);
        expect(decided.ok && stale === 1).toBe(false);
      }
    }),
  );
});
