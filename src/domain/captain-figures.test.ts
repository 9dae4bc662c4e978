import { expect, test } from 'vitest';
import { captainFigures } from './captain-figures.ts';

const at = (text: string) => Date.parse(text);

test('the dashboard counts by the island’s calendar, and only money that stayed', () => {
  const figures = captainFigures(
    3,
    [
      // Still October on the island.
      {
        status: 'paid',
        amountCents: 10_000,
        refundedCents: 0,
        createdAtMs: at('2026-11-01T03:59:00Z'),
      },
      {
        status: 'paid',
        amountCents: 10_000,
        refundedCents: 4000,
        createdAtMs: at('2026-11-01T04:00:00Z'),
      },
      {
        status: 'pending',
        amountCents: 50_000,
        refundedCents: 0,
        createdAtMs: at('2026-11-20T12:00:00Z'),
      },
      {
        status: 'refunded',
        amountCents: 70_000,
        refundedCents: 70_000,
        createdAtMs: at('2026-11-20T12:00:00Z'),
      },
    ],
    '2026-11',
  );
  expect(figures).toEqual({ totalBoats: 3, bookingsThisMonth: 3, revenueCents: 16_000 });
});
