import type {
  ScheduleBoatView,
  ScheduleDayView,
  ScheduleDepartureView,
} from '#contract/operator/schedule-api.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type { CallOffReason } from '#domain/trip-changes/calling-off.ts';

/** States of a departure or a closed time, the most urgent first. */
export const slotStates = [
  'calledOff',
  'conflict',
  'request',
  'closed',
  'busy',
  'full',
  'few',
  'charter',
] as const;
export type SlotState = (typeof slotStates)[number];

/** A departure, or a time that is closed. */
export type Slot = {
  /** Unique within the boat's day. Stays the same when the departure is closed or reopened. */
  key: string;
  /** Null for a charter without a start time, and for a day that is closed as a whole. */
  time: Time | null;
  departure: ScheduleDepartureView | undefined;
  states: readonly SlotState[];
  /** Reason for the call-off that closed the slot; null if the slot is open or was closed manually. */
  closedFor: CallOffReason | null;
};

/** Lists a boat's departures and closed times on a day, in order. */
export function listSlots(day: ScheduleDayView | undefined): Slot[] {
  if (!day) return [];
  const { departures, closed, calendarTimes } = day;
  const closedFor = closed?.reason ?? null;
  const sailing = departures.map((departure): Slot => {
    const { time } = departure;
    const key = buildDepartureKey(departure);
    return { key, time, departure, states: listStates(departure, day), closedFor };
  });
  const known = departures.map(({ time }) => time);
  const others = [...new Set([...(closed?.times ?? []), ...calendarTimes])]
    .filter((time) => !known.includes(time))
    .map((time): Slot => ({
      key: time,
      time,
      departure: undefined,
      states: closed?.times?.includes(time) ? ['closed'] : ['busy'],
      closedFor,
    }));
  const wholeDay: Slot[] =
    closed?.times === null
      ? [{ key: 'day', time: null, departure: undefined, states: ['closed'], closedFor }]
      : [];
  return [
    ...wholeDay,
    ...[...sailing, ...others].toSorted((one, other) =>
      (one.time ?? '').localeCompare(other.time ?? '', 'en'),
    ),
  ];
}

/**
 * Builds a departure's key. A per-seat departure has the same key as a closed time, because closing an unsold departure
 * turns it into a closed time.
 */
function buildDepartureKey({ mode, time }: ScheduleDepartureView): string {
  if (mode === 'perSeat' && time !== null) return time;
  return time === null ? mode : `${mode} ${time}`;
}

function listStates(
  { mode, time, seatsSold, capacity, guestsMissing, waiting }: ScheduleDepartureView,
  { closed, calendarTimes }: ScheduleDayView,
): SlotState[] {
  const isCharter = mode === 'charter';
  const isClosed = closed?.times === null || closed?.times?.some((each) => each === time);
  const states: Readonly<Record<SlotState, boolean>> = {
    calledOff: (waiting.choosing ?? 0) > 0,
    conflict: (waiting.conflicts ?? 0) > 0,
    request: (waiting.requests ?? 0) + (waiting.approvals ?? 0) > 0,
    closed: isClosed === true,
    busy: time !== null && calendarTimes.includes(time),
    full: !isCharter && seatsSold >= capacity,
    few: guestsMissing !== undefined,
    charter: isCharter,
  };
  return slotStates.filter((state) => states[state]);
}

export function findScheduleDay(
  { days }: ScheduleBoatView,
  date: Day,
): ScheduleDayView | undefined {
  return days.find(({ day }) => day === date);
}

/** A day's totals over several boats. */
export type DayTotals = {
  departures: number;
  seatsSold: number;
  capacity: number;
  /** Number of conflicts, and of bookings that wait for the operator or for their guests' choice. */
  waiting: number;
  isClosed: boolean;
};

export function computeDayTotals(boats: readonly ScheduleBoatView[], date: Day): DayTotals {
  const days = boats.flatMap((boat) => findScheduleDay(boat, date) ?? []);
  const departures = days.flatMap((day) => day.departures);
  const sum = (count: (departure: ScheduleDepartureView) => number) =>
    departures.reduce((total, departure) => total + count(departure), 0);
  return {
    departures: departures.length,
    seatsSold: sum(({ seatsSold }) => seatsSold),
    capacity: sum(({ capacity }) => capacity),
    waiting: sum(({ waiting }) =>
      Object.values(waiting).reduce<number>((total, count) => total + (count ?? 0), 0),
    ),
    isClosed: days.some(({ closed, calendarTimes }) => closed || calendarTimes.length > 0),
  };
}
