/// <reference lib="esnext.temporal" />
import { ISLAND_ZONE } from '#domain/days.ts';
import { DAY_MS } from '#domain/durations.ts';

/** Between what a clock on the wall shows, counted as if it were in UTC, and the instant. */
export type Zone = { toUtc: (wallMs: number) => number; toWall: (utcMs: number) => number };

/** Epoch milliseconds. */
export type Window = { from: number; until: number };

export function ianaZone(name: string): Zone | null {
  try {
    const offsetAt = offsetsOf(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name));
    return {
      toUtc(wallMs) {
        const [before, after] = [offsetAt(wallMs - DAY_MS), offsetAt(wallMs + DAY_MS)];
        // What the clocks show twice is the first of both; what they leap over is told by the clock before.
        if (offsetAt(wallMs - before) === before) return wallMs - before;
        return offsetAt(wallMs - after) === after ? wallMs - after : wallMs - before;
      },
      toWall: (utcMs) => utcMs + offsetAt(utcMs),
    };
  } catch {
    return null;
  }
}

type Steady = { from: number; until: number; offsetMs: number };

/** Asks for each time between two changes of the clocks once: calendars ask a hundred thousand times. */
function offsetsOf(anchor: Temporal.ZonedDateTime): (utcMs: number) => number {
  const known: Steady[] = [];
  let last: Steady = { from: 0, until: 0, offsetMs: 0 };
  return (utcMs) => {
    const isIn = ({ from, until }: Steady) => from <= utcMs && utcMs < until;
    if (isIn(last)) return last.offsetMs;
    const found = known.find(isIn);
    last = found ?? steadyAround(anchor, utcMs);
    if (!found) known.push(last);
    return last.offsetMs;
  };
}

function steadyAround(anchor: Temporal.ZonedDateTime, utcMs: number): Steady {
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

/** Fixed, without clocks that change. */
export function zoneAt(offsetMs: number): Zone {
  return { toUtc: (wallMs) => wallMs - offsetMs, toWall: (utcMs) => utcMs + offsetMs };
}

export const utc = zoneAt(0);

export const island = ianaZone(ISLAND_ZONE) ?? utc;
