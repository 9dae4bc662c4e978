import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestSteps, inRanges, stepsIn } from './fewest-steps.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);
const wrongWithAll = (needed: readonly number[]) => async (steps: readonly number[]) =>
  needed.every((step) => steps.includes(step));

test('finds the three of a thousand steps that cause a failure, in few tries', async () => {
  let tries = 0;
  const isWrong = wrongWithAll([17, 503, 998]);
  const found = await fewestSteps(
    upTo(1000),
    (steps) => {
      tries += 1;
      return isWrong(steps);
    },
    200,
  );
  expect(found).toEqual([17, 503, 998]);
  expect(tries).toBeLessThan(80);
});

test('finds exactly the steps that cause a failure, for any steps', async () => {
  const needed = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(needed, async (steps) => {
      const found = await fewestSteps(upTo(60), wrongWithAll(steps), 10_000);
      expect(found).toEqual(steps.toSorted((one, other) => one - other));
    }),
  );
});

test('keeps one step if either of two causes the failure', async () => {
  const isWrong = async (steps: readonly number[]) => steps.includes(7) || steps.includes(31);
  expect(await fewestSteps(upTo(40), isWrong, 1000)).toHaveLength(1);
});

test('returns all steps if fewer do not cause the failure', async () => {
  expect(await fewestSteps(upTo(9), async () => false, 1000)).toEqual(upTo(9));
  expect(await fewestSteps([5], async () => true, 1000)).toEqual([5]);
  expect(await fewestSteps([], async () => true, 1000)).toEqual([]);
});

test('stops after the given number of tries and returns the fewest steps so far', async () => {
  let tries = 0;
  const found = await fewestSteps(
    upTo(1000),
    async (steps) => {
      tries += 1;
      return steps.includes(1);
    },
    3,
  );
  expect(tries).toBe(3);
  expect(found).toContain(1);
  expect(found.length).toBeLessThan(1000);
});

test('formats steps as ranges, and parses them back', () => {
  expect(inRanges([1, 2, 3, 77, 79, 80])).toBe('1-3,77,79-80');
  expect(stepsIn('79-80,1-3,77,2')).toEqual([1, 2, 3, 77, 79, 80]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (steps) => {
      const sorted = steps.toSorted((one, other) => one - other);
      expect(stepsIn(inRanges(sorted))).toEqual(sorted);
    }),
  );
});

test.each(['', '1-', 'all', '1..5', '3,,4', '-2', '9-3'])(
  'rejects %j as a list of steps',
  (text) => {
    expect(stepsIn(text) ?? []).toEqual([]);
  },
);
