import { expect, test } from 'vitest';
import type { ScheduleDayView, ScheduleDepartureView } from '#contract/operator/schedule-api.ts';
import { computeDayTotals, listSlots } from './schedule-slots.ts';

const departure = (changes: Partial<ScheduleDepartureView> = {}): ScheduleDepartureView => ({
  mode: 'perSeat',
  time: '09:00',
  minutes: 240,
  seatsSold: 2,
  capacity: 6,
  waiting: {},
  ...changes,
});
const day = (changes: Partial<ScheduleDayView> = {}): ScheduleDayView => ({
  day: '2026-12-04',
  departures: [],
  calendarTimes: [],
  busy: [],
  ...changes,
});

test.each<[string, Partial<ScheduleDepartureView>, Partial<ScheduleDayView>, string[]]>([
  ['with free seats', {}, {}, []],
  ['that is full', { seatsSold: 6 }, {}, ['full']],
  ['below its smallest number', { guestsMissing: 2 }, {}, ['few']],
  ['of a charter', { mode: 'charter', seatsSold: 6 }, {}, ['charter']],
  ['that the operator closed', {}, { closed: { times: ['09:00'], reason: null } }, ['closed']],
  ['on a closed day', {}, { closed: { times: null, reason: null } }, ['closed']],
  [
    'on a day whose closed times do not include it',
    {},
    { closed: { times: [], reason: null } },
    [],
  ],
  ['that a calendar closes', {}, { calendarTimes: ['09:00'] }, ['busy']],
  ['that was called off', { waiting: { choosing: 1 } }, {}, ['calledOff']],
  ['with a change request', { waiting: { requests: 1 } }, {}, ['request']],
  ['with a booking that awaits approval', { waiting: { approvals: 1 } }, {}, ['request']],
  [
    'that is full, was called off and has a conflict',
    { seatsSold: 6, waiting: { choosing: 1, conflicts: 2 } },
    {},
    ['calledOff', 'conflict', 'full'],
  ],
])('a departure %s has the states $3, the most urgent first', (_, changes, dayChanges, states) => {
  const slots = listSlots(day({ departures: [departure(changes)], ...dayChanges }));
  expect(slots.find((slot) => slot.departure)?.states).toEqual(states);
});

test('closed times without a departure are listed among the departures in order of time', () => {
  const slots = listSlots(
    day({
      departures: [departure({ time: '10:00' })],
      closed: { times: ['09:00'], reason: null },
      calendarTimes: ['14:00', '09:00'],
    }),
  );
  expect(slots.map(({ time, states }) => [time, ...states])).toEqual([
    ['09:00', 'closed'],
    ['10:00'],
    ['14:00', 'busy'],
  ]);
  expect(listSlots(day({ closed: { times: null, reason: 'weather' } }))).toMatchObject([
    { time: null, states: ['closed'] },
  ]);
  expect(listSlots(undefined)).toEqual([]);
});

test('a charter and a per-seat departure at the same time have different keys', () => {
  const both = listSlots(day({ departures: [departure(), departure({ mode: 'charter' })] }));
  expect(new Set(both.map(({ key }) => key)).size).toBe(2);
});

test('a per-seat departure without sales keeps its key when it is closed', () => {
  const [open] = listSlots(day({ departures: [departure()] }));
  const [closed] = listSlots(day({ closed: { times: ['09:00'], reason: null } }));
  expect(closed?.key).toBe(open?.key);
});

test('a day’s totals are sums over the boats that sail that day', () => {
  const boat = (id: string, ...days: ScheduleDayView[]) => ({ id, name: id, days });
  const busy = departure({ seatsSold: 5, waiting: { requests: 1, conflicts: 2 } });
  const boats = [
    boat('a', day({ departures: [departure(), busy] })),
    boat('b', day({ departures: [departure({ capacity: 10 })], calendarTimes: ['14:00'] })),
    boat('c', day({ day: '2026-12-05', departures: [departure()] })),
  ];
  expect(computeDayTotals(boats, '2026-12-04')).toEqual({
    departures: 3,
    seatsSold: 9,
    capacity: 22,
    waiting: 3,
    isClosed: true,
  });
  expect(computeDayTotals(boats, '2026-12-06')).toMatchObject({ departures: 0, isClosed: false });
});
