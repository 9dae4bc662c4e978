import { expect, test } from 'vitest';
import { done, refused } from './problems.ts';

test('an outcome is done, with its value', () => {
  expect(done(7)).toEqual({ ok: true, value: 7 });
});

test('or refused, with a kind, a sentence for the person, and what the screen may use', () => {
  expect(refused('conflict', 'The price has changed.', { facts: { amountCents: 9550 } })).toEqual({
    ok: false,
    problem: { kind: 'conflict', message: 'The price has changed.', facts: { amountCents: 9550 } },
  });
});
