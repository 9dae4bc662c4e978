import { expect, test } from 'vitest';
import { computeBalanceTransactionMoves } from './provider-lines.ts';

test.each([
  { type: 'charge', cents: 10_000, feeCents: 320, moves: { feeCents: 320, bankCents: 0 } },
  { type: 'refund', cents: -4000, feeCents: 0, moves: { feeCents: 0, bankCents: 0 } },
  { type: 'adjustment', cents: -10_000, feeCents: 1500, moves: { feeCents: 1500, bankCents: 0 } },
  { type: 'payout', cents: -9000, feeCents: 0, moves: { feeCents: 0, bankCents: 9000 } },
  { type: 'payout_failure', cents: 9000, feeCents: 0, moves: { feeCents: 0, bankCents: -9000 } },
  { type: 'stripe_fee', cents: -200, feeCents: 0, moves: { feeCents: 200, bankCents: 0 } },
])('a provider transaction of type $type and $cents cents moves $moves', ({ moves, ...line }) => {
  expect(computeBalanceTransactionMoves(line)).toEqual(moves);
});
