import { expect, test } from 'vitest';
import { openLastGoodAnswers } from './last-good-answers.ts';

const MINUTE_MS = 60_000;

type Asked = Omit<RequestInit, 'cache'> & { status?: number; cache?: string };

function shop() {
  let nowMs = 0;
  const answer = openLastGoodAnswers(() => nowMs);
  return {
    wait: (minutes: number) => (nowMs += minutes * MINUTE_MS),
    ask: async (words: string, { status = 200, cache = 'no-cache', ...init }: Asked = {}) => {
      const request = new Request('http://shop/boats', init);
      const headers = { 'cache-control': cache };
      const given = await answer(request, async () => new Response(words, { status, headers }));
      return `${given.status} ${await given.text()}`;
    },
  };
}

test.each([500, 503])('a %i is answered by what was made last', async (status) => {
  const { ask } = shop();
  await ask('older');
  expect(await ask('newer')).toBe('200 newer');
  expect(await ask('broken', { status })).toBe('200 newer');
  expect(await ask('mended')).toBe('200 mended');
});

test('for ten minutes after it was made, and no longer', async () => {
  const { ask, wait } = shop();
  await ask('boats');
  wait(9);
  expect(await ask('away', { status: 503 })).toBe('200 boats');
  wait(1);
  expect(await ask('away', { status: 503 })).toBe('503 away');
});

test.each([
  ['what only one may see', { cache: 'no-store' }, {}],
  ['what somebody sends', { method: 'POST' }, { method: 'POST' }],
  ['another way of telling it', { headers: { accept: 'application/json' } }, {}],
  ['what was not found', { status: 404 }, {}],
] satisfies [string, Asked, Asked][])('%s stands in for nothing', async (_, first, second) => {
  const { ask } = shop();
  await ask('first', first);
  expect(await ask('away', { ...second, status: 503 })).toBe('503 away');
});

test('a page that is gone is gone, whatever it was', async () => {
  const { ask } = shop();
  await ask('boat');
  expect(await ask('gone', { status: 404 })).toBe('404 gone');
});
