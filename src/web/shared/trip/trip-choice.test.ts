import { describe, expect, test } from 'vitest';
import {
  changeTrip,
  chooseFirst,
  chooseOpeningMonth,
  modeSelect,
  readStep,
  type TripChoice,
} from './trip-choice.ts';

const now = { day: '2026-12-01', time: '08:00' };
const tour = {
  tripType: 'tour' as const,
  capacity: 12,
  pricePerSeatCents: 9500,
  charterPriceCents: null,
};
const charter = {
  ...tour,
  tripType: 'private' as const,
  pricePerSeatCents: null,
  charterPriceCents: 90000,
};
const both = { ...tour, tripType: 'both' as const, charterPriceCents: 90000 };
const chosen: TripChoice = {
  mode: 'perSeat',
  date: '2026-12-04',
  end: null,
  time: '09:00',
  groupSize: 2,
  month: '2026-12',
};

describe('choosing a trip', () => {
  test('choosing another date clears the time and turns the calendar to that date', () => {
    const changed = changeTrip(chosen, { date: '2027-01-05' });
    expect(changed).toEqual({ ...chosen, date: '2027-01-05', time: null, month: '2027-01' });
  });

  test('choosing another date resets a charter to one day, and choosing another last day changes nothing else', () => {
    const days = changeTrip(chosen, { end: '2026-12-06' });
    expect(days).toEqual({ ...chosen, end: '2026-12-06' });
    expect(changeTrip(days, { date: '2026-12-05' }).end).toBeNull();
  });

  test('changing mode, time, group size or month changes nothing else', () => {
    expect(changeTrip(chosen, { mode: 'charter' })).toEqual({
      ...chosen,
      mode: 'charter',
    });
    expect(changeTrip(chosen, { time: '14:00' })).toEqual({
      ...chosen,
      time: '14:00',
    });
    expect(changeTrip(chosen, { groupSize: 5 })).toEqual({
      ...chosen,
      groupSize: 5,
    });
    expect(changeTrip(chosen, { month: '2027-02' })).toEqual({
      ...chosen,
      month: '2027-02',
    });
  });

  test.each([
    ['2026-12-24', { date: '2026-12-24' }],
    ['14:00', { time: '14:00' }],
    ['2027-01', { month: '2027-01' }],
    ['2027-13', null],
    ['tomorrow', null],
    ['', null],
  ])('a button with the value “%s” is parsed as the step %j', (value, step) => {
    expect(readStep(value)).toEqual(step);
  });

  test('a step in a URL is applied to the selection in that URL', () => {
    const requested = { mode: 'perSeat', date: '2026-12-04', time: '09:00', groupSize: '2' };
    const after = (choose: string) => chooseFirst(tour, { ...requested, choose }, now);
    expect(after('')).toEqual(chosen);
    expect(after('14:00')).toEqual({ ...chosen, time: '14:00' });
    expect(after('2027-01')).toEqual({ ...chosen, month: '2027-01' });
    const nextDay = { ...chosen, date: '2027-01-02', time: null, month: '2027-01' };
    expect(after('2027-01-02')).toEqual(nextDay);
    expect(after('2026-11-30').date).toBeNull();
  });

  test.each([
    ['a tour boat', tour, 'perSeat', null],
    ['a charter boat', charter, 'charter', null],
    ['a boat for both', both, 'perSeat', 'tripType'],
    [
      'a boat for both without a seat price',
      { ...both, pricePerSeatCents: null },
      'charter',
      'tripType',
    ],
  ])('the initial mode of %s is $2, and its mode selector is $3', (_, boat, mode, select) => {
    expect(chooseFirst(boat, {}, now).mode).toBe(mode);
    expect(modeSelect(boat)).toBe(select);
  });

  test.each([
    ['2026-12-24', '2026-12-24'],
    ['2026-11-30', null],
    ['2027-08-01', null],
    ['24-12-2026', null],
    [undefined, null],
  ])('the requested date %s preselects %s', (date, expected) => {
    expect(chooseFirst(tour, date === undefined ? {} : { date }, now).date).toBe(expected);
  });

  test.each([
    ['5-10', 5],
    ['', 1],
    ['3', 3],
    ['21+', 12],
    ['0', 1],
    ['many', 1],
    [undefined, 1],
  ])('the requested group size %s preselects a group of %i', (groupSize, expected) => {
    expect(chooseFirst(tour, groupSize === undefined ? {} : { groupSize }, now).groupSize).toBe(
      expected,
    );
  });

  test('the requested mode is used if the boat offers it', () => {
    expect(chooseFirst(both, { mode: 'charter' }, now).mode).toBe('charter');
    expect(chooseFirst(tour, { mode: 'charter' }, now).mode).toBe('perSeat');
  });
});

describe('the month at which a calendar opens', () => {
  const open = (thisMonth: number, nextMonth: number) =>
    chooseOpeningMonth('2026-12', (month) => (month === '2026-12' ? thisMonth : nextMonth));

  test.each([
    [7, 31],
    [3, 5],
    [4, 5],
    [0, 0],
    [6, 0],
  ])(
    'a calendar opens at this month if it has %i bookable days and the next month has %i',
    (left, next) => {
      expect(open(left, next)).toBe('2026-12');
    },
  );

  test.each([
    [6, 12],
    [3, 20],
    [1, 4],
    [0, 1],
  ])(
    'a calendar opens at the next month if this month has %i bookable days and the next has %i',
    (left, next) => {
      expect(open(left, next)).toBe('2027-01');
    },
  );
});
