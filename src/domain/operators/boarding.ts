import type { BookingStatus } from '../bookings/bookings.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import { addDays, toInstant, type Day, type Time } from '../time/days.ts';
import { done, refused, type Outcome } from '../problems.ts';

/** `absent`: no-show. `undone`: reverts the earlier check-ins. */
export const boardingKinds = ['boarded', 'absent', 'undone'] as const;
export type BoardingKind = (typeof boardingKinds)[number];

/**
 * A check-in on the dock. `id` and `at` are generated on the phone; `receivedAt` is null until the server has received
 * it. Both times are ISO instants.
 */
export type BoardingAct = {
  id: string;
  kind: BoardingKind;
  /** Number of guests on board; null unless `boarded`. */
  guests: number | null;
  at: string;
  receivedAt: string | null;
};

/**
 * Returns the newest check-in, which decides a booking's state on a day. Merging is commutative and idempotent, so
 * neither order nor duplicates matter. Trusts a phone's clock only up to the time at which its check-in arrived.
 */
export function findNewestAct<Act extends BoardingAct>(acts: readonly Act[]): Act | null {
  return acts.reduce<Act | null>(
    (newest, act) => (newest === null || isNewer(act, newest) ? act : newest),
    null,
  );
}

function isNewer(act: BoardingAct, than: BoardingAct): boolean {
  const one = buildSortKey(act);
  const other = buildSortKey(than);
  const differing = one.findIndex((part, index) => part !== other[index]);
  return differing >= 0 && (one[differing] ?? 0) > (other[differing] ?? 0);
}

/** Sort key, compared part by part. */
function buildSortKey(act: BoardingAct): (number | string)[] {
  return [computeActMs(act), Date.parse(act.at), act.id];
}

/** Time of a check-in in epoch milliseconds: by the phone's clock, but not after its arrival at the server. */
export function computeActMs({ at, receivedAt }: Pick<BoardingAct, 'at' | 'receivedAt'>): number {
  return Math.min(Date.parse(at), receivedAt === null ? Infinity : Date.parse(receivedAt));
}

/** Returns the newest check-in if it came from another device and contradicts this phone's latest one; else null. */
export function findOverrulingAct<Act extends BoardingAct>(
  newest: Act | null,
  ownActs: readonly BoardingAct[],
): Act | null {
  const latestOwn = findNewestAct(ownActs);
  if (!latestOwn || !newest || ownActs.some(({ id }) => id === newest.id)) return null;
  return latestOwn.kind === newest.kind && latestOwn.guests === newest.guests ? null : newest;
}

/** Timestamp of a new check-in: later than the one on screen, so that the last tap wins. */
export function computeActTime(newest: BoardingAct | null, nowMs: number): string {
  const shownMs = newest === null ? 0 : computeActMs(newest);
  return new Date(Math.max(nowMs, shownMs + 1)).toISOString();
}

export type Boarding =
  | { type: 'expected' }
  | { type: 'absent' }
  | { type: 'boarded'; guests: number };

/** Maps the newest check-in to the booking's state on that day. */
export function getBoarding(act: BoardingAct | null): Boarding {
  if (act?.kind === 'boarded') return { type: 'boarded', guests: act.guests ?? 0 };
  return act?.kind === 'absent' ? { type: 'absent' } : { type: 'expected' };
}

/** Caps the guests of a check-in at the booked group, which may have shrunk since. */
export function capBoarded<Act extends BoardingAct>(act: Act, groupSize: number): Act {
  return act.guests !== null && act.guests > groupSize ? { ...act, guests: groupSize } : act;
}

/**
 * Whether a group is a no-show: absent on at least one day of its trip and aboard on no day. Ignores `absent` check-ins
 * received after the last day (docs/decisions/0074).
 */
export function isNoShow(acts: readonly (BoardingAct & { day: Day })[], end: Day): boolean {
  const overAtMs = toInstant(addDays(end, 1), null);
  const days = [...new Set(acts.map(({ day }) => day))];
  const newest = days.map((day) => findNewestAct(acts.filter((act) => act.day === day)));
  const isInTime = (act: BoardingAct) => Date.parse(act.receivedAt ?? act.at) < overAtMs;
  return (
    newest.every((act) => act?.kind !== 'boarded') &&
    newest.some((act) => act?.kind === 'absent' && isInTime(act))
  );
}

/** A booking's current departure, or a former one if the booking was moved. */
export type TripDeparture = {
  operatorId: string;
  boatId: string;
  start: Day;
  end: Day;
  time: Time | null;
};

type BookedTrip = {
  mode: PricingMode;
  groupSize: number;
  status: BookingStatus;
  /** The current departure and former ones, newest first. Only departures whose guests the sender may check in. */
  departures: readonly TripDeparture[];
};
/** `time` and `boatId`: the departure at which the party was checked in; absent if the phone did not send them. */
type SentAct = Pick<BoardingAct, 'kind' | 'guests'> & {
  date: Day;
  time?: Time | null | undefined;
  boatId?: string | undefined;
};

/**
 * Decides whether a check-in is valid for a booking, and for which departure. `booking` is null if the sender cannot
 * see it. Accepts check-ins for trips that were cancelled or moved meanwhile: the phone was offline, and the guests are
 * aboard (docs/decisions/0072).
 */
export function decideAct<Act extends SentAct>(
  act: Act,
  booking: BookedTrip | null,
): Outcome<Act & { departure: TripDeparture }, 'not-found' | 'conflict' | 'invalid'> {
  const newest = booking?.departures[0];
  if (booking === null || newest === undefined || booking.status === 'held') {
    return refused('not-found', 'booking.unknown');
  }
  const isOn = ({ start, end }: TripDeparture) => act.date >= start && act.date <= end;
  const isAt = ({ boatId, time }: TripDeparture) =>
    (act.boatId ?? boatId) === boatId &&
    (booking.mode !== 'perSeat' || act.time === undefined || act.time === time);
  const departure = booking.departures.find((each) => isOn(each) && isAt(each));
  if (!departure) {
    return refused('conflict', isOn(newest) ? 'checkIn.otherTime' : 'checkIn.otherDay');
  }
  if ((act.kind === 'boarded') !== (act.guests !== null)) {
    return refused('invalid', 'checkIn.countMissing');
  }
  if (act.guests !== null && act.guests > booking.groupSize) {
    return refused('conflict', {
      code: 'checkIn.onlyBooked',
      values: { count: booking.groupSize },
    });
  }
  return done({ ...act, departure });
}

/** Returns the departure time on a day; null on the later days of a charter. */
export function getTimeOnDay({ start, time }: Pick<TripDeparture, 'start' | 'time'>, day: Day) {
  return start === day ? time : null;
}
