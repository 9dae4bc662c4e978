import type { Property } from './calendar-components.ts';
import { reasons, type NoteFault } from '../faults.ts';
import { DAY_MS, utc, type Zone, type Zones } from '../zones/iana-zones.ts';

/** A time as a clock on the wall shows it, in milliseconds counted as if it were UTC. */
export type WallTime = { wallMs: number; isDay: boolean; isUtc: boolean };

/** `20261204T090000Z`, `20261204T090000`, `20261204`, also with dashes and colons; null for all else. */
export function readTime(text: string): WallTime | null {
  const match = WRITTEN.exec(text.trim());
  const dayMs = match && dayIn(match);
  if (!match || dayMs === null) return null;
  const [hour, minute, second] = [match[4], match[5], match[6] ?? '0'].map(Number);
  if (match[4] === undefined) return { wallMs: dayMs, isDay: true, isUtc: false };
  if ((hour ?? 0) > 23 || (minute ?? 0) > 59 || (second ?? 0) > 60) return null;
  // A leap second is the one before it.
  const seconds = ((hour ?? 0) * 60 + (minute ?? 0)) * 60 + Math.min(59, second ?? 0);
  return { wallMs: dayMs + seconds * 1000, isDay: false, isUtc: match[7] !== '' };
}

const WRITTEN = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(Z?))?$/i;

/** The day that a text begins with, whatever follows; null when no calendar has it. */
export function readDay(text: string): number | null {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(text.trim());
  return match && dayIn(match);
}

function dayIn([, year, month, day]: RegExpExecArray): number | null {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isThatDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isThatDay ? date.getTime() : null;
}

/** Days are days of the calendar, of 23 or 25 hours where clocks change; the rest is exact. */
export type Length = { days: number; ms: number };

/** `P1W`, `P1DT2H30M`; null for what is none, or goes backwards. */
export function readLength(text: string): Length | null {
  const match = LENGTH.exec(text.trim());
  if (!match || match.slice(1).every((each) => each === undefined)) return null;
  const [weeks, days, hours, minutes, seconds] = match
    .slice(1)
    .map((each) => Number(each ?? 0)) as [...[number, number, number, number, number]];
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

const LENGTH = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

export function dayOf(wallMs: number): number {
  return Math.floor(wallMs / DAY_MS) * DAY_MS;
}

/** No calendar means more by "for ever" than the year 9999. */
export const END_OF_TIME = Date.UTC(9999, 11, 31);

/** An end that no calendar can write is later than all of them. */
function upToEndOfTime(ms: number): number {
  return Number.isNaN(ms) ? END_OF_TIME : Math.min(ms, END_OF_TIME);
}

/** A wall time or a whole day, and its zone. */
export type Point = { wallMs: number; isDay: boolean; zone: Zone };

/** A time that a line says; days are at home, whatever zone is named with them. */
export function pointIn(
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

/** When something ends that starts then: days are counted by the calendar, the rest by the clock. */
export function endOf(wallMs: number, zone: Zone, { days, ms }: Length): number {
  return upToEndOfTime(zone.toUtc(upToEndOfTime(wallMs + days * DAY_MS)) + ms);
}

/** `start/end` or `start/length`, as instants; null for what is none or ends before it starts. */
export function periodIn(
  property: Property,
  value: string,
  zones: Zones,
  note: NoteFault,
): { startsAt: number; endsAt: number } | null {
  const [first = '', last = ''] = value.split('/');
  const start = pointIn(property, first, zones, note);
  if (!start) return null;
  const length = readLength(last);
  const end = length ? null : pointIn(property, last, zones, note);
  const startsAt = start.zone.toUtc(start.wallMs);
  const endsAt = length
    ? endOf(start.wallMs, start.zone, length)
    : end && end.zone.toUtc(end.wallMs);
  return endsAt === null || endsAt < startsAt ? null : { startsAt, endsAt };
}
