import { describe, expect, test } from 'vitest';
import { emptyAvailability } from '#domain/availability/availability-edits.ts';
import { listOfferedSlots } from '#domain/availability/availability.ts';
import sailing from '#locales/portal/shared/portal-sailing.en.ts';
import { soldOnDay } from '../../shared/calendar/sailing-calendar.tsx';
import { addNextDays, toggleBlock, toggleDay, listTripsTakenOff } from './availability-changes.ts';

const today = '2026-12-01';
const open = { ...emptyAvailability, manualDays: ['2026-11-30', '2026-12-04'] };

describe('the availability editor', () => {
  test('the availability editor opens and closes days, but never a past day', () => {
    expect(toggleDay(open, '2026-12-02', today).manualDays).toContain('2026-12-02');
    expect(toggleDay(open, '2026-12-04', today).manualDays).toEqual(['2026-11-30']);
    expect(toggleDay(open, '2026-11-30', today)).toBe(open);
  });

  test('the availability editor closes a day that a season opens, and reopens it', () => {
    const friday = '2026-12-04';
    const season = {
      name: '',
      start: today,
      end: '2027-03-31',
      weekdays: [5],
      timeSlots: ['10:00'],
    };
    const sailing = { ...emptyAvailability, recurring: { seasons: [season] } };
    const closed = toggleDay(sailing, friday, today);
    expect(listOfferedSlots(closed, friday)).toEqual([]);
    expect(listOfferedSlots(closed, '2026-12-11')).toEqual(['10:00']);
    expect(toggleDay(closed, friday, today)).toEqual(sailing);
    // Closes a day that the operator has also opened manually.
    const both = { ...sailing, manualDays: [friday] };
    expect(listOfferedSlots(toggleDay(both, friday, today), friday)).toEqual([]);
  });

  test('opening a day removes its blocks only if all of its times are blocked', () => {
    const day = '2026-12-04';
    const blocked = { ...open, blocks: [{ date: day, times: ['09:00', '14:00'] }] };
    expect(listOfferedSlots(toggleDay(blocked, day, today), day)).toEqual(['09:00', '14:00']);
    const closed = { ...emptyAvailability, blocks: [{ date: day, times: ['14:00'] }] };
    expect(listOfferedSlots(toggleDay(closed, day, today), day)).toEqual(['09:00']);
  });

  test('the availability editor opens the next days from today on, without duplicates', () => {
    const { manualDays } = addNextDays(open, 7, today);
    expect(manualDays).toHaveLength(8);
    expect(manualDays.slice(1, 3)).toEqual(['2026-12-01', '2026-12-02']);
    expect(manualDays.at(-1)).toBe('2026-12-07');
  });

  test('the availability editor blocks a time and unblocks it', () => {
    const blocked = toggleBlock(open, '2026-12-04', '14:00');
    expect(blocked.blocks).toEqual([{ date: '2026-12-04', times: ['14:00'] }]);
    expect(toggleBlock(blocked, '2026-12-04', '14:00').blocks).toEqual([]);
  });

  test('the availability editor lists only the trips that a change takes off the calendar', () => {
    const now = { day: today, time: '08:00' };
    const sold = { id: 'sold', start: '2026-12-04', end: '2026-12-04', time: '09:00' };
    const lost = { id: 'lost', start: '2026-12-05', end: '2026-12-05', time: '09:00' };
    const closed = toggleDay(open, '2026-12-04', today);
    expect(listTripsTakenOff(open, closed, [sold, lost], now)).toEqual([sold]);
    expect(listTripsTakenOff(closed, open, [sold, lost], now)).toEqual([]);
  });

  test('the availability editor shows how much is booked on a day', () => {
    const seats = { date: '2026-12-04', time: '09:00', seats: 2, charter: false };
    const both = [seats, { ...seats, time: '14:00', seats: 3 }];
    expect(soldOnDay(sailing, both, '2026-12-04')).toEqual({
      short: '5',
      long: '5 seats booked',
    });
    const charter = { ...seats, time: null, seats: 0, charter: true };
    expect(soldOnDay(sailing, [charter], '2026-12-04')?.long).toBe('chartered');
    expect(soldOnDay(sailing, [seats], '2026-12-05')).toBeNull();
  });
});
