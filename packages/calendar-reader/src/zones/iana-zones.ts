/// <reference lib="esnext.temporal" />
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Converts between wall time, in milliseconds as if it were UTC, and instants. */
export type Zone = { toUtc: (wallMs: number) => number; toWall: (utcMs: number) => number };

/** A zone found by its name in a calendar; `isSure` is false for a guess. */
export type NamedZone = { zone: Zone; isSure: boolean };

export type Zones = {
  named: (name: string) => NamedZone;
  /** Applies to whole days. */
  home: Zone;
  /**
   * Zone for times that name no zone: the file's only VTIMEZONE; without a VTIMEZONE, the calendar's default; else
   * home.
   */
  floating: Zone;
};

/** Epoch milliseconds. */
export type Window = { from: number; until: number };

export function ianaZone(name: string): Zone | null {
  try {
    const offsetAt = buildOffsetLookup(
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name),
    );
    return {
      toUtc(wallMs) {
        const before = offsetAt(wallMs - DAY_MS);
        const after = offsetAt(wallMs + DAY_MS);
        // Takes the first occurrence of an ambiguous time, and the earlier offset for a skipped time.
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

/** Caches the offset of each period between two clock changes: a calendar may need 100,000 lookups. */
function buildOffsetLookup(anchor: Temporal.ZonedDateTime): (utcMs: number) => number {
  const known: OffsetPeriod[] = [];
  let last: OffsetPeriod = { from: 0, until: 0, offsetMs: 0 };
  return (utcMs) => {
    const covers = ({ from, until }: OffsetPeriod) => from <= utcMs && utcMs < until;
    if (covers(last)) return last.offsetMs;
    const found = known.find(covers);
    last = found ?? periodAround(anchor, utcMs);
    if (!found) known.push(last);
    return last.offsetMs;
  };
}

function periodAround(anchor: Temporal.ZonedDateTime, utcMs: number): OffsetPeriod {
  const instant = Temporal.Instant.fromEpochMilliseconds(utcMs);
  const there = instant.toZonedDateTimeISO(anchor.timeZoneId);
  const until = there.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
  // Adds a millisecond, since the instant of a change already belongs to the next period.
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
