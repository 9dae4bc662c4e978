import { formatTime, toMinutes, type Day, type Time, toTime } from '../time/days.ts';
import { getTenderMinutes, getWayMinutes, findWay, type Pier } from './ship-ways.ts';

/** A ship's stay at the island on a day. Times are in ship time, as its guests know them. */
export type PortCall = {
  day: Day;
  arrival: Time;
  allAboard: Time;
  pier: Pier;
  /** Minutes that ship time is ahead of island time; negative if behind. */
  clockMinutes: number;
};

/** Ships use whole and half hours: from three behind the island to six ahead. */
export const clockLimits = { min: -180, max: 360, step: 30 } as const;

export function isShipClock(minutes: number): boolean {
  const { min, max, step } = clockLimits;
  return minutes >= min && minutes <= max && minutes % step === 0;
}

/** Minutes from arrival until a boat with guests of the ship can leave, excluding the way to its dock. */
export const ASHORE_MINUTES = 60;
/** Minutes before "all aboard" at which guests must be back at their pier. */
export const BACK_BEFORE_MINUTES = 90;

/** Minutes since midnight, island time; negative on the previous day, 1440 or more on the next day. */
type IslandMinutes = number;

export function toIslandMinutes(time: Time, { clockMinutes }: Pick<PortCall, 'clockMinutes'>) {
  return toMinutes(time) - clockMinutes;
}

/** Returns the earliest departure from a dock and the latest return to it that a ship's guests can make. */
export function computeShoreTime(
  call: PortCall,
  port: string,
): { from: IslandMinutes; until: IslandMinutes } {
  const way = getTenderMinutes(call.pier) + getWayMinutes(findWay(call.pier, port));
  return {
    from: toIslandMinutes(call.arrival, call) + ASHORE_MINUTES + way,
    until: toIslandMinutes(call.allAboard, call) - BACK_BEFORE_MINUTES - way,
  };
}

/** A trip on the day of the call; `statedMinutes` is null if the operator gave no length. */
export type ShipDayTrip = { time: Time; statedMinutes: number | null; port: string };

/** `no-length`: unknown, because the operator has not stated how long the trip takes. */
export type ShipFit = 'fits' | 'too-early' | 'too-late' | 'no-length';

export function computeShipFit(
  call: PortCall,
  { time, statedMinutes, port }: ShipDayTrip,
): ShipFit {
  const { from, until } = computeShoreTime(call, port);
  const leaves = toMinutes(time);
  if (leaves < from) return 'too-early';
  if (statedMinutes === null) return 'no-length';
  return leaves + statedMinutes > until ? 'too-late' : 'fits';
}

/**
 * Whether a change of a ship's times affects the guests of a trip: their time ashore changed, and the trip does not fit
 * it.
 */
export function isAffectedByChange(before: PortCall, after: PortCall, trip: ShipDayTrip): boolean {
  const old = computeShoreTime(before, trip.port);
  const now = computeShoreTime(after, trip.port);
  const isSame = old.from === now.from && old.until === now.until;
  return !isSame && computeShipFit(after, trip) !== 'fits';
}

/** A trip with a stated length. */
export type TimedTrip = ShipDayTrip & { statedMinutes: number };

/** The calculation behind a trip's fit: island times, and the length of the way back in minutes. */
export type WayBack = {
  backAtDock: IslandMinutes;
  wayMinutes: number;
  allAboard: IslandMinutes;
  /** Minutes from the arrival at the pier until "all aboard". */
  toSpare: number;
};

/** Calculates how the guests of a trip return to their ship. */
export function computeWayBack(call: PortCall, { time, statedMinutes, port }: TimedTrip): WayBack {
  const way = getTenderMinutes(call.pier) + getWayMinutes(findWay(call.pier, port));
  const backAtDock = toMinutes(time) + statedMinutes;
  const allAboard = toIslandMinutes(call.allAboard, call);
  return { backAtDock, wayMinutes: way, allAboard, toSpare: allAboard - (backAtDock + way) };
}

/** Counts of available trips on the day of a call that no trip fits. */
export type NothingFits = {
  offered: number;
  /** Of `offered`: leave before the ship's guests can be there. */
  tooEarly: number;
  /** Of `offered`: have no stated length. */
  noLength: number;
};

/** Explains to a ship's guests why no trip fits. */
export function explainNothingFits(call: PortCall, found: NothingFits): string {
  const { offered, tooEarly, noLength } = found;
  if (offered === 0) return 'No boats have seats left on this date.';
  const tooLate = offered - tooEarly - noLength;
  const back = `${BACK_BEFORE_MINUTES} minutes before all aboard`;
  const needed = `You can go ashore after ${formatIslandMinutes(toIslandMinutes(call.arrival, call))} and need to be back at the pier ${back}, by ${formatIslandMinutes(toIslandMinutes(call.allAboard, call) - BACK_BEFORE_MINUTES)}.`;
  const late = `${describeReturns(tooLate)} too late`;
  const early = `${describeDeparture(tooEarly)} before you can get there`;
  const timed = {
    none: '',
    late: `${late} for your ship. `,
    early: `${early}. `,
    both: `${early}, and ${late}. `,
  }[classifyMisses({ tooEarly, tooLate })];
  return `${timed}${noLength > 0 ? `${describeUnknownLengths(noLength)} ` : ''}${needed}`;
}

/** Classifies how trips with a stated length miss a ship. */
export function classifyMisses({ tooEarly, tooLate }: { tooEarly: number; tooLate: number }) {
  if (tooEarly > 0) return tooLate > 0 ? 'both' : 'early';
  return tooLate > 0 ? 'late' : 'none';
}

function describeUnknownLengths(count: number): string {
  return count === 1 ? '1 trip has no return time yet.' : `${count} trips have no return time yet.`;
}

function describeReturns(count: number): string {
  return count === 1 ? '1 trip returns' : `${count} trips return`;
}

function describeDeparture(count: number): string {
  return count === 1 ? '1 trip departs' : `${count} trips depart`;
}

/** Formats the time of day, such as "4:00 PM"; ignores which day it falls on. */
export function formatIslandMinutes(minutes: IslandMinutes): string {
  return formatTime(toTime(minutes));
}
