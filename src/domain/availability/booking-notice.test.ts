/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boats,
  dayAhead,
  departureTime,
  nearDay,
  noAvailability,
  now,
} from '../../../tests/support/worlds/random-trips.ts';
import { applyBookingNotice } from './booking-notice.ts';
import { addDays, type Day, type Time } from '../time/days.ts';
import { listDepartures, listOpenTimes } from '../departures/departures.ts';
import { decideTrip, type BoatForSale, type TripRequest } from '../bookings/trips.ts';

const today = now.day;
const tomorrow = dayAhead(1);

const tern: BoatForSale = {
  tripType: 'both',
  capacity: 10,
  pricePerSeatCents: 9550,
  charterPriceCents: 80_000,
  availability: {
    ...noAvailability,
    manualDays: [today, tomorrow, dayAhead(2), dayAhead(7), dayAhead(8), dayAhead(180)],
    timeSlotsDefault: ['09:00', '14:00'],
  },
  taken: [],
};
const seats: TripRequest = {
  mode: 'perSeat',
  start: today,
  end: today,
  time: '14:00',
  groupSize: 2,
};

describe('a boat that needs notice', () => {
  test.each<[hours: number, day: Day, times: Time[]]>([
    [0, today, ['14:00']],
    [3, today, ['14:00']],
    [4, today, []],
    [22, tomorrow, ['09:00', '14:00']],
    [23, tomorrow, ['14:00']],
    [168, dayAhead(7), ['14:00']],
    [168, dayAhead(8), ['09:00', '14:00']],
    // The horizon is unaffected.
    [168, dayAhead(180), ['09:00', '14:00']],
  ])(
    'at 10:30 on 2026-11-18, a boat with %d hours of notice can be booked on %s at %j',
    (hours, day, times) => {
      const boat = { ...tern, noticeHours: hours };
      expect(listDepartures(boat, day, now).map(({ time }) => time)).toEqual(times);
      expect(listOpenTimes(boat, day, { mode: 'charter', groupSize: 2 }, now)).toEqual(times);
    },
  );

  test('a booking within the booking notice is refused with the reason, whether or not it names a time', () => {
    const message = {
      code: 'departure.tooSoon',
      values: { detail: { code: 'duration.hours', values: { count: 12 } } },
    };
    const boat = { ...tern, noticeHours: 12 };
    for (const input of [seats, { ...seats, time: null }, { ...seats, mode: 'charter' as const }]) {
      expect(decideTrip(boat, input, now)).toMatchObject({ problem: { kind: 'invalid', message } });
    }
  });

  test('a time at which the boat never sails is refused with the same message as without notice', () => {
    const boat = { ...tern, noticeHours: 12 };
    expect(decideTrip(boat, { ...seats, time: '08:00' }, now)).toMatchObject({
      problem: { message: { code: 'departure.unknownTime', values: { time: '08:00' } } },
    });
  });

  test('a booking without a time gets the day’s first departure outside the booking notice', () => {
    const input = { ...seats, start: tomorrow, end: tomorrow, time: null };
    expect(decideTrip({ ...tern, noticeHours: 23 }, input, now)).toMatchObject({
      value: { time: '14:00' },
    });
  });
});

test('the booking notice counts hours on the island’s clock, also across midnight', () => {
  const at = (day: Day, time: Time) => Temporal.PlainDateTime.from(`${day}T${time}`);
  fc.assert(
    fc.property(nearDay, departureTime, fc.integer({ min: 0, max: 168 }), (day, time, hours) => {
      const later = at(day, time).add({ hours });
      expect(applyBookingNotice({ day, time }, hours)).toEqual({
        day: later.toPlainDate().toString(),
        time: later.toPlainTime().toString().slice(0, 5),
      });
    }),
  );
});

test('the booking notice refuses exactly the trips that start within it', () => {
  const seen = { sold: 0, tooLate: 0 };
  fc.assert(
    fc.property(
      boatsAndRequests,
      fc.constantFrom(0, 1, 4, 24, 48, 168),
      ([boat, input], noticeHours) => {
        const without = decideTrip({ ...boat, noticeHours: 0 }, input, now);
        const isTooLate = minutesAhead(input) <= noticeHours * 60;
        const decided = decideTrip({ ...boat, noticeHours }, input, now);
        expect(decided.ok).toBe(without.ok && !isTooLate);
        if (decided.ok) expect(decided).toEqual(without);
        if (decided.ok) seen.sold += 1;
        else if (without.ok) seen.tooLate += 1;
      },
    ),
    { numRuns: 4000 },
  );
  expect(Math.min(seen.sold, seen.tooLate)).toBeGreaterThan(0);
});

/** A boat with a requested trip, usually on one of its days and times, so that many requests succeed. */
const boatsAndRequests = boats.chain((boat) => {
  const { manualDays, timeSlotsDefault } = boat.availability;
  return fc.tuple(
    fc.constant(boat),
    fc
      .record({
        mode: fc.constantFrom<TripRequest['mode'][]>('perSeat', 'charter'),
        start: manualDays.length > 0 ? fc.oneof(nearDay, fc.constantFrom(...manualDays)) : nearDay,
        length: fc.constantFrom(0, 0, 1, 2),
        time: fc.constantFrom('14:00', ...timeSlotsDefault),
        groupSize: fc.integer({ min: 1, max: 8 }),
      })
      .map(({ length, ...input }) => ({ ...input, end: addDays(input.start, length) })),
  );
});

/** Uses Temporal, independently of the code under test. */
function minutesAhead({ start, time }: TripRequest): number {
  const from = Temporal.PlainDateTime.from(`${now.day}T${now.time}`);
  return from.until(`${start}T${time}`).total({ unit: 'minutes' });
}
