import { describe, expect, it, test } from 'vitest';
import { portCodes } from '../island/ports.ts';
import { pierCodes, getTenderMinutes, getWayMinutes, findWay } from './ship-ways.ts';

describe('the way from a pier to a dock', () => {
  it.each([
    ['philipsburg', 'sxm-philipsburg', 20],
    ['philipsburg', 'sxm-simpson-bay', 35],
    ['philipsburg-tender', 'sxm-philipsburg', 10],
    ['marigot-tender', 'sxm-marigot', 10],
    ['marigot-tender', 'sxm-philipsburg', 35],
  ] as const)('the way from %s to %s takes %s minutes', (pier, port, minutes) => {
    expect(getWayMinutes(findWay(pier, port))).toBe(minutes);
  });

  it.each([
    [{ foot: 30, taxi: 10 }, 30],
    [{ foot: 31, taxi: 10 }, 10],
    [{ foot: null, taxi: 45 }, 45],
  ])('the way with %j takes %s minutes', (way, minutes) => {
    expect(getWayMinutes(way)).toBe(minutes);
  });

  test('a taxi is never slower than walking', () => {
    for (const pier of pierCodes)
      for (const port of portCodes) {
        const { foot, taxi } = findWay(pier, port);
        expect(taxi).toBeGreaterThan(0);
        expect(foot ?? taxi).toBeGreaterThanOrEqual(taxi);
      }
  });

  test('the way to an unknown dock takes as long as the way to the farthest one', () => {
    for (const pier of pierCodes) {
      const farthest = Math.max(...portCodes.map((port) => getWayMinutes(findWay(pier, port))));
      expect(getWayMinutes(findWay(pier, 'a quiet bay'))).toBe(farthest);
      expect(getWayMinutes(findWay(pier, 'constructor'))).toBe(farthest);
    }
  });

  test('only passengers who come ashore by tender wait for one', () => {
    expect(pierCodes.map(getTenderMinutes)).toEqual([0, 30, 30]);
  });
});
