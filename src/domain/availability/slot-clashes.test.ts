import { describe, expect, it } from 'vitest';
import { noAvailability } from '../../../tests/support/worlds/random-trips.ts';
import { findSlotClashes } from './slot-clashes.ts';
import type { Sailing } from './trip-times.ts';

const TODAY = '2026-12-04';
const season = { name: '', start: TODAY, end: '2026-12-20', weekdays: [0, 1, 2, 3, 4, 5, 6] };

const clashes = (
  timeSlotsDefault: string[],
  seasons: Sailing['availability']['recurring']['seasons'] = [],
  lengths: Omit<Sailing, 'availability'> = {},
) => {
  const availability = { ...noAvailability, timeSlotsDefault, recurring: { seasons } };
  return findSlotClashes({ availability, ...lengths }, TODAY);
};

describe('the editor says which departures exclude each other', () => {
  it.each([
    [
      'three that overlap',
      ['09:00', '09:30', '10:00'],
      {},
      [{ kind: 'overlap', times: ['09:00', '09:30', '10:00'] }],
    ],
    [
      'a chain in which only neighbours overlap, reported in pairs',
      ['09:00', '12:00', '15:00'],
      {},
      [
        { kind: 'overlap', times: ['09:00', '12:00'] },
        { kind: 'overlap', times: ['12:00', '15:00'] },
      ],
    ],
    ['no departures that follow each other', ['09:00', '13:00'], {}, []],
    [
      'two without enough turnaround time between them',
      ['09:00', '13:00'],
      { turnaroundMinutes: 15 },
      [{ kind: 'overlap', times: ['09:00', '13:00'] }],
    ],
    ['no departures of short trips', ['09:00', '09:30', '10:00'], { tripMinutes: 30 }, []],
  ])('the editor names departures that exclude each other: %s', (_, times, lengths, expected) => {
    expect(clashes(times, [], lengths)).toEqual(expected);
  });

  it('departures of two seasons on one day are compared by their own lengths', () => {
    const early = { ...season, timeSlots: ['09:00'], tripMinutes: 60 };
    const late = { ...season, timeSlots: ['09:30'], tripMinutes: 60 };
    expect(clashes(['08:00'], [early, late])).toEqual([
      { kind: 'overlap', times: ['09:00', '09:30'] },
    ]);
  });

  it('a night trip can exclude departures of the next morning', () => {
    const nights = { ...season, timeSlots: ['06:00', '22:00'], tripMinutes: 600 };
    expect(clashes(['09:00'], [nights])).toEqual([
      { kind: 'overnight', time: '22:00', times: ['06:00'] },
    ]);
  });
});
