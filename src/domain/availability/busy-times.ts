import { listOfferedSlots } from './availability.ts';
import {
  addDays,
  countDaysBetween,
  listDays,
  toInstant,
  type Day,
  type Time,
} from '../time/days.ts';
import { DAY_MS, MINUTE_MS } from '../time/durations.ts';
import {
  computeOccupiedInterval,
  computeMaxOccupiedMinutes,
  hasOverlap,
  computeBusySpan,
  type BusySpan,
  type Sailing,
} from './trip-times.ts';

/**
 * Departures of a day that the operator's own calendar closes. A listed day, even without times, is closed for
 * charters, which take the boat from the first departure to the last return.
 */
export type Closed = { date: Day; times: Time[] };

/**
 * Returns the departures that busy times close from `first` to `last`, both inclusive. Indexes busy times by day: a
 * calendar may have thousands.
 */
export function findClosedDepartures(
  spans: readonly BusySpan[],
  boat: Sailing,
  first: Day,
  last: Day,
): Closed[] {
  const touching = groupSpansByDay(spans, first, last, computeMaxOccupiedMinutes(boat));
  return [...touching.keys()]
    .toSorted((one, other) => one - other)
    .flatMap((ahead) => findClosedTimes(touching.get(ahead) ?? [], boat, addDays(first, ahead)));
}

function findClosedTimes(spans: readonly BusySpan[], boat: Sailing, date: Day): Closed[] {
  const trips = listTrips(boat, listOfferedSlots(boat.availability, date), date);
  const sailing = mergeSpans(trips);
  if (!sailing || !spans.some((span) => hasOverlap(span, sailing))) return [];
  const closed = trips.filter((trip) => spans.some((span) => hasOverlap(span, trip)));
  return [{ date, times: closed.map((trip) => trip.time) }];
}

/** Returns the span from a day's first departure to its last return; undefined if the boat does not sail. */
function mergeSpans(trips: readonly BusySpan[]): BusySpan | undefined {
  const [first] = trips;
  return (
    first && { startsAt: first.startsAt, endsAt: Math.max(...trips.map(({ endsAt }) => endsAt)) }
  );
}

/** A charter has the boat for whole days: from the start of the first day to the end of the last day. */
export function computeCharterSpan(start: Day, end: Day): BusySpan {
  return {
    startsAt: toInstant(start, '00:00'),
    endsAt: toInstant(addDays(end, 1), '00:00'),
  };
}

/** A sold trip with the length it was sold with, which later changes to the boat do not affect. */
export type SoldTrip = {
  mode: 'perSeat' | 'charter';
  start: Day;
  end: Day;
  time: Time | null;
  tripMinutes: number;
};

/** Returns the span of a sold trip for calendars. A charter with a start time begins then, not at midnight. */
export function computeSoldSpan({ mode, start, end, time, tripMinutes }: SoldTrip): BusySpan {
  if (mode === 'perSeat' && time !== null)
    return computeBusySpan({ date: start, time, minutes: tripMinutes });
  const days = computeCharterSpan(start, end);
  return time === null ? days : { ...days, startsAt: toInstant(start, time) };
}

/** Returns when a sold trip begins and ends, for guests; `endsAt` is null if the operator gave no length. */
export function computeStatedSpan(
  trip: Omit<SoldTrip, 'tripMinutes'> & { statedMinutes: number | null },
): {
  startsAt: number;
  endsAt: number | null;
} {
  const { mode, start, time, statedMinutes } = trip;
  if (mode !== 'perSeat' || time === null || statedMinutes !== null) {
    return computeSoldSpan({ ...trip, tripMinutes: statedMinutes ?? 0 });
  }
  return { startsAt: toInstant(start, time), endsAt: null };
}

/**
 * Returns the spans in which a sold trip occupies its boat: a busy time that overlaps such a span is a conflict. A
 * charter sails each day from the first departure, or its own start time, to the last return. If the operator has since
 * removed a day's departures, the charter occupies the whole day.
 */
export function computeSailingSpans(
  trip: SoldTrip & { turnaroundMinutes: number },
  boat: Sailing,
): BusySpan[] {
  const { mode, start, end, time } = trip;
  if (mode === 'perSeat' && time !== null) {
    return [
      computeBusySpan({ date: start, time, minutes: trip.tripMinutes + trip.turnaroundMinutes }),
    ];
  }
  return listDays(start, end).map((day) =>
    computeCharterSailing(boat, day, day === start ? time : null),
  );
}

function computeCharterSailing(boat: Sailing, day: Day, startTime: Time | null): BusySpan {
  const offered = listOfferedSlots(boat.availability, day);
  const slots = [...new Set(startTime === null ? offered : [...offered, startTime])].toSorted();
  const sailing =
    (offered.length > 0 && mergeSpans(listTrips(boat, slots, day))) || computeCharterSpan(day, day);
  return startTime === null ? sailing : { ...sailing, startsAt: toInstant(day, startTime) };
}

function listTrips(
  boat: Sailing,
  slots: readonly Time[],
  date: Day,
): (BusySpan & { time: Time })[] {
  return slots.map((time) => ({
    time,
    ...computeBusySpan(computeOccupiedInterval(boat, date, time)),
  }));
}

/** Indexes the spans by each day whose trips they may overlap. */
function groupSpansByDay(
  spans: readonly BusySpan[],
  first: Day,
  last: Day,
  maxMinutes: number,
): Map<number, BusySpan[]> {
  const base = toInstant(first, '00:00');
  const max = countDaysBetween(first, last);
  const touching = new Map<number, BusySpan[]>();
  for (const span of spans) {
    const from = Math.max(0, Math.floor((span.startsAt - maxMinutes * MINUTE_MS - base) / DAY_MS));
    const until = Math.min(max, Math.floor((span.endsAt - 1 - base) / DAY_MS));
    for (let ahead = from; ahead <= until; ahead += 1) {
      const others = touching.get(ahead);
      if (others) others.push(span);
      else touching.set(ahead, [span]);
    }
  }
  return touching;
}

/** Age at which a calendar sync is stale: the operator may have taken a booking elsewhere since. */
export const CALENDAR_STALE_MINUTES = 15;
/** Interval of the background sync. */
export const CALENDAR_READ_MINUTES = 5;

/** Age at which a sync is due, 30 s before the interval ends so that a late sync does not miss its next turn. */
export const CALENDAR_DUE_MS = CALENDAR_READ_MINUTES * MINUTE_MS - 30_000;

/** Whether the last sync is too old to sell by. Epoch milliseconds; null means never synced. */
export function isStale(readAt: number | null, nowMs: number): boolean {
  return readAt === null || nowMs - readAt > CALENDAR_STALE_MINUTES * MINUTE_MS;
}
