import { expect, test } from 'vitest';
import { computeRefundCents } from './refund-form.tsx';

test.each([
  ['1,250.00', 125_000],
  ['12,50', null],
  ['0', null],
])('a partial refund typed as %j is %j cents', (amount, cents) => {
  expect(computeRefundCents({ share: 'part', amount }, 200_000)).toBe(cents);
});
