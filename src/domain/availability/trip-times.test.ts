import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  anyDay,
  anyTime,
  noAvailability,
  boats,
  nearDay,
  now,
} from '../../../tests/support/worlds/random-trips.ts';
import { addDays, toInstant } from '../time/days.ts';
import {
  formatLengthInEnglish,
  tripMinutesLimits,
  turnaroundLimits,
  computeCharterDay,
  listOccupiedDays,
  OCCUPANCY_LOOKBACK_DAYS,
  computeOccupiedInterval,
  computeMaxOccupiedMinutes,
  areMutuallyExclusive,
  computeBusySpan,
  computeBusyMinutes,
  lacksTripLength,
  computeStatedMinutes,
  type OccupiedInterval,
  type Sailing,
  addMissingTripLengths,
} from './trip-times.ts';
import { listOfferedNaively } from '../../../tests/support/worlds/reference-occupancy.ts';
import { listSlots } from './availability.ts';

const FRIDAY = '2026-12-04';
const SATURDAY = '2026-12-05';
const everyDay = { start: FRIDAY, end: SATURDAY, weekdays: [0, 1, 2, 3, 4, 5, 6] };

const intervals: fc.Arbitrary<OccupiedInterval> = fc.record({
  date: fc.integer({ min: 0, max: 4 }).map((ahead) => addDays(FRIDAY, ahead)),
  time: anyTime,
  minutes: fc.integer({
    min: tripMinutesLimits.min,
    max: tripMinutesLimits.max + turnaroundLimits.max,
  }),
});

describe('the length of a departure', () => {
  const boat: Sailing = {
    availability: {
      ...noAvailability,
      manualDays: [SATURDAY],
      timeSlotsDefault: ['09:00'],
      recurring: {
        seasons: [
          { ...everyDay, name: 'Short', timeSlots: ['09:00', '17:00'], tripMinutes: 90 },
          { ...everyDay, name: 'Plain', timeSlots: ['12:00'] },
        ],
      },
    },
    turnaroundMinutes: 20,
  };

  it.each([
    ['as long as its season says', {}, FRIDAY, '09:00', 90],
    [
      'as long as the longest source says if a manual day also offers it',
      {},
      SATURDAY,
      '09:00',
      240,
    ],
    [
      'as long as its season says on a manual day that does not offer it',
      {},
      SATURDAY,
      '17:00',
      90,
    ],
    ['240 minutes if the captain gave no length', {}, FRIDAY, '12:00', 240],
    ['as long as the boat says', { tripMinutes: 150 }, FRIDAY, '12:00', 150],
    [
      'as long as the boat says if it is no longer offered',
      { tripMinutes: 45 },
      FRIDAY,
      '13:00',
      45,
    ],
  ])('a departure lasts %s', (_, lengths, day, time, minutes) => {
    const sailing = { ...boat, ...lengths };
    expect(computeBusyMinutes(sailing, day, time)).toBe(minutes);
    expect(computeOccupiedInterval(sailing, day, time)).toEqual({
      date: day,
      time,
      minutes: minutes + 20,
    });
    expect(computeMaxOccupiedMinutes(sailing)).toBeGreaterThanOrEqual(minutes + 20);
  });

  it.each([
    ['its season’s length', {}, FRIDAY, '09:00', 90],
    ['null if a manual day also offers it and the boat has no length', {}, SATURDAY, '09:00', null],
    ['null if neither its season nor the boat has a length', {}, FRIDAY, '12:00', null],
    ['the boat’s length if its season has none', { tripMinutes: 150 }, FRIDAY, '12:00', 150],
    [
      'the longer of the season’s and the boat’s lengths',
      { tripMinutes: 150 },
      SATURDAY,
      '09:00',
      150,
    ],
    [
      '240 minutes only if the captain gave that length',
      { tripMinutes: 240 },
      FRIDAY,
      '12:00',
      240,
    ],
  ])('the stated length of a departure is %s', (_, lengths, day, time, minutes) => {
    expect(computeStatedMinutes({ ...boat, ...lengths }, day, time)).toBe(minutes);
  });
});

test.each([
  ['offers days without a length', { manualDays: [FRIDAY] }, {}, true],
  ['offers days with a length', { manualDays: [FRIDAY] }, { tripMinutes: 150 }, false],
  ['offers only a season with a length', buildSeason(90), {}, false],
  ['offers a season without a length', buildSeason(null), {}, true],
  ['offers nothing', {}, {}, false],
])(
  'the captain of a boat that %s is asked for a trip length: $3',
  (_, offered, lengths, isAsked) => {
    const boat = { availability: { ...noAvailability, ...offered }, ...lengths };
    expect(lacksTripLength(boat)).toBe(isAsked);
  },
);

function buildSeason(tripMinutes: number | null) {
  return {
    recurring: { seasons: [{ ...everyDay, name: 'Season', timeSlots: ['09:00'], tripMinutes }] },
  };
}

describe('two departures of one boat', () => {
  const at = (time: string, minutes: number, date = FRIDAY) => ({ date, time, minutes });

  it.each([
    ['that overlap', at('09:00', 240), at('09:30', 240), true],
    ['that overlap by a minute', at('09:00', 241), at('13:00', 60), true],
    ['of which one leaves when the other returns', at('09:00', 240), at('13:00', 60), false],
    ['that overlap after midnight', at('22:00', 240), at('01:30', 60, SATURDAY), true],
    ['that overlap two days later', at('23:00', 1920), at('06:00', 15, addDays(FRIDAY, 2)), true],
    ['that are the same', at('09:00', 240), at('09:00', 240), false],
    ['a week apart', at('09:00', 1440), at('09:00', 1440, addDays(FRIDAY, 7)), false],
    [
      'of which one runs into the other’s charter day',
      at('22:00', 180),
      computeCharterDay(SATURDAY),
      true,
    ],
    [
      'of which one ends when the other’s charter day begins',
      at('22:00', 120),
      computeCharterDay(SATURDAY),
      false,
    ],
  ])('two departures %s exclude each other: $3', (_, one, other, expected) => {
    expect(areMutuallyExclusive(one, other)).toBe(expected);
    expect(areMutuallyExclusive(other, one)).toBe(expected);
  });

  it('two departures exclude each other exactly if both need the boat in the same minute', () => {
    const seen = { shut: 0, free: 0 };
    const listMinutes = (interval: OccupiedInterval) => {
      const { startsAt } = computeBusySpan(interval);
      return Array.from({ length: interval.minutes }, (_, nth) => startsAt / 60_000 + nth);
    };
    fc.assert(
      fc.property(intervals, intervals, (one, other) => {
        fc.pre(one.date !== other.date || one.time !== other.time);
        const needed = new Set(listMinutes(one));
        const isTwice = listMinutes(other).some((minute) => needed.has(minute));
        seen[isTwice ? 'shut' : 'free'] += 1;
        expect(areMutuallyExclusive(one, other)).toBe(isTwice);
      }),
    );
    expect(Math.min(seen.shut, seen.free)).toBeGreaterThan(0);
  });

  it('two departures that exclude each other share a day, whose lock serializes their sale', () => {
    fc.assert(
      fc.property(intervals, intervals, (one, other) => {
        if (!areMutuallyExclusive(one, other)) return;
        expect(listOccupiedDays(one).some((day) => listOccupiedDays(other).includes(day))).toBe(
          true,
        );
      }),
    );
  });
});

it('a departure occupies its boat on every day it touches, and never beyond the look-back days', () => {
  fc.assert(
    fc.property(anyDay, intervals, (date, interval) => {
      const days = listOccupiedDays({ ...interval, date });
      const { startsAt, endsAt } = computeBusySpan({ ...interval, date });
      expect(days[0]).toBe(date);
      expect(days.length - 1).toBeLessThanOrEqual(OCCUPANCY_LOOKBACK_DAYS);
      days.forEach((day, nth) => {
        expect(day).toBe(addDays(date, nth));
        expect(toInstant(day, '00:00')).toBeLessThan(endsAt);
        expect(toInstant(addDays(day, 1), '00:00')).toBeGreaterThan(startsAt);
      });
      expect(toInstant(addDays(days.at(-1) ?? '', 1), '00:00')).toBeGreaterThanOrEqual(endsAt);
    }),
  );
});

it.each([
  [45, '45 minutes'],
  [60, '1 hour'],
  [80, '1 h 20 min'],
  [150, '2.5 hours'],
  [240, '4 hours'],
])('%i minutes read as "%s"', (minutes, text) => expect(formatLengthInEnglish(minutes)).toBe(text));

const saturday = '2026-11-21';

test('a blocked departure closes the departures that overlap it, and a block at an unused time closes no departure', () => {
  const availability = {
    ...noAvailability,
    manualDays: [saturday],
    timeSlotsDefault: ['09:00', '09:30', '13:00', '13:30'],
    blocks: [{ date: saturday, times: ['09:30', '12:12'] }],
  };
  const open = (tripMinutes: number | null) =>
    listSlots(addMissingTripLengths({ availability, tripMinutes }), saturday, now);
  expect(open(null)).toEqual(['13:30']);
  expect(open(30)).toEqual(['09:00', '13:00', '13:30']);
});

test('blocking closes exactly the departures found by checking each pair', () => {
  fc.assert(
    fc.property(boats, nearDay, (boat, day) => {
      expect(listSlots(addMissingTripLengths(boat), day, now)).toEqual(
        listOfferedNaively(boat, day, now),
      );
    }),
    { numRuns: 500 },
  );
});
