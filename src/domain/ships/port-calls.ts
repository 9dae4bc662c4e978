import { formatTime, toMinutes, type Day, type Time } from '../time/days.ts';
import { tenderMinutes, wayMinutes, wayTo, type Pier } from './ship-ways.ts';

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
export const clockLimits = { least: -180, most: 360, step: 30 } as const;

export function isShipClock(minutes: number): boolean {
  const { least, most, step } = clockLimits;
  return minutes >= least && minutes <= most && minutes % step === 0;
}

/** From arrival until guests are ashore; also the lead time at a dock before their boat leaves. */
export const ASHORE_MINUTES = 60;
/** How long before "all aboard" guests are back at their pier. */
export const BACK_BEFORE_MINUTES = 90;

/** Minutes of the island's day; negative on the previous day, 1440 and more on the next. */
type IslandMinutes = number;

export function islandMinutes(time: Time, { clockMinutes }: Pick<PortCall, 'clockMinutes'>) {
  return toMinutes(time) - clockMinutes;
}

/** Returns the earliest departure from a dock and the latest return to it that a ship's guests can make. */
export function shoreTime(
  call: PortCall,
  port: string,
): { from: IslandMinutes; until: IslandMinutes } {
  const way = tenderMinutes(call.pier) + wayMinutes(wayTo(call.pier, port));
  return {
    from: islandMinutes(call.arrival, call) + ASHORE_MINUTES + way,
    until: islandMinutes(call.allAboard, call) - BACK_BEFORE_MINUTES - way,
  };
}

/** A trip on the day of the call; `statedMinutes` is null if the operator gave no length. */
export type TripOfDay = { time: Time; statedMinutes: number | null; port: string };

/** `no-length`: unknown, because the operator has not stated how long the trip takes. */
export type ShipFit = 'fits' | 'too-early' | 'too-late' | 'no-length';

export function computeShipFit(call: PortCall, { time, statedMinutes, port }: TripOfDay): ShipFit {
  const { from, until } = shoreTime(call, port);
  const leaves = toMinutes(time);
  if (leaves < from) return 'too-early';
  if (statedMinutes === null) return 'no-length';
  return leaves + statedMinutes > until ? 'too-late' : 'fits';
}

/** Whether a ship's new times affect the guests of a trip: they can no longer make it, and could before. */
export function isBrokenBy(before: PortCall, after: PortCall, trip: TripOfDay): boolean {
  const [old, now] = [before, after].map((call) => shoreTime(call, trip.port));
  const isSame = old?.from === now?.from && old?.until === now?.until;
  return !isSame && computeShipFit(after, trip) !== 'fits';
}

/** A trip with a stated length. */
export type TimedTrip = TripOfDay & { statedMinutes: number };

/** The calculation behind a trip's fit: minutes of the island's day, and the length of the way back. */
export type WayBack = {
  backAtDock: IslandMinutes;
  wayMinutes: number;
  allAboard: IslandMinutes;
  /** Minutes from the arrival at the pier until "all aboard". */
  toSpare: number;
};

/** Calculates how the guests of a trip return to their ship. */
export function wayBack(call: PortCall, { time, statedMinutes, port }: TimedTrip): WayBack {
  const way = tenderMinutes(call.pier) + wayMinutes(wayTo(call.pier, port));
  const backAtDock = toMinutes(time) + statedMinutes;
  const allAboard = islandMinutes(call.allAboard, call);
  return { backAtDock, wayMinutes: way, allAboard, toSpare: allAboard - (backAtDock + way) };
}

/** Counts of available trips on the day of a call when none of them fits. */
export type NothingFits = {
  offered: number;
  /** Of `offered`: leave before the ship's guests can be there. */
  tooEarly: number;
  /** Of `offered`: have no stated length. */
  noLength: number;
};

/** Explains to a ship's guests why no trip fits. */
export function whyNothingFits(call: PortCall, found: NothingFits): string {
  const { offered, tooEarly, noLength } = found;
  if (offered === 0) return 'No boat has places left on this day.';
  const tooLate = offered - tooEarly - noLength;
  const back = `${BACK_BEFORE_MINUTES} minutes before all aboard`;
  const needed = `You come ashore after ${islandTime(islandMinutes(call.arrival, call))} and need to be at the pier again ${back}, at ${islandTime(islandMinutes(call.allAboard, call) - BACK_BEFORE_MINUTES)}.`;
  const late = `${tripsWords(tooLate)} back too late`;
  const early = `${leaveWords(tooEarly)} before you can be there`;
  const timed = {
    none: '',
    late: `${late} for your ship. `,
    early: `${early}. `,
    both: `${early}, and ${late.toLowerCase()}. `,
  }[whichMiss({ tooEarly, tooLate })];
  return `${timed}${noLength > 0 ? `${unknownWords(noLength)} ` : ''}${needed}`;
}

/** Classifies how trips with a stated length miss a ship. */
export function whichMiss({ tooEarly, tooLate }: { tooEarly: number; tooLate: number }) {
  if (tooEarly > 0) return tooLate > 0 ? 'both' : 'early';
  return tooLate > 0 ? 'late' : 'none';
}

function unknownWords(count: number): string {
  return count === 1
    ? 'The captain of one trip has given no return time.'
    : `The captains of ${count} trips have given no return time.`;
}

function tripsWords(count: number): string {
  return count === 1 ? 'One trip is' : `${count} trips are`;
}

function leaveWords(count: number): string {
  return count === 1 ? 'One trip leaves' : `${count} trips leave`;
}

const DAY_MINUTES = 1440;

/** Formats the island time of a day, such as "4:00 PM", whichever day it is. */
export function islandTime(minutes: IslandMinutes): string {
  return formatTime(timeOfMinutes(minutes));
}

export function timeOfMinutes(minutes: IslandMinutes): Time {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}
