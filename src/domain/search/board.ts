import { addDays, islandInstant, islandNow, type Day, type Time } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { smallestParty, USUAL_DECISION_HOURS } from '../departures/smallest-number.ts';

/** `scheduled`: of another day than today, of which it is too early to say that it is on time. */
export const departureStatuses = [
  'scheduled',
  'on-time',
  'boarding',
  'sailed',
  'called-off',
] as const;
export type DepartureStatus = (typeof departureStatuses)[number];

/** Whether strangers can still have a place; `closed`: there may be room, and it is sold no more. */
export const boardPlaces = ['open', 'full', 'closed'] as const;
export type BoardPlaces = (typeof boardPlaces)[number];

/** Guests come aboard from so long before the start. */
export const BOARDING_MINUTES = 30;

/** A departure, or a charter, that is on offer, sold or called off: as much as the board has to know. */
export type BoardDeparture = {
  day: Day;
  time: Time;
  /** How long it keeps its boat: so long it stays on the board. A charter has the boat until its day is over. */
  hullMinutes: number;
  /** The trip length that its captain gave; null where they gave none: then nothing says when it is back. */
  statedMinutes: number | null;
  isCharter: boolean;
  /** Of a seat, or of the whole boat for the day; null where the boat has no such price now. */
  cents: number | null;
  seats: number;
  /** Guests who have a place, or pay for one now. */
  sold: number;
  /** The largest party that can still book it; 0 once it is sold no more. */
  room: number;
  isCalledOff: boolean;
  /** As its boat has it now; absent where every departure sails. */
  smallestNumber?: number | null;
  decisionHours?: number | null;
};

export type BoardEntry = { status: DepartureStatus; places: BoardPlaces; back: Time | null };

/** The days that a board shows. */
export function boardDays({ day }: { day: Day }): [today: Day, tomorrow: Day] {
  return [day, addDays(day, 1)];
}

/**
 * What the board says of departures at a moment: those that sail, as far as anybody knows, until they are back, and
 * those called off until they would have been. What nobody booked, and nobody can book any more, does not sail. A
 * boat that is only chartered is one line a day, at the first time it can still leave. In order of time; of each
 * day those at sea come last, for they are nobody's next trip.
 */
export function boardRows<Departure extends BoardDeparture & { boatId: string }>(
  departures: readonly Departure[],
  nowMs: number,
): (Departure & BoardEntry)[] {
  const rows = departures
    .filter((departure) => isShown(departure, nowMs))
    .map((departure) => ({ ...departure, ...entryOf(departure, nowMs) }))
    .toSorted(inOrder);
  const firsts = new Map<string, Departure>();
  return rows.filter((row) => {
    if (!row.isCharter || row.sold > 0) return true;
    const key = `${row.boatId} ${row.day} ${row.isCalledOff}`;
    const isFirst = !firsts.has(key);
    if (isFirst) firsts.set(key, row);
    return isFirst;
  });
}

function isShown(departure: BoardDeparture, nowMs: number): boolean {
  if (nowMs >= endOf(departure)) return false;
  return departure.isCalledOff || departure.sold > 0 || isBookable(departure, nowMs);
}

function isBookable(departure: BoardDeparture, nowMs: number): boolean {
  const { day, time, room } = departure;
  return room >= boardParty(departure, nowMs) && nowMs < islandInstant(day, time);
}

/** The smallest party that can still book its seats. */
export function boardParty(departure: BoardDeparture, nowMs: number): number {
  const { isCharter, smallestNumber = null, decisionHours, sold: guests, day, time } = departure;
  if (isCharter) return 1;
  const terms = { smallestNumber, decisionHours: decisionHours ?? USUAL_DECISION_HOURS };
  return smallestParty({ ...terms, guests, day, time }, nowMs);
}

function endOf({ hullMinutes, statedMinutes, ...departure }: BoardDeparture): number {
  return departureEnd({ ...departure, minutes: statedMinutes ?? hullMinutes });
}

/** When its boat is free again, in epoch milliseconds. `minutes`: its stated length, else how long it keeps its boat. */
export function departureEnd({
  day,
  time,
  minutes,
  isCharter,
}: Pick<BoardDeparture, 'day' | 'time' | 'isCharter'> & { minutes: number }): number {
  if (isCharter) return islandInstant(addDays(day, 1), '00:00');
  return islandInstant(day, time) + minutes * MINUTE_MS;
}

function backOf({ day, time, statedMinutes, isCharter }: BoardDeparture): Time | null {
  if (isCharter || statedMinutes === null) return null;
  return islandNow(islandInstant(day, time) + statedMinutes * MINUTE_MS).time;
}

function entryOf(departure: BoardDeparture, nowMs: number): BoardEntry {
  return {
    status: statusOf(departure, nowMs),
    places: placesOf(departure, nowMs),
    back: backOf(departure),
  };
}

function statusOf({ day, time, isCalledOff }: BoardDeparture, nowMs: number): DepartureStatus {
  const startsAt = islandInstant(day, time);
  if (isCalledOff) return 'called-off';
  if (nowMs >= startsAt) return 'sailed';
  if (nowMs >= startsAt - BOARDING_MINUTES * MINUTE_MS) return 'boarding';
  return day === islandNow(nowMs).day ? 'on-time' : 'scheduled';
}

function placesOf(departure: BoardDeparture, nowMs: number): BoardPlaces {
  const { isCharter, isCalledOff, sold, seats } = departure;
  if (!isCalledOff && isBookable(departure, nowMs)) return 'open';
  return sold >= seats || (isCharter && sold > 0) ? 'full' : 'closed';
}

type Row = BoardDeparture & BoardEntry & { boatId: string };

function inOrder(one: Row, other: Row): number {
  const first = keyOf(one);
  const second = keyOf(other);
  return first < second ? -1 : first > second ? 1 : 0;
}

function keyOf({ day, time, status, boatId }: Row): string {
  return [day, status === 'sailed' ? 1 : 0, time, boatId].join(' ');
}
