/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import type { Availability } from '#domain/availability/availability.ts';
import type { Day, IslandNow, Time } from '#domain/time/days.ts';
import type { Taken } from '#domain/departures/departures.ts';
import type { BoatForSale } from '#domain/bookings/trips.ts';

/** Fixed time of the rule tests: a Wednesday morning. */
export const now: IslandNow = { day: '2026-11-18', time: '10:30' };

/** A day relative to today, calculated with Temporal instead of the code under test. */
export function dayAhead(days: number): Day {
  return Temporal.PlainDate.from(now.day).add({ days }).toString();
}

/** Any day from 2000 to 2100. */
export const anyDay = fc
  .integer({ min: 0, max: 36_889 })
  .map((days) => Temporal.PlainDate.from('2000-01-01').add({ days }).toString());

export const anyTime: fc.Arbitrary<Time> = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) =>
    Temporal.PlainTime.from('00:00').add({ minutes: minute }).toString().slice(0, 5),
  );

/** A few times before and after now, so that two draws often match. Long trips at the last time end after midnight. */
export const departureTime = fc.constantFrom('08:00', '09:00', '10:30', '14:00', '17:45', '22:30');

const lengths = fc.constantFrom(15, 60, 90, 240, 600, 1440);

/** A day around today or around the last bookable day. */
export const nearDay = fc
  .oneof(fc.integer({ min: -3, max: 12 }), fc.integer({ min: 176, max: 184 }))
  .map(dayAhead);

const times = fc.array(departureTime, { maxLength: 4 });
const season = fc.record({
  name: fc.constant('High season'),
  start: nearDay,
  end: nearDay,
  weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 3 }),
  timeSlots: times,
  tripMinutes: fc.option(lengths),
});

export const availabilities: fc.Arbitrary<Availability> = fc.record({
  manualDays: fc.array(nearDay, { maxLength: 12 }),
  blackoutDates: fc.array(nearDay, { maxLength: 2 }),
  timeSlotsDefault: times,
  recurring: fc.record({ seasons: fc.array(season, { maxLength: 3 }) }),
  blocks: fc.array(fc.record({ date: nearDay, times }), { maxLength: 4 }),
});

const seatsSold = fc.record({
  date: nearDay,
  time: departureTime,
  seats: fc.integer({ min: 1, max: 9 }),
  charter: fc.constant(false),
  // Trip length when sold; undefined means the boat's current length.
  minutes: fc.option(lengths, { nil: undefined, freq: 2 }),
});
const charterSold = fc.record({
  date: nearDay,
  time: fc.constant(null),
  seats: fc.constant(0),
  charter: fc.constant(true),
});
const sold: fc.Arbitrary<Taken[]> = fc.array(
  fc.oneof({ weight: 4, arbitrary: seatsSold }, { weight: 1, arbitrary: charterSold }),
  { maxLength: 8 },
);

/** Gives all bookings of a departure the same trip length. */
function withEqualLengths(takenTrips: fc.Arbitrary<Taken[]>): fc.Arbitrary<Taken[]> {
  return takenTrips.map((taken) =>
    taken.map((trip) => {
      const first = taken.find(({ date, time }) => date === trip.date && time === trip.time);
      return { ...trip, minutes: first?.minutes };
    }),
  );
}

const priceCents = fc.option(fc.integer({ min: 0, max: 500_000 }));

export const boats: fc.Arbitrary<BoatForSale> = fc.record({
  tripType: fc.constantFrom('private', 'tour', 'both'),
  capacity: fc.integer({ min: 1, max: 30 }),
  pricePerSeatCents: priceCents,
  charterPriceCents: priceCents,
  availability: availabilities,
  tripMinutes: fc.option(lengths),
  turnaroundMinutes: fc.constantFrom(0, 0, 30, 480),
  taken: withEqualLengths(sold),
});

export const noAvailability: Availability = {
  manualDays: [],
  blackoutDates: [],
  timeSlotsDefault: [],
  recurring: { seasons: [] },
  blocks: [],
};
