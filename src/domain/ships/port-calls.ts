import { formatTime, minutesOf, type Day, type Time } from '../time/days.ts';
import { tenderMinutes, wayMinutes, wayTo, type Pier } from './ship-ways.ts';

/** A ship that lies at the island for some hours of a day. Its times are those of its own clock, as its guests are told them. */
export type PortCall = {
  day: Day;
  arrival: Time;
  allAboard: Time;
  pier: Pier;
  /** How many minutes the ship's clock is ahead of the island's; below 0 it is behind. */
  clockMinutes: number;
};

/** Ships keep whole and half hours: from three behind the island to six ahead. */
export const clockLimits = { least: -180, most: 360, step: 30 } as const;

export function isShipClock(minutes: number): boolean {
  const { least, most, step } = clockLimits;
  return minutes >= least && minutes <= most && minutes % step === 0;
}

/** From the arrival until guests are ashore, and until they have to be at a dock before their boat leaves. */
export const ASHORE_MINUTES = 60;
/** Guests are back at their pier so long before all have to be aboard. */
export const BACK_BEFORE_MINUTES = 90;

/** Minutes of the island's day; below 0, or 1440 and more, on the day before or after. */
type IslandMinutes = number;

export function islandMinutes(time: Time, { clockMinutes }: Pick<PortCall, 'clockMinutes'>) {
  return minutesOf(time) - clockMinutes;
}

/** When a trip from a dock may leave, and when it has to be back there, so that a ship's guests can make it. */
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

/** A trip of the day of the call; `statedMinutes` is null where its captain gave no length. */
export type TripOfDay = { time: Time; statedMinutes: number | null; port: string };

/** `no-length`: it may be back in time or not, because its captain has not said how long it takes. */
export type ShipFit = 'fits' | 'too-early' | 'too-late' | 'no-length';

export function fitOf(call: PortCall, { time, statedMinutes, port }: TripOfDay): ShipFit {
  const { from, until } = shoreTime(call, port);
  const leaves = minutesOf(time);
  if (leaves < from) return 'too-early';
  if (statedMinutes === null) return 'no-length';
  return leaves + statedMinutes > until ? 'too-late' : 'fits';
}

/** Whether a ship's new times are news for the guests of a trip: they cannot make it, and could think they can. */
export function isBrokenBy(before: PortCall, after: PortCall, trip: TripOfDay): boolean {
  const [old, now] = [before, after].map((call) => shoreTime(call, trip.port));
  const isSame = old?.from === now?.from && old?.until === now?.until;
  return !isSame && fitOf(after, trip) !== 'fits';
}

/** A trip whose captain gave its length. */
export type TimedTrip = TripOfDay & { statedMinutes: number };

/** What a trip's fit rests on: minutes of the island's day, and the length of the way between them. */
export type WayBack = {
  backAtDock: IslandMinutes;
  wayMinutes: number;
  allAboard: IslandMinutes;
  /** From the arrival at the pier until all have to be aboard. */
  toSpare: number;
};

/** How the guests of a trip come back to their ship. */
export function wayBack(call: PortCall, { time, statedMinutes, port }: TimedTrip): WayBack {
  const way = tenderMinutes(call.pier) + wayMinutes(wayTo(call.pier, port));
  const backAtDock = minutesOf(time) + statedMinutes;
  const allAboard = islandMinutes(call.allAboard, call);
  return { backAtDock, wayMinutes: way, allAboard, toSpare: allAboard - (backAtDock + way) };
}

/** What boats have places for on the day of a call, of which nothing fits. */
export type NothingFits = {
  offered: number;
  /** Of those: leave before its guests can be there. */
  tooEarly: number;
  /** Of those: their captains gave no trip length. */
  noLength: number;
};

/** Why nothing fits a ship, for its guests. */
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

/** Which of the trips with a known length miss a ship. */
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

/** The island's time of a day, such as "4:00 PM", whichever day it is. */
export function islandTime(minutes: IslandMinutes): string {
  return formatTime(timeOfMinutes(minutes));
}

export function timeOfMinutes(minutes: IslandMinutes): Time {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}
