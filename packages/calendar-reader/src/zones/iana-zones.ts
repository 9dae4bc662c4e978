/// <reference lib="esnext.temporal" />
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Converts between wall time, counted in milliseconds as if it were UTC, and the instant. */
export type Zone = { toUtc: (wallMs: number) => number; toWall: (utcMs: number) => number };

/** A zone by the name that a calendar gives it; `isSure` is false for a guess. */
export type NamedZone = { zone: Zone; isSure: boolean };

/** The zones of one calendar. */
export type Zones = {
  named: (name: string) => NamedZone;
  /** Applies to whole days. */
  home: Zone;
  /** Applies to times without a zone: the only one that the file describes, else the calendar's, else home. */
  floating: Zone;
};

/** Epoch milliseconds. */
export type Window = { from: number; until: number };

export function ianaZone(name: string): Zone | null {
  try {
    const offsetAt = offsetsOf(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name));
    return {
      toUtc(wallMs) {
        const before = offsetAt(wallMs - DAY_MS);
        const after = offsetAt(wallMs + DAY_MS);
        // A time that comes twice is the first of both; one that is skipped goes by the clock before.
        if (offsetAt(wallMs - before) === before) return wallMs - before;
        return offsetAt(wallMs - after) === after ? wallMs - after : wallMs - before;
      },
      toWall: (utcMs) => utcMs + offsetAt(utcMs),
    };
  } catch {
    return null;
  }
}

type OffsetPeriod = { from: number; until: number; offsetMs: number };

/** Asks once for each period between two changes of the clocks: calendars ask a hundred thousand times. */
function offsetsOf(anchor: Temporal.ZonedDateTime): (utcMs: number) => number {
  const known: OffsetPeriod[] = [];
  let last: OffsetPeriod = { from: 0, until: 0, offsetMs: 0 };
  return (utcMs) => {
    const isIn = ({ from, until }: OffsetPeriod) => from <= utcMs && utcMs < until;
    if (isIn(last)) return last.offsetMs;
    const found = known.find(isIn);
    last = found ?? periodAround(anchor, utcMs);
    if (!found) known.push(last);
    return last.offsetMs;
  };
}

function periodAround(anchor: Temporal.ZonedDateTime, utcMs: number): OffsetPeriod {
  const instant = Temporal.Instant.fromEpochMilliseconds(utcMs);
  const there = instant.toZonedDateTimeISO(anchor.timeZoneId);
  const until = there.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
  // A moment later, since the very moment of a change is already after it.
  const from = there.add({ milliseconds: 1 }).getTimeZoneTransition('previous');
  return {
    from: from?.epochMilliseconds ?? -Infinity,
    until,
    offsetMs: there.offsetNanoseconds / 1_000_000,
  };
}

/** A zone whose clocks never change. */
export function zoneAt(offsetMs: number): Zone {
  return { toUtc: (wallMs) => wallMs - offsetMs, toWall: (utcMs) => utcMs + offsetMs };
}

export const utc = zoneAt(0);
