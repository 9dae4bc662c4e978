import { describe, expect, test } from 'vitest';
import { busyTimes, calendar, part, readCalendar } from '../testing/sample-calendars.ts';

const event = (...lines: string[]) => part('VEVENT', 'UID:one', 'SUMMARY:Sail', ...lines);
const named = (uid: string, ...lines: string[]) => part('VEVENT', `UID:${uid}`, ...lines);
const hour = 'DURATION:PT1H';
const tenToEleven = ['2026-12-04 10:00 to 11:00'];

describe('a faulty event is reported and closes its visible days, and all other events are read', () => {
  const good = named('good', 'DTSTART:20261215T100000', hour);

  test.each<[string, string[], string[], string | null, RegExp]>([
    ['no start', [hour], [], null, /No date/],
    ['a start without a date', ['DTSTART;VALUE=DATE:Next Year'], [], null, /No date/],
    ['a nonexistent date', ['DTSTART:20261131T100000'], [], null, /No date/],
    [
      'an invalid hour',
      ['DTSTART:20261204T256000', 'DTEND:20261204T110000'],
      ['2026-12-04 00:00 to 2026-12-05 00:00'],
      '2026-12-04',
      /starts cannot be read/,
    ],
    [
      'an invalid hour on the first of several days',
      ['DTSTART:20261204T256000', 'DTEND:20261206T110000'],
      ['2026-12-04 00:00 to 2026-12-07 00:00'],
      '2026-12-04',
      /starts cannot be read/,
    ],
    [
      'an end but no start',
      ['DTEND:20261204T110000'],
      ['2026-12-04 00:00 to 2026-12-05 00:00'],
      '2026-12-04',
      /starts cannot be read/,
    ],
    [
      'an unclosed quote',
      ['DTSTART;TZID="America/New_York:20261204T090000'],
      ['2026-12-04 00:00 to 2026-12-05 00:00'],
      '2026-12-04',
      /starts cannot be read/,
    ],
    [
      'an end without a date',
      ['DTSTART:20261204T100000', 'DTEND:later'],
      ['2026-12-04 10:00 to 2026-12-05 00:00'],
      '2026-12-04',
      /ends cannot be read/,
    ],
    [
      'an end with an invalid time',
      ['DTSTART:20261204T100000', 'DTEND:20261205T99'],
      ['2026-12-04 10:00 to 2026-12-06 00:00'],
      '2026-12-04',
      /ends cannot be read/,
    ],
    [
      'an end before the start',
      ['DTSTART:20261204T100000', 'DTEND:20261204T090000'],
      ['2026-12-04 10:00 to 2026-12-05 00:00'],
      '2026-12-04',
      /ends cannot be read/,
    ],
    [
      'a duration without a number',
      ['DTSTART:20261204T100000', 'DURATION:P'],
      ['2026-12-04 10:00 to 2026-12-05 00:00'],
      '2026-12-04',
      /ends cannot be read/,
    ],
    [
      'a negative duration',
      ['DTSTART:20261204T100000', 'DURATION:-PT1H'],
      ['2026-12-04 10:00 to 2026-12-05 00:00'],
      '2026-12-04',
      /ends cannot be read/,
    ],
    ...[
      'FREQ=FORTNIGHTLY',
      'FREQ=DAILY;BYHOUR=25',
      'FREQ=DAILY;INTERVAL=0',
      'BYDAY=MO',
      'FREQ=DAILY;WHAT=1',
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=DAILY;UNTIL=soon',
      'FREQ=DAILY;FREQ=WEEKLY',
      'FREQ=MONTHLY;SKIP=FORWARD',
      '',
    ].map((rule): [string, string[], string[], string | null, RegExp] => [
      `the rule "${rule}"`,
      ['DTSTART:20261204T100000', hour, `RRULE:${rule}`],
      tenToEleven,
      '2026-12-04',
      /repeats cannot be read/,
    ]),
    [
      'a rule that repeats every second',
      ['DTSTART:20270430T220000', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY;UNTIL=20270501T035959Z'],
      ['2027-04-30 22:00 to 22:00', '2027-04-30 22:00 to 2027-05-01 00:00'],
      '2027-04-30',
      /too often/,
    ],
    [
      'an invalid EXDATE, which opens no day',
      ['DTSTART:20261204T100000', hour, 'RRULE:FREQ=DAILY;COUNT=1', 'EXDATE:20261204T99'],
      tenToEleven,
      '2026-12-04',
      /taken out/,
    ],
    [
      'an invalid RDATE',
      ['DTSTART:20261204T100000', hour, 'RDATE:soon,20261206T99'],
      [...tenToEleven, '2026-12-06 00:00 to 2026-12-07 00:00'],
      null,
      /added/,
    ],
    [
      'an invalid RECURRENCE-ID',
      ['RECURRENCE-ID:soon', 'DTSTART:20261204T100000', hour],
      tenToEleven,
      null,
      /time of its series/,
    ],
  ])('an event is faulty with %s', (_, lines, expected, date, reason) => {
    const read = readCalendar(calendar(event(...lines), good));
    expect(new Set(busyTimes(read))).toEqual(new Set([...expected, '2026-12-15 10:00 to 11:00']));
    expect(read.faults[0]).toEqual({
      summary: 'Sail',
      date,
      reason: expect.stringMatching(reason),
    });
  });

  test('an override without a usable date closes both its own time and the time of the series', () => {
    const series = event('DTSTART:20261204T100000', hour, 'RRULE:FREQ=DAILY;COUNT=2');
    const read = readCalendar(
      calendar(series, event('RECURRENCE-ID:?', 'SEQUENCE:1', 'DTSTART:20261205T120000', hour)),
    );
    expect(busyTimes(read)).toEqual([
      ...tenToEleven,
      '2026-12-05 10:00 to 11:00',
      '2026-12-05 12:00 to 13:00',
    ]);
    expect(read.faultCount).toBe(1);
  });

  test('a busy time that cannot be read closes its day', () => {
    const read = readCalendar(calendar(part('VFREEBUSY', 'FREEBUSY:20261204T140000Z/x'), good));
    expect(busyTimes(read)).toEqual([
      '2026-12-04 00:00 to 2026-12-05 00:00',
      '2026-12-15 10:00 to 11:00',
    ]);
    expect(read.faults).toMatchObject([{ summary: null, date: '2026-12-04' }]);
  });

  test('a faulty event in the past is not reported', () => {
    const over = event('DTSTART:20260104T100000', 'DTEND:later');
    expect(readCalendar(calendar(over, good)).faults).toEqual([]);
  });

  test('the first twenty faulty events are named, all are counted, and long titles are cut between characters', () => {
    const faulty = Array.from({ length: 30 }, (_, index) =>
      part('VEVENT', `UID:${index}`, `SUMMARY:${'x'.repeat(119)}⛵🚤, ahoy`),
    );
    const { faults, faultCount } = readCalendar(calendar(...faulty, good));
    expect([faults.length, faultCount]).toEqual([20, 30]);
    expect(faults.every(({ summary }) => summary?.isWellFormed())).toBe(true);
  });
});
