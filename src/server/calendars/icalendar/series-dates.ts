import { DAY_MS } from '#domain/durations.ts';
import type { Component } from './calendar-components.ts';
import { island } from './iana-zones.ts';
import type { Zones } from './named-zones.ts';
import { propertiesOf, type Property } from './property-lines.ts';
import { doubts, type Note } from './reading-doubts.ts';
import { MOST_STARTS } from './repeat-rules.ts';
import { periodIn, pointIn, type Point } from './time-points.ts';
import { readDay } from './written-times.ts';

/** A start that is added to a series, with an end of its own or, where null, the length of the others. */
export type AddedTime = { startsAt: number; endsAt: number | null };

export function addedTo(part: Component, zones: Zones, note: Note): AddedTime[] {
  // One more than are followed says that they are too many.
  const values = valuesOf(part, 'RDATE').slice(0, MOST_STARTS + 1);
  return values.flatMap(([property, value]) => {
    const added = value.includes('/')
      ? periodIn(property, value, zones, note)
      : addedTime(pointIn(property, value, zones, note));
    if (added) return [added];
    const day = readDay(value);
    note(doubts.added, day);
    return day === null ? [] : [wholeDay(day)];
  });
}

function addedTime(point: Point | null): AddedTime | null {
  if (point?.isDay) return wholeDay(point.wallMs);
  return point && { startsAt: point.zone.toUtc(point.wallMs), endsAt: null };
}

function wholeDay(dayMs: number): AddedTime {
  return { startsAt: island.toUtc(dayMs), endsAt: island.toUtc(dayMs + DAY_MS) };
}

/** The times at which a series does not take place. */
export function takenOutOf(part: Component, zones: Zones, note: Note): Point[] {
  return valuesOf(part, 'EXDATE').flatMap(([property, value]) => {
    const point = pointIn(property, value, zones, note);
    if (!point) note(doubts.exception, readDay(value));
    return point ? [point] : [];
  });
}

function valuesOf(part: Component, name: string): [Property, string][] {
  return propertiesOf(part, name).flatMap((property) =>
    property.value
      .split(',')
      .map((value): [Property, string] => [property, value.trim()])
      .filter(([, value]) => value !== ''),
  );
}
