import { describe, expect, test } from 'vitest';
import { emptyAvailability, tidyAvailability, findTripsOffCalendar } from './availability-edits.ts';

const now = { day: '2026-11-20', time: '12:00' };

describe('normalizing an edit of the availability', () => {
  test('normalizing sorts every list, drops duplicates and merges the blocks of a day', () => {
    expect(
      tidyAvailability({
        manualDays: ['2026-12-02', '2026-12-01', '2026-12-02'],
        blackoutDates: ['2026-12-24', '2026-12-24'],
        timeSlotsDefault: ['14:00', '09:00', '14:00'],
        recurring: {
          seasons: [
            {
              name: 'W',
              start: '2026-12-01',
              end: '2026-12-31',
              weekdays: [6, 0, 6],
              timeSlots: ['16:00', '10:00'],
            },
          ],
        },
        blocks: [
          { date: '2026-12-03', times: ['14:00'] },
          { date: '2026-12-01', times: [] },
          { date: '2026-12-03', times: ['09:00', '14:00'] },
        ],
      }),
    ).toEqual({
      manualDays: ['2026-12-01', '2026-12-02'],
      blackoutDates: ['2026-12-24'],
      timeSlotsDefault: ['09:00', '14:00'],
      recurring: {
        seasons: [
          {
            name: 'W',
            start: '2026-12-01',
            end: '2026-12-31',
            weekdays: [0, 6],
            timeSlots: ['10:00', '16:00'],
          },
        ],
      },
      blocks: [{ date: '2026-12-03', times: ['09:00', '14:00'] }],
    });
  });
});

describe('sold trips on and off the calendar', () => {
  const week = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  const availability = { ...emptyAvailability, manualDays: week };
  const seat = { start: '2026-11-22', end: '2026-11-22', time: '09:00' };
  const charter = { start: '2026-11-21', end: '2026-11-23', time: '09:00' };
  const isOff = (
    change: object,
    trip: typeof seat | (Omit<typeof seat, 'time'> & { time: null }),
  ) => findTripsOffCalendar({ ...availability, ...change }, [trip], now).length === 1;

  test('a sold trip is off the calendar when its day is removed', () =>
    expect(isOff({ manualDays: week.filter((day) => day !== seat.start) }, seat)).toBe(true));
  test('a sold trip is off the calendar when its day is blacked out', () =>
    expect(isOff({ blackoutDates: [seat.start] }, seat)).toBe(true));
  test('a sold trip is off the calendar when its time is blocked', () =>
    expect(isOff({ blocks: [{ date: seat.start, times: ['09:00'] }] }, seat)).toBe(true));
  test('a sold charter is off the calendar when one of its days is blacked out', () =>
    expect(isOff({ blackoutDates: ['2026-11-23'] }, charter)).toBe(true));

  test('a sold trip is on the calendar while its departure is on offer', () => {
    expect(isOff({}, seat)).toBe(false);
    expect(isOff({}, charter)).toBe(false);
    expect(isOff({}, { ...seat, time: null })).toBe(false);
  });
  test('a sold trip that began this morning is on the calendar', () =>
    expect(isOff({}, { start: now.day, end: now.day, time: '09:00' })).toBe(false));
  test('a charter is on the calendar even though its first days are over', () =>
    expect(isOff({}, { start: '2026-11-18', end: '2026-11-21', time: '09:00' })).toBe(false));
});
