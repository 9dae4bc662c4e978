import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredByHand } from '../../tests/support/hull-by-hand.ts';
import { boats, nearDay, noAvailability, now } from '../../tests/support/random-trips.ts';
import { slotsOn } from './availability.ts';
import { withBlockedHulls } from './overlap-blocks.ts';

const saturday = '2026-11-21';

test('a blocked departure closes those that overlap it; a block of nothing closes nothing', () => {
  const availability = {
    ...noAvailability,
    manualDays: [saturday],
    timeSlotsDefault: ['09:00', '09:30', '13:00', '13:30'],
    blocks: [{ date: saturday, times: ['09:30', '12:12'] }],
  };
  const open = (tripMinutes: number | null) =>
    slotsOn(withBlockedHulls({ availability, tripMinutes }), saturday, now);
  expect(open(null)).toEqual(['13:30']);
  expect(open(30)).toEqual(['09:00', '13:00', '13:30']);
});

test('whatever is blocked, the departures left are those that one would leave by going through all of them', () => {
  fc.assert(
    fc.property(boats, nearDay, (boat, day) => {
      expect(slotsOn(withBlockedHulls(boat), day, now)).toEqual(offeredByHand(boat, day, now));
    }),
    { numRuns: 500 },
  );
});
