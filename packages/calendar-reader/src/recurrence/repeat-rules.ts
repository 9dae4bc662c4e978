/// <reference lib="esnext.temporal" />
import { RRuleTemporal } from 'rrule-temporal';
import { DAY_MS, HOUR_MS, type Window, type Zone } from '../zones/iana-zones.ts';
import { isWeekInTurn, splitWeekRule } from './week-numbers.ts';
import { startOfDay, readTime, type WallTime } from '../parsing/written-times.ts';

/** A validated rule (RFC 5545, 3.3.10) in the wall time of its event. */
export type RepeatRule = { text: string; isWithinDays: boolean; lastMs: number | null };

/**
 * Parses the rule of an event in a zone; null if unreadable. Normalises blanks, lower case and a trailing semicolon,
 * which calendars write.
 */
export function readRule(
  written: string,
  start: Pick<WallTime, 'isDay'>,
  zone: Zone,
): RepeatRule | null {
  const normal = written.replaceAll(/\s/g, '').toUpperCase().replace(/;+$/, '');
  const parts = normal.split(';').map((part) => part.split('=') as [string, string?]);
  const names = parts.map(([name]) => name);
  if (new Set(names).size < names.length || !names.includes('FREQ')) return null;
  const read: string[] = [];
  let lastMs: number | null = null;
  for (const [name, value = ''] of parts) {
    if (name !== 'UNTIL') {
      if (!isPart(name, value)) return null;
      read.push(`${name}=${value}`);
      continue;
    }
    lastMs = untilOnTheWall(value, start, zone);
    if (lastMs === null) return null;
    read.push(`UNTIL=${new Date(lastMs).toISOString().replaceAll(/[:-]|\.\d+/g, '')}`);
  }
  const text = read.join(';');
  const isWithinDays = /SECONDLY|MINUTELY|HOURLY|BYHOUR|BYMINUTE|BYSECOND/.test(text);
  return { text, isWithinDays, lastMs };
}

const FREQUENCY = /^(SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/;
const WEEKDAY = /^(MO|TU|WE|TH|FR|SA|SU)$/;
const FORMS: Readonly<Record<string, RegExp>> = {
  FREQ: FREQUENCY,
  WKST: WEEKDAY,
  RSCALE: /^[A-Z-]+$/,
  SKIP: /^(OMIT|BACKWARD|FORWARD)$/,
  BYDAY: /^[+-]?\d{0,2}(MO|TU|WE|TH|FR|SA|SU)$/,
  BYMONTH: /^\d{1,2}L?$/,
  INTERVAL: /^\d{1,9}$/,
  COUNT: /^\d+$/,
};
/** Valid ranges; with a negative minimum, values count from the end and 0 is invalid. */
const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  BYSECOND: [0, 60],
  BYMINUTE: [0, 59],
  BYHOUR: [0, 23],
  BYMONTHDAY: [-31, 31],
  BYYEARDAY: [-366, 366],
  BYWEEKNO: [-53, 53],
  BYSETPOS: [-366, 366],
  BYMONTH: [1, 13],
  INTERVAL: [1, 999_999_999],
  COUNT: [1, Infinity],
};

function isPart(name: string, value: string): boolean {
  const form = FORMS[name];
  const range = RANGES[name];
  if (!form && !range) return false;
  const values = name.startsWith('BY') ? value.split(',') : [value];
  return values.every((each) => {
    if (form && !form.test(each)) return false;
    if (!range) return true;
    if (!form && !/^[+-]?\d+$/.test(each)) return false;
    const number = Number.parseInt(each, 10);
    return number >= range[0] && number <= range[1] && (number !== 0 || range[0] === 0);
  });
}

/** Includes the whole last day. For whole-day events only UNTIL's day counts: its time may be in any zone. */
function untilOnTheWall(
  written: string,
  start: Pick<WallTime, 'isDay'>,
  zone: Zone,
): number | null {
  const time = readTime(written);
  if (!time) return null;
  if (time.isDay || start.isDay) return startOfDay(time.wallMs) + DAY_MS - 1000;
  return time.isUtc ? zone.toWall(time.wallMs) : time.wallMs;
}

/** Maximum number of starts that are expanded within a window. */
export const MAX_STARTS = 5000;

const limits = { maxIterations: 10_000, maxCandidateEvaluations: 100_000 };

/** Expands a rule within a window, in wall times; null if there are too many. Throws if the rule is contradictory. */
export function listStarts(rule: RepeatRule, startMs: number, window: Window): number[] | null {
  if (timesOfADay(rule.text) > MAX_STARTS) return null;
  return /FREQ=YEARLY/.test(rule.text) && rule.text.includes('BYWEEKNO=')
    ? startsByWeekNumber(rule, startMs, window)
    : startsBetween(rule, startMs, window);
}

function startsBetween(
  { text, isWithinDays }: RepeatRule,
  startMs: number,
  { from, until }: Window,
): number[] | null {
  const dtstart = Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO('UTC');
  const rule = new RRuleTemporal({ rruleString: text, dtstart, cache: false, ...limits });
  const starts: number[] = [];
  let at = Math.max(startMs, from);
  // Proceeds by the hour if a day may contain very many starts: the engine does not limit its results.
  let step = isWithinDays ? HOUR_MS : Infinity;
  while (at < until) {
    const found = between(rule, at, Math.min(at + step, until) - 1);
    if (!found || starts.length + found.length > MAX_STARTS) return null;
    for (const each of found) starts.push(each);
    at += step;
    if (found.length < 50) step *= 4;
  }
  return starts;
}

/**
 * Expands the week numbers in every year, then keeps the weeks of the years that INTERVAL selects. A week across New
 * Year has days in two years, and programs disagree on which year counts, so either year qualifies. Begins a week
 * early, because the engine drops the January days of a week 53 in its first year.
 */
function startsByWeekNumber(rule: RepeatRule, startMs: number, window: Window): number[] | null {
  const weeks = splitWeekRule(rule.text, startMs);
  const everyYear = { ...rule, text: weeks.text };
  const firstMs = weeks.count === null ? Math.max(startMs, window.from) : startMs;
  const from = firstMs - 7 * DAY_MS;
  const starts = startsBetween(everyYear, startMs - 7 * DAY_MS, { ...window, from });
  return (
    starts
      ?.filter((wallMs) => wallMs >= startMs && isWeekInTurn(wallMs, startMs, weeks))
      .slice(0, weeks.count ?? undefined)
      .filter((wallMs) => wallMs >= window.from) ?? null
  );
}

/** Counts the starts that a rule's time lists give each day. */
function timesOfADay(text: string): number {
  const lists = [...text.matchAll(/BY(?:HOUR|MINUTE|SECOND)=([^;]+)/g)];
  return lists.reduce((product, [, list = '']) => product * list.split(',').length, 1);
}

/** Returns null if the engine gave up. */
function between(rule: RRuleTemporal, from: number, to: number): number[] | null {
  try {
    return rule.between(new Date(from), new Date(to), true).map((each) => each.epochMilliseconds);
  } catch (error) {
    if (error instanceof Error && error.message.includes('exceeded')) return null;
    throw error;
  }
}
