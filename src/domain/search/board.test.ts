import { describe, expect, it, test } from 'vitest';
import { listBoardRows, type BoardDeparture } from './board.ts';
import { addDays, toInstant } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';

const DAY = '2026-12-04';
const NINE = toInstant(DAY, '09:00');

type Known = BoardDeparture & { boatId: string };

function departure(changes: Partial<Known> = {}): Known {
  return {
    boatId: 'trade-wind',
    day: DAY,
    time: '09:00',
    isCharter: false,
    busyMinutes: 240,
    statedMinutes: 240,
    cents: 9500,
    seats: 8,
    sold: 2,
    room: 6,
    isCalledOff: false,
    ...changes,
  };
}

const charter = (changes: Partial<Known> = {}) => departure({ isCharter: true, ...changes });

/** The board's row some minutes after nine. */
function seen(of: Known, minutes: number) {
  const [row] = listBoardRows([of], NINE + minutes * MINUTE_MS);
  return row && [row.status, row.places, row.back];
}

describe('a departure of a day', () => {
  it.each([
    [-31, ['on-time', 'open', '13:00']],
    [-30, ['boarding', 'open', '13:00']],
    [-1, ['boarding', 'open', '13:00']],
    [0, ['sailed', 'closed', '13:00']],
    [239, ['sailed', 'closed', '13:00']],
    [240, undefined],
  ])('the board shows a departure %s minutes after its start as %j', (minutes, expected) => {
    expect(seen(departure(), minutes)).toEqual(expected);
  });
});

describe('the status an hour before', () => {
  it.each([
    ['the last seat is sold', { sold: 8, room: 0 }, ['on-time', 'full', '13:00']],
    ['it can no longer be booked', { sold: 3, room: 0 }, ['on-time', 'closed', '13:00']],
    ['it has no bookings yet', { sold: 0, room: 8 }, ['on-time', 'open', '13:00']],
    ['it has no bookings and can no longer be booked', { sold: 0, room: 0 }, undefined],
    ['it lasts past midnight', { statedMinutes: 16 * 60 }, ['on-time', 'open', '01:00']],
    ['it is called off', { isCalledOff: true, room: 0 }, ['called-off', 'closed', '13:00']],
    [
      'it is called off, and its guests have moved or cancelled',
      { isCalledOff: true, sold: 0, room: 0 },
      ['called-off', 'closed', '13:00'],
    ],
  ])('an hour before a departure, if %s, its board row is $2', (_, changes, expected) => {
    expect(seen(departure(changes), -60)).toEqual(expected);
  });
});

test('a departure without a stated length shows no return time, and leaves the board when its boat is free', () => {
  const unstated = departure({ statedMinutes: null });
  expect(seen(unstated, -60)).toEqual(['on-time', 'open', null]);
  expect(seen(unstated, 239)).toEqual(['sailed', 'closed', null]);
  expect(seen(unstated, 240)).toBeUndefined();
});

test('tomorrow’s departure is “scheduled” until midnight, then “on time”', () => {
  const tomorrow = departure({ day: addDays(DAY, 1) });
  expect(seen(tomorrow, 14 * 60 + 59)?.[0]).toBe('scheduled');
  expect(seen(tomorrow, 15 * 60)?.[0]).toBe('on-time');
});

test('a departure without bookings is not shown as sailed', () => {
  expect(seen(departure({ sold: 0, room: 8 }), 0)).toBeUndefined();
});

test('a called-off departure stays on the board until it would have been back', () => {
  const off = departure({ isCalledOff: true, sold: 0, room: 0 });
  expect(seen(off, 239)).toEqual(['called-off', 'closed', '13:00']);
  expect(seen(off, 240)).toBeUndefined();
});

describe('a charter', () => {
  it.each([
    ['free', { sold: 0, room: 8 }, -60, ['on-time', 'open', null]],
    ['sold', { sold: 4, room: 0 }, -60, ['on-time', 'full', null]],
    ['sold', { sold: 4, room: 0 }, 14 * 60, ['sailed', 'full', null]],
    ['sold', { sold: 4, room: 0 }, 15 * 60, undefined],
    ['free', { sold: 0, room: 8 }, 1, undefined],
    ['called off', { sold: 0, room: 0, isCalledOff: true }, 60, ['called-off', 'closed', null]],
  ])(
    'the board row of a charter that is %s, $2 minutes after its start, is $3',
    (_, changes, minutes, expected) => {
      expect(seen(charter(changes), minutes)).toEqual(expected);
    },
  );

  test('an unbooked charter has one board row a day, at the first time it can still leave', () => {
    const free = ['09:00', '11:00', '14:00'].map((time) => charter({ time, sold: 0, room: 8 }));
    const times = (minutes: number) =>
      listBoardRows(free, NINE + minutes * MINUTE_MS).map(({ time }) => time);
    expect(times(-60)).toEqual(['09:00']);
    expect(times(0)).toEqual(['11:00']);
    expect(times(301)).toEqual([]);
  });
});

test('departures are sorted by time, and on each day boats at sea come last', () => {
  const rows = listBoardRows(
    [
      departure({ boatId: 'd', day: addDays(DAY, 1), time: '08:00' }),
      departure({ boatId: 'c', time: '14:00' }),
      departure({ boatId: 'a', time: '09:00' }),
      departure({ boatId: 'b', time: '14:00' }),
      departure({ boatId: 'e', time: '10:30', isCalledOff: true, room: 0 }),
    ],
    NINE + 60 * MINUTE_MS,
  );
  expect(rows.map(({ boatId }) => boatId)).toEqual(['e', 'b', 'c', 'a', 'd']);
});
