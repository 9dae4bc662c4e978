import { describe, expect, test } from 'vitest';
import { busyTimes, calendar, part, readCalendar } from './testing/sample-calendars.ts';

const event = (...lines: string[]) => part('VEVENT', 'UID:one', 'SUMMARY:Sail', ...lines);
const named = (uid: string, ...lines: string[]) => part('VEVENT', `UID:${uid}`, ...lines);
const hour = 'DURATION:PT1H';
const tenToEleven = ['2026-12-04 10:00 to 11:00'];

describe('calendar files as found in the wild', () => {
  const morning = ['DTSTART:20261204T100000', hour];
  const other = ['DTSTART:20261206T100000', hour];
  const both = [...tenToEleven, '2026-12-06 10:00 to 11:00'];
  const one = calendar(event(...morning));

  test.each<[string, string, string[]]>([
    ['two calendars in one file', one + calendar(event(...other)), both],
    ['an event beside the calendar', one + event(...other).join('\n'), both],
    ['two events of one name', calendar(event(...morning), event(...other)), both],
    ['events without a name', calendar(part('VEVENT', ...morning), part('VEVENT', ...other)), both],
    [
      'an event named __proto__',
      calendar(named('__proto__', ...morning), named('constructor', ...other)),
      both,
    ],
    [
      'names in small letters',
      one.replaceAll(/^[A-Z-]+(?=[:;])/gm, (name) => name.toLowerCase()),
      tenToEleven,
    ],
    ['parts in small letters', one.toLowerCase(), tenToEleven],
    ['lines that end as on an old Macintosh', one.replaceAll('\r\n', '\r'), tenToEleven],
    ['lines that end as on Unix', one.replaceAll('\r\n', '\n'), tenToEleven],
    ['folded lines', one.replace('20261204T', '2026\r\n 12\r\n\t04T'), tenToEleven],
    ['a mark of its encoding and blank lines before it', `\ufeff\r\n\r\n${one}`, tenToEleven],
    ['a warning of the server’s before it', `Warning: headers sent\n${one}`, tenToEleven],
    ['a line that is none', calendar(event('what is this', ...morning)), tenToEleven],
    ['an event that is not ended', calendar(['BEGIN:VEVENT', ...morning], event(...other)), both],
    [
      'an alarm has a length of its own',
      calendar(event(...morning, ...part('VALARM', 'TRIGGER:-PT5M', 'DURATION:PT9H'))),
      tenToEleven,
    ],
    ['a time with dashes', calendar(event('DTSTART:2026-12-04T10:00:00', hour)), tenToEleven],
    [
      'a date that nothing calls a date',
      calendar(event('DTSTART:20261204')),
      ['2026-12-04 00:00 to 2026-12-05 00:00'],
    ],
    [
      'what is tentative, or of no known state, takes time',
      calendar(
        event(...morning, 'STATUS:TENTATIVE'),
        named('two', ...other, 'STATUS:X-MAYBE', 'TRANSP:X'),
      ),
      both,
    ],
    [
      'busy times without events, of every kind but free',
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
  ])('a calendar file with %s', (_, text, expected) => {
    const read = readCalendar(text);
    expect(read.faults).toEqual([]);
    expect(busyTimes(read)).toEqual(expected);
  });

  test('a UID of more than 500 characters is not passed on', () => {
    const uids = ['x'.repeat(500), 'x'.repeat(501)];
    const { spans } = readCalendar(calendar(...uids.map((uid) => named(uid, ...morning))));
    expect(spans.map(({ uid }) => uid)).toEqual([uids[0], null]);
  });

  test.each([
    ['no calendar', '<html>BEGIN:VCALENDAR</html>', /does not answer with a calendar/],
    ['half a calendar', one.slice(0, one.indexOf('END:VEVENT')), /breaks off/],
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
  ])('%s is a problem, never a calendar without busy times', (_, text, problem) => {
    expect(() => readCalendar(text)).toThrow(problem);
  });

  test.each([
    ['nothing', calendar()],
    ['only tasks', calendar(part('VTODO', 'DTSTART:20261204T100000'))],
    ['what is called off without a date', calendar(event('STATUS:CANCELLED'))],
    ['what is faulty and takes no time', calendar(event('DTSTART:x', 'TRANSP:TRANSPARENT'))],
  ])('%s in a calendar: nothing is busy, and nothing is wrong', (_, text) => {
    expect(readCalendar(text)).toEqual({ spans: [], faults: [], faultCount: 0 });
  });
});
