import { expect, test } from 'vitest';
import { type AnswerStore, openAnswerStore } from './answer-store.ts';

const FRESH_MS = 1000;
const TEN_MINUTES_MS = 10 * 60_000;

/** Opens a store with its own clock, and an origin that provides new answers. */
function openTestStore() {
  const clock = { now: 0 };
  const origin = {
    asked: 0,
    next: (): Promise<Response> => Promise.resolve(shared('first')),
  };
  const store = openAnswerStore({ now: () => clock.now, complete: () => {} });
  const ask = () =>
    textFrom(store, () => {
      origin.asked += 1;
      return origin.next();
    });
  return { clock, origin, store, ask };
}

test('an answer is fresh for one second after it is complete, even if it was slow', async () => {
  const { clock, origin, store, ask } = openTestStore();
  origin.next = async () => {
    clock.now += 3 * FRESH_MS;
    return shared('slow');
  };
  expect(await ask()).toBe('slow');
  clock.now += FRESH_MS - 1;
  expect(await ask()).toBe('slow');
  expect(origin.asked).toBe(1);
  clock.now += 1;
  expect(store.findFresh('/')).toBeUndefined();
});

test('concurrent requests share one answer while it is being made', async () => {
  const { origin, ask } = openTestStore();
  const making = Promise.withResolvers<Response>();
  origin.next = () => making.promise;
  const callers = [ask(), ask(), ask()];
  making.resolve(shared('once'));
  expect(await Promise.all(callers)).toEqual(['once', 'once', 'once']);
  expect(origin.asked).toBe(1);
});

test('after a change, neither a stored answer nor one in progress is served to new requests', async () => {
  const { origin, store, ask } = openTestStore();
  const old = Promise.withResolvers<Response>();
  origin.next = () => old.promise;
  const early = ask();
  store.expire();
  origin.next = () => Promise.resolve(shared('new'));
  expect(await ask()).toBe('new');
  old.resolve(shared('old'));
  expect(await early).toBe('old');
  expect(await ask()).toBe('new');
});

test.each([
  ['a no-store answer', () => new Response('x', { headers: { 'cache-control': 'no-store' } })],
  [
    'a private answer',
    () => new Response('x', { headers: { 'cache-control': 'private, no-cache' } }),
  ],
  ['an answer without Cache-Control', () => new Response('x')],
  ['a 404 answer', () => shared('x', 404)],
])('%s is not cached', async (_, make) => {
  const { origin, store, ask } = openTestStore();
  origin.next = () => Promise.resolve(make());
  await ask();
  expect(store.findFresh('/')).toBeUndefined();
});

test.each([
  ['fails', () => Promise.reject(new Error('no database'))],
  ['is an error', () => Promise.resolve(new Response('no database', { status: 503 }))],
])('while a new answer %s, the last good one is served for ten minutes', async (_, fail) => {
  const { clock, origin, store, ask } = openTestStore();
  await ask();
  store.expire();
  origin.next = fail;
  expect(await ask()).toBe('first');
  clock.now = TEN_MINUTES_MS - 1;
  expect(await ask()).toBe('first');
  // The stale answer counts as fresh for a second, so that a failing origin is asked once a second.
  expect(store.findFresh('/')).toBeDefined();
  clock.now = TEN_MINUTES_MS + FRESH_MS;
  expect(await ask().catch((error: Error) => error.message)).toBe('no database');
  origin.next = () => Promise.resolve(shared('back'));
  expect(await ask()).toBe('back');
});

test.each([
  ['large', 1024 * 1024, 40],
  ['tiny', 1, 3000],
])(
  'made-up URLs with %s answers evict the oldest entries, not the newest',
  async (_, size, many) => {
    const { store } = openTestStore();
    const body = 'x'.repeat(size);
    for (let at = 0; at < many; at += 1) await textFrom(store, async () => shared(body), `/?${at}`);
    expect(store.findFresh('/?0')).toBeUndefined();
    expect(store.findFresh(`/?${many - 1}`)).toBeDefined();
  },
);

function shared(body: string, status = 200): Response {
  return new Response(body, { status, headers: { 'cache-control': 'no-cache' } });
}

async function textFrom(
  store: AnswerStore,
  make: () => Promise<Response>,
  key = '/',
): Promise<string> {
  const answer = store.findFresh(key)?.answer ?? (await store.obtain(key, { make, isFinal: true }));
  return answer.body.toString();
}
