import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withServiceFee } from './pricing.ts';
import { keptForOperator, mostRefundable, partsOfRefund, refundedParts } from './refunds.ts';

describe('a refund divides between trip and fee', () => {
  test.each([
    { paid: [9500, 475], back: 0, parts: [0, 0] },
    { paid: [9500, 475], back: 9975, parts: [9500, 475] },
    { paid: [9500, 475], back: 5000, parts: [4762, 238] },
    { paid: [9500, 0], back: 2500, parts: [2500, 0] },
    // The fee's part of 10 cents would be 0.476: of 11 it is 0.524.
    { paid: [10_000, 500], back: 10, parts: [10, 0] },
    { paid: [10_000, 500], back: 11, parts: [10, 1] },
    { paid: [1, 1], back: 1, parts: [0, 1] },
  ])('$back of $paid: $parts', ({ paid: [tripCents = 0, feeCents = 0], back, parts }) => {
    const money = { tripCents, feeCents, refundedCents: back };
    const { tripCents: trip, feeCents: fee } = refundedParts(money);
    expect([trip, fee]).toEqual(parts);
    expect(keptForOperator(money)).toBe(tripCents - trip);
  });

  const payments = fc.integer({ min: 1, max: 100_000_000 }).chain((tripCents) =>
    fc.oneof(fc.constant(0), fc.constant(withServiceFee(tripCents).feeCents)).chain((feeCents) =>
      fc.record({
        tripCents: fc.constant(tripCents),
        feeCents: fc.constant(feeCents),
        back: fc.integer({ min: 0, max: tripCents + feeCents }),
        shares: fc.array(fc.nat(100), { minLength: 1, maxLength: 6 }),
      }),
    ),
  );

  test('never more of one than was paid for it, and never a cent beside both', () => {
    fc.assert(
      fc.property(payments, ({ tripCents, feeCents, back }) => {
        const parts = refundedParts({ tripCents, feeCents, refundedCents: back });
        expect(parts.tripCents + parts.feeCents).toBe(back);
        expect(parts.tripCents).toBeGreaterThanOrEqual(0);
        expect(parts.tripCents).toBeLessThanOrEqual(tripCents);
        expect(parts.feeCents).toBeGreaterThanOrEqual(0);
        expect(parts.feeCents).toBeLessThanOrEqual(feeCents);
        // In proportion, to within half a cent.
        const exact = (feeCents * back) / (tripCents + feeCents);
        expect(Math.abs(parts.feeCents - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  test('in however many refunds it goes back', () => {
    fc.assert(
      fc.property(payments, ({ tripCents, feeCents, back, shares }) => {
        let money = { tripCents, feeCents, refundedCents: 0 };
        const sum = { tripCents: 0, feeCents: 0 };
        for (const cents of cutUp(back, shares)) {
          const parts = partsOfRefund(money, cents);
          expect(Math.min(parts.tripCents, parts.feeCents)).toBeGreaterThanOrEqual(0);
          sum.tripCents += parts.tripCents;
          sum.feeCents += parts.feeCents;
          money = { ...money, refundedCents: money.refundedCents + cents };
        }
        expect(sum).toEqual(refundedParts({ tripCents, feeCents, refundedCents: back }));
        expect(mostRefundable(money)).toBe(tripCents + feeCents - back);
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
