import type { BookingStatus } from '../bookings/bookings.ts';
import type { PricingMode } from '../money/pricing-modes.ts';
import { addDays, islandInstant, type Day, type Time } from '../time/days.ts';
import { done, refused, type Outcome } from '../problems.ts';

/** `absent`: did not come. `undone`: as if nothing had been ticked. */
export const boardingKinds = ['boarded', 'absent', 'undone'] as const;
export type BoardingKind = (typeof boardingKinds)[number];

/**
 * A tick on the dock. `id` and `at` are made on the phone; `receivedAt` is null while the server does not have it.
 * Both times are ISO instants.
 */
export type BoardingAct = {
  id: string;
  kind: BoardingKind;
  /** How many of the group came; null unless they did. */
  guests: number | null;
  at: string;
  receivedAt: string | null;
};

/**
 * The act that decides how a booking stands on a day: the newest. Acts are a set, so their order, and how often one
 * arrives, change nothing. A phone whose clock is ahead is believed until its act arrived, and no later.
 */
export function newestAct<Act extends BoardingAct>(acts: readonly Act[]): Act | null {
  return acts.reduce<Act | null>(
    (newest, act) => (newest === null || isNewer(act, newest) ? act : newest),
    null,
  );
}

function isNewer(act: BoardingAct, than: BoardingAct): boolean {
  const one = placeOf(act);
  const other = placeOf(than);
  const differing = one.findIndex((part, index) => part !== other[index]);
  return differing >= 0 && (one[differing] ?? 0) > (other[differing] ?? 0);
}

/** Compared part by part. */
function placeOf(act: BoardingAct): (number | string)[] {
  return [actMs(act), Date.parse(act.at), act.id];
}

/** When an act happened, in epoch milliseconds: by the clock of its phone, and no later than it arrived. */
export function actMs({ at, receivedAt }: Pick<BoardingAct, 'at' | 'receivedAt'>): number {
  return Math.min(Date.parse(at), receivedAt === null ? Infinity : Date.parse(receivedAt));
}

/** The newest act where it says something else than the newest of this phone's own, and was made elsewhere. */
export function overrulingAct<Act extends BoardingAct>(
  newest: Act | null,
  own: readonly BoardingAct[],
): Act | null {
  const mine = newestAct(own);
  if (!mine || !newest || own.some(({ id }) => id === newest.id)) return null;
  return mine.kind === newest.kind && mine.guests === newest.guests ? null : newest;
}

/** When an act of now happened: after the one on screen, so that what a finger did last is what counts. */
export function actTime(newest: BoardingAct | null, nowMs: number): string {
  const shownMs = newest === null ? 0 : actMs(newest);
  return new Date(Math.max(nowMs, shownMs + 1)).toISOString();
}

export type Boarding = { is: 'expected' } | { is: 'absent' } | { is: 'boarded'; guests: number };

/** How a booking stands on a day, by its newest act. */
export function boardingBy(act: BoardingAct | null): Boarding {
  if (act?.kind === 'boarded') return { is: 'boarded', guests: act.guests ?? 0 };
  return act?.kind === 'absent' ? { is: 'absent' } : { is: 'expected' };
}

/** The act for a group that may have become smaller since: no more came than are booked. */
export function capBoarded<Act extends BoardingAct>(act: Act, groupSize: number): Act {
  return act.guests !== null && act.guests > groupSize ? { ...act, guests: groupSize } : act;
}

/**
 * Whether a group did not come, as far as it was ticked: not come on one of its days, and aboard on none. A tick
 * that arrives after its last day is over is too late to say so (docs/decisions/0074).
 */
export function hasNotCome(acts: readonly (BoardingAct & { day: Day })[], end: Day): boolean {
  const overAtMs = islandInstant(addDays(end, 1), null);
  const days = [...new Set(acts.map(({ day }) => day))];
  const newest = days.map((day) => newestAct(acts.filter((act) => act.day === day)));
  const isInTime = (act: BoardingAct) => Date.parse(act.receivedAt ?? act.at) < overAtMs;
  return (
    newest.every((act) => act?.kind !== 'boarded') &&
    newest.some((act) => act?.kind === 'absent' && isInTime(act))
  );
}

/** A departure that a booking is on, or was on before it was moved. */
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
  /** The current departure and those before it, newest first: as many as the sender may tick. */
  departures: readonly TripDeparture[];
};
/** `time` and `boatId`: of the departure at which it was ticked, where the phone says them. */
type SentAct = Pick<BoardingAct, 'kind' | 'guests'> & {
  date: Day;
  time?: Time | null | undefined;
  boatId?: string | undefined;
};

/**
 * Decides whether an act makes sense for a booking, and at which departure; null is a booking that does not exist for
 * the sender. Accepts acts for trips that were canceled or moved meanwhile: the phone was offline, and the guests are
 * aboard (docs/decisions/0072).
 */
export function decideAct<Act extends SentAct>(
  act: Act,
  booking: BookedTrip | null,
): Outcome<Act & { departure: TripDeparture }, 'not-found' | 'conflict' | 'invalid'> {
  const newest = booking?.departures[0];
  if (booking === null || newest === undefined || booking.status === 'held') {
    return refused('not-found', 'There is no such booking.');
  }
  const isOn = ({ start, end }: TripDeparture) => act.date >= start && act.date <= end;
  const isAt = ({ boatId, time }: TripDeparture) =>
    (act.boatId ?? boatId) === boatId &&
    (booking.mode !== 'perSeat' || act.time === undefined || act.time === time);
  const departure = booking.departures.find((each) => isOn(each) && isAt(each));
  if (!departure) {
    return refused(
      'conflict',
      isOn(newest) ? 'This trip is at another time now.' : 'This trip is on another day now.',
    );
  }
  if ((act.kind === 'boarded') !== (act.guests !== null)) {
    return refused('invalid', 'Please say how many came');
  }
  if (act.guests !== null && act.guests > booking.groupSize) {
    return refused('conflict', `Only ${booking.groupSize} are booked.`);
  }
  return done({ ...act, departure });
}

/** The time at which a departure leaves on a day: a charter of several days starts on the first. */
export function timeOnDay({ start, time }: Pick<TripDeparture, 'start' | 'time'>, day: Day) {
  return start === day ? time : null;
}
