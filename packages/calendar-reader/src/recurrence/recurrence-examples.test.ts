/// <reference lib="esnext.temporal" />
import { expect, test } from 'vitest';
import { recurrenceExamples, type RecurrenceExample } from '../testing/recurrence-examples.ts';
import { calendar, part, readCalendar } from '../testing/sample-calendars.ts';

const everyRule = recurrenceExamples.flatMap((example) =>
  example.rules.map((rule): [string, string, RecurrenceExample] => [example.title, rule, example]),
);

test.each(everyRule)('recurrence matches the example of RFC 5545: %s (%s)', (_, rule, example) => {
  const expected = listExpected(example);
  const { starts, faults } = readStarts([example.start, `RRULE:${rule}`], expected, example.goesOn);
  expect(faults).toEqual([]);
  expect(starts).toEqual(expected);
});

test('recurrence matches the example of RFC 5545: every Friday the 13th, except the day of DTSTART', () => {
  const days = '1998-02: 13, 1998-03: 13, 1998-11: 13, 1999-08: 13, 2000-10: 13';
  const start = '19970902T090000';
  const rule = 'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13';
  const exception = `EXDATE;TZID=America/New_York:${start}`;
  const expected = listExpected({ start, days });
  expect(readStarts([start, exception, rule], expected, true).starts).toEqual(expected);
});

function listExpected({
  start,
  days,
  times,
}: Pick<RecurrenceExample, 'start' | 'days' | 'times'>): string[] {
  const time = `${start.slice(9, 11)}:${start.slice(11, 13)}`;
  return days.split(',').flatMap((month) => {
    const [name = '', list = ''] = month.trim().split(': ');
    return list
      .split(' ')
      .flatMap((day) => (times ?? [time]).map((each) => `${name}-${day.padStart(2, '0')} ${each}`));
  });
}

/** Starts of an event in New York, in local time, up to the last expected one if the RFC's list is incomplete. */
function readStarts([start, ...lines]: string[], expected: readonly string[], goesOn = false) {
  const last = expected.at(-1)?.replace(' ', 'T') ?? '';
  const lastMs = Temporal.PlainDateTime.from(last).toZonedDateTime(zone).epochMilliseconds;
  const window = {
    from: Date.UTC(1996, 0, 1),
    until: goesOn ? lastMs + 60_000 : Date.UTC(2012, 0, 1),
  };
  const event = part(
    'VEVENT',
    'UID:example',
    `DTSTART;TZID=${zone}:${start}`,
    'DURATION:PT1M',
    ...lines,
  );
  const { spans, faults } = readCalendar(calendar(event), window);
  const starts = spans.map(({ startsAt }) =>
    Temporal.Instant.fromEpochMilliseconds(startsAt)
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
      .replace('T', ' '),
  );
  return { starts: starts.sort(), faults };
}

const zone = 'America/New_York';
