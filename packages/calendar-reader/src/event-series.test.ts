import { describe, expect, test } from 'vitest';
import { busyTimes, calendar, halfAYear, part, readCalendar } from './testing/sample-calendars.ts';

const event = (...lines: string[]) => part('VEVENT', 'UID:one', 'SUMMARY:Sail', ...lines);
const hour = 'DURATION:PT1H';
const tenToEleven = ['2026-12-04 10:00 to 11:00'];

describe('series', () => {
  const monthly = (start: string) => calendar(event(`DTSTART${start}`, 'RRULE:FREQ=MONTHLY'));
  const fourMorningsFrom = (day: string, ...lines: string[]) =>
    event(`DTSTART:${day}T100000`, hour, 'RRULE:FREQ=WEEKLY;COUNT=4', ...lines);
  const mornings = (...days: string[]) => days.map((day) => `${day} 10:00 to 11:00`);

  test.each<[string, string, string[]]>([
    [
      'on the 31st: only of months that have one',
      monthly(':20261031T100000\r\nDURATION:PT1H'),
      mornings('2026-12-31', '2027-01-31', '2027-03-31'),
    ],
    [
      'on the 31st, of another zone',
      monthly(';TZID=America/New_York:20261031T090000\r\nDURATION:PT1H'),
      [...mornings('2026-12-31', '2027-01-31'), '2027-03-31 09:00 to 10:00'],
    ],
    [
      'on the 30th, whole days: February has none, and March has it again',
      monthly(';VALUE=DATE:20261230'),
      [
        '2026-12-30 00:00 to 2026-12-31 00:00',
        '2027-01-30 00:00 to 2027-01-31 00:00',
        '2027-03-30 00:00 to 2027-03-31 00:00',
        '2027-04-30 00:00 to 2027-05-01 00:00',
      ],
    ],
    [
      'on the 29th of February: once in four years',
      calendar(event('DTSTART:20240229T100000', hour, 'RRULE:FREQ=YEARLY')),
      [],
    ],
    [
      'with blanks, small letters and a semicolon at the end in its rule',
      calendar(event('DTSTART:20261207T100000', hour, 'RRULE:freq=weekly;BYDAY=MO, TU;COUNT=3;')),
      mornings('2026-12-07', '2026-12-08', '2026-12-14'),
    ],
    [
      'an override for it and all later ones',
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
      'called off from one on',
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
      'an added period has a length of its own',
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
      'an added day is closed as a whole',
      calendar(event('DTSTART:20261204T100000', hour, 'RDATE;VALUE=DATE:20261206')),
      [...tenToEleven, '2026-12-06 00:00 to 2026-12-07 00:00'],
    ],
    [
      'one taken out by its day',
      calendar(fourMorningsFrom('20261204', 'EXDATE;VALUE=DATE:20261211')),
      mornings('2026-12-04', '2026-12-18', '2026-12-25'),
    ],
    [
      'one taken out by its instant, written in another zone',
      calendar(fourMorningsFrom('20261204', 'EXDATE;TZID=America/New_York:20261211T090000')),
      mornings('2026-12-04', '2026-12-18', '2026-12-25'),
    ],
    [
      'a whole day taken out by its midnight, as Outlook writes it',
      calendar(
        event('DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20261205T000000'),
      ),
      ['2026-12-04 00:00 to 2026-12-05 00:00'],
    ],
    [
      'whole days up to an instant: its day is one of them',
      calendar(event('DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=DAILY;UNTIL=20261205T000000Z')),
      ['2026-12-04 00:00 to 2026-12-05 00:00', '2026-12-05 00:00 to 2026-12-06 00:00'],
    ],
    [
      'long ones that began before the window last into it',
      calendar(event('DTSTART:20260801T100000', 'DURATION:P40D', 'RRULE:FREQ=MONTHLY;COUNT=3')),
      ['2026-10-01 10:00 to 2026-11-10 10:00'],
    ],
    [
      'an override with a rule of its own is a series of its own',
      calendar(
        fourMorningsFrom('20270409'),
        event(
          'RECURRENCE-ID:20270416T100000',
          'DTSTART:20270416T120000',
          hour,
          'RRULE:FREQ=DAILY;COUNT=2',
        ),
      ),
      [
        ...mornings('2027-04-09', '2027-04-16'),
        '2027-04-16 12:00 to 13:00',
        '2027-04-17 12:00 to 13:00',
        ...mornings('2027-04-23', '2027-04-30'),
      ],
    ],
    [
      'an override without a series',
      calendar(event('RECURRENCE-ID:20261203T100000', 'DTSTART:20261204T100000', hour)),
      tenToEleven,
    ],
    [
      'on the last day of a month that has no 31st (RFC 7529)',
      calendar(
        event(
          'DTSTART:20261231T100000',
          hour,
          'RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=3',
        ),
      ),
      mornings('2026-12-31', '2027-01-31', '2027-02-28'),
    ],
  ])('%s', (_, text, expected) => {
    const read = readCalendar(text);
    expect(read.faults).toEqual([]);
    expect(busyTimes(read)).toEqual(expected);
  });
});

test('a window cuts nothing off but what lies outside', () => {
  const days = event('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY');
  const { spans } = readCalendar(calendar(days));
  expect(spans).toHaveLength((halfAYear.until - halfAYear.from) / (24 * 3_600_000));
});
