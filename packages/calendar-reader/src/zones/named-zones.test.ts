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
    ['an IANA name is recognized', at('America/New_York'), tenToEleven],
    ['an IANA name in lower case is recognized', at('america/new_york'), tenToEleven],
    ['a Windows name is recognized', at('Eastern Standard Time'), tenToEleven],
    ['a quoted Windows name is recognized', at('"Eastern Standard Time"'), tenToEleven],
    [
      'Microsoft’s name for UTC is recognized',
      at('"tzone://Microsoft/Utc"', '20261204T140000'),
      tenToEleven,
    ],
    [
      'an IANA name at the end of a path is recognized',
      at('/citadel.org/20210210_1/America/New_York'),
      tenToEleven,
    ],
    ['an offset in hours is recognized', at('GMT-0500'), tenToEleven],
    [
      'an offset in hours and minutes is recognized',
      at('"UTC+05:30"', '20261204T193000'),
      tenToEleven,
    ],
    [
      'an offset with an unquoted colon is recognized',
      at('UTC+05:30', '20261204T193000'),
      tenToEleven,
    ],
    ['a time in UTC ignores its TZID', at('Asia/Tokyo', '20261204T140000Z'), tenToEleven],
    [
      'a zone described in the file has its winter offset in winter',
      calendar(described('Ours'), event('DTSTART;TZID=Ours:20261204T090000', hour)),
      tenToEleven,
    ],
    [
      'a zone described in the file has its summer offset in summer',
      calendar(described('Ours'), event('DTSTART;TZID=Ours:20270402T090000', hour)),
      ['2027-04-02 09:00 to 10:00'],
    ],
    [
      'a series in a zone described in the file follows its clock change',
      calendar(
        described('Ours'),
        event('DTSTART;TZID=Ours:20270313T090000', hour, 'RRULE:FREQ=DAILY;COUNT=2'),
      ),
      ['2027-03-13 10:00 to 11:00', '2027-03-14 09:00 to 10:00'],
    ],
    [
      'a description in the file overrides a Windows name',
      calendar(
        described('Tokyo Standard Time'),
        event('DTSTART;TZID=Tokyo Standard Time:20261204T090000', hour),
      ),
      tenToEleven,
    ],
    [
      'an IANA name overrides the description in the file',
      calendar(described('Asia/Tokyo'), event('DTSTART;TZID=Asia/Tokyo:20261204T230000', hour)),
      tenToEleven,
    ],
    [
      'a floating time is in the zone of its calendar',
      calendar(['X-WR-TIMEZONE:America/New_York'], event('DTSTART:20261204T090000', hour)),
      tenToEleven,
    ],
    [
      'a floating time is in the only zone that the file describes',
      calendar(described('Ours'), event('DTSTART:20261204T090000', hour)),
      tenToEleven,
    ],
    [
      'an all-day event is in the home zone, even with a TZID',
      calendar(event('DTSTART;VALUE=DATE;TZID=Asia/Tokyo:20261204')),
      ['2026-12-04 00:00 to 2026-12-05 00:00'],
    ],
    [
      'a time skipped by a clock change has the offset from before the change',
      calendar(event('DTSTART;TZID=America/New_York:20270314T023000', hour)),
      ['2027-03-14 03:30 to 04:30'],
    ],
    [
      'a time skipped in a zone described in the file has the offset from before the change',
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

  test('a zone name recognized only by its offset is reported, because the zone may have daylight saving time', () => {
    const read = readCalendar(at('"(UTC-05:00) Eastern Time (US & Canada)"'));
    expect(busyTimes(read)).toEqual(tenToEleven);
    expect(read.faultCount).toBe(1);
  });
});
