import { findIana } from 'windows-iana';
import {
  listProperties,
  findProperty,
  findText,
  type Calendar,
  type Component,
} from '../parsing/calendar-components.ts';
import {
  DAY_MS,
  ianaZone,
  MINUTE_MS,
  utc,
  zoneAt,
  type NamedZone,
  type Window,
  type Zone,
  type Zones,
} from './iana-zones.ts';
import { readRule, listStarts } from '../recurrence/repeat-rules.ts';
import { readTime } from '../parsing/written-times.ts';

export function buildZones(calendar: Calendar, window: Window & { homeZone: string }): Zones {
  const home = ianaZone(window.homeZone);
  if (!home) throw new RangeError(`Unknown time zone: ${window.homeZone}.`);
  const known = new Map<string, NamedZone>();
  const described = calendar.zones.map((zone) => ({ name: findText(zone, 'TZID')?.trim(), zone }));
  const named = (name: string): NamedZone => {
    const before = known.get(name);
    if (before) return before;
    const own = described.find((each) => each.name === name)?.zone;
    const found = findZone(name, home, () => own && describedZone(own, window));
    known.set(name, found);
    return found;
  };
  const names = [...new Set(described.map(({ name }) => name))];
  const meant = names.length === 1 ? names[0] : names.length === 0 ? calendar.zoneName : null;
  return { named, home, floating: meant ? named(meant).zone : home };
}

/** IANA names take precedence over the file's VTIMEZONE, and a VTIMEZONE over Windows zone names. */
function findZone(name: string, home: Zone, describe: () => Zone | null | undefined): NamedZone {
  const zone =
    (/^(z|utc|gmt)$/i.test(name) ? utc : ianaZone(name)) ??
    describe() ??
    windowsZone(name) ??
    (/^tzone:\/\/Microsoft\/Utc$/i.test(name) ? utc : null) ??
    findZoneAtEnd(name) ??
    zoneByOffset(name);
  if (zone) return { zone, isSure: true };
  const guess = parseNamedOffset(name);
  return { zone: guess === null ? home : zoneAt(guess), isSure: false };
}

function windowsZone(name: string): Zone | null {
  const [iana] = findIana(name);
  return iana === undefined ? null : ianaZone(iana);
}

/** Finds the IANA name at the end of `/citadel.org/20210210_1/America/Puerto_Rico`. */
function findZoneAtEnd(name: string): Zone | null {
  const parts = name.split('/').filter(Boolean).slice(-3);
  while (parts.length > 1) {
    const zone = ianaZone(parts.join('/'));
    if (zone) return zone;
    parts.shift();
  }
  return null;
}

/** Parses a name that is only an offset, such as `GMT-0400` or `UTC+5:30`. */
function zoneByOffset(name: string): Zone | null {
  const offset = /^\(?(?:UTC|GMT)[+-][\d:]+\)?$/i.test(name) ? parseNamedOffset(name) : null;
  return offset === null ? null : zoneAt(offset);
}

/** Parses the offset in `(UTC-05:00) Eastern Time`; such a name does not state clock changes. */
function parseNamedOffset(name: string): number | null {
  const match = /(?:UTC|GMT) ?([+-])(\d\d?):?(\d\d)?/i.exec(name);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return (match[1] === '-' ? -1 : 1) * minutes * MINUTE_MS;
}
/** A clock change, in the wall time before it. Offsets are milliseconds east of UTC. */
type Onset = { wallMs: number; before: number; after: number };

/** Builds a zone from its VTIMEZONE, valid from 800 days before the window to 400 days after it; null if unreadable. */
function describedZone({ parts }: Component, window: Window): Zone | null {
  const around = { from: window.from - 800 * DAY_MS, until: window.until + 400 * DAY_MS };
  const found = parts.map((part) => listOnsets(part, around));
  const onsets = found.flatMap((each) => each ?? []);
  const [first] = onsets.sort((one, other) => one.wallMs - other.wallMs);
  if (!first || found.includes(null)) return null;
  const offsetAt = (isReached: (onset: Onset) => boolean) =>
    onsets.findLast(isReached)?.after ?? first.before;
  return {
    // A skipped time uses the offset before the change (RFC 5545, 3.3.5).
    toUtc: (wallMs) =>
      wallMs - offsetAt((each) => each.wallMs + Math.max(0, each.after - each.before) <= wallMs),
    toWall: (utcMs) => utcMs + offsetAt((each) => each.wallMs - each.before <= utcMs),
  };
}

function listOnsets(part: Component, window: Window): Onset[] | null {
  if (part.kind !== 'STANDARD' && part.kind !== 'DAYLIGHT') return [];
  const before = readOffset(part, 'TZOFFSETFROM');
  const after = readOffset(part, 'TZOFFSETTO');
  const start = readTime(findProperty(part, 'DTSTART')?.value ?? '');
  if (before === null || after === null || !start) return null;
  const dates = listProperties(part, 'RDATE').flatMap(({ value }) =>
    value.split(',').map(readTime),
  );
  const repeated = listProperties(part, 'RRULE').map(({ value }) => {
    const rule = readRule(value, start, zoneAt(before));
    // Rejects clock changes that recur within a day.
    return rule && !rule.isWithinDays && listStarts(rule, start.wallMs, window);
  });
  if (dates.includes(null) || repeated.some((each) => !each)) return null;
  const walls = [
    start.wallMs,
    ...dates.map((date) => date?.wallMs ?? 0),
    ...repeated.flatMap((each) => each || []),
  ];
  return walls.map((wallMs) => ({ wallMs, before, after }));
}

/** Parses `-0400` or `+053000` into milliseconds. */
function readOffset(part: Component, name: string): number | null {
  const property = findProperty(part, name);
  const match = /^([+-]?)(\d\d):?(\d\d):?(\d\d)?$/.exec(property?.value ?? '');
  if (!match) return null;
  const [hours, minutes, seconds] = match.slice(2).map((each) => Number(each ?? 0));
  const ms = (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
  return match[1] === '-' ? -ms : ms;
}
