import { expect, test } from 'vitest';
import { done, refused } from './problems.ts';

test('a successful outcome carries its value', () => {
  expect(done(7)).toEqual({ ok: true, value: 7 });
});

test('a refused outcome carries a kind, a message for the person and facts for the screen', () => {
  expect(refused('conflict', 'booking.over', { facts: { amountCents: 9550 } })).toEqual({
    ok: false,
    problem: { kind: 'conflict', message: 'booking.over', facts: { amountCents: 9550 } },
  });
});
