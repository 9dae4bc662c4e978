import { expect, it } from 'vitest';
import { readBusyTimes } from './read-busy-times.ts';
import { busyTimes, calendar, halfAYear, HOME, part } from './testing/sample-calendars.ts';

function readSpans(...events: string[][]): string[] {
  return readSpansInFile([], events);
}

function readSpansInFile(head: string[][], events: string[][]): string[] {
  const parts = events.map((lines) =>
    part('VEVENT', 'UID:one', 'DTSTAMP:20260101T000000Z', ...lines),
  );
  const text = calendar(head.flat(), ...parts);
  return busyTimes(readBusyTimes({ text, ...halfAYear, homeZone: HOME, maxSpans: 500 }));
}

/** Friday evening in the home zone is already Saturday in UTC. */
const evening = ['DTSTART:20261204T210000', 'DTEND:20261204T230000'];
const inFile = (zone: string) => [
  ['BEGIN:VTIMEZONE', `TZID:${zone}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ['TZOFFSETFROM:-0800', 'TZOFFSETTO:-0800', 'END:STANDARD', 'END:VTIMEZONE'],
];
const newYork = (time: string) => `TZID=America/New_York:${time}`;

it.each<[string, string[][], string[]]>([
  [
    'a time in UTC is converted to the home zone',
    [['DTSTART:20261204T140000Z', 'DTEND:20261204T150000Z']],
    ['2026-12-04 10:00 to 11:00'],
  ],
  [
    'a floating time is in the home zone, not the host’s',
    [['DTSTART:20261204T100000', 'DTEND:20261204T110000']],
    ['2026-12-04 10:00 to 11:00'],
  ],
  [
    'an event may have a duration instead of an end',
    [['DTSTART:20261204T100000', 'DURATION:PT90M']],
    ['2026-12-04 10:00 to 11:30'],
  ],
  [
    'an all-day event is busy from midnight to midnight',
    [['DTSTART;VALUE=DATE:20261205']],
    ['2026-12-05 00:00 to 2026-12-06 00:00'],
  ],
  [
    'DTEND of an all-day event is exclusive',
    [['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261208']],
    ['2026-12-05 00:00 to 2026-12-08 00:00'],
  ],
  [
    'a series in a zone with daylight saving time shifts by an hour in the home zone',
    [
      [
        `DTSTART;${newYork('20270312T090000')}`,
        `DTEND;${newYork('20270312T100000')}`,
        'RRULE:FREQ=DAILY;COUNT=3',
      ],
    ],
    ['2027-03-12 10:00 to 11:00', '2027-03-13 10:00 to 11:00', '2027-03-14 09:00 to 10:00'],
  ],
  [
    'a zone may have its Windows name',
    [['DTSTART;TZID="W. Europe Standard Time":20261210T150000', 'DURATION:PT1H']],
    ['2026-12-10 10:00 to 11:00'],
  ],
  [
    'a weekly series has one instance excluded and another moved',
    [
      [
        `DTSTART;${newYork('20261201T090000')}`,
        `DTEND;${newYork('20261201T100000')}`,
        'RRULE:FREQ=WEEKLY;COUNT=4',
        `EXDATE;${newYork('20261208T090000')}`,
      ],
      [
        `RECURRENCE-ID;${newYork('20261215T090000')}`,
        `DTSTART;${newYork('20261216T130000')}`,
        `DTEND;${newYork('20261216T140000')}`,
      ],
    ],
    ['2026-12-01 10:00 to 11:00', '2026-12-16 14:00 to 15:00', '2026-12-22 10:00 to 11:00'],
  ],
  [
    'a cancelled instance of a series is not busy',
    [
      ['DTSTART:20261201T140000Z', 'DTEND:20261201T150000Z', 'RRULE:FREQ=DAILY;COUNT=2'],
      [
        'RECURRENCE-ID:20261202T140000Z',
        'DTSTART:20261202T140000Z',
        'DTEND:20261202T150000Z',
        'STATUS:CANCELLED',
      ],
    ],
    ['2026-12-01 10:00 to 11:00'],
  ],
  ...['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'].map((line): [string, string[][], string[]] => [
    `an instance with ${line} that comes before its series in the file is not busy`,
    [
      ['RECURRENCE-ID:20261202T140000Z', 'DTSTART:20261202T140000Z', 'DURATION:PT1H', line],
      ['DTSTART:20261201T140000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'],
    ],
    ['2026-12-01 10:00 to 11:00', '2026-12-03 10:00 to 11:00'],
  ]),
  [
    'a busy instance that comes before its free series in the file is busy',
    [
      ['RECURRENCE-ID:20261202T140000Z', 'DTSTART:20261202T160000Z', 'DURATION:PT1H'],
      [
        'DTSTART:20261201T140000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=3',
        'TRANSP:TRANSPARENT',
      ],
    ],
    ['2026-12-02 12:00 to 13:00'],
  ],
  [
    'BYDAY of a floating series means the weekday in the home zone',
    [[...evening, 'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2']],
    ['2026-12-04 21:00 to 23:00', '2026-12-11 21:00 to 23:00'],
  ],
  [
    'UNTIL of a floating series is inclusive',
    [[...evening, 'RRULE:FREQ=WEEKLY;UNTIL=20261211T210000']],
    ['2026-12-04 21:00 to 23:00', '2026-12-11 21:00 to 23:00'],
  ],
  [
    'EXDATE and RECURRENCE-ID apply to a floating series with a folded line',
    [
      ['RECURRENCE-ID:20261211T210000', 'DTSTART:20261212T200000', 'DURATION:PT1H'],
      [
        'DTSTART:2026',
        ' 1204T210000',
        'DURATION:PT2H',
        'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=3',
        'EXDATE:20261204T210000,20261218T210000',
      ],
    ],
    ['2026-12-12 20:00 to 21:00'],
  ],
  [
    'RDATE adds instances to an event',
    [
      [
        `DTSTART;${newYork('20261201T090000')}`,
        'DURATION:PT1H',
        `RDATE;${newYork('20261203T090000,20261205T120000')}`,
      ],
    ],
    ['2026-12-01 10:00 to 11:00', '2026-12-03 10:00 to 11:00', '2026-12-05 13:00 to 14:00'],
  ],
  [
    'an event that began before the window and lasts into it is included',
    [['DTSTART:20261031T120000Z', 'DTEND:20261102T120000Z']],
    ['2026-10-31 08:00 to 2026-11-02 08:00'],
  ],
  [
    'a cancelled event is not busy',
    [['DTSTART:20261204T140000Z', 'DURATION:PT1H', 'STATUS:CANCELLED']],
    [],
  ],
  [
    'an event shown as free is not busy',
    [['DTSTART:20261204T140000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT']],
    [],
  ],
  [
    'an event that ended before the window is left out',
    [['DTSTART:20261001T140000Z', 'DURATION:PT1H']],
    [],
  ],
  ['an event without a duration is not busy', [['DTSTART:20261204T140000Z']], []],
])('busy times: %s', (_, events, expected) => {
  expect(readSpans(...events)).toEqual(expected);
});

it('a calendar with more than 500 busy times is refused', () => {
  const hourly = ['DTSTART:20261204T140000Z', 'DURATION:PT1M', 'RRULE:FREQ=HOURLY;COUNT=600'];
  expect(() => readSpans(hourly)).toThrow('more than 500 busy times');
});

it('times without a zone are read in the only zone that the file describes', () => {
  const series = [[...evening, 'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2']];
  expect(readSpansInFile(inFile('America/Los_Angeles'), series)).toEqual([
    '2026-12-05 01:00 to 03:00',
    '2026-12-12 01:00 to 03:00',
  ]);
});

it('an event of millions of years is read and capped at the year 9999', () => {
  const [span] = readSpans(['DTSTART:20261204T140000Z', 'DURATION:P999999999999999999W']);
  expect(span).toMatch(/^2026-12-04 10:00 to 9999-12-/);
});
