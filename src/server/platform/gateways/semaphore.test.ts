import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPerUserQueue, openSemaphore } from './semaphore.ts';

test('the semaphore never exceeds its limit, and serves callers in the order of their arrival', async () => {
  const someTasks = fc.array(fc.boolean(), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      someTasks,
      fc.scheduler(),
      async (max, tasks, order) => {
        const turns = openSemaphore(max);
        const began: number[] = [];
        let running = 0;
        let maxRunning = 0;
        const all = tasks.map((isGood, index) =>
          turns
            .take(async () => {
              began.push(index);
              running += 1;
              maxRunning = Math.max(maxRunning, running);
              await order.schedule(Promise.resolve());
              running -= 1;
              if (!isGood) throw new Error('failed');
              return index;
            })
            .catch(() => -1),
        );
        await order.waitAll();
        const ends = await order.waitFor(Promise.all(all));
        expect(ends).toEqual(tasks.map((isGood, index) => (isGood ? index : -1)));
        expect(began).toEqual(tasks.map((_, index) => index));
        expect(maxRunning).toBe(Math.min(max, tasks.length));
      },
    ),
  );
});

/** Opens a queue whose tasks run until the test ends them; `began` lists them in starting order. */
function openTestQueue(maxConcurrent: number, maxPerUser: number) {
  const turns = openPerUserQueue(maxConcurrent, maxPerUser);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    bring: (whose: string, name: string) =>
      turns.take(whose, (turn) =>
        turn(async () => {
          began.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
          return name;
        }),
      ),
    async end(name: string) {
      ends.get(name)?.();
      await flushPromises();
    },
  };
}

/** Waits until every promise that needs no outside input has settled. */
function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('a user with one task waits for at most one task of each user with many', async () => {
  const { bring, began, end } = openTestQueue(1, 12);
  const all = [
    ...['rosa 1', 'rosa 2', 'rosa 3'].map((name) => bring('rosa', name)),
    ...['otto 1', 'otto 2'].map((name) => bring('otto', name)),
    bring('mona', 'mona 1'),
  ];
  for (const turn of ['rosa 1', 'otto 1', 'mona 1', 'rosa 2', 'otto 2', 'rosa 3']) {
    await flushPromises();
    expect(began.at(-1)).toBe(turn);
    await end(turn);
  }
  expect(await Promise.all(all)).toHaveLength(6);
});

test('the queue refuses one user’s tasks above their limit, and still accepts other users’ tasks', async () => {
  const { bring, end } = openTestQueue(1, 2);
  const first = bring('rosa', 'rosa 1');
  const second = bring('rosa', 'rosa 2');
  expect(await bring('rosa', 'rosa 3')).toBe(null);
  const other = bring('otto', 'otto 1');
  await flushPromises();
  for (const turn of ['rosa 1', 'otto 1', 'rosa 2']) await end(turn);
  expect(await Promise.all([first, second, other])).toEqual(['rosa 1', 'rosa 2', 'otto 1']);
  const again = bring('rosa', 'rosa 4');
  await flushPromises();
  await end('rosa 4');
  expect(await again).toBe('rosa 4');
});

test('preparing a task does not block the turn of other users', async () => {
  const turns = openPerUserQueue(1, 2);
  let isPrepared: () => void = () => {};
  const slow = turns.take('rosa', async (turn) => {
    await new Promise<void>((resolve) => (isPrepared = resolve));
    return turn(async () => 'slow');
  });
  expect(await turns.take('otto', (turn) => turn(async () => 'quick'))).toBe('quick');
  isPrepared();
  expect(await slow).toBe('slow');
});

test('a failed task frees its turn like any other', async () => {
  const turns = openPerUserQueue(1, 1);
  const failing = turns.take('rosa', (turn) =>
    turn(async () => {
      throw new Error('failed');
    }),
  );
  await expect(failing).rejects.toThrow('failed');
  expect(await turns.take('rosa', async () => 'again')).toBe('again');
});
