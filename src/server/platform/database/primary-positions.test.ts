import { expect, test } from 'vitest';
import { openPrimaryPositions } from './primary-positions.ts';

/** Creates a primary whose position is a counter, and a clock that moves only when a test sets it. */
function createWorld() {
  const world = { now: 1_000_000, written: 1, asked: 0, isDown: false };
  const ask = async () => {
    world.asked += 1;
    if (world.isDown) throw new Error('unreachable');
    return String(world.written);
  };
  const positions = openPrimaryPositions({ ask, now: () => world.now });
  return { world, positions };
}

test('the primary’s position is queried once per half second, even with many callers', async () => {
  const { world, positions } = createWorld();
  const answers = await Promise.all(Array.from({ length: 20 }, () => positions.current()));
  expect(new Set(answers)).toEqual(new Set(['1']));
  world.now += 499;
  await positions.current();
  expect(world.asked).toBe(1);
  world.written = 2;
  world.now += 1;
  expect(await positions.current()).toBe('2');
  expect(world.asked).toBe(2);
});

test('a change causes a new query for the primary’s position, even while an older query is pending', async () => {
  const answers: ((position: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => void answers.push(resolve));
  const positions = openPrimaryPositions({ ask, now: () => 0 });
  const before = positions.current();
  positions.expire();
  const after = positions.current();
  expect(answers).toHaveLength(2);
  answers[0]?.('before');
  expect(await before).toBe('before');
  answers[1]?.('after');
  expect(await after).toBe('after');
  expect(await positions.current()).toBe('after');
  expect(answers).toHaveLength(2);
});

test('while the primary is unreachable, its last position is used for ten minutes and queried once a second', async () => {
  const { world, positions } = createWorld();
  expect(await positions.current()).toBe('1');
  world.isDown = true;
  positions.expire();
  for (let seconds = 1; seconds < 600; seconds += 1) {
    world.now += 1000;
    expect(await positions.current()).toBe('1');
    expect(await positions.current()).toBe('1');
    expect(world.asked).toBe(1 + seconds);
  }
  world.now += 1000;
  expect(await positions.current()).toBe(null);
  world.isDown = false;
  world.written = 9;
  world.now += 1000;
  expect(await positions.current()).toBe('9');
});

test('the primary’s position is null before its first answer', async () => {
  const { world, positions } = createWorld();
  world.isDown = true;
  expect(await positions.current()).toBe(null);
});

test('while the primary is silent, a doubted position remains usable and an expired one does not', async () => {
  let isSilent = false;
  const ask = () => (isSilent ? new Promise<string>(() => {}) : Promise.resolve('1'));
  let now = 0;
  const positions = openPrimaryPositions({ ask, now: () => now });
  await positions.current();
  isSilent = true;
  positions.doubt();
  expect(await positions.current()).toBe('1');
  positions.expire();
  expect(await positions.current()).toBe(null);
  isSilent = false;
  now += 1000;
  expect(await positions.current()).toBe('1');
});
