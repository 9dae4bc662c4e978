import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { toMinutes, toTime } from '../time/days.ts';
import { portCodes } from '../island/ports.ts';
import {
  computeShipFit,
  isAffectedByChange,
  isShipClock,
  computeShoreTime,
  computeWayBack,
  explainNothingFits,
  type PortCall,
  type TimedTrip,
  type ShipDayTrip,
} from './port-calls.ts';
import { pierCodes } from './ship-ways.ts';

/** Ashore in Philipsburg from 9:00, and back at the pier at 3:30. */
const CALL: PortCall = {
  day: '2026-12-04',
  arrival: '08:00',
  allAboard: '17:00',
  pier: 'philipsburg',
  clockMinutes: 0,
};

const trip = (time: string, hours: number, port = 'sxm-philipsburg'): TimedTrip => ({
  time,
  statedMinutes: hours * 60,
  port,
});

test.each<[string, Partial<PortCall>, ShipDayTrip, boolean]>([
  [
    'it arrives later, and the trip now leaves too early',
    { arrival: '09:00' },
    trip('09:30', 4),
    true,
  ],
  [
    'it leaves earlier, and the trip now returns too late',
    { allAboard: '15:00' },
    trip('09:30', 4),
    true,
  ],
  ['it anchors instead of docking', { pier: 'philipsburg-tender' }, trip('09:25', 4), true],
  ['its clock is now ahead', { clockMinutes: 120 }, trip('11:00', 4), true],
  ['the trip still fits', { arrival: '08:05' }, trip('09:30', 4), false],
  ['the trip never fitted and still does not', { arrival: '09:00' }, trip('07:00', 4), true],
  ['its times are unchanged', {}, trip('07:00', 4), false],
])('guests are notified of a ship’s new times if %s: $3', (_, changed, of, isTold) => {
  expect(isAffectedByChange(CALL, { ...CALL, ...changed }, of)).toBe(isTold);
});

test('a trip without a stated length fits no ship, and its guests are notified of the ship’s new times', () => {
  const unstated = { ...trip('09:30', 4), statedMinutes: null };
  expect(computeShipFit(CALL, unstated)).toBe('no-length');
  expect(computeShipFit(CALL, { ...unstated, time: '07:00' })).toBe('too-early');
  expect(isAffectedByChange(CALL, { ...CALL, allAboard: '15:00' }, unstated)).toBe(true);
});

test('the parts of the way back add up to the time left until all aboard', () => {
  expect(computeWayBack(CALL, trip('10:00', 4, 'sxm-simpson-bay'))).toEqual({
    backAtDock: 14 * 60,
    wayMinutes: 35,
    allAboard: 17 * 60,
    toSpare: 145,
  });
});

describe('fitting a trip to a ship', () => {
  it.each<[string, Partial<PortCall>, ShipDayTrip, string]>([
    ['leaves as soon as its guests can be there', {}, trip('09:20', 4), 'fits'],
    ['leaves a minute too early', {}, trip('09:19', 4), 'too-early'],
    ['returns at the last possible minute', {}, trip('11:10', 4), 'fits'],
    ['returns a minute too late', {}, trip('11:11', 4), 'too-late'],
    [
      'leaves a minute too early from a more distant dock',
      {},
      trip('09:34', 4, 'sxm-simpson-bay'),
      'too-early',
    ],
    [
      'leaves from a more distant dock as soon as its guests can be there',
      {},
      trip('09:35', 4, 'sxm-simpson-bay'),
      'fits',
    ],
    [
      'returns to a more distant dock too late for the taxi',
      {},
      trip('10:56', 4, 'sxm-simpson-bay'),
      'too-late',
    ],
    [
      'leaves a minute before guests of a tender ship can be there',
      { pier: 'philipsburg-tender' },
      trip('09:39', 4),
      'too-early',
    ],
    [
      'leaves as soon as guests of a tender ship can be there',
      { pier: 'philipsburg-tender' },
      trip('09:40', 4),
      'fits',
    ],
    [
      'returns too late for guests of a tender ship',
      { pier: 'philipsburg-tender' },
      trip('10:51', 4),
      'too-late',
    ],
    // 8:00 on a ship an hour behind is 9:00 on the island.
    [
      'leaves too early for a ship whose clock is behind',
      { clockMinutes: -60 },
      trip('10:19', 4),
      'too-early',
    ],
    [
      'returns an hour later for a ship whose clock is behind',
      { clockMinutes: -60 },
      trip('12:10', 4),
      'fits',
    ],
    [
      'returns too late for a ship whose clock is ahead',
      { clockMinutes: 60 },
      trip('10:11', 4),
      'too-late',
    ],
    [
      'leaves an hour earlier for a ship whose clock is ahead',
      { clockMinutes: 60 },
      trip('08:20', 4),
      'fits',
    ],
  ])('the fit of a trip that %s is $3', (_, changes, of, expected) => {
    expect(computeShipFit({ ...CALL, ...changes }, of)).toBe(expected);
  });
});

const ofDay = fc.integer({ min: 0, max: 1439 });
const calls: fc.Arbitrary<PortCall> = fc
  .record({
    one: ofDay,
    other: ofDay,
    pier: fc.constantFrom(...pierCodes),
    halfHours: fc.integer({ min: -6, max: 12 }),
  })
  .map(({ one, other, pier, halfHours }) => ({
    day: '2026-12-04',
    arrival: toTime(Math.min(one, other)),
    allAboard: toTime(Math.max(one, other)),
    pier,
    clockMinutes: halfHours * 30,
  }));
const trips: fc.Arbitrary<TimedTrip> = fc.record({
  time: ofDay.map(toTime),
  statedMinutes: fc.integer({ min: 30, max: 720 }),
  port: fc.constantFrom(...portCodes, 'elsewhere'),
});

describe('for any ship and any trip', () => {
  test('a fitting trip leaves an hour after arrival and is back at the pier 90 minutes before all aboard', () => {
    const seen = { fits: 0, not: 0 };
    fc.assert(
      fc.property(calls, trips, (call, of) => {
        const fits = computeShipFit(call, of) === 'fits';
        seen[fits ? 'fits' : 'not'] += 1;
        const arrival = toMinutes(call.arrival) - call.clockMinutes;
        if (fits) expect(toMinutes(of.time)).toBeGreaterThan(arrival + 60);
        if (fits) expect(computeWayBack(call, of).toSpare).toBeGreaterThanOrEqual(90);
        if (computeWayBack(call, of).toSpare < 90) expect(fits).toBe(false);
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.fits, seen.not)).toBeGreaterThan(100);
  });

  test('a trip fits a ship exactly within the time ashore at its dock', () => {
    fc.assert(
      fc.property(calls, trips, (call, of) => {
        const { from, until } = computeShoreTime(call, of.port);
        const leaves = toMinutes(of.time);
        expect(computeShipFit(call, of) === 'fits').toBe(
          from <= leaves && leaves + of.statedMinutes <= until,
        );
      }),
    );
  });

  test('a longer stay of the ship or a shorter trip never breaks a fit', () => {
    fc.assert(
      fc.property(calls, trips, fc.integer({ min: 0, max: 120 }), (call, of, more) => {
        fc.pre(computeShipFit(call, of) === 'fits');
        const later = Math.min(1439, toMinutes(call.allAboard) + more);
        const earlier = Math.max(0, toMinutes(call.arrival) - more);
        const longer = {
          ...call,
          arrival: toTime(earlier),
          allAboard: toTime(later),
        };
        expect(computeShipFit(longer, of)).toBe('fits');
        expect(
          computeShipFit(call, { ...of, statedMinutes: Math.max(1, of.statedMinutes - more) }),
        ).toBe('fits');
      }),
    );
  });

  test('whether a trip fits does not depend on the ship’s clock', () => {
    fc.assert(
      fc.property(calls, trips, (call, of) => {
        const shifted = (time: string) => toMinutes(time) - call.clockMinutes;
        const arrival = shifted(call.arrival);
        const allAboard = shifted(call.allAboard);
        fc.pre(arrival >= 0 && allAboard <= 1439);
        const island = {
          ...call,
          arrival: toTime(arrival),
          allAboard: toTime(allAboard),
          clockMinutes: 0,
        };
        expect(computeShipFit(island, of)).toBe(computeShipFit(call, of));
      }),
    );
  });
});

describe('the reason why no trip fits', () => {
  const needed =
    'You can go ashore after 8:00 AM and need to be back at the pier 90 minutes before all aboard, by 3:30 PM.';
  it.each([
    [{ offered: 0, tooEarly: 0 }, 'No boats have seats left on this date.'],
    [{ offered: 1, tooEarly: 0 }, `1 trip returns too late for your ship. ${needed}`],
    [{ offered: 4, tooEarly: 0 }, `4 trips return too late for your ship. ${needed}`],
    [{ offered: 2, tooEarly: 2 }, `2 trips depart before you can get there. ${needed}`],
    [
      { offered: 3, tooEarly: 1 },
      `1 trip departs before you can get there, and 2 trips return too late. ${needed}`,
    ],
    [{ offered: 1, tooEarly: 0, noLength: 1 }, `1 trip has no return time yet. ${needed}`],
    [
      { offered: 6, tooEarly: 1, noLength: 3 },
      `1 trip departs before you can get there, and 2 trips return too late. 3 trips have no return time yet. ${needed}`,
    ],
  ])('the reason why no trip fits, given %j, reads: %s', (found, expected) => {
    expect(explainNothingFits(CALL, { noLength: 0, ...found })).toBe(expected);
  });

  test('the reason why no trip fits gives times by the island’s clock, not the ship’s', () => {
    const ahead = { ...CALL, clockMinutes: 60 };
    expect(explainNothingFits(ahead, { offered: 1, tooEarly: 0, noLength: 0 })).toMatch(
      /after 7:00 AM .* by 2:30 PM/,
    );
  });
});

test.each([
  [0, true],
  [-60, true],
  [120, true],
  [-30, true],
  [330, true],
  [390, false],
  [-210, false],
  [15, false],
])('a ship’s clock may differ from the island’s by %s minutes: %s', (minutes, isKept) => {
  expect(isShipClock(minutes)).toBe(isKept);
});
