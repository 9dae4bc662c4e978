import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { chooseFeatured, MAX_FEATURED } from './featured-turns.ts';

const ids = fc.uniqueArray(fc.uuid(), { maxLength: 60 });
const day = fc.integer({ min: 0, max: 20_000 }).map((nth) => addDays('2026-01-01', nth));

function timesShown(all: readonly string[], first: string, days: number): Map<string, number> {
  const times = new Map(all.map((id) => [id, 0]));
  for (let nth = 0; nth < days; nth += 1)
    for (const id of chooseFeatured(all, addDays(first, nth)))
      times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

test('at most twelve boats are featured on a day, without duplicates, and all of them if they fit', () => {
  fc.assert(
    fc.property(ids, day, (all, on) => {
      const shown = chooseFeatured(all, on);
      expect(shown).toHaveLength(Math.min(all.length, MAX_FEATURED));
      expect(new Set(shown).size).toBe(shown.length);
      expect(all).toEqual(expect.arrayContaining(shown));
    }),
  );
});

test('over as many days as there are boats, every boat is featured equally often', () => {
  fc.assert(
    fc.property(ids, day, (all, first) => {
      const times = timesShown(all, first, all.length);
      const each = Math.min(all.length, MAX_FEATURED);
      expect([...times.values()]).toEqual(all.map(() => each));
    }),
    { numRuns: 40 },
  );
});

test('every boat is featured within one full round', () => {
  fc.assert(
    fc.property(ids, day, (all, first) => {
      const round = Math.ceil(all.length / MAX_FEATURED);
      expect([...timesShown(all, first, round).values()].every((times) => times > 0)).toBe(true);
    }),
  );
});

test('all guests see the same order of featured boats on one day, and the first boat varies from day to day', () => {
  const all = Array.from({ length: 5 }, (_, nth) => `0000000${nth}-0000-4000-8000-000000000000`);
  expect(chooseFeatured(all, '2026-11-23')).toEqual(chooseFeatured(all, '2026-11-23'));
  const firsts = new Map<string, number>();
  for (let nth = 0; nth < 1000; nth += 1) {
    const [first = ''] = chooseFeatured(all, addDays('2026-11-23', nth));
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  for (const id of all) expect(Math.abs((firsts.get(id) ?? 0) - 200)).toBeLessThan(60);
});
