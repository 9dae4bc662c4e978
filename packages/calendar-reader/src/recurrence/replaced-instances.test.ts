/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { busyTimes, calendar, HOME, part, readCalendar } from '../testing/sample-calendars.ts';

const FIRST_DAY = Temporal.PlainDate.from('2026-12-01');
const hour = 'DURATION:PT1H';

type Replaced = { index: number; movedBy: number; hasRule: boolean };
type Series = { rule: string; every: number; count: number; replaced: Replaced[] };

test('replaced instances, with and without a copied rule, are read as ical.js reads them', () => {
  const replaced = fc.record({
    index: fc.nat({ max: 9 }),
    movedBy: fc.integer({ min: -3, max: 3 }),
    hasRule: fc.boolean(),
  });
  const series = fc.record({
    rule: fc.constantFrom('DAILY', 'WEEKLY'),
    every: fc.integer({ min: 1, max: 2 }),
    count: fc.integer({ min: 1, max: 10 }),
    replaced: fc.uniqueArray(replaced, { maxLength: 5, selector: ({ index }) => index }),
  });
  fc.assert(
    fc.property(series, (drawn) => {
      const text = write(drawn);
      const read = readCalendar(text);
      expect(read.faults).toEqual([]);
      expect(busyTimes(read)).toEqual([...new Set(readByIcalJs(text))].sort());
    }),
  );
});

function write({ rule, every, count, replaced }: Series): string {
  const text = `RRULE:FREQ=${rule};INTERVAL=${every};COUNT=${count}`;
  const step = every * (rule === 'DAILY' ? 1 : 7);
  const overrides = replaced
    .filter(({ index }) => index < count)
    .map(({ index, movedBy, hasRule }) => {
      const day = FIRST_DAY.add({ days: index * step });
      const lines = [`RECURRENCE-ID:${at(day)}`, `DTSTART:${at(day.add({ days: movedBy }))}`, hour];
      return part('VEVENT', 'UID:one', ...lines, ...(hasRule ? [text] : []));
    });
  const master = part('VEVENT', 'UID:one', `DTSTART:${at(FIRST_DAY)}`, hour, text);
  return calendar(master, ...overrides);
}

/** Ten in the morning in the home zone, UTC-4. */
function at(day: Temporal.PlainDate): string {
  return `${day.toString().replaceAll('-', '')}T140000Z`;
}

/** Iterates the whole series, because an override may move an instance to before the first day. */
function readByIcalJs(text: string): string[] {
  const parts = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const [master, ...exceptions] = parts;
  if (!master) return [];
  const series = new ICAL.Event(master, { exceptions });
  const starts = series.iterator();
  const read: string[] = [];
  for (let next = starts.next(); next; next = starts.next()) {
    const { startDate, endDate } = series.getOccurrenceDetails(next);
    const start = toHomeTime(startDate);
    const end = toHomeTime(endDate);
    read.push(
      `${start.toPlainDate().toString()} ${start.toPlainTime().toString().slice(0, 5)} to ${end.toPlainTime().toString().slice(0, 5)}`,
    );
  }
  return read;
}

function toHomeTime(time: ICAL.Time): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(time.toJSDate().getTime()).toZonedDateTimeISO(HOME);
}
