/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utc } from '../zones/iana-zones.ts';
import { readRule, listStarts } from './repeat-rules.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const weekRules = fc.record({
  weeks: fc.uniqueArray(fc.constantFrom<number>(1, 2, 20, 51, 52, 53, -1, -2, -53), {
    minLength: 1,
    maxLength: 2,
  }),
  interval: fc.integer({ min: 1, max: 6 }),
  weekdays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 3 }),
  weekStart: fc.constantFrom(...WEEKDAYS),
  start: fc.integer({ min: 0, max: 4000 }).map((days) => dayAfter('2015-01-01', days)),
  from: fc.integer({ min: 0, max: 4000 }).map((days) => dayAfter('2022-01-01', days)),
});

test('recurrence by week number matches a day-by-day count', () => {
  fc.assert(
    fc.property(weekRules, ({ weeks, interval, weekdays, weekStart, start, from }) => {
      const days = weekdays.length > 0 ? weekdays : [WEEKDAYS[start.dayOfWeek - 1] ?? ''];
      const until = from.add({ days: 400 });
      const expected: string[] = [];
      for (let day = later(start, from); isBefore(day, until); day = day.add({ days: 1 })) {
        const week = computeWeek(day, WEEKDAYS.indexOf(weekStart) + 1);
        const isInTurn = [day.year, week.year].some((year) => (year - start.year) % interval === 0);
        const isNamed = weeks.includes(week.number) || weeks.includes(week.fromEnd);
        if (isInTurn && isNamed && days.includes(WEEKDAYS[day.dayOfWeek - 1] ?? ''))
          expected.push(day.toString());
      }
      const byDay = weekdays.length > 0 ? `;BYDAY=${weekdays.join(',')}` : '';
      const rule = `FREQ=YEARLY;INTERVAL=${interval};BYWEEKNO=${weeks.join(',')}${byDay};WKST=${weekStart}`;
      expect(read(rule, start, from, until)).toEqual(expected);
    }),
    { numRuns: 80 },
  );
});

test.each<[string, string, from: string, string[]]>([
  [
    'a rule for week 53 of every sixth year includes days after New Year',
    'FREQ=YEARLY;INTERVAL=6;BYWEEKNO=53;BYDAY=MO,SU',
    '2026-01-01',
    ['2026-12-28', '2027-01-03'],
  ],
  [
    'a rule for week 1 of every other year includes days before New Year',
    'FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=TU',
    '2024-06-01',
    ['2024-12-31', '2025-12-30'],
  ],
  [
    'a window that begins in January includes the end of week 53',
    'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;WKST=TU',
    '2022-01-01',
    ['2022-01-03', '2028-01-03'],
  ],
  [
    'a rule without weekdays uses the weekday of its start',
    'FREQ=YEARLY;BYWEEKNO=20',
    '2020-12-29',
    ['2021-05-17', '2022-05-16', '2023-05-15'],
  ],
  [
    'COUNT ignores the years that INTERVAL skips',
    'FREQ=YEARLY;INTERVAL=3;BYWEEKNO=20;BYDAY=MO;COUNT=2',
    '2020-12-29',
    ['2023-05-15', '2026-05-11'],
  ],
])('recurrence by week number: %s', (_, rule, from, expected) => {
  const start = Temporal.PlainDate.from('2020-12-28');
  const found = read(rule, start, Temporal.PlainDate.from(from), start.add({ years: 30 }));
  expect(found.slice(0, expected.length)).toEqual(expected);
  if (rule.includes('COUNT')) expect(found).toHaveLength(expected.length);
});

function read(
  written: string,
  start: Temporal.PlainDate,
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
): string[] {
  const rule = readRule(written, { isDay: true }, utc);
  const window = { from: midnight(from), until: midnight(until) };
  const starts = (rule && listStarts(rule, midnight(start), window)) ?? [];
  return starts.map((wallMs) => new Date(wallMs).toISOString().slice(0, 10));
}

/** Week 1 contains January 4 (RFC 5545, 3.3.10). */
function computeWeek(day: Temporal.PlainDate, weekStart: number) {
  const first = (year: number) => {
    const fourth = Temporal.PlainDate.from({ year, month: 1, day: 4 });
    return fourth.subtract({ days: (fourth.dayOfWeek - weekStart + 7) % 7 });
  };
  const year = [day.year + 1, day.year, day.year - 1].find((each) => !isBefore(day, first(each)));
  if (year === undefined) throw new Error(`No week contains ${day.toString()}.`);
  const weeksSince = (from: Temporal.PlainDate, to: Temporal.PlainDate) =>
    Math.floor(from.until(to, { largestUnit: 'days' }).days / 7);
  const number = weeksSince(first(year), day) + 1;
  return { year, number, fromEnd: number - 1 - weeksSince(first(year), first(year + 1)) };
}

function dayAfter(day: string, days: number): Temporal.PlainDate {
  return Temporal.PlainDate.from(day).add({ days });
}

function later(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return isBefore(one, other) ? other : one;
}

function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(one, other) < 0;
}

function midnight(day: Temporal.PlainDate): number {
  return Date.UTC(day.year, day.month - 1, day.day);
}
