import { expect, test } from 'vitest';
import { computePaymentBalance } from './payment-balance.ts';

test('a payment without refunds shows no balance', () => {
  expect(computePaymentBalance({ amountCents: 19_000, refundedCents: 0 })).toBeNull();
});

test.each([
  [9500, 9500],
  [19_000, 0],
  [1, 18_999],
])(
  'after a refund of %i of 19000 cents, the remaining balance is %i cents',
  (refundedCents, remainsCents) => {
    expect(computePaymentBalance({ amountCents: 19_000, refundedCents })).toEqual({
      totalCents: 19_000,
      refundedCents,
      remainsCents,
    });
  },
);
