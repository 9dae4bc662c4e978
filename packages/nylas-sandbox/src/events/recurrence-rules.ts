/// <reference lib="esnext.temporal" />
import { RRuleTemporal } from 'rrule-temporal';
import {
  beganAt,
  firstMoment,
  isAllDay,
  computeSpan,
  zoneOfWhen,
  type Span,
  type When,
} from './event-times.ts';
import { invalidRequest } from '../nylas-problems.ts';

/** An occurrence; its key is the suffix of its id, as at Google: `20261103T230000Z`, or `20261103` for whole days. */
export type Occurrence = { key: string; when: When };

export type Series = {
  /** Occurrences that touch the window. */
  between: (window: Span) => Occurrence[];
  at: (key: string) => Occurrence | null;
};

const day = 86_400;
const maxOccurrences = 5000;
const maxInterval = 999;
const maxSeconds = 31 * day;

/** Parses `RRULE` and `EXDATE` lines (RFC 5545); rejects `RDATE` and `EXRULE`, like Nylas. */
export function readSeries(lines: readonly string[], when: When, calendarZone: string): Series {
  const tidy = lines.map((line) => line.replaceAll(/\s+/g, '').toUpperCase());
  const rules = tidy.filter((line) => line.startsWith('RRULE:'));
  const exceptions = readExceptions(
    lines.filter((line) => /^\s*EXDATE/i.test(line)),
    when,
  );
  if (rules.length !== 1 || rules.length + exceptions.lines !== lines.length)
    throw invalidRequest('recurrence takes one RRULE and any EXDATE.');
  const span = computeSpan(when, calendarZone);
  if (span.end - span.start > maxSeconds)
    throw invalidRequest('A recurring event may last 31 days at most.');
  const rule = parseRule(rules[0] ?? '', when);
  const list = (from: number, to: number): Occurrence[] =>
    rule
      .between(new Date(from * 1000), new Date(to * 1000), true)
      .filter((moment) => !exceptions.has(moment))
      .map((moment) => ({ key: formatKey(moment, when), when: beganAt(when, moment) }));
  return {
    between: ({ start, end }) => {
      // Widens the window by a day for whole days: they use UTC, up to a day off the calendar's zone.
      const margin = isAllDay(when) ? day : 0;
      return list(start - (span.end - span.start) - margin, end + margin);
    },
    at(key) {
      const moment = parseKey(key, when);
      if (moment === null) return null;
      return list(moment, moment).find((each) => each.key === key) ?? null;
    },
  };
}

function parseRule(line: string, when: When): RRuleTemporal {
  const parts = new Map(
    line
      .slice('RRULE:'.length)
      .split(';')
      .filter((part) => part !== '')
      .map((part) => part.split('=', 2) as [string, string | undefined]),
  );
  refuseExcessive(parts);
  const until = parts.get('UNTIL');
  if (until !== undefined && isAllDay(when)) parts.set('UNTIL', until.slice(0, 8));
  try {
    const rule = new RRuleTemporal({
      rruleString: `RRULE:${[...parts].map((part) => part.join('=')).join(';')}`,
      dtstart: firstMoment(when),
      includeDtstart: true,
      temporal: Temporal,
    });
    rule.next(new Date(firstMoment(when).epochMilliseconds), true);
    return rule;
  } catch (error) {
    throw invalidRequest(
      `Invalid recurrence: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Rejects frequencies that no calendar offers, and excessive counts and intervals. */
function refuseExcessive(parts: Map<string, string | undefined>): void {
  const frequency = parts.get('FREQ') ?? '';
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(frequency))
    throw invalidRequest('FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY.');
  for (const name of ['BYHOUR', 'BYMINUTE', 'BYSECOND'])
    if (parts.has(name)) throw invalidRequest(`${name} is not supported.`);
  for (const [name, most] of [
    ['COUNT', maxOccurrences],
    ['INTERVAL', maxInterval],
  ] as const) {
    const value = parts.get(name) ?? '1';
    if (!/^\d{1,4}$/.test(value) || Number(value) < 1 || Number(value) > most)
      throw invalidRequest(`${name} must be from 1 to ${most}.`);
  }
}

type Exceptions = { lines: number; has: (moment: Temporal.ZonedDateTime) => boolean };

/** Parses `EXDATE:20261103T230000Z`, `EXDATE;TZID=Europe/Amsterdam:20261103T190000` or `EXDATE;VALUE=DATE:20261103`. */
function readExceptions(lines: string[], when: When): Exceptions {
  const days = new Set<string>();
  const moments = new Set<number>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const zone = /TZID=([^;:]+)/i.exec(line.slice(0, colon))?.[1] ?? zoneOfWhen(when);
    for (const value of line.slice(colon + 1).split(',')) {
      const date = readDate(value.trim(), zone);
      if (date === null) throw invalidRequest(`Invalid EXDATE: ${value}`);
      if (typeof date === 'string' || isAllDay(when)) days.add(value.trim().slice(0, 8));
      else moments.add(date);
    }
  }
  return {
    lines: lines.length,
    has: (moment) =>
      moments.has(moment.epochMilliseconds) ||
      days.has(moment.toPlainDate().toString().replaceAll('-', '')),
  };
}

/** Returns a day as a string, and a time in epoch milliseconds. */
function readDate(value: string, zone: string): number | string | null {
  const [, date, time, utc] = /^(\d{8})(?:T(\d{6})(Z?))?$/i.exec(value) ?? [];
  if (date === undefined) return null;
  try {
    if (time === undefined) return Temporal.PlainDate.from(date).toString();
    const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
    return wall.toZonedDateTime(utc === '' ? zone : 'UTC').epochMilliseconds;
  } catch {
    return null;
  }
}

function formatKey(moment: Temporal.ZonedDateTime, when: When): string {
  const utc = moment.toInstant().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  return isAllDay(when) ? utc.slice(0, 8) : utc;
}

function parseKey(key: string, when: When): number | null {
  if (isAllDay(when) !== /^\d{8}$/.test(key)) return null;
  const at = readDate(isAllDay(when) ? `${key}T000000Z` : key, 'UTC');
  return typeof at === 'number' ? at / 1000 : null;
}
