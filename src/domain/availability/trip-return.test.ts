import { expect, test } from 'vitest';
import { computeReturn } from './trip-return.ts';

test('a trip returns on the day it leaves, or on the next day if it ends after midnight', () => {
  expect(computeReturn('2026-12-04', '09:00', 240)).toEqual({
    back: '13:00',
    isBackNextDay: false,
  });
  expect(computeReturn('2026-12-04', '21:30', 180)).toEqual({ back: '00:30', isBackNextDay: true });
});
