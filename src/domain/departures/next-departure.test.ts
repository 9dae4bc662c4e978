import { expect, test } from 'vitest';
import { noAvailability, now } from '../../../tests/support/worlds/random-trips.ts';
import type { SellableBoat } from './departures.ts';
import { findNextDeparture } from './next-departure.ts';

const saturday = '2026-11-21';
const sunday = '2026-11-22';

/** A boat of 10 seats that sails at 09:00 and 14:00 on one weekend, with seats sold on its Saturday. */
function weekendBoat(sold: Readonly<Record<string, number>> = {}): SellableBoat {
  return {
    availability: { ...noAvailability, manualDays: [saturday, sunday] },
    capacity: 10,
    taken: Object.entries(sold).map(([time, seats]) => ({
      date: saturday,
      time,
      seats,
      charter: false,
    })),
  };
}

test.each([
  { groupSize: 3, day: saturday, time: '09:00', seatsLeft: 3 },
  { groupSize: 4, day: saturday, time: '14:00', seatsLeft: 9 },
  { groupSize: 10, day: sunday, time: '09:00', seatsLeft: 10 },
])('the next departure for $groupSize guests is on $day at $time', ({ groupSize, ...expected }) => {
  const boat = weekendBoat({ '09:00': 7, '14:00': 1 });
  expect(findNextDeparture(boat, groupSize, now)).toMatchObject(expected);
});

test('there is no next departure beyond the searched days, or for too many guests', () => {
  expect(findNextDeparture(weekendBoat(), 1, now, 2)).toBeNull();
  expect(findNextDeparture(weekendBoat(), 11, now)).toBeNull();
});
