import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Availability } from './availability.ts';
import {
  findClosedDepartures,
  computeSailingSpans,
  computeSoldSpan,
  type SoldTrip,
  isStale,
} from './busy-times.ts';
import { toInstant } from '../time/days.ts';
import { findClosedCharterDays, listDepartures, listOpenTimes } from '../departures/departures.ts';
import { hasOverlap } from './trip-times.ts';

const DAY = '2026-12-04';
const NEXT = '2026-12-05';
const now = { day: '2026-12-01', time: '08:00' };
const availability: Availability = {
  manualDays: [DAY, NEXT],
  blackoutDates: [],
  timeSlotsDefault: ['09:00', '14:00'],
  recurring: { seasons: [] },
  blocks: [],
};

const busy = (from: string, until: string, day = DAY, lastDay = day) => ({
  startsAt: toInstant(day, from),
  endsAt: toInstant(lastDay, until),
});
const closed = (...spans: ReturnType<typeof busy>[]) =>
  findClosedDepartures(spans, { availability }, now.day, '2027-05-01');

describe('a busy time closes the departures whose trips it overlaps', () => {
  it.each([
    ['during the morning trip', busy('10:00', '11:00'), ['09:00']],
    ['that overlaps both trips', busy('12:00', '15:00'), ['09:00', '14:00']],
    ['that ends exactly when the first trip starts', busy('08:00', '09:00'), null],
    ['in the last minute of the first trip', busy('12:59', '13:00'), ['09:00']],
    ['between both trips, which closes only charters,', busy('13:00', '14:00'), []],
    ['during the afternoon trip', busy('17:00', '17:30'), ['14:00']],
    ['after the last trip', busy('18:00', '23:00'), null],
    ['that lasts all day', busy('00:00', '00:00', DAY, NEXT), ['09:00', '14:00']],
  ])('a busy time %s closes the expected departures: $2', (_, span, times) => {
    expect(closed(span)).toEqual(times === null ? [] : [{ date: DAY, times }]);
  });

  it('a busy time leaves the previous evening’s departures open if their trips end before it starts', () => {
    const late = { availability: { ...availability, timeSlotsDefault: ['18:30'] } };
    expect(findClosedDepartures([busy('00:00', '24:00', NEXT)], late, now.day, NEXT)).toEqual([
      { date: NEXT, times: ['18:30'] },
    ]);
  });

  it('a busy time closes a departure of the previous evening if its trip or turnaround overlaps it', () => {
    const late = { availability: { ...availability, timeSlotsDefault: ['21:00'] } };
    const early = [busy('00:30', '05:00', NEXT)];
    const closes = (lengths: { tripMinutes?: number; turnaroundMinutes?: number }) =>
      findClosedDepartures(early, { ...late, ...lengths }, now.day, NEXT).map(({ date }) => date);
    expect(closes({})).toEqual([DAY]);
    expect(closes({ tripMinutes: 210 })).toEqual([]);
    expect(closes({ tripMinutes: 210, turnaroundMinutes: 30 })).toEqual([DAY]);
  });

  it('a busy time of several days closes departures on each of them', () => {
    expect(closed(busy('12:00', '10:00', DAY, NEXT))).toEqual([
      { date: DAY, times: ['09:00', '14:00'] },
      { date: NEXT, times: ['09:00'] },
    ]);
  });
});

describe('departures closed by a busy time', () => {
  const boat = { availability, capacity: 8, taken: [], closed: closed(busy('10:00', '11:00')) };

  it('a busy time closes seat sales of the departure it overlaps, and leaves other departures open', () => {
    expect(listDepartures(boat, DAY, now)).toMatchObject([{ time: '14:00', seatsLeft: 8 }]);
    expect(listOpenTimes(boat, DAY, { mode: 'perSeat', groupSize: 2 }, now)).toEqual(['14:00']);
  });

  it('a busy time closes charters on its day, and leaves the next day open', () => {
    expect(listOpenTimes(boat, DAY, { mode: 'charter', groupSize: 2 }, now)).toEqual([]);
    expect(findClosedCharterDays(boat, { start: DAY, end: NEXT }, now)).toEqual([DAY]);
  });

  it('a busy time between two trips closes charters on its day', () => {
    const early = { ...availability, timeSlotsDefault: ['06:00', '18:00'] };
    const spans = [busy('15:00', '16:00')];
    expect(findClosedDepartures(spans, { availability: early }, now.day, NEXT)).toEqual([
      { date: DAY, times: [] },
    ]);
  });
});

describe('the calendar entry of a sold trip', () => {
  const trip: SoldTrip = {
    mode: 'perSeat',
    start: DAY,
    end: DAY,
    time: '09:00',
    tripMinutes: 150,
  };
  const charter: SoldTrip = { ...trip, mode: 'charter', end: NEXT };

  it.each([
    ['a per-seat trip has the length it was sold with', trip, busy('09:00', '11:30')],
    [
      'a per-seat trip can extend past midnight',
      { ...trip, time: '23:00', tripMinutes: 90 },
      busy('23:00', '00:30', DAY, NEXT),
    ],
    [
      'a charter lasts from its start to the midnight of its last day',
      charter,
      busy('09:00', '24:00', DAY, NEXT),
    ],
    [
      'a charter without a start time covers whole days',
      { ...charter, time: null },
      busy('00:00', '24:00', DAY, NEXT),
    ],
  ])('the calendar entry of %s', (_, sold, span) => {
    expect(computeSoldSpan(sold)).toMatchObject(span);
  });

  it('the busy time of a sold trip includes its turnaround', () => {
    const [span] = computeSailingSpans({ ...trip, turnaroundMinutes: 30 }, { availability });
    expect(span).toEqual(busy('09:00', '12:00'));
  });
});

describe('a busy time conflicts with a charter', () => {
  const charter = {
    mode: 'charter' as const,
    start: DAY,
    end: NEXT,
    time: null,
    tripMinutes: 240,
    turnaroundMinutes: 0,
  };
  const isInTheWay = (span: ReturnType<typeof busy>, trip = {}, offer = availability) =>
    computeSailingSpans({ ...charter, ...trip }, { availability: offer }).some((sailing) =>
      hasOverlap(span, sailing),
    );
  const oneTrip = { ...availability, timeSlotsDefault: ['09:00'] };
  const noTrip = { ...availability, manualDays: [] };

  it.each([
    ['between two of its departures', busy('11:00', '12:00'), {}, availability, true],
    ['before its first departure', busy('06:00', '07:00'), {}, availability, false],
    ['after its last return', busy('13:00', '21:00'), {}, oneTrip, false],
    ['in the night between its days', busy('23:00', '05:00', DAY, NEXT), {}, availability, false],
    ['on its last day', busy('16:00', '16:30', NEXT), {}, availability, true],
    ['before its own start', busy('10:00', '11:00'), { time: '14:00' }, availability, false],
    [
      'after a start time that is no longer offered',
      busy('16:00', '16:30'),
      { time: '13:00' },
      oneTrip,
      true,
    ],
    ['on a day that no longer has departures', busy('06:00', '07:00'), {}, noTrip, true],
  ])('a busy time %s conflicts with a charter: $4', (_, span, trip, offer, expected) => {
    expect(isInTheWay(span, trip, offer)).toBe(expected);
  });

  it('a busy time conflicts with a charter only if it closes one of the charter’s days', () => {
    const minute = fc.integer({ min: 0, max: 2 * 1440 });
    const aTime = fc.constantFrom('05:30', '09:00', '14:00', '18:15');
    fc.assert(
      fc.property(minute, minute, fc.uniqueArray(aTime, { minLength: 1 }), (one, other, slots) => {
        const at = (minutes: number) => toInstant(DAY, '00:00') + minutes * 60_000;
        const span = { startsAt: at(Math.min(one, other)), endsAt: at(Math.max(one, other) + 1) };
        const offer = { ...availability, timeSlotsDefault: slots };
        const isClosed =
          findClosedDepartures([span], { availability: offer }, DAY, NEXT).length > 0;
        expect(isInTheWay(span, {}, offer)).toBe(isClosed);
        for (const time of slots) expect(isClosed || !isInTheWay(span, { time }, offer)).toBe(true);
      }),
    );
  });
});

const NOW = Date.UTC(2026, 11, 4, 12);
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;

it.each([
  ['never', null, true],
  ['just now', NOW, false],
  ['a quarter of an hour ago', minutesAgo(15), false],
  ['more than a quarter of an hour ago', minutesAgo(15) - 1, true],
])('a calendar that was read %s is stale: $2', (_, readAt, stale) => {
  expect(isStale(readAt, NOW)).toBe(stale);
});
