import { expect, test } from 'vitest';
import { operatorTotals } from './operator-totals.ts';

const at = (text: string) => Date.parse(text);

test('the dashboard counts by the island’s calendar, and only money that stayed', () => {
  const metrics = operatorTotals(
    3,
    [
      // Still October on the island.
      {
        wasPaid: true,
        isPaidByHand: false,
        amountCents: 10_000,
        refundedCents: 0,
        createdAtMs: at('2026-11-01T03:59:00Z'),
      },
      {
        wasPaid: true,
        isPaidByHand: false,
        amountCents: 10_000,
        refundedCents: 4000,
        createdAtMs: at('2026-11-01T04:00:00Z'),
      },
      {
        wasPaid: false,
        isPaidByHand: false,
        amountCents: 50_000,
        refundedCents: 0,
        createdAtMs: at('2026-11-20T12:00:00Z'),
      },
      // Called off, and a part was kept.
      {
        wasPaid: true,
        isPaidByHand: false,
        amountCents: 70_000,
        refundedCents: 69_500,
        createdAtMs: at('2026-11-20T12:00:00Z'),
      },
      // Paid in cash: a booking of the month, and no revenue.
      {
        wasPaid: true,
        isPaidByHand: true,
        amountCents: 9000,
        refundedCents: 0,
        createdAtMs: at('2026-11-20T12:00:00Z'),
      },
      // Paid too late, and on its way back.
      {
        wasPaid: false,
        isPaidByHand: false,
        amountCents: 30_000,
        refundedCents: 0,
        createdAtMs: at('2026-11-20T12:00:00Z'),
      },
    ],
    '2026-11',
  );
  expect(metrics).toEqual({
    ...{ totalBoats: 3, bookingsThisMonth: 5 },
    ...{ revenueCents: 16_500, byHandCents: 9000 },
  });
});
