import { expect, test } from 'vitest';
import { MAX_LISTENERS, MAX_LISTENERS_PER_NETWORK, openListenerSlots } from './board-listeners.ts';

const getKind = (taken: ReturnType<ReturnType<typeof openListenerSlots>>) =>
  taken.ok ? 'taken' : taken.problem.kind;

test('the number of listeners per network is limited, and a listener that leaves frees a slot', () => {
  const take = openListenerSlots();
  const taken = Array.from({ length: MAX_LISTENERS_PER_NETWORK }, () => take('a hotel'));
  expect(new Set(taken.map(getKind))).toEqual(new Set(['taken']));
  expect(getKind(take('a hotel'))).toBe('too-many');
  expect(getKind(take('another'))).toBe('taken');
  if (taken[0]?.ok) taken[0].value.giveBack();
  expect([take('a hotel'), take('a hotel')].map(getKind)).toEqual(['taken', 'too-many']);
});

test('the total number of listeners per process is limited', () => {
  const take = openListenerSlots();
  for (let nth = 0; nth < MAX_LISTENERS; nth += 1)
    expect(getKind(take(`home ${nth}`))).toBe('taken');
  expect(take('one more')).toMatchObject({
    problem: { kind: 'unavailable', facts: { retryAfterSeconds: 60 } },
  });
});
