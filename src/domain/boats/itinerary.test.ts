import { describe, expect, test } from 'vitest';
import { emptyAvailability } from '../availability/availability-edits.ts';
import type { Season } from '../availability/availability.ts';
import { checkItinerary, findUsualReturn, sumStopMinutes } from './itinerary.ts';

const stops = [{ minutes: 45 }, { minutes: 105 }];

describe('the length of an itinerary', () => {
  test('an itinerary takes as long as its stops together', () => {
    expect(sumStopMinutes(stops)).toBe(150);
    expect(sumStopMinutes([])).toBe(0);
  });

  test.each([
    ['fits a trip of the same length', 150],
    ['fits a longer trip', 240],
    ['fits a trip without a length', null],
  ])('an itinerary %s', (_, tripMinutes) => {
    expect(checkItinerary(stops, tripMinutes)).toBeNull();
  });

  test('an itinerary longer than its trip is refused with both lengths', () => {
    const tooLong = { code: 'itinerary.tooLong', values: { count: 150, max: 149 } };
    expect(checkItinerary(stops, 149)).toEqual(tooLong);
  });

  test('an empty itinerary fits any trip', () => {
    expect(checkItinerary([], 15)).toBeNull();
  });
});

describe('the usual return', () => {
  const season = (timeSlots: string[], tripMinutes?: number): Season => ({
    name: '',
    start: '2026-12-01',
    end: '2027-04-15',
    weekdays: [1],
    timeSlots,
    tripMinutes,
  });
  const sailing = (part: object, tripMinutes: number | null = 240) => ({
    availability: { ...emptyAvailability, ...part },
    tripMinutes,
  });
  const inSeasons = (...seasons: Season[]) => ({ recurring: { seasons } });
  const opened = (...timeSlotsDefault: string[]) => ({
    manualDays: ['2026-12-04'],
    timeSlotsDefault,
  });

  test.each([
    ['one departure a day', sailing(opened('09:00')), '13:00'],
    ['one departure in each season', sailing(inSeasons(season(['09:00']))), '13:00'],
    ['a season with its own length', sailing(inSeasons(season(['09:00'], 90))), '10:30'],
    [
      'departures that return together',
      sailing(inSeasons(season(['09:00']), season(['11:00'], 120))),
      '13:00',
    ],
  ])('a boat with %s has a usual return', (_, boat, back) => {
    expect(findUsualReturn(boat)).toBe(back);
  });

  test.each([
    ['two departures a day', sailing(opened('09:00', '14:00'))],
    ['the two default departures', sailing(opened())],
    ['seasons of different lengths', sailing(inSeasons(season(['09:00']), season(['09:00'], 90)))],
    ['no trip length', sailing(opened('09:00'), null)],
    ['a return after midnight', sailing(opened('21:00'))],
    ['no departures', sailing({})],
  ])('a boat with %s has no usual return', (_, boat) => {
    expect(findUsualReturn(boat)).toBeNull();
  });
});
