import { DAY_MS } from '#domain/durations.ts';
import type { Component } from './calendar-components.ts';
import { propertiesOf, propertyOf } from './property-lines.ts';
import { readRule, startsOf } from './repeat-rules.ts';
import { zoneAt, type Window, type Zone } from './iana-zones.ts';
import { readTime } from './written-times.ts';

/** When clocks are set anew, by the clock that was right until then. Offsets are milliseconds east of UTC. */
type Onset = { wallMs: number; before: number; after: number };

/** A zone as a file describes it, right within a window and a year around it; null when it cannot be read. */
export function describedZone({ parts }: Component, window: Window): Zone | null {
  const around = { from: window.from - 800 * DAY_MS, until: window.until + 400 * DAY_MS };
  const found = parts.map((part) => onsetsOf(part, around));
  const onsets = found.flatMap((each) => each ?? []);
  const [first] = onsets.sort((one, other) => one.wallMs - other.wallMs);
  if (!first || found.includes(null)) return null;
  const offsetAt = (isReached: (onset: Onset) => boolean) =>
    onsets.findLast(isReached)?.after ?? first.before;
  return {
    // What the clocks leap over is told by the clock before it, as RFC 5545 (3.3.5) says.
    toUtc: (wallMs) =>
      wallMs - offsetAt((each) => each.wallMs + Math.max(0, each.after - each.before) <= wallMs),
    toWall: (utcMs) => utcMs + offsetAt((each) => each.wallMs - each.before <= utcMs),
  };
}

function onsetsOf(part: Component, window: Window): Onset[] | null {
  if (part.kind !== 'STANDARD' && part.kind !== 'DAYLIGHT') return [];
  const before = offsetOf(part, 'TZOFFSETFROM');
  const after = offsetOf(part, 'TZOFFSETTO');
  const start = readTime(propertyOf(part, 'DTSTART')?.value ?? '');
  if (before === null || after === null || !start) return null;
  const dates = propertiesOf(part, 'RDATE').flatMap(({ value }) => value.split(',').map(readTime));
  const repeated = propertiesOf(part, 'RRULE').map(({ value }) => {
    const rule = readRule(value, start, zoneAt(before));
    // No clocks are set anew by the hour.
    return rule && !rule.isWithinDays && startsOf(rule, start.wallMs, window);
  });
  if (dates.includes(null) || repeated.some((each) => !each)) return null;
  const walls = [
    start.wallMs,
    ...dates.map((date) => date?.wallMs ?? 0),
    ...repeated.flatMap((each) => each || []),
  ];
  return walls.map((wallMs) => ({ wallMs, before, after }));
}

/** `-0400`, `+053000` */
function offsetOf(part: Component, name: string): number | null {
  const property = propertyOf(part, name);
  const match = /^([+-]?)(\d\d):?(\d\d):?(\d\d)?$/.exec(property?.value ?? '');
  if (!match) return null;
  const [hours, minutes, seconds] = match.slice(2).map((each) => Number(each ?? 0));
  const ms = (((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0)) * 1000;
  return match[1] === '-' ? -ms : ms;
}
