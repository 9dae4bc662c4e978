import { describe, expect, test } from 'vitest';
import { busyTimes, calendar, part, readCalendar } from './testing/sample-calendars.ts';

const event = (...lines: string[]) => part('VEVENT', 'UID:one', 'SUMMARY:Sail', ...lines);
const eventWithUid = (uid: string, ...lines: string[]) => part('VEVENT', `UID:${uid}`, ...lines);
const hour = 'DURATION:PT1H';
const tenToEleven = ['2026-12-04 10:00 to 11:00'];

describe('calendar files as found in the wild', () => {
  const morning = ['DTSTART:20261204T100000', hour];
  const other = ['DTSTART:20261206T100000', hour];
  const both = [...tenToEleven, '2026-12-06 10:00 to 11:00'];
  const one = calendar(event(...morning));

  test.each<[string, string, string[]]>([
    ['two calendars in one file', one + calendar(event(...other)), both],
    ['an event outside the calendar', one + event(...other).join('\n'), both],
    ['two events with the same UID', calendar(event(...morning), event(...other)), both],
    ['events without a UID', calendar(part('VEVENT', ...morning), part('VEVENT', ...other)), both],
    [
      'an event with the UID __proto__',
      calendar(eventWithUid('__proto__', ...morning), eventWithUid('constructor', ...other)),
      both,
    ],
    [
      'property names in lower case',
      one.replaceAll(/^[A-Z-]+(?=[:;])/gm, (name) => name.toLowerCase()),
      tenToEleven,
    ],
    ['everything in lower case', one.toLowerCase(), tenToEleven],
    ['CR line endings', one.replaceAll('\r\n', '\r'), tenToEleven],
    ['LF line endings', one.replaceAll('\r\n', '\n'), tenToEleven],
    ['folded lines', one.replace('20261204T', '2026\r\n 12\r\n\t04T'), tenToEleven],
    ['a byte order mark and blank lines before it', `\ufeff\r\n\r\n${one}`, tenToEleven],
    ['a PHP warning before it', `Warning: headers sent\n${one}`, tenToEleven],
    ['a line that is not a property', calendar(event('what is this', ...morning)), tenToEleven],
    ['an event without END', calendar(['BEGIN:VEVENT', ...morning], event(...other)), both],
    [
      'an alarm that has its own duration',
      calendar(event(...morning, ...part('VALARM', 'TRIGGER:-PT5M', 'DURATION:PT9H'))),
      tenToEleven,
    ],
    [
      'a time in ISO 8601 extended format',
      calendar(event('DTSTART:2026-12-04T10:00:00', hour)),
      tenToEleven,
    ],
    [
      'a date without VALUE=DATE',
      calendar(event('DTSTART:20261204')),
      ['2026-12-04 00:00 to 2026-12-05 00:00'],
    ],
    [
      'tentative events and unknown statuses, which count as busy',
      calendar(
        event(...morning, 'STATUS:TENTATIVE'),
        eventWithUid('two', ...other, 'STATUS:X-MAYBE', 'TRANSP:X'),
      ),
      both,
    ],
    [
      'VFREEBUSY periods, of which FREE ones are skipped',
      calendar(
        part(
          'VFREEBUSY',
          'FREEBUSY:20261204T140000Z/PT1H',
          'FREEBUSY;FBTYPE=FREE:20261205T140000Z/PT1H',
          'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261206T140000Z/20261206T150000Z,20261207T140000Z/PT1H',
          'FREEBUSY;FBTYPE=X-ELSE:20261208T140000Z/PT1H',
        ),
      ),
      [...both, '2026-12-07 10:00 to 11:00', '2026-12-08 10:00 to 11:00'],
    ],
  ])('reads a calendar file with %s', (_, text, expected) => {
    const read = readCalendar(text);
    expect(read.faults).toEqual([]);
    expect(busyTimes(read)).toEqual(expected);
  });

  test('reads a UID of more than 500 characters as null', () => {
    const uids = ['x'.repeat(500), 'x'.repeat(501)];
    const { spans } = readCalendar(calendar(...uids.map((uid) => eventWithUid(uid, ...morning))));
    expect(spans.map(({ uid }) => uid)).toEqual([uids[0], null]);
  });

  test.each([
    ['an HTML page', '<html>BEGIN:VCALENDAR</html>', /does not answer with a calendar/],
    ['a truncated calendar', one.slice(0, one.indexOf('END:VEVENT')), /breaks off/],
    [
      'an event without any date',
      calendar(event('DTSTART:Next Year')),
      /one event .* cannot be read/,
    ],
    [
      'events and busy times without any date',
      calendar(event('DTSTART:Next Year'), part('VFREEBUSY', 'FREEBUSY:soon')),
      /None of the 2 events/,
    ],
  ])('refuses %s instead of assuming no busy times', (_, text, problem) => {
    expect(() => readCalendar(text)).toThrow(problem);
  });

  test.each([
    ['no components', calendar()],
    ['only tasks', calendar(part('VTODO', 'DTSTART:20261204T100000'))],
    ['a cancelled event without a date', calendar(event('STATUS:CANCELLED'))],
    ['a free event with an invalid date', calendar(event('DTSTART:x', 'TRANSP:TRANSPARENT'))],
  ])('a calendar with %s has neither busy times nor faults', (_, text) => {
    expect(readCalendar(text)).toEqual({ spans: [], faults: [], faultCount: 0 });
  });
});
