import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeError } from '#i18n/errors/error-texts.ts';
import { listSlots } from '../availability/availability.ts';
import {
  isDayFreeNaively,
  isExcludedNaively,
} from '../../../tests/support/worlds/reference-occupancy.ts';
import {
  boats,
  dayAhead,
  departureTime,
  nearDay,
  now,
} from '../../../tests/support/worlds/random-trips.ts';
import { addDays, listDays } from '../time/days.ts';
import type { Taken } from '../departures/departures.ts';
import { decideTrip, type BoatForSale, type TripRequest } from './trips.ts';

const today = now.day;

const sold = (date: string, time: string, count: number): Taken => ({
  date,
  time,
  seats: count,
  charter: false,
});
const chartered = (date: string): Taken => ({ date, time: null, seats: 0, charter: true });

describe('a random request to a random boat', () => {
  const inputs: fc.Arbitrary<TripRequest> = fc
    .record({
      mode: fc.constantFrom('perSeat', 'charter'),
      start: nearDay,
      length: fc.constantFrom(0, 0, 0, 1, 2, -1),
      time: fc.option(departureTime),
      groupSize: fc.integer({ min: -1, max: 14 }),
    })
    .map(({ length, ...input }) => ({ ...input, end: addDays(input.start, length) }));

  test('a trip is sold exactly when it is within the horizon and has a slot, room and a price for its mode', () => {
    const seen = { sold: 0, refused: 0 };
    fc.assert(
      fc.property(boats, inputs, (boat, input) => {
        const outcome = decideTrip(boat, input, now);
        seen[outcome.ok ? 'sold' : 'refused'] += 1;
        expect(outcome.ok).toBe(isSellable(boat, input));
      }),
      { numRuns: 4000 },
    );
    expect(Math.min(seen.sold, seen.refused)).toBeGreaterThan(0);
  });

  test('a sold trip matches its request, costs its price, and gets the first time with room if none was requested', () => {
    fc.assert(
      fc.property(boats, inputs, (boat, input) => {
        const outcome = decideTrip(boat, input, now);
        if (!outcome.ok) return;
        const { time, days, amountCents, ...rest } = outcome.value;
        expect({ ...rest, time: input.time ?? time }).toEqual({ ...input, time });
        expect(days).toEqual(listDays(input.start, input.end));
        expect(amountCents).toBe(owed(boat, input, days.length));
        const earlier = listSlots(boat.availability, input.start, now).filter(
          (slot) => slot < time,
        );
        if (input.time === null) {
          expect(earlier.filter((slot) => hasRoom(boat, days, { ...input, time: slot }))).toEqual(
            [],
          );
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a refused trip has a human-readable reason', () => {
    fc.assert(
      fc.property(boats, inputs, (boat, input) => {
        const outcome = decideTrip(boat, input, now);
        if (outcome.ok) return;
        expect(['invalid', 'sold-out']).toContain(outcome.problem.kind);
        expect(writeError('en', outcome.problem.message)).not.toMatch(
          /undefined|NaN|null|Invalid Date|\{/,
        );
      }),
    );
  });

  test('a sale that fills a boat cannot be made twice', () => {
    fc.assert(
      fc.property(boats, inputs, (boat, input) => {
        const outcome = decideTrip(boat, input, now);
        if (!outcome.ok) return;
        const { days, time, mode } = outcome.value;
        const taken = days.map((day) =>
          mode === 'charter' ? chartered(day) : sold(day, time, boat.capacity),
        );
        const again = decideTrip(
          { ...boat, taken: [...boat.taken, ...taken] },
          { ...input, time },
          now,
        );
        expect(again).toMatchObject({ ok: false, problem: { kind: 'sold-out' } });
      }),
      { numRuns: 2000 },
    );
  });
});

function owed(boat: BoatForSale, input: TripRequest, days: number): number {
  return input.mode === 'charter'
    ? (boat.charterPriceCents ?? 0) * days
    : (boat.pricePerSeatCents ?? 0) * input.groupSize;
}

/** The conditions of a sale, written out naively as a test oracle. */
function isSellable(boat: BoatForSale, input: TripRequest): boolean {
  const { mode, start, end } = input;
  if (start < today || end < start || end > dayAhead(180)) return false;
  if (
    mode === 'perSeat' ? start !== end || boat.tripType === 'private' : boat.tripType === 'tour'
  ) {
    return false;
  }
  if (input.groupSize < 1 || input.groupSize > boat.capacity || owed(boat, input, 1) === 0)
    return false;
  const days = listDays(start, end);
  const sails = (day: string) => listSlots(boat.availability, day, now).length > 0;
  if (mode === 'charter' && !days.every(sails)) return false;
  return listSlots(boat.availability, start, now)
    .filter((slot) => input.time === null || input.time === slot)
    .some((slot) => hasRoom(boat, days, { ...input, time: slot }));
}

/** Whether no charter takes the trip's days, and its seats or the whole boat are free. */
function hasRoom(boat: BoatForSale, days: readonly string[], input: TripRequest): boolean {
  if (input.mode === 'charter') return days.every((day) => isDayFreeNaively(boat, day));
  if (isExcludedNaively(boat, input.start, input.time ?? '')) return false;
  const onTrip = boat.taken.filter((taken) => days.includes(taken.date));
  const seatsTaken = onTrip
    .filter((taken) => taken.time === input.time)
    .map((taken) => taken.seats);
  const total = seatsTaken.reduce((sum, each) => sum + each, 0);
  return !onTrip.some((taken) => taken.charter) && total + input.groupSize <= boat.capacity;
}
