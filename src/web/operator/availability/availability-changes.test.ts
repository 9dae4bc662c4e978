import { describe, expect, test } from 'vitest';
import { emptyAvailability } from '#domain/availability-edits.ts';
import {
  addNextDays,
  toggleBlock,
  toggleManualDay,
  tripsLeftBehind,
} from './availability-changes.ts';
import { soldOnDay } from '../../trip/sold-on-day.ts';

const today = '2026-12-01';
const open = { ...emptyAvailability, manualDays: ['2026-11-30', '2026-12-04'] };

describe('the availability editor', () => {
  test('opens and closes days, but none that has passed', () => {
    expect(toggleManualDay(open, '2026-12-02', today).manualDays).toContain('2026-12-02');
    expect(toggleManualDay(open, '2026-12-04', today).manualDays).toEqual(['2026-11-30']);
    expect(toggleManualDay(open, '2026-11-30', today)).toBe(open);
  });

  test('adds the next days from today on, each once', () => {
    const { manualDays } = addNextDays(open, 7, today);
    expect(manualDays).toHaveLength(8);
    expect(manualDays.slice(1, 3)).toEqual(['2026-12-01', '2026-12-02']);
    expect(manualDays.at(-1)).toBe('2026-12-07');
  });

  test('blocks a time and gives it free again', () => {
    const blocked = toggleBlock(open, '2026-12-04', '14:00');
    expect(blocked.blocks).toEqual([{ date: '2026-12-04', times: ['14:00'] }]);
    expect(toggleBlock(blocked, '2026-12-04', '14:00').blocks).toEqual([]);
  });

  test('names only the trips that this change leaves behind', () => {
    const now = { day: today, time: '08:00' };
    const sold = { id: 'sold', start: '2026-12-04', end: '2026-12-04', time: '09:00' };
    const lost = { id: 'lost', start: '2026-12-05', end: '2026-12-05', time: '09:00' };
    const closed = toggleManualDay(open, '2026-12-04', today);
    expect(tripsLeftBehind(open, closed, [sold, lost], now)).toEqual([sold]);
    expect(tripsLeftBehind(closed, open, [sold, lost], now)).toEqual([]);
  });

  test('says what is sold on a day', () => {
    const seats = { date: '2026-12-04', time: '09:00', seats: 2, charter: false };
    expect(soldOnDay([seats, { ...seats, time: '14:00', seats: 3 }], '2026-12-04')).toEqual({
      short: '5',
      long: '5 seats sold',
    });
    const charter = { ...seats, time: null, seats: 0, charter: true };
    expect(soldOnDay([charter], '2026-12-04')?.long).toBe('chartered');
    expect(soldOnDay([seats], '2026-12-05')).toBeNull();
  });
});
