import { expect, test } from 'vitest';
import { offersOfMonth, openCalendar } from './use-trip-choice.ts';

const now = { day: '2026-12-01', time: '08:00' };
const boat = {
  capacity: 10,
  availability: {
    manualDays: ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'],
    blackoutDates: [],
    timeSlotsDefault: ['09:00', '14:00'],
    recurring: { seasons: [] },
    blocks: [],
  },
  taken: [
    { date: '2026-12-05', time: '09:00', seats: 8, charter: false },
    { date: '2026-12-05', time: '14:00', seats: 10, charter: false },
    { date: '2026-12-06', time: null, seats: 0, charter: true },
    { date: '2026-12-07', time: '09:00', seats: 1, charter: false },
  ],
};

test('a party sees the times that still have room for it', () => {
  const offers = offersOfMonth(boat, '2026-12', { mode: 'perSeat', groupSize: 3 }, now);
  expect(Object.fromEntries(offers)).toEqual({
    '2026-12-04': { times: ['09:00', '14:00'], maxSeats: 10, smallestParty: 1 },
    '2026-12-05': { times: [], maxSeats: 2, smallestParty: 1 },
    '2026-12-06': { times: [], maxSeats: 0, smallestParty: 1 },
    '2026-12-07': { times: ['09:00', '14:00'], maxSeats: 10, smallestParty: 1 },
  });
});

test('a party too small for decided departures is offered no times', () => {
  const decided = { ...boat, smallestNumber: 4, decisionHours: 24 * 60 };
  const of = (groupSize: number) =>
    offersOfMonth(decided, '2026-12', { mode: 'perSeat', groupSize }, now).get('2026-12-04');
  expect(of(3)).toEqual({ times: [], maxSeats: 10, smallestParty: 4 });
  expect(of(4)).toMatchObject({ times: ['09:00', '14:00'] });
});

test('a charter is offered only on days without sales', () => {
  const offers = offersOfMonth(boat, '2026-12', { mode: 'charter', groupSize: 3 }, now);
  const open = [...offers].filter(([, offer]) => offer.times.length > 0).map(([day]) => day);
  expect(open).toEqual(['2026-12-04']);
  expect([...offers.values()].map(({ maxSeats }) => maxSeats)).not.toContain(10);
});

test('the offers of each month are computed only once', () => {
  const offers = openCalendar(boat, { mode: 'perSeat', groupSize: 1 }, now);
  expect(offers('2026-12')).toBe(offers('2026-12'));
  expect(offers('2027-01').size).toBe(0);
});
