import { expect, test } from 'vitest';
import { readInProcess } from '../src/read-in-process.ts';
import { busyTimes, halfAYear, HOME } from '../src/testing/sample-calendars.ts';

const read = (text: string) =>
  readInProcess({ text, ...halfAYear, homeZone: HOME, maxSpans: 10_000 });

const start = 'DTSTART:20261204T100000';
const hour = 'DURATION:PT1H';
/** Flattens arrays: hundreds of thousands of lines are too many arguments for a function. */
const part = (kind: string, lines: readonly string[]) => [`BEGIN:${kind}`, ...lines, `END:${kind}`];
const calendar = (...parts: string[][]) => part('VCALENDAR', parts.flat()).join('\r\n');
const event = (...lines: (string | string[])[]) => part('VEVENT', ['UID:hostile', ...lines.flat()]);
const good = part('VEVENT', ['UID:good', 'DTSTART:20261101T100000', hour]);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const everyTime = `BYHOUR=${upTo(24).join()};BYMINUTE=${upTo(60).join()};BYSECOND=${upTo(60).join()}`;

/** Hostile parts of a calendar. A valid event beside each must be read within the memory and time limits. */
const hostile: [string, () => string[]][] = [
  ['a rule for every second', () => event(start, hour, 'RRULE:FREQ=SECONDLY')],
  [
    'a rule for every second that counts from 1970',
    () => event('DTSTART:19700101T000000', hour, 'RRULE:FREQ=SECONDLY;COUNT=999999999999'),
  ],
  [
    'a rule for every second of every day',
    () => event(start, hour, `RRULE:FREQ=DAILY;${everyTime}`),
  ],
  [
    'a rule for every second of one day a year',
    () => event(start, hour, `RRULE:FREQ=YEARLY;${everyTime}`),
  ],
  [
    'ten rules for every second of every day in each of ten events',
    () =>
      upTo(10).flatMap(() =>
        event(
          start,
          hour,
          upTo(10).map(() => `RRULE:FREQ=DAILY;${everyTime}`),
        ),
      ),
  ],
  [
    'a rule that never matches',
    () => event(start, hour, 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
  ],
  [
    '2,000 rules',
    () =>
      event(
        start,
        hour,
        upTo(2000).map((index) => `RRULE:FREQ=DAILY;INTERVAL=${index + 1}`),
      ),
  ],
  [
    '200,000 excluded dates, each on its own line',
    () =>
      event(
        start,
        hour,
        'RRULE:FREQ=DAILY',
        upTo(200_000).map((index) => `EXDATE:${formatDate(index)}`),
      ),
  ],
  [
    '200,000 excluded dates on one line, in another time zone',
    () =>
      event(
        start,
        hour,
        'RRULE:FREQ=DAILY',
        `EXDATE;TZID=Europe/Paris:${upTo(200_000).map(formatDate).join()}`,
      ),
  ],
  [
    '200,000 added dates',
    () =>
      event(
        start,
        hour,
        `RDATE:${upTo(200_000)
          .map(() => '20200101T100000')
          .join()}`,
      ),
  ],
  [
    'a duration of millions of years',
    () => event(start, 'DURATION:P999999999999999999W', 'RRULE:FREQ=DAILY'),
  ],
  [
    'components nested 100,000 deep',
    () =>
      ['BEGIN:VEVENT', 'END:VTODO', 'END:VEVENT'].flatMap((line) => upTo(100_000).map(() => line)),
  ],
  [
    'a line of three million characters',
    () => event(start, hour, `SUMMARY:${'x'.repeat(3_000_000)}`),
  ],
  [
    'a line folded a million times',
    () => event(start, hour, `SUMMARY:x${'\r\n x'.repeat(1_000_000)}`),
  ],
  [
    'a property with 100,000 parameters',
    () => event(start, hour, `RDATE${';X=1'.repeat(100_000)}:20261205T100000`),
  ],
  [
    '5,000 time zones that change their offset every second',
    () =>
      upTo(5000).flatMap((index) =>
        part('VTIMEZONE', [
          `TZID:${index}`,
          ...part('STANDARD', [
            start,
            'TZOFFSETFROM:+0000',
            'TZOFFSETTO:+0100',
            'RRULE:FREQ=SECONDLY',
          ]),
          'END:VTIMEZONE',
          ...event(`DTSTART;TZID=${index}:20261204T100000`, hour),
        ]),
      ),
  ],
  [
    '3,000 overrides of all later instances, in 3,000 series with the same UID',
    () =>
      upTo(3000).flatMap((index) => [
        ...event(`DTSTART:${formatDate(index)}`, hour, 'RRULE:FREQ=YEARLY;COUNT=2'),
        ...event(
          `RECURRENCE-ID;RANGE=THISANDFUTURE:${formatDate(index)}`,
          `DTSTART:${formatDate(index)}`,
          hour,
        ),
      ]),
  ],
];

function formatDate(index: number): string {
  const date = new Date(Date.UTC(2000, 0, 1) + index * 3_600_000);
  return date.toISOString().slice(0, 19).replaceAll(/[:-]/g, '');
}

test.each(hostile)('a valid event is read beside %s', async (_, lines) => {
  const busy = busyTimes(await read(calendar(lines(), good)));
  expect(busy).toContain('2026-11-01 10:00 to 11:00');
});

test('10,000 events, of which 2,000 repeat every week, are read', async () => {
  const zone = 'TZID=America/New_York';
  const events = upTo(10_000).map((index) =>
    part('VEVENT', [
      `UID:${index}`,
      `SUMMARY:Trip ${index}`,
      // Spreads the events over two years around the window.
      `DTSTART;${zone}:${formatDate(24 * (9500 + (index % 730)))}`,
      hour,
      ...(index % 5 === 0
        ? ['RRULE:FREQ=WEEKLY;COUNT=10', `EXDATE;${zone}:${formatDate(24 * 9600)}`]
        : []),
    ]),
  );
  const { spans, faultCount } = await read(calendar(...events));
  expect(faultCount).toBe(0);
  expect(spans.length).toBeGreaterThan(4000);
});

test('a calendar that exceeds the CPU limit is rejected', async () => {
  const text = calendar(
    event(
      start,
      hour,
      upTo(200_000).map((index) => `EXDATE:${formatDate(index)}`),
    ),
  );
  const request = { text, ...halfAYear, homeZone: HOME, maxSpans: 10_000 };
  await expect(readInProcess(request, { maxProcessorMs: 400 })).rejects.toThrow(
    'This calendar is too much to read.',
  );
});
