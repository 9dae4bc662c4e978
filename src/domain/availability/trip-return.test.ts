import { expect, test } from 'vitest';
import { computeReturn } from './trip-return.ts';

test('a trip returns on its day, or after midnight on the next', () => {
  expect(computeReturn('2026-12-04', '09:00', 240)).toEqual({
    back: '13:00',
    isBackNextDay: false,
  });
  expect(computeReturn('2026-12-04', '21:30', 180)).toEqual({ back: '00:30', isBackNextDay: true });
});
