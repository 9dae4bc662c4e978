import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availabilities,
  dayAhead,
  nearDay,
  noAvailability,
  now,
} from '../../../tests/support/worlds/random-trips.ts';
import {
  hasBegun,
  BOOKING_HORIZON_DAYS,
  CALENDAR_HORIZON_MONTHS,
  defaultTimeSlots,
  hasPublishedAvailability,
  isInHorizon,
  computeLastBookableDay,
  selectSellableAvailability,
  listSlots,
  SUGGESTED_DAYS,
  SUGGESTION_SCAN_DAYS,
  type Availability,
} from './availability.ts';
import { listDays, computeWeekday, type Day } from '../time/days.ts';

const today = now.day;
const tomorrow = dayAhead(1);
/** Christmas of 2026: a Friday. */
const christmas = '2026-12-25';
const highSeason = {
  name: 'High season',
  start: '2026-12-20',
  end: '2027-01-03',
  weekdays: [0, 5],
  timeSlots: ['10:00', '08:30'],
};

function availability(given: Partial<Availability>): Availability {
  return { ...noAvailability, ...given };
}

function seasonal(season: Partial<typeof highSeason> = {}): Availability {
  return availability({ recurring: { seasons: [{ ...highSeason, ...season }] } });
}

test('the limits of availability match the specification', () => {
  expect(BOOKING_HORIZON_DAYS).toBe(180);
  expect(CALENDAR_HORIZON_MONTHS).toBe(6);
  expect(SUGGESTED_DAYS).toBe(3);
  expect(SUGGESTION_SCAN_DAYS).toBe(90);
  expect(defaultTimeSlots).toEqual(['09:00', '14:00']);
});

describe('rule 1: no slots', () => {
  const always = (day: Day) => availability({ manualDays: [day] });

  test.each([
    [dayAhead(-1), 0],
    [dayAhead(0), 1],
    [dayAhead(1), 2],
    [dayAhead(180), 2],
    [dayAhead(181), 0],
  ])('at 10:30 on 2026-11-18, the number of slots on %s is %i', (day, count) => {
    expect(listSlots(always(day), day, now)).toHaveLength(count);
    expect(isInHorizon(day, today)).toBe(count > 0);
  });

  test('the last bookable day is 180 days ahead', () => {
    expect(computeLastBookableDay(today)).toBe(dayAhead(180));
  });

  test('a blackout date has no slots, even if it is also a manual day', () => {
    const given = { ...seasonal(), manualDays: [christmas], blackoutDates: [christmas] };
    expect(listSlots(given, christmas, now)).toEqual([]);
  });

  test('no slot is before today, after the horizon or on a blackout date', () => {
    fc.assert(
      fc.property(availabilities, nearDay, (given, day) => {
        const isShut = day < today || day > dayAhead(180) || given.blackoutDates.includes(day);
        if (isShut) expect(listSlots(given, day, now)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('rule 2: a manual day', () => {
  test('a manual day gets the operator’s own default times', () => {
    const given = availability({ manualDays: [tomorrow], timeSlotsDefault: ['07:15', '16:00'] });
    expect(listSlots(given, tomorrow, now)).toEqual(['07:15', '16:00']);
  });

  test('a manual day gets 09:00 and 14:00 if the operator set no default times', () => {
    expect(listSlots(availability({ manualDays: [tomorrow] }), tomorrow, now)).toEqual([
      '09:00',
      '14:00',
    ]);
  });

  test('a manual day adds no slots to another day', () => {
    expect(listSlots(availability({ manualDays: [tomorrow] }), dayAhead(2), now)).toEqual([]);
  });
});

describe('rule 3: a season', () => {
  test.each([
    ['one of its weekdays', christmas, 2],
    ['another weekday', '2026-12-24', 0],
    ['its first day', '2026-12-20', 2],
    ['its last day', '2027-01-03', 2],
    ['the same weekday a week before', '2026-12-13', 0],
    ['the same weekday a week after', '2027-01-10', 0],
  ])('a season on %s (%s) has %s times', (_, day, count) => {
    expect(listSlots(seasonal(), day, now)).toHaveLength(count);
  });

  test('weekday 0 of a season is Sunday', () => {
    const sundays = listDays('2026-12-20', '2026-12-26').filter(
      (day) => listSlots(seasonal({ weekdays: [0] }), day, now).length > 0,
    );
    expect(sundays).toEqual(['2026-12-20']);
  });

  test('a season adds its times to those of a manual day and of other seasons', () => {
    fc.assert(
      fc.property(availabilities, nearDay, (given, day) => {
        const { manualDays, blackoutDates, timeSlotsDefault, blocks } = given;
        const rest = { ...noAvailability, blackoutDates, blocks };
        const parts = [
          listSlots({ ...rest, manualDays, timeSlotsDefault }, day, now),
          ...given.recurring.seasons.map((season) =>
            listSlots({ ...rest, recurring: { seasons: [season] } }, day, now),
          ),
        ];
        expect(listSlots(given, day, now)).toEqual([...new Set(parts.flat())].toSorted());
      }),
      { numRuns: 300 },
    );
  });

  test('a season offers exactly its own times, on its weekdays and within its dates', () => {
    const bare = availabilities.map((given) => given.recurring.seasons);
    fc.assert(
      fc.property(bare, nearDay, (seasons, day) => {
        fc.pre(day > today && day <= dayAhead(180));
        const expected = new Set<string>();
        for (const season of seasons) {
          if (season.start > day || season.end < day) continue;
          if (!season.weekdays.includes(computeWeekday(day))) continue;
          season.timeSlots.forEach((time) => expected.add(time));
        }
        const given = availability({ recurring: { seasons } });
        expect(new Set(listSlots(given, day, now))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('rule 4: slots', () => {
  test('each slot of a manual day and two seasons appears exactly once, in order', () => {
    const seasons = [highSeason, { ...highSeason, timeSlots: ['14:00', '10:00'] }];
    const given = availability({ manualDays: [christmas], recurring: { seasons } });
    expect(listSlots(given, christmas, now)).toEqual(['08:30', '09:00', '10:00', '14:00']);
  });

  test('slots are always sorted and unique', () => {
    fc.assert(
      fc.property(availabilities, nearDay, (given, day) => {
        const slots = listSlots(given, day, now);
        expect(slots).toEqual([...new Set(slots)].toSorted());
      }),
    );
  });

  test('slots do not depend on the order of entry', () => {
    const shuffled = availabilities.chain((given) =>
      fc.record({
        given: fc.constant(given),
        mixed: fc.record({
          manualDays: shuffle(given.manualDays),
          blackoutDates: shuffle(given.blackoutDates),
          timeSlotsDefault: shuffle(given.timeSlotsDefault),
          recurring: fc.record({ seasons: shuffle(given.recurring.seasons) }),
          blocks: shuffle(given.blocks),
        }),
      }),
    );
    fc.assert(
      fc.property(shuffled, nearDay, ({ given, mixed }, day) => {
        expect(listSlots(mixed, day, now)).toEqual(listSlots(given, day, now));
      }),
    );
  });
});

describe('rule 5: a block', () => {
  const blocked = availability({
    manualDays: [tomorrow, dayAhead(2)],
    blocks: [
      { date: tomorrow, times: ['09:00'] },
      { date: tomorrow, times: ['11:00'] },
    ],
  });

  test('a block removes its times on its date', () => {
    expect(listSlots(blocked, tomorrow, now)).toEqual(['14:00']);
  });

  test('a block does not affect other dates', () => {
    expect(listSlots(blocked, dayAhead(2), now)).toEqual(['09:00', '14:00']);
  });

  test('a block removes its times from manual days and seasons, and removes nothing else', () => {
    fc.assert(
      fc.property(availabilities, nearDay, (given, day) => {
        const times = given.blocks.filter((block) => block.date === day).flatMap((b) => b.times);
        const unblocked = listSlots({ ...given, blocks: [] }, day, now);
        expect(listSlots(given, day, now)).toEqual(
          unblocked.filter((time) => !times.includes(time)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('a slot of today that has begun is not offered', () => {
  const given = availability({
    manualDays: [today, tomorrow],
    timeSlotsDefault: ['10:29', '10:30', '10:31'],
  });

  test('at 10:30, only today’s slots after 10:30 are offered', () => {
    expect(listSlots(given, today, now)).toEqual(['10:31']);
  });

  test('all of tomorrow’s slots are offered', () => {
    expect(listSlots(given, tomorrow, now)).toHaveLength(3);
  });
});

describe('a boat has published availability', () => {
  test.each([
    ['no entries', noAvailability, false],
    ['a manual day', availability({ manualDays: [tomorrow] }), true],
    ['a season', seasonal(), true],
    ['only default times', availability({ timeSlotsDefault: ['09:00'] }), false],
    ['only blackouts', availability({ blackoutDates: [tomorrow] }), false],
  ])('a boat with %s has published availability: $2', (_, given, expected) =>
    expect(hasPublishedAvailability(given)).toBe(expected),
  );
});

describe('the availability that guests receive', () => {
  test('the sellable availability keeps the slots of every day and drops days outside the booking horizon', () => {
    fc.assert(
      fc.property(availabilities, nearDay, (given, day) => {
        const told = selectSellableAvailability(given, today);
        expect(listSlots(told, day, now)).toEqual(listSlots(given, day, now));
        expect(hasPublishedAvailability(told)).toBe(hasPublishedAvailability(given));
        const days = [
          ...(told.manualDays.length > 1 ? told.manualDays : []),
          ...told.blackoutDates,
          ...told.blocks.map(({ date }) => date),
        ];
        expect(days.filter((each) => !isInHorizon(each, today))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('availability whose days have all passed keeps its last day', () => {
    const told = selectSellableAvailability(
      availability({ manualDays: [dayAhead(-9), dayAhead(-2)] }),
      today,
    );
    expect(told.manualDays).toEqual([dayAhead(-2)]);
  });
});

function shuffle<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
}

test.each([
  ['the day before', { day: '2027-01-14', time: '23:59' }, '09:00', false],
  ['a minute before', { day: '2027-01-15', time: '08:59' }, '09:00', false],
  ['at its start time', { day: '2027-01-15', time: '09:00' }, '09:00', true],
  ['the day after', { day: '2027-01-16', time: '00:00' }, '09:00', true],
  ['at the end of its only day, without a time', { day: '2027-01-15', time: '23:59' }, null, false],
  ['the day after, without a time', { day: '2027-01-16', time: '00:00' }, null, true],
])('a trip counts as begun %s: $3', (_, now, time, begun) => {
  expect(hasBegun('2027-01-15', time, now)).toBe(begun);
});
