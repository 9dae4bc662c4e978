import { addDays, toInstant, toIslandNow, type Day, type Time } from '../time/days.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { computeSmallestParty, USUAL_DECISION_HOURS } from '../departures/smallest-number.ts';

/** `scheduled`: on a later day, for which "on time" would be premature. */
export const departureStatuses = [
  'scheduled',
  'on-time',
  'boarding',
  'sailed',
  'called-off',
] as const;
export type DepartureStatus = (typeof departureStatuses)[number];

/** Availability for new guests; `closed`: no longer sold, even if seats are left. */
export const boardAvailabilities = ['open', 'full', 'closed'] as const;
export type BoardAvailability = (typeof boardAvailabilities)[number];

/** Minutes before the start at which boarding begins. */
export const BOARDING_MINUTES = 30;

/** A departure or charter that is on offer, sold or called off, with the fields that the board needs. */
export type BoardDeparture = {
  day: Day;
  time: Time;
  /**
   * How long it occupies its boat. Without a stated length, also how long it remains on the board. A charter has the
   * boat until its day is over.
   */
  busyMinutes: number;
  /** The operator's trip length; null if unknown, so the board shows no return. */
  statedMinutes: number | null;
  isCharter: boolean;
  /** Price of a seat, or of the whole boat for the day; null if the boat has no such price now. */
  cents: number | null;
  seats: number;
  /** Guests with a seat, sold or held. */
  sold: number;
  /** Largest party that can still book it; 0 if it is closed. */
  room: number;
  isCalledOff: boolean;
  /** The boat's current minimum; absent if every departure sails. */
  smallestNumber?: number | null;
  decisionHours?: number | null;
};

/** Whether a single guest can still book a seat of a departure. */
export function isOpenTour(row: {
  places: BoardAvailability;
  isCharter: boolean;
  fromGuests: number;
}): boolean {
  return row.places === 'open' && !row.isCharter && row.fromGuests === 1;
}

export type BoardEntry = { status: DepartureStatus; places: BoardAvailability; back: Time | null };

export function listBoardDays({ day }: { day: Day }): [today: Day, tomorrow: Day] {
  return [day, addDays(day, 1)];
}

/**
 * Returns the board's rows at a moment: departures that are expected to sail, until their return, and called-off
 * departures until they would have returned. Omits departures without bookings that can no longer be booked. A
 * charter-only boat gets one row a day, at the first time it can still leave. Sorted by time; on each day, boats at sea
 * come last because they can no longer be boarded.
 */
export function listBoardRows<Departure extends BoardDeparture & { boatId: string }>(
  departures: readonly Departure[],
  nowMs: number,
): (Departure & BoardEntry)[] {
  const rows = departures
    .filter((departure) => isShown(departure, nowMs))
    .map((departure) => ({ ...departure, ...buildEntry(departure, nowMs) }))
    .toSorted(compareRows);
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
  if (nowMs >= computeEnd(departure)) return false;
  return departure.isCalledOff || departure.sold > 0 || isBookable(departure, nowMs);
}

function isBookable(departure: BoardDeparture, nowMs: number): boolean {
  const { day, time, room } = departure;
  return room >= computeBoardParty(departure, nowMs) && nowMs < toInstant(day, time);
}

/** Smallest party that can still book its seats. */
export function computeBoardParty(departure: BoardDeparture, nowMs: number): number {
  const { isCharter, smallestNumber = null, decisionHours, sold: guests, day, time } = departure;
  if (isCharter) return 1;
  const terms = { smallestNumber, decisionHours: decisionHours ?? USUAL_DECISION_HOURS };
  return computeSmallestParty({ ...terms, guests, day, time }, nowMs);
}

function computeEnd({ busyMinutes, statedMinutes, ...departure }: BoardDeparture): number {
  return computeDepartureEnd({ ...departure, minutes: statedMinutes ?? busyMinutes });
}

/**
 * When a departure's boat is free again, in epoch milliseconds. `minutes`: the departure's stated length, else how long
 * it occupies its boat.
 */
export function computeDepartureEnd({
  day,
  time,
  minutes,
  isCharter,
}: Pick<BoardDeparture, 'day' | 'time' | 'isCharter'> & { minutes: number }): number {
  if (isCharter) return toInstant(addDays(day, 1), '00:00');
  return toInstant(day, time) + minutes * MINUTE_MS;
}

function computeReturnTime({ day, time, statedMinutes, isCharter }: BoardDeparture): Time | null {
  if (isCharter || statedMinutes === null) return null;
  return toIslandNow(toInstant(day, time) + statedMinutes * MINUTE_MS).time;
}

function buildEntry(departure: BoardDeparture, nowMs: number): BoardEntry {
  return {
    status: computeStatus(departure, nowMs),
    places: computePlaces(departure, nowMs),
    back: computeReturnTime(departure),
  };
}

function computeStatus({ day, time, isCalledOff }: BoardDeparture, nowMs: number): DepartureStatus {
  const startsAt = toInstant(day, time);
  if (isCalledOff) return 'called-off';
  if (nowMs >= startsAt) return 'sailed';
  if (nowMs >= startsAt - BOARDING_MINUTES * MINUTE_MS) return 'boarding';
  return day === toIslandNow(nowMs).day ? 'on-time' : 'scheduled';
}

function computePlaces(departure: BoardDeparture, nowMs: number): BoardAvailability {
  const { isCharter, isCalledOff, sold, seats } = departure;
  if (!isCalledOff && isBookable(departure, nowMs)) return 'open';
  return sold >= seats || (isCharter && sold > 0) ? 'full' : 'closed';
}

type Row = BoardDeparture & BoardEntry & { boatId: string };

function compareRows(one: Row, other: Row): number {
  const first = buildSortKey(one);
  const second = buildSortKey(other);
  return first < second ? -1 : first > second ? 1 : 0;
}

function buildSortKey({ day, time, status, boatId }: Row): string {
  return [day, status === 'sailed' ? 1 : 0, time, boatId].join(' ');
}
