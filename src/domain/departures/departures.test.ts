import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listSlots } from '../availability/availability.ts';
import { listDays } from '../time/days.ts';
import { isExcludedNaively } from '../../../tests/support/worlds/reference-occupancy.ts';
import {
  boats,
  dayAhead,
  departureTime,
  nearDay,
  noAvailability,
  now,
} from '../../../tests/support/worlds/random-trips.ts';
import {
  listCharterEnds,
  findClosedCharterDays,
  listDepartures,
  isFreeForCharter,
  MAX_CHARTER_DAYS,
  listOpenTimes,
  type SellableBoat,
  type Taken,
} from './departures.ts';

const saturday = '2026-11-21';
const sunday = '2026-11-22';
const charterOn = (date: string): Taken => ({ date, time: null, seats: 0, charter: true });
const seatsOn = (date: string, time: string, seats: number): Taken => ({
  date,
  time,
  seats,
  charter: false,
});

/** A boat of 10 seats that sails at 09:00 and 14:00 on one weekend. */
function weekendBoat(...taken: Taken[]): SellableBoat {
  return {
    availability: { ...noAvailability, manualDays: [saturday, sunday] },
    capacity: 10,
    taken,
  };
}

const sellable: fc.Arbitrary<SellableBoat> = boats;
const party = fc.integer({ min: 1, max: 12 });

describe('seats left', () => {
  test('all seats are left when no seats are sold', () => {
    expect(listDepartures(weekendBoat(), saturday, now)).toMatchObject([
      { time: '09:00', seatsLeft: 10 },
      { time: '14:00', seatsLeft: 10 },
    ]);
  });

  test('the seats left are counted for each departure separately', () => {
    const boat = weekendBoat(
      seatsOn(saturday, '09:00', 4),
      seatsOn(saturday, '09:00', 3),
      seatsOn(sunday, '14:00', 9),
    );
    expect(listDepartures(boat, saturday, now)).toMatchObject([
      { time: '09:00', seatsLeft: 3 },
      { time: '14:00', seatsLeft: 10 },
    ]);
  });

  test('the seats left never fall below 0, even if the boat’s capacity was reduced below its sales', () => {
    const [first] = listDepartures(weekendBoat(seatsOn(saturday, '09:00', 12)), saturday, now);
    expect(first).toMatchObject({ time: '09:00', seatsLeft: 0 });
  });

  test('a departure past its decision time accepts no party that leaves it below the smallest number', () => {
    const terms = { smallestNumber: 4, decisionHours: 24 * 7 };
    const boat = { ...weekendBoat(seatsOn(saturday, '09:00', 1)), ...terms };
    expect(listDepartures(boat, saturday, now)).toEqual([
      { time: '09:00', seatsLeft: 9, smallestParty: 3 },
      { time: '14:00', seatsLeft: 10, smallestParty: 4 },
    ]);
    const open = (groupSize: number) =>
      listOpenTimes(boat, saturday, { mode: 'perSeat', groupSize }, now);
    expect([open(2), open(3), open(4)]).toEqual([[], ['09:00'], ['09:00', '14:00']]);
    const early = { ...boat, decisionHours: 1 };
    expect(listOpenTimes(early, saturday, { mode: 'perSeat', groupSize: 1 }, now)).toHaveLength(2);
  });

  test('seats left are the capacity minus the sold seats, with one departure per slot', () => {
    fc.assert(
      fc.property(sellable, nearDay, (boat, day) => {
        const departures = listDepartures(boat, day, now);
        const isChartered = boat.taken.some((sold) => sold.charter && sold.date === day);
        const slots = isChartered ? [] : listSlots(boat.availability, day, now);
        expect(departures.map((departure) => departure.time)).toEqual(slots);
        for (const { time, seatsLeft } of departures) {
          let left = isExcludedNaively(boat, day, time) ? 0 : boat.capacity;
          for (const sold of boat.taken)
            if (sold.date === day && sold.time === time) left -= sold.seats;
          expect(seatsLeft).toBe(left < 0 ? 0 : left);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a further sale never increases the seats left', () => {
    fc.assert(
      fc.property(sellable, nearDay, departureTime, party, (boat, day, time, seats) => {
        const after = { ...boat, taken: [...boat.taken, seatsOn(day, time, seats)] };
        const before = listDepartures(boat, day, now);
        listDepartures(after, day, now).forEach((departure, index) => {
          expect(departure.seatsLeft).toBeLessThanOrEqual(before[index]?.seatsLeft ?? -1);
        });
      }),
    );
  });
});

describe('one hull', () => {
  test('a charter closes all seats of its day and of no other', () => {
    const boat = weekendBoat(charterOn(saturday));
    expect(listDepartures(boat, saturday, now)).toEqual([]);
    expect(listDepartures(boat, sunday, now)).toHaveLength(2);
  });

  test('a sold seat closes the charter of its day and of no other', () => {
    const boat = weekendBoat(seatsOn(saturday, '09:00', 1));
    expect(isFreeForCharter(boat, saturday)).toBe(false);
    expect(isFreeForCharter(boat, sunday)).toBe(true);
  });

  test('a charter closes its day for another charter', () => {
    expect(isFreeForCharter(weekendBoat(charterOn(saturday)), saturday)).toBe(false);
  });

  test('a departure whose seats were all released (0 taken) closes no charter', () => {
    expect(isFreeForCharter(weekendBoat(seatsOn(saturday, '09:00', 0)), saturday)).toBe(true);
  });

  test('a charter leaves no seats on its day, and a sold seat leaves no charter', () => {
    fc.assert(
      fc.property(sellable, nearDay, party, departureTime, (boat, day, groupSize, time) => {
        const chartered = { ...boat, taken: [...boat.taken, charterOn(day)] };
        const seated = { ...boat, taken: [...boat.taken, seatsOn(day, time, groupSize)] };
        expect(listOpenTimes(chartered, day, { mode: 'perSeat', groupSize }, now)).toEqual([]);
        expect(listOpenTimes(chartered, day, { mode: 'charter', groupSize }, now)).toEqual([]);
        expect(listOpenTimes(seated, day, { mode: 'charter', groupSize }, now)).toEqual([]);
      }),
    );
  });
});

describe('a departure that is sold', () => {
  const early: SellableBoat = {
    availability: {
      ...noAvailability,
      manualDays: [saturday, sunday],
      timeSlotsDefault: ['09:00', '09:30', '10:00', '13:00', '23:00'],
    },
    capacity: 10,
    taken: [],
  };
  const seatsLeft = (boat: SellableBoat, day: string) =>
    listDepartures(boat, day, now).map((departure) => departure.seatsLeft);

  test('a sold departure closes only the departures that overlap it', () => {
    const sold = { ...early, taken: [seatsOn(saturday, '09:30', 1)] };
    expect(seatsLeft(sold, saturday)).toEqual([0, 9, 0, 0, 10]);
    expect(seatsLeft(sold, sunday)).toEqual([10, 10, 10, 10, 10]);
  });

  test('a sold departure keeps the length from its sale, even if the boat’s length changes', () => {
    const taken = [{ ...seatsOn(saturday, '09:30', 1), minutes: 30 }];
    expect(seatsLeft({ ...early, taken }, saturday)).toEqual([0, 9, 10, 10, 10]);
    expect(seatsLeft({ ...early, taken, tripMinutes: 1440 }, saturday)).toEqual([0, 9, 10, 10, 10]);
  });

  test('a sold departure over midnight closes the next day’s charter, and is closed by it', () => {
    const night = { ...early, taken: [seatsOn(saturday, '23:00', 1)] };
    expect(isFreeForCharter(night, sunday)).toBe(false);
    expect(isFreeForCharter({ ...night, tripMinutes: 60 }, sunday)).toBe(true);
    const chartered = { ...early, taken: [charterOn(sunday)] };
    expect(seatsLeft(chartered, saturday)).toEqual([10, 10, 10, 10, 0]);
  });

  test('a sold departure also closes departures within its turnaround', () => {
    const sold = { ...early, tripMinutes: 210, taken: [seatsOn(saturday, '09:30', 1)] };
    expect(seatsLeft(sold, saturday)).toEqual([0, 9, 0, 10, 10]);
    expect(seatsLeft({ ...sold, turnaroundMinutes: 5 }, saturday)).toEqual([0, 9, 0, 0, 10]);
  });
});

describe('open times', () => {
  const boat = weekendBoat(seatsOn(saturday, '09:00', 7));

  test.each([
    [1, ['09:00', '14:00']],
    [3, ['09:00', '14:00']],
    [4, ['14:00']],
    [10, ['14:00']],
    [11, []],
  ])(
    'if departures have 3 and 10 of 10 seats left, a party of %i can book %j',
    (groupSize, times) => {
      expect(listOpenTimes(boat, saturday, { mode: 'perSeat', groupSize }, now)).toEqual(times);
    },
  );

  test('open times never include a sold-out departure, even for a group of zero', () => {
    const soldOut = weekendBoat(seatsOn(saturday, '09:00', 10));
    expect(listOpenTimes(soldOut, saturday, { mode: 'perSeat', groupSize: 0 }, now)).toEqual([
      '14:00',
    ]);
  });

  test('open times for a charter are the slots of a day without sales', () => {
    expect(listOpenTimes(boat, saturday, { mode: 'charter', groupSize: 4 }, now)).toEqual([]);
    expect(listOpenTimes(boat, sunday, { mode: 'charter', groupSize: 4 }, now)).toEqual([
      '09:00',
      '14:00',
    ]);
    expect(listOpenTimes(boat, dayAhead(9), { mode: 'charter', groupSize: 4 }, now)).toEqual([]);
  });

  test('a larger party never has more open times', () => {
    fc.assert(
      fc.property(sellable, nearDay, party, (given, day, groupSize) => {
        const smaller = listOpenTimes(given, day, { mode: 'perSeat', groupSize }, now);
        const larger = listOpenTimes(
          given,
          day,
          { mode: 'perSeat', groupSize: groupSize + 1 },
          now,
        );
        expect(smaller).toEqual(expect.arrayContaining(larger));
      }),
    );
  });
});

describe('the closed days of a charter', () => {
  test.each([
    ['a free weekend', weekendBoat(), []],
    ['a sold seat on Sunday', weekendBoat(seatsOn(sunday, '14:00', 1)), [sunday]],
    ['another charter on Saturday', weekendBoat(charterOn(saturday)), [saturday]],
  ])('a charter over a weekend with %s is closed on the taken days', (_, boat, closed) => {
    expect(findClosedCharterDays(boat, { start: saturday, end: sunday }, now)).toEqual(closed);
  });

  test('a charter of several days ends before the first closed day', () => {
    expect(listCharterEnds(weekendBoat(), saturday, now)).toEqual([saturday, sunday]);
    expect(listCharterEnds(weekendBoat(), sunday, now)).toEqual([sunday]);
    expect(listCharterEnds(weekendBoat(charterOn(sunday)), saturday, now)).toEqual([saturday]);
    expect(listCharterEnds(weekendBoat(seatsOn(saturday, '14:00', 1)), saturday, now)).toEqual([]);
    const allYear = { ...noAvailability, manualDays: listDays(saturday, dayAhead(90)) };
    expect(
      listCharterEnds({ ...weekendBoat(), availability: allYear }, saturday, now),
    ).toHaveLength(MAX_CHARTER_DAYS);
  });

  test('the closed days of a charter include those on which the boat does not sail', () => {
    const trip = { start: saturday, end: '2026-11-24' };
    expect(findClosedCharterDays(weekendBoat(), trip, now)).toEqual(['2026-11-23', '2026-11-24']);
  });
});
