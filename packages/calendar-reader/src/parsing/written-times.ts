import type { Property } from './calendar-components.ts';
import { reasons, type NoteFault } from '../faults.ts';
import { DAY_MS, utc, type Zone, type Zones } from '../zones/iana-zones.ts';

/** Wall time, in milliseconds as if it were UTC. */
export type WallTime = { wallMs: number; isDay: boolean; isUtc: boolean };

/** Parses `20261204T090000Z`, `20261204T090000`, `20261204`, also with dashes and colons; else null. */
export function readTime(text: string): WallTime | null {
  const match = WRITTEN.exec(text.trim());
  const dayMs = match && parseDay(match);
  if (!match || dayMs === null) return null;
  if (match[4] === undefined) return { wallMs: dayMs, isDay: true, isUtc: false };
  const hour = Number(match[4]);
  const minute = Number(match[5]);
  const second = Number(match[6] ?? '0');
  if (hour > 23 || minute > 59 || second > 60) return null;
  // Maps a leap second to the second before.
  const seconds = (hour * 60 + minute) * 60 + Math.min(59, second);
  return { wallMs: dayMs + seconds * 1000, isDay: false, isUtc: match[7] !== '' };
}

const WRITTEN = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(Z?))?$/i;

/** Parses the day at the beginning of a text; null if it does not exist. */
export function readDay(text: string): number | null {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(text.trim());
  return match && parseDay(match);
}

function parseDay([, year, month, day]: RegExpExecArray): number | null {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isThatDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isThatDay ? date.getTime() : null;
}

/** Days are calendar days, with 23 or 25 hours on clock changes; `ms` is exact. */
export type Length = { days: number; ms: number };

/** Parses `P1W`, `P1DT2H30M`; null if invalid or negative. */
export function readLength(text: string): Length | null {
  const match = LENGTH.exec(text.trim());
  if (!match || match.slice(1).every((each) => each === undefined)) return null;
  const [weeks, days, hours, minutes, seconds] = match
    .slice(1)
    .map((each) => Number(each ?? 0)) as [...[number, number, number, number, number]];
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

const LENGTH = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

export function startOfDay(wallMs: number): number {
  return Math.floor(wallMs / DAY_MS) * DAY_MS;
}

/** Caps times: calendars write "for ever" as the year 9999 at most. */
export const END_OF_TIME = Date.UTC(9999, 11, 31);

/** Maps an invalid date, too late for `Date`, to the end of time. */
function upToEndOfTime(ms: number): number {
  return Number.isNaN(ms) ? END_OF_TIME : Math.min(ms, END_OF_TIME);
}

export type Point = { wallMs: number; isDay: boolean; zone: Zone };

/** Parses a line's time; whole days are in the home zone, whatever zone they name. */
export function parsePoint(
  { parameters, isReadable }: Property,
  value: string,
  zones: Zones,
  note: NoteFault,
): Point | null {
  const time = isReadable ? readTime(value) : null;
  if (!time) return null;
  const { wallMs, isDay } = time;
  if (isDay || time.isUtc) return { wallMs, isDay, zone: isDay ? zones.home : utc };
  const name = parameters['tzid']?.trim();
  if (!name) return { wallMs, isDay, zone: zones.floating };
  const { zone, isSure } = zones.named(name);
  if (!isSure) note(reasons.zone(name), wallMs);
  return { wallMs, isDay, zone };
}

/** Adds a duration: days by the calendar, the rest by exact time. */
export function computeEnd(wallMs: number, zone: Zone, { days, ms }: Length): number {
  return upToEndOfTime(zone.toUtc(upToEndOfTime(wallMs + days * DAY_MS)) + ms);
}

/** Parses `start/end` or `start/length` into instants; null if invalid or ending before its start. */
export function parsePeriod(
  property: Property,
  value: string,
  zones: Zones,
  note: NoteFault,
): { startsAt: number; endsAt: number } | null {
  const [first = '', last = ''] = value.split('/');
  const start = parsePoint(property, first, zones, note);
  if (!start) return null;
  const length = readLength(last);
  const end = length ? null : parsePoint(property, last, zones, note);
  const startsAt = start.zone.toUtc(start.wallMs);
  const endsAt = length
    ? computeEnd(start.wallMs, start.zone, length)
    : end && end.zone.toUtc(end.wallMs);
  return endsAt === null || endsAt < startsAt ? null : { startsAt, endsAt };
}
