import { describe, expect, test } from 'vitest';
import { busyTimes, calendar, part, readCalendar } from '../testing/sample-calendars.ts';

const event = (...lines: string[]) => part('VEVENT', 'UID:one', 'SUMMARY:Sail', ...lines);
const hour = 'DURATION:PT1H';
const tenToEleven = ['2026-12-04 10:00 to 11:00'];

/** A VTIMEZONE of Eastern time under any name, as Outlook writes it, with rules from 1601. */
const described = (name: string) =>
  part(
    'VTIMEZONE',
    `TZID:${name}`,
    ...part(
      'STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
    ),
    ...part(
      'DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    ),
  );

describe('time zones of events', () => {
  const at = (zone: string, time = '20261204T090000') =>
    calendar(event(`DTSTART;TZID=${zone}:${time}`, hour));

  test.each<[string, string, string[]]>([
    ['by IANA’s name', at('America/New_York'), tenToEleven],
    ['by a name in small letters', at('america/new_york'), tenToEleven],
    ['by Windows’s name', at('Eastern Standard Time'), tenToEleven],
    ['by Windows’s name in quotes', at('"Eastern Standard Time"'), tenToEleven],
    ['UTC as Microsoft calls it', at('"tzone://Microsoft/Utc"', '20261204T140000'), tenToEleven],
    ['in a path of some program', at('/citadel.org/20210210_1/America/New_York'), tenToEleven],
    ['by its distance', at('GMT-0500'), tenToEleven],
    ['by its distance to the minute', at('"UTC+05:30"', '20261204T193000'), tenToEleven],
    ['with a colon that no quotes protect', at('UTC+05:30', '20261204T193000'), tenToEleven],
    ['of a time in UTC: none', at('Asia/Tokyo', '20261204T140000Z'), tenToEleven],
    [
      'described in the file, in winter',
      calendar(described('Ours'), event('DTSTART;TZID=Ours:20261204T090000', hour)),
      tenToEleven,
    ],
    [
      'described in the file, in summer',
      calendar(described('Ours'), event('DTSTART;TZID=Ours:20270402T090000', hour)),
      ['2027-04-02 09:00 to 10:00'],
    ],
    [
      'described in the file, over the day on which its clocks change',
      calendar(
        described('Ours'),
        event('DTSTART;TZID=Ours:20270313T090000', hour, 'RRULE:FREQ=DAILY;COUNT=2'),
      ),
      ['2027-03-13 10:00 to 11:00', '2027-03-14 09:00 to 10:00'],
    ],
    [
      'described in the file under a name of Windows’s: the file is right',
      calendar(
        described('Tokyo Standard Time'),
        event('DTSTART;TZID=Tokyo Standard Time:20261204T090000', hour),
      ),
      tenToEleven,
    ],
    [
      'described in the file under a name of IANA’s: IANA is right',
      calendar(described('Asia/Tokyo'), event('DTSTART;TZID=Asia/Tokyo:20261204T230000', hour)),
      tenToEleven,
    ],
    [
      'of a time without one: that of the calendar',
      calendar(['X-WR-TIMEZONE:America/New_York'], event('DTSTART:20261204T090000', hour)),
      tenToEleven,
    ],
    [
      'of a time without one: the only one described',
      calendar(described('Ours'), event('DTSTART:20261204T090000', hour)),
      tenToEleven,
    ],
    [
      'of a whole day: home, whatever is named',
      calendar(event('DTSTART;VALUE=DATE;TZID=Asia/Tokyo:20261204')),
      ['2026-12-04 00:00 to 2026-12-05 00:00'],
    ],
    [
      'a time that the clocks leap over is told by the clock before',
      calendar(event('DTSTART;TZID=America/New_York:20270314T023000', hour)),
      ['2027-03-14 03:30 to 04:30'],
    ],
    [
      'the same in a zone that the file describes',
      calendar(described('Ours'), event('DTSTART;TZID=Ours:20270314T023000', hour)),
      ['2027-03-14 03:30 to 04:30'],
    ],
  ])('an event’s time zone: %s', (_, text, expected) => {
    const read = readCalendar(text);
    expect(busyTimes(read)).toEqual(expected);
    expect(read.faults).toEqual([]);
  });

  test('an unknown time zone is read as the island’s and reported', () => {
    const read = readCalendar(at('AST', '20261204T100000'));
    expect(busyTimes(read)).toEqual(tenToEleven);
    expect(read.faults).toEqual([
      { summary: 'Sail', date: '2026-12-04', reason: expect.stringContaining('“AST”') },
    ]);
  });

  test('a zone given only as an offset is reported, because it may have daylight saving time', () => {
    const read = readCalendar(at('"(UTC-05:00) Eastern Time (US & Canada)"'));
    expect(busyTimes(read)).toEqual(tenToEleven);
    expect(read.faultCount).toBe(1);
  });
});
