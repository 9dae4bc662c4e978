import { DAY_MS } from '#domain/durations.ts';
import { island, utc, type Zone } from './iana-zones.ts';
import type { Zones } from './named-zones.ts';
import type { Property } from './property-lines.ts';
import { doubts, type Note } from './reading-doubts.ts';
import { readLength, readTime, upToEndOfTime, type Length } from './written-times.ts';

/** A time on the wall, or a whole day, and where that wall stands. */
export type Point = { wallMs: number; isDay: boolean; zone: Zone };

/** A time that a line says; days are the island's, whatever zone is named with them. */
export function pointIn(
  { parameters, isReadable }: Property,
  value: string,
  zones: Zones,
  note: Note,
): Point | null {
  const time = isReadable ? readTime(value) : null;
  if (!time) return null;
  const { wallMs, isDay } = time;
  if (isDay || time.isUtc) return { wallMs, isDay, zone: isDay ? island : utc };
  const name = parameters['tzid']?.trim();
  if (!name) return { wallMs, isDay, zone: zones.floating };
  const { zone, isSure } = zones.named(name);
  if (!isSure) note(doubts.zone(name), wallMs);
  return { wallMs, isDay, zone };
}

/** When what starts so ends: days are counted by the calendar, the rest by the clock. */
export function endOf(wallMs: number, zone: Zone, { days, ms }: Length): number {
  return upToEndOfTime(zone.toUtc(upToEndOfTime(wallMs + days * DAY_MS)) + ms);
}

/** `start/end` or `start/length`, as instants; null for what is none or ends before it starts. */
export function periodIn(
  property: Property,
  value: string,
  zones: Zones,
  note: Note,
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
