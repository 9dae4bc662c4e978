import {
  listProperties,
  findProperty,
  findText,
  type Component,
  type Property,
} from './calendar-components.ts';
import { reasons, type NoteFault } from '../faults.ts';
import { DAY_MS, type Window, type Zone } from '../zones/iana-zones.ts';
import type { Zones } from '../zones/iana-zones.ts';
import { MAX_STARTS, readRule, type RepeatRule } from '../recurrence/repeat-rules.ts';
import {
  startOfDay,
  computeEnd,
  parsePeriod,
  parsePoint,
  readDay,
  readLength,
  type Length,
  type Point,
} from './written-times.ts';

/** An event, a series, or the override of an instance. */
export type CalendarEvent = {
  uid: string | null;
  /** Revision number: a higher one replaces a lower one. */
  sequence: number;
  isBusy: boolean;
  start: Point;
  length: Length;
  rules: RepeatRule[];
  added: AddedTime[];
  takenOut: Point[];
  /** True with a RECURRENCE-ID: one instance of a series. */
  isInstance: boolean;
  /** The instance's time in the series; null also if its RECURRENCE-ID is unreadable. */
  replaces: ReplacedTime | null;
};

export type ReplacedTime = Point & { andLater: boolean };

/** Maximum number of rules; an event with more counts as always busy. */
const MAX_RULES = 10;

/** Parses an event and reports its unreadable parts; null without any readable date. */
export function parseEvent(part: Component, zones: Zones, note: NoteFault): CalendarEvent | null {
  const replaces = replacedBy(part, zones, note);
  const start = readStart(part, zones, note) ?? guessStart(part, zones.home, note);
  if (!start) return null;
  const length = start.isGuess ? daysTouched(part, start) : measureLength(part, start, zones, note);
  // Ignores the rule and dates that some programs copy from the series to an instance, which never recurs (RFC 5545,
  // 3.8.4.4).
  const isInstance = findProperty(part, 'RECURRENCE-ID') !== null;
  return {
    uid: findText(part, 'UID'),
    sequence: readSequence(part),
    isBusy: isBusy(part),
    start,
    length,
    isInstance,
    replaces,
    rules: isInstance ? [] : readRules(part, start, note),
    added: isInstance ? [] : addedTo(part, zones, note),
    takenOut: readExceptionDates(part, zones, note),
  };
}

/** Every event is busy unless it is transparent or cancelled. */
export function isBusy(part: Component): boolean {
  const readValue = (name: string) => findProperty(part, name)?.value.toUpperCase();
  return readValue('STATUS') !== 'CANCELLED' && readValue('TRANSP') !== 'TRANSPARENT';
}

/** Returns 0 for a missing or unreadable number (RFC 5545, 3.8.7.4). */
function readSequence(part: Component): number {
  const written = findProperty(part, 'SEQUENCE')?.value.trim() ?? '';
  return /^\d{1,10}$/.test(written) ? Number(written) : 0;
}

function replacedBy(part: Component, zones: Zones, note: NoteFault): ReplacedTime | null {
  const property = findProperty(part, 'RECURRENCE-ID');
  if (!property) return null;
  const point = parsePoint(property, property.value, zones, note);
  if (!point) note(reasons.replaced, readDay(property.value));
  const andLater = property.parameters['range']?.toUpperCase() === 'THISANDFUTURE';
  return point && { ...point, andLater };
}

type Start = Point & { isGuess: boolean };

function readStart(part: Component, zones: Zones, note: NoteFault): Start | null {
  const property = findProperty(part, 'DTSTART');
  const point = property && parsePoint(property, property.value, zones, note);
  return point && { ...point, isGuess: false };
}

/** Falls back to the first day found in the event if DTSTART is unreadable. */
function guessStart(part: Component, zone: Zone, note: NoteFault): Start | null {
  const day = ['DTSTART', 'DTEND', 'RECURRENCE-ID']
    .map((name) => readDay(findProperty(part, name)?.value ?? ''))
    .find((each) => each !== null);
  note(day === undefined ? reasons.undated : reasons.start, day ?? null);
  return day === undefined ? null : { wallMs: day, isDay: true, zone, isGuess: true };
}

/** Covers all days from the start to the end: only the start's day is known. */
function daysTouched(part: Component, { wallMs }: Point): Length {
  const last = readDay(findProperty(part, 'DTEND')?.value ?? '') ?? wallMs;
  const lasts = readLength(findProperty(part, 'DURATION')?.value ?? '') ?? { days: 0, ms: 0 };
  const days = Math.max((last - wallMs) / DAY_MS, lasts.days + Math.ceil(lasts.ms / DAY_MS), 0);
  return { days: days + 1, ms: 0 };
}

/**
 * Returns the duration. With a DTEND, this is exact time even across clock changes, but calendar days if start and end
 * are whole days (RFC 5545, 3.8.5.3).
 */
function measureLength(part: Component, start: Point, zones: Zones, note: NoteFault): Length {
  const end = findProperty(part, 'DTEND');
  const duration = findProperty(part, 'DURATION');
  if (end) {
    const point = parsePoint(end, end.value, zones, note);
    const length = point && lengthBetween(start, point);
    if (length) return length;
    note(reasons.end, start.wallMs);
    return measureToEndOfDay(readDay(end.value), start);
  }
  if (duration) {
    const length = readLength(duration.value);
    const isWhole = length && (length.days > 0 || length.ms > 0);
    if (length && (isWhole || !start.isDay)) return length;
    if (!length) note(reasons.end, start.wallMs);
    return measureToEndOfDay(null, start);
  }
  return { days: start.isDay ? 1 : 0, ms: 0 };
}

/** Returns null if the event would end before it starts. */
function lengthBetween(start: Point, end: Point): Length | null {
  if (start.isDay && end.isDay) {
    const days = Math.round((end.wallMs - start.wallMs) / DAY_MS);
    // Some programs write a one-day event with an inclusive end.
    return days < 0 ? null : { days: Math.max(1, days), ms: 0 };
  }
  const ms = end.zone.toUtc(end.wallMs) - start.zone.toUtc(start.wallMs);
  return ms < 0 ? null : { days: 0, ms };
}

/** Measures to the end of the given day, or of the start's day if that is later. */
function measureToEndOfDay(day: number | null, { wallMs, zone }: Point): Length {
  const endMs = Math.max(day ?? 0, startOfDay(wallMs)) + DAY_MS;
  return { days: 0, ms: zone.toUtc(endMs) - zone.toUtc(wallMs) };
}

function readRules(part: Component, start: Point, note: NoteFault): RepeatRule[] {
  const written = listProperties(part, 'RRULE');
  const rules = written.slice(0, MAX_RULES).flatMap(({ value }) => {
    const rule = readRule(value, start, start.zone);
    if (!rule) note(reasons.rule, start.wallMs);
    return rule ? [rule] : [];
  });
  return written.length > MAX_RULES ? [{ text: 'FREQ=SECONDLY', ...everySecond }] : rules;
}

const everySecond = { isWithinDays: true, lastMs: null };

/** Whether the event may touch the window; always true for recurring events, which have to be expanded first. */
export function touches({ start, length, rules, added }: CalendarEvent, window: Window): boolean {
  const { wallMs, zone } = start;
  if (rules.length > 0 || added.length > 0) return true;
  return computeEnd(wallMs, zone, length) >= window.from && zone.toUtc(wallMs) <= window.until;
}

/** A start added to a series; `endsAt` is null for the series' own length. */
type AddedTime = { startsAt: number; endsAt: number | null };

function addedTo(part: Component, zones: Zones, note: NoteFault): AddedTime[] {
  // One more than the limit, to detect that there are too many.
  const values = listValues(part, 'RDATE').slice(0, MAX_STARTS + 1);
  return values.flatMap(([property, value]) => {
    const added = value.includes('/')
      ? parsePeriod(property, value, zones, note)
      : addedTime(parsePoint(property, value, zones, note), zones.home);
    if (added) return [added];
    const day = readDay(value);
    note(reasons.added, day);
    return day === null ? [] : [wholeDay(day, zones.home)];
  });
}

function addedTime(point: Point | null, home: Zone): AddedTime | null {
  if (point?.isDay) return wholeDay(point.wallMs, home);
  return point && { startsAt: point.zone.toUtc(point.wallMs), endsAt: null };
}

function wholeDay(dayMs: number, home: Zone): AddedTime {
  return { startsAt: home.toUtc(dayMs), endsAt: home.toUtc(dayMs + DAY_MS) };
}

/** Excluded times of a series (EXDATE). */
function readExceptionDates(part: Component, zones: Zones, note: NoteFault): Point[] {
  return listValues(part, 'EXDATE').flatMap(([property, value]) => {
    const point = parsePoint(property, value, zones, note);
    if (!point) note(reasons.exception, readDay(value));
    return point ? [point] : [];
  });
}

function listValues(part: Component, name: string): [Property, string][] {
  return listProperties(part, name).flatMap((property) =>
    property.value
      .split(',')
      .map((value): [Property, string] => [property, value.trim()])
      .filter(([, value]) => value !== ''),
  );
}
