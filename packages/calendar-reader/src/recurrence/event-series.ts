import { reasons } from '../faults.ts';
import { DAY_MS, type Window, type Zone } from '../zones/iana-zones.ts';
import { MAX_STARTS, listStarts, type RepeatRule } from './repeat-rules.ts';
import type { CalendarEvent, ReplacedTime } from '../parsing/vevent.ts';
import {
  startOfDay,
  END_OF_TIME,
  computeEnd,
  type Length,
  type Point,
} from '../parsing/written-times.ts';

export type PutBusy = (startsAt: number, endsAt: number) => void;

/** Adds the busy times of all events of one UID: series, and overrides of single instances. */
export function putSeries(
  events: readonly CalendarEvent[],
  window: Window,
  put: PutBusy,
  note: (event: CalendarEvent, reason: string) => void,
): void {
  const instances = events.filter((each) => each.isInstance);
  const series = events.filter((each) => !each.isInstance);
  const overrides = newestOverrides(instances.filter(isOverride));
  const exceptions = {
    listChanges: memoizeChanges(overrides.filter(({ replaces }) => replaces.andLater)),
    replaced: buildExceptions(overrides.map(({ replaces }) => replaces)),
  };
  const unplaced = instances.filter((instance) => !isOverride(instance));
  for (const { start, length, isBusy } of [...overrides, ...unplaced]) {
    if (isBusy) put(start.zone.toUtc(start.wallMs), computeEnd(start.wallMs, start.zone, length));
  }
  for (const master of keepNewest(series))
    putMaster(master, exceptions, window, put, (reason) => note(master, reason));
}

type Override = CalendarEvent & { replaces: ReplacedTime };
type Overrides = { listChanges: (zone: Zone) => Change[]; replaced: Exceptions };
/** Whether an instance of a series is excluded or overridden. */
type Exceptions = (seriesStart: Point, wallMs: number) => boolean;

function isOverride(event: CalendarEvent): event is Override {
  return event.replaces !== null;
}

/**
 * Keeps the newest revisions: the highest SEQUENCE wins (RFC 5546, 2.1.5). Keeps all revisions that share it, because
 * some programs give one UID to several events.
 */
function keepNewest<T extends CalendarEvent>(revisions: readonly T[]): T[] {
  const newest = revisions.reduce((highest, { sequence }) => Math.max(highest, sequence), 0);
  return revisions.filter(({ sequence }) => sequence === newest);
}

function newestOverrides(overrides: readonly Override[]): Override[] {
  const revisions = Map.groupBy(overrides, ({ replaces: { isDay, wallMs, zone, andLater } }) =>
    [isDay, isDay ? wallMs : zone.toUtc(wallMs), andLater].join(' '),
  );
  return [...revisions.values()].flatMap(keepNewest);
}

/** An override of an instance and all later ones (THISANDFUTURE). */
type Change = { fromMs: number; shiftMs: number; length: Length; isBusy: boolean };

function putMaster(
  master: CalendarEvent,
  overrides: Overrides,
  window: Window,
  put: PutBusy,
  note: (reason: string) => void,
): void {
  const { start, rules, added } = master;
  const { zone } = start;
  const changes = overrides.listChanges(zone);
  if (!master.isBusy && !changes.some(({ isBusy }) => isBusy)) return;
  const takenOut = buildExceptions(master.takenOut);
  const unchanged = { shiftMs: 0, length: master.length, isBusy: master.isBusy };
  const putAt = (wallMs: number, endsAt: number | null) => {
    if (takenOut(start, wallMs) || overrides.replaced(start, wallMs)) return;
    const change = changes.findLast(({ fromMs }) => fromMs <= wallMs) ?? unchanged;
    const from = endsAt === null ? wallMs + change.shiftMs : wallMs;
    if (change.isBusy) put(zone.toUtc(from), endsAt ?? computeEnd(from, zone, change.length));
  };
  const closeUpTo = (endsAt: number) => {
    note(reasons.tooOften);
    put(zone.toUtc(start.wallMs), endsAt);
  };
  putAt(start.wallMs, null);
  if (added.length > MAX_STARTS) closeUpTo(END_OF_TIME);
  else for (const { startsAt, endsAt } of added) putAt(zone.toWall(startsAt), endsAt);
  const reach = widenWindow([unchanged, ...changes], window);
  for (const rule of rules) {
    const starts = followed(rule, start.wallMs, reach);
    if (starts === 'unreadable') note(reasons.rule);
    else if (starts === 'too-many') closeUpTo(computeLastEnd(rule, zone, master.length));
    else for (const wallMs of starts) putAt(wallMs, null);
  }
}

function followed(rule: RepeatRule, startMs: number, reach: Window) {
  try {
    return listStarts(rule, startMs, reach) ?? 'too-many';
  } catch {
    return 'unreadable';
  }
}

function computeLastEnd({ lastMs }: RepeatRule, zone: Zone, length: Length): number {
  return lastMs === null ? END_OF_TIME : computeEnd(lastMs, zone, length);
}

/** Widens the window by the longest duration and shift, so that earlier starts are found. */
function widenWindow(changes: readonly Omit<Change, 'fromMs'>[], { from, until }: Window): Window {
  let longest = 0;
  let shifted = 0;
  for (const { length, shiftMs } of changes) {
    longest = Math.max(longest, length.days * DAY_MS + length.ms);
    shifted = Math.max(shifted, Math.abs(shiftMs));
  }
  const margin = shifted + 2 * DAY_MS;
  return { from: from - longest - margin, until: until + margin };
}

/** Converts the changes to the wall time of a zone, in order; caches them for all series in that zone. */
function memoizeChanges(overrides: readonly Override[]): (zone: Zone) => Change[] {
  const cached = new Map<Zone, Change[]>();
  return (zone) => {
    const known = cached.get(zone);
    if (known) return known;
    const changes = overrides.map(({ replaces, start, length, isBusy }) => {
      const fromMs = toWallTime(zone, replaces);
      return { fromMs, shiftMs: toWallTime(zone, start) - fromMs, length, isBusy };
    });
    cached.set(zone, changes);
    return changes.sort((one, other) => one.fromMs - other.fromMs);
  };
}

function toWallTime(zone: Zone, point: Point): number {
  return point.isDay ? point.wallMs : zone.toWall(point.zone.toUtc(point.wallMs));
}

/** Matches by instant, or by day for whole days, which some programs write as midnight. */
function buildExceptions(points: readonly Point[]): Exceptions {
  const instants = new Set<number>();
  const days = new Set<number>();
  const midnights = new Set<number>();
  for (const { isDay, wallMs, zone } of points) {
    if (isDay) days.add(wallMs);
    else instants.add(zone.toUtc(wallMs));
    if (!isDay && startOfDay(wallMs) === wallMs) midnights.add(wallMs);
  }
  return ({ isDay, zone }, wallMs) =>
    days.has(startOfDay(wallMs)) ||
    instants.has(zone.toUtc(wallMs)) ||
    (isDay && midnights.has(wallMs));
}
