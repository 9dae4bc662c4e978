import type { ErrorMessage } from '../errors/error-message.ts';
import { addDays } from '../time/days.ts';
import { describe, expect, test } from 'vitest';
import { dayAhead, noAvailability, now } from '../../../tests/support/worlds/random-trips.ts';
import type { Taken } from '../departures/departures.ts';
import type { ProblemKind } from '../problems.ts';
import {
  describeTakenBoat,
  decideTrip,
  describeNotEnoughSeats,
  type BoatForSale,
  type TripRequest,
} from './trips.ts';

const today = now.day;
const saturday = '2026-11-21';
const sunday = '2026-11-22';
const monday = '2026-11-23';

/** A boat with 10 seats that sails this weekend and at the end of the horizon, by the seat or by the day. */
const tern: BoatForSale = {
  tripType: 'both',
  capacity: 10,
  pricePerSeatCents: 9550,
  charterPriceCents: 80_000,
  availability: {
    ...noAvailability,
    manualDays: [dayAhead(-1), today, saturday, sunday, dayAhead(180), dayAhead(181)],
  },
  taken: [],
};
const seats: TripRequest = {
  mode: 'perSeat',
  start: saturday,
  end: saturday,
  time: '09:00',
  groupSize: 4,
};
const weekend: TripRequest = {
  mode: 'charter',
  start: saturday,
  end: sunday,
  time: '09:00',
  groupSize: 4,
};

const sold = (date: string, time: string, count: number): Taken => ({
  date,
  time,
  seats: count,
  charter: false,
});
const chartered = (date: string): Taken => ({ date, time: null, seats: 0, charter: true });

function onDay(input: TripRequest, day: string): TripRequest {
  return { ...input, start: day, end: day };
}

describe('refused trips', () => {
  const horizon: ErrorMessage = { code: 'trip.tooFarAhead', values: { count: 180 } };
  const noSuchTime: ErrorMessage = {
    code: 'departure.unknownTime',
    values: { time: '08:00', day: '2026-11-21' },
  };
  const noSeats: ErrorMessage = {
    code: 'departure.noSeats',
    values: { count: 4, day: '2026-11-21' },
  };
  const notSunday: ErrorMessage = { code: 'charter.notAvailable', values: { day: '2026-11-22' } };
  const noSeatPrice = 'price.perSeatMissing';
  const noCharterPrice = 'price.charterMissing';

  test.each<[string, Partial<BoatForSale>, TripRequest, ProblemKind, ErrorMessage]>([
    ['yesterday', {}, onDay(seats, dayAhead(-1)), 'invalid', 'day.passed'],
    [
      'that ends before it starts',
      {},
      { ...weekend, end: today },
      'invalid',
      'trip.endsBeforeStart',
    ],
    ['as a tour of two days', {}, { ...seats, end: sunday }, 'invalid', 'tour.severalDays'],
    ['after the horizon', {}, onDay(seats, dayAhead(181)), 'invalid', horizon],
    [
      'that ends after the horizon',
      {},
      { ...weekend, start: dayAhead(180), end: dayAhead(181) },
      'invalid',
      horizon,
    ],
    [
      'as a charter of 15 days',
      {},
      { ...weekend, end: addDays(weekend.start, 14) },
      'invalid',
      { code: 'charter.tooManyDays', values: { count: 14 } },
    ],
    ['for no guests', {}, { ...seats, groupSize: 0 }, 'invalid', 'groupSize.tooSmall'],
    [
      'for too many guests',
      {},
      { ...seats, groupSize: 11 },
      'invalid',
      { code: 'groupSize.overCapacity', values: { count: 10 } },
    ],
    ['without a seat price', { pricePerSeatCents: null }, seats, 'invalid', noSeatPrice],
    ['without a day price', { charterPriceCents: 0 }, weekend, 'invalid', noCharterPrice],
    ['by the seat on a charter boat', { tripType: 'private' }, seats, 'invalid', noSeatPrice],
    ['as a charter of a tour boat', { tripType: 'tour' }, weekend, 'invalid', noCharterPrice],
    [
      'at a time when the boat does not sail',
      {},
      { ...seats, time: '08:00' },
      'invalid',
      noSuchTime,
    ],
    [
      'as a charter from a time when the boat does not sail',
      {},
      { ...weekend, time: '08:00' },
      'invalid',
      noSuchTime,
    ],
    [
      'with too few seats left',
      { taken: [sold(saturday, '09:00', 7)] },
      seats,
      'sold-out',
      noSeats,
    ],
    ['on a chartered day', { taken: [chartered(saturday)] }, seats, 'sold-out', noSeats],
    [
      'as a charter of a day with a seat sold',
      { taken: [sold(sunday, '14:00', 1)] },
      weekend,
      'sold-out',
      notSunday,
    ],
    [
      'as a charter of a chartered day',
      { taken: [chartered(sunday)] },
      weekend,
      'sold-out',
      notSunday,
    ],
  ])('a trip is refused (%s)', (_, terms, input, kind, message) => {
    expect(decideTrip({ ...tern, ...terms }, input, now)).toEqual({
      ok: false,
      problem: { kind, message },
    });
  });

  test('a trip today is refused if its departure time has passed', () => {
    expect(decideTrip(tern, onDay(seats, today), now)).toMatchObject({
      ok: false,
      problem: {
        kind: 'invalid',
        message: { code: 'departure.unknownTime', values: { time: '09:00', day: '2026-11-18' } },
      },
    });
  });

  test('a charter is refused if the boat does not sail on one of its days', () => {
    expect(decideTrip(tern, { ...weekend, end: monday }, now)).toMatchObject({
      ok: false,
      problem: { kind: 'sold-out', message: describeTakenBoat(monday) },
    });
  });

  test('a trip without a time is refused on a day on which the boat does not sail', () => {
    expect(decideTrip(tern, { ...onDay(seats, monday), time: null }, now)).toMatchObject({
      ok: false,
      problem: {
        kind: 'invalid',
        message: { code: 'boat.notSailing', values: { day: '2026-11-23' } },
      },
    });
  });

  test('the refusal for lack of seats is in the singular for a party of one', () => {
    expect(describeNotEnoughSeats({ groupSize: 1, start: saturday })).toEqual({
      code: 'departure.noSeat',
      values: { day: '2026-11-21' },
    });
  });
});

describe('sold trips', () => {
  test('a trip by the seat costs the seat price times the guests', () => {
    expect(decideTrip(tern, seats, now)).toEqual({
      ok: true,
      value: { ...seats, days: [saturday], amountCents: 38_200 },
    });
  });

  test('a charter of a weekend costs the day price times the days', () => {
    expect(decideTrip(tern, weekend, now)).toEqual({
      ok: true,
      value: { ...weekend, days: [saturday, sunday], amountCents: 160_000 },
    });
  });

  test.each<[string, TripRequest]>([
    ['today, at a time still to come', { ...onDay(seats, today), time: '14:00' }],
    ['on the last day of the horizon', onDay(seats, dayAhead(180))],
    ['to a party that fills the boat', { ...seats, groupSize: 10 }],
  ])('a trip is sold %s', (_, input) => expect(decideTrip(tern, input, now).ok).toBe(true));

  test('a trip can be sold to as many guests as there are seats left', () => {
    const taken = [sold(saturday, '09:00', 6)];
    expect(decideTrip({ ...tern, taken }, seats, now).ok).toBe(true);
  });

  test.each<[string, Taken[], string]>([
    ['nothing is sold', [], '09:00'],
    ['the first departure has too few seats', [sold(saturday, '09:00', 7)], '14:00'],
  ])('a trip without a time gets the first departure with room when %s', (_, taken, time) => {
    const outcome = decideTrip({ ...tern, taken }, { ...seats, time: null }, now);
    expect(outcome).toMatchObject({ ok: true, value: { time } });
  });

  test('a trip without a time is refused when every departure has too few seats', () => {
    const taken = [sold(saturday, '09:00', 7), sold(saturday, '14:00', 8)];
    const outcome = decideTrip({ ...tern, taken }, { ...seats, time: null }, now);
    expect(outcome).toMatchObject({ ok: false, problem: { kind: 'sold-out' } });
  });
});
