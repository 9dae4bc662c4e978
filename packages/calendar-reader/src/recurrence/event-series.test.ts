import { describe, expect, test } from 'vitest';
import { busyTimes, calendar, halfAYear, part, readCalendar } from '../testing/sample-calendars.ts';

const event = (...lines: string[]) => part('VEVENT', 'UID:one', 'SUMMARY:Sail', ...lines);
const hour = 'DURATION:PT1H';
const tenToEleven = ['2026-12-04 10:00 to 11:00'];

describe('recurrence of a series', () => {
  const monthly = (start: string) => calendar(event(`DTSTART${start}`, 'RRULE:FREQ=MONTHLY'));
  const fourMorningsFrom = (day: string, ...lines: string[]) =>
    event(`DTSTART:${day}T100000`, hour, 'RRULE:FREQ=WEEKLY;COUNT=4', ...lines);
  const mornings = (...days: string[]) => days.map((day) => `${day} 10:00 to 11:00`);

  test.each<[string, string, string[]]>([
    [
      'a monthly event on the 31st skips shorter months',
      monthly(':20261031T100000\r\nDURATION:PT1H'),
      mornings('2026-12-31', '2027-01-31', '2027-03-31'),
    ],
    [
      'a monthly event on the 31st in another time zone follows its daylight saving time',
      monthly(';TZID=America/New_York:20261031T090000\r\nDURATION:PT1H'),
      [...mornings('2026-12-31', '2027-01-31'), '2027-03-31 09:00 to 10:00'],
    ],
    [
      'a monthly all-day event on the 30th skips February only',
      monthly(';VALUE=DATE:20261230'),
      [
        '2026-12-30 00:00 to 2026-12-31 00:00',
        '2027-01-30 00:00 to 2027-01-31 00:00',
        '2027-03-30 00:00 to 2027-03-31 00:00',
        '2027-04-30 00:00 to 2027-05-01 00:00',
      ],
    ],
    [
      'a yearly event on February 29 occurs only in leap years',
      calendar(event('DTSTART:20240229T100000', hour, 'RRULE:FREQ=YEARLY')),
      [],
    ],
    [
      'a rule may have blanks, lower case and a trailing semicolon',
      calendar(event('DTSTART:20261207T100000', hour, 'RRULE:freq=weekly;BYDAY=MO, TU;COUNT=3;')),
      mornings('2026-12-07', '2026-12-08', '2026-12-14'),
    ],
    [
      'RANGE=THISANDFUTURE moves an instance and all later ones',
      calendar(
        fourMorningsFrom('20261204'),
        event(
          'RECURRENCE-ID;RANGE=THISANDFUTURE:20261218T100000',
          'DTSTART:20261219T120000',
          'DURATION:PT2H',
        ),
      ),
      [
        ...mornings('2026-12-04', '2026-12-11'),
        '2026-12-19 12:00 to 14:00',
        '2026-12-26 12:00 to 14:00',
      ],
    ],
    [
      'RANGE=THISANDFUTURE cancels an instance and all later ones',
      calendar(
        fourMorningsFrom('20261204'),
        event(
          'RECURRENCE-ID;RANGE=THISANDFUTURE:20261218T100000',
          'DTSTART:20261218T100000',
          'STATUS:CANCELLED',
        ),
      ),
      mornings('2026-12-04', '2026-12-11'),
    ],
    [
      'a period in RDATE has its own duration',
      calendar(
        event(
          'DTSTART:20261204T100000',
          hour,
          'RDATE;VALUE=PERIOD:20261206T100000/PT3H,20261207T100000/20261207T120000',
        ),
      ),
      [...tenToEleven, '2026-12-06 10:00 to 13:00', '2026-12-07 10:00 to 12:00'],
    ],
    [
      'a date in RDATE is busy all day',
      calendar(event('DTSTART:20261204T100000', hour, 'RDATE;VALUE=DATE:20261206')),
      [...tenToEleven, '2026-12-06 00:00 to 2026-12-07 00:00'],
    ],
    [
      'a date in EXDATE removes the instance of that day',
      calendar(fourMorningsFrom('20261204', 'EXDATE;VALUE=DATE:20261211')),
      mornings('2026-12-04', '2026-12-18', '2026-12-25'),
    ],
    [
      'EXDATE in another time zone removes the instance at that time',
      calendar(fourMorningsFrom('20261204', 'EXDATE;TZID=America/New_York:20261211T090000')),
      mornings('2026-12-04', '2026-12-18', '2026-12-25'),
    ],
    [
      'EXDATE at midnight removes an all-day instance, as Outlook writes it',
      calendar(
        event('DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261205T000000'),
      ),
      ['2026-12-04 00:00 to 2026-12-05 00:00'],
    ],
    [
      'an all-day series with a time in UNTIL includes the day of that time',
      calendar(event('DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=DAILY;UNTIL=20261205T000000Z')),
      ['2026-12-04 00:00 to 2026-12-05 00:00', '2026-12-05 00:00 to 2026-12-06 00:00'],
    ],
    [
      'a long instance that began before the window is included',
      calendar(event('DTSTART:20260801T100000', 'DURATION:P40D', 'RRULE:FREQ=MONTHLY;COUNT=3')),
      ['2026-10-01 10:00 to 2026-11-10 10:00'],
    ],
    [
      'an override with a copy of the rule replaces one instance and never recurs',
      calendar(
        fourMorningsFrom('20270409'),
        event(
          'RECURRENCE-ID:20270416T100000',
          'DTSTART:20270416T120000',
          hour,
          'RRULE:FREQ=WEEKLY',
          'RDATE:20270420T120000',
        ),
      ),
      [
        ...mornings('2027-04-09'),
        '2027-04-16 12:00 to 13:00',
        ...mornings('2027-04-23', '2027-04-30'),
      ],
    ],
    [
      'an override with an invalid rule is not a fault',
      calendar(
        fourMorningsFrom('20270409'),
        event('RECURRENCE-ID:20270416T100000', 'DTSTART:20270416T100000', hour, 'RRULE:FREQ=NEVER'),
      ),
      mornings('2027-04-09', '2027-04-16', '2027-04-23', '2027-04-30'),
    ],
    [
      'an override with a rule but without its series occurs once',
      calendar(
        event('RECURRENCE-ID:20261203T100000', 'DTSTART:20261204T100000', hour, 'RRULE:FREQ=DAILY'),
      ),
      tenToEleven,
    ],
    [
      'the revision with the highest SEQUENCE wins, wherever it is in the file',
      calendar(
        event('SEQUENCE:10', 'DTSTART:20261204T100000', hour),
        event('SEQUENCE:9', 'DTSTART:20261205T100000', hour, 'RRULE:FREQ=DAILY'),
        event('DTSTART:20261206T100000', hour, 'RRULE:FREQ=DAILY'),
      ),
      tenToEleven,
    ],
    [
      'a later revision cancels the series',
      calendar(
        event('SEQUENCE:1', 'DTSTART:20261204T100000', hour, 'RRULE:FREQ=DAILY'),
        event('SEQUENCE:2', 'DTSTART:20261204T100000', hour, 'STATUS:CANCELLED'),
      ),
      [],
    ],
    [
      'two events with equal UID and SEQUENCE both count',
      calendar(
        event('SEQUENCE:1', 'DTSTART:20261204T100000', hour),
        event('SEQUENCE:1', 'DTSTART:20261204T120000', hour),
      ),
      [...tenToEleven, '2026-12-04 12:00 to 13:00'],
    ],
    [
      'the override with the highest SEQUENCE wins',
      calendar(
        fourMorningsFrom('20270409', 'SEQUENCE:7'),
        event('RECURRENCE-ID:20270416T100000', 'SEQUENCE:2', 'DTSTART:20270416T150000', hour),
        event(
          'RECURRENCE-ID;TZID=America/New_York:20270416T100000',
          'SEQUENCE:3',
          'DTSTART:20270416T120000',
          hour,
        ),
        event('RECURRENCE-ID:20270423T100000', 'DTSTART:20270423T120000', hour),
      ),
      [
        ...mornings('2027-04-09'),
        '2027-04-16 12:00 to 13:00',
        '2027-04-23 12:00 to 13:00',
        ...mornings('2027-04-30'),
      ],
    ],
    [
      'an override without its series occurs once',
      calendar(event('RECURRENCE-ID:20261203T100000', 'DTSTART:20261204T100000', hour)),
      tenToEleven,
    ],
    [
      'SKIP=BACKWARD moves the 31st to the last day of shorter months (RFC 7529)',
      calendar(
        event(
          'DTSTART:20261231T100000',
          hour,
          'RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=3',
        ),
      ),
      mornings('2026-12-31', '2027-01-31', '2027-02-28'),
    ],
  ])('recurrence: %s', (_, text, expected) => {
    const read = readCalendar(text);
    expect(read.faults).toEqual([]);
    expect(busyTimes(read)).toEqual(expected);
  });
});

test('a daily series has an instance on every day of the window', () => {
  const days = event('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY');
  const { spans } = readCalendar(calendar(days));
  expect(spans).toHaveLength((halfAYear.until - halfAYear.from) / (24 * 3_600_000));
});

test('an override with a copy of the rule does not recur after the series ends', () => {
  const text = calendar(
    event('DTSTART;VALUE=DATE:20240701', 'RRULE:FREQ=WEEKLY;UNTIL=20240715'),
    event('RECURRENCE-ID;VALUE=DATE:20240708', 'DTSTART;VALUE=DATE:20240709', 'RRULE:FREQ=WEEKLY'),
  );
  const summer = { from: Date.UTC(2024, 5, 1), until: Date.UTC(2025, 5, 1) };
  expect(busyTimes(readCalendar(text, summer))).toEqual([
    '2024-07-01 00:00 to 2024-07-02 00:00',
    '2024-07-09 00:00 to 2024-07-10 00:00',
    '2024-07-15 00:00 to 2024-07-16 00:00',
  ]);
});
