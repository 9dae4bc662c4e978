import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  FULL_RETRY_SECONDS,
  MAX_LISTENERS_PER_NETWORK,
} from '../../../src/server/marketplace/board/board-listeners.ts';
import { askStream, listenToBoard } from '../../support/worlds/guests/board-client.ts';
import {
  createIsolatedWorld,
  createPayingWorld,
  type PayingWorld,
} from '../../support/worlds/guests/paying-world.ts';

let world: PayingWorld;
beforeAll(async () => {
  world = await createPayingWorld();
});
afterAll(() => world.close());

test('an unknown port has no board', async () => {
  for (const path of ['/api/board', '/api/board/stream', '/board']) {
    const address = path === '/board' ? '/board/nowhere' : `${path}?port=nowhere`;
    expect([address, (await fetch(world.baseUrl + address)).status]).toEqual([address, 404]);
  }
  expect((await askStream(world, `?port=${'x'.repeat(101)}`)).status).toBe(400);
});

test('the headers of the board stream keep proxies from caching, buffering or compressing it', async () => {
  const leaving = new AbortController();
  const { headers } = await askStream(world, '', { signal: leaving.signal });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
  leaving.abort();
});

test('one network can open a limited number of board streams, and closing one makes room', async () => {
  for (let nth = 0; nth < MAX_LISTENERS_PER_NETWORK * 2; nth += 1)
    expect((await askStream(world, '', { method: 'HEAD' })).status).toBe(200);
  const open = await Promise.all(
    Array.from({ length: MAX_LISTENERS_PER_NETWORK }, () => listenToBoard(world)),
  );
  const refused = await askStream(world);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([
    429,
    String(FULL_RETRY_SECONDS),
  ]);
  expect(await refused.json()).toEqual({
    code: 'board.tooManyOnNetwork',
    message: 'Too many boards are open on your connection.',
    facts: { retryAfterSeconds: FULL_RETRY_SECONDS },
  });
  open.pop()?.leave();
  const [next] = await waitForFreeStream();
  for (const each of [...open, next]) each?.leave();
});

/** Waits for a free stream: the server notices a disconnect a moment later. */
async function waitForFreeStream() {
  const found: Awaited<ReturnType<typeof listenToBoard>>[] = [];
  await expect
    .poll(async () => {
      const listened = await listenToBoard(world).catch(() => null);
      if (listened) found.push(listened);
      return found.length;
    })
    .toBe(1);
  return found;
}

test('a stopping server ends open event streams', async () => {
  const own = await createIsolatedWorld({});
  const board = await listenToBoard(own);
  await board.waitForEvent('alive');
  const stopped = own.product.stop();
  await board.over;
  expect(await stopped).toBe(0);
  await own.close();
});
