import { getBoarding, findNewestAct, findOverrulingAct } from '#domain/operators/boarding.ts';
import type {
  BoardingActView,
  CrewDepartureView,
  CrewGuestView,
  SentAct,
} from '#contract/operator/operator-day-api.ts';
import type { OperatorDayMessages } from '#i18n/catalogues/messages.ts';

export type DayOf<Departure> = { date: string; departures: Departure[] };

/** Merges this phone's own ticks into the server's day. */
export function mergeTicks<Departure extends CrewDepartureView, View extends DayOf<Departure>>(
  view: View,
  acts: readonly DeviceTick[],
): View {
  if (acts.length === 0) return view;
  const byBooking = Map.groupBy(acts, ({ bookingId }) => bookingId);
  const departures = view.departures.map((departure) => ({
    ...departure,
    guests: departure.guests.map((guest) => {
      const own = (byBooking.get(guest.bookingId) ?? [])
        // Ignores ticks from before the trip was moved.
        .filter((act) => isAt(departure, act))
        .map(({ bookingId: _, time: __, boatId: ___, ...act }) => act);
      return { ...guest, boarding: findNewestAct(guest.boarding ? [guest.boarding, ...own] : own) };
    }),
  }));
  return { ...view, departures };
}

/** Returns another phone's tick that overruled this phone's tick; null while both agree. */
export function findOverrulingTick(
  { bookingId, boarding }: CrewGuestView,
  departure: Pick<CrewDepartureView, 'time' | 'boat'>,
  own: readonly DeviceTick[],
): BoardingActView | null {
  const mine = own.filter((act) => act.bookingId === bookingId && isAt(departure, act));
  return findOverrulingAct(boarding, mine);
}

/**
 * True if a tick's departure lists the tick's booking. False if the booking was cancelled or moved meanwhile, or if the
 * tick dates from before an upgrade and refers to the booking by another id.
 */
export function isListed(view: DayOf<CrewDepartureView>, act: DeviceTick): boolean {
  return view.departures.some(
    (departure) =>
      isAt(departure, act) && departure.guests.some(({ bookingId }) => bookingId === act.bookingId),
  );
}

/** True if a tick was made at this departure. A tick from an older page names no departure and matches every one. */
function isAt(
  departure: Pick<CrewDepartureView, 'time' | 'boat'>,
  { time, boatId }: Pick<SentAct, 'time' | 'boatId'>,
): boolean {
  return (
    (time === undefined || time === departure.time) &&
    (boatId ?? departure.boat.id) === departure.boat.id
  );
}

/** A tick of a booking, in the server's format. */
export type DeviceTick = BoardingActView & Pick<SentAct, 'bookingId' | 'time' | 'boatId'>;

/** Returns this phone's ticks of a day; `receivedAt` is null until the server has answered. */
export function listDeviceTicks(
  date: string,
  sent: readonly SentAct[],
  more: Pick<BoardingActView, 'by' | 'receivedAt'>,
): DeviceTick[] {
  return sent
    .filter((act) => act.date === date)
    .map(({ id, bookingId, time, boatId, kind, guests, at }) => ({
      id,
      bookingId,
      time,
      boatId,
      kind,
      guests,
      at,
      ...more,
    }));
}

/** Formats "5 of 8 guests boarded", "5 of 8 guests boarded · 7 people aboard, 2 without a booking". */
export function describeBoarded(
  t: OperatorDayMessages,
  departures: readonly CrewDepartureView[],
): string {
  const count = countBoarding(departures.flatMap(({ guests }) => guests));
  const { aboard, booked } = count;
  const unbooked = describeUnbooked(t, count);
  if (booked === 0) return unbooked[0] ?? t.noGuests;
  return [t.guestsBoarded(aboard, booked), ...unbooked].join(' · ');
}

/** Formats "7 people aboard, 2 without a booking". Empty while everyone aboard has a booking. */
export function describeUnbooked(
  t: OperatorDayMessages,
  { aboard, unbooked }: Pick<ReturnType<typeof countBoarding>, 'aboard' | 'unbooked'>,
): string[] {
  return unbooked > 0 ? [t.aboardInAll(aboard + unbooked, unbooked)] : [];
}

/** True if a party still has seats on the departure that lists it. */
export function isBooked({ isCalledOff, left }: CrewGuestView): boolean {
  return !isCalledOff && left === undefined;
}

/**
 * Counts guests aboard, guests booked, and parties not ticked yet. `unbooked` counts people ticked aboard whose booking
 * was cancelled or moved.
 */
export function countBoarding(all: readonly CrewGuestView[]) {
  const guests = all.filter(isBooked);
  const booked = guests.reduce((sum, { groupSize }) => sum + groupSize, 0);
  const expected = guests.filter(
    ({ boarding }) => getBoarding(boarding).type === 'expected',
  ).length;
  const left = all.filter((guest) => !isBooked(guest));
  return { aboard: countAboard(guests), booked, expected, unbooked: countAboard(left) };
}

function countAboard(guests: readonly CrewGuestView[]): number {
  const states = guests.map(({ boarding }) => getBoarding(boarding));
  return states.reduce((sum, each) => sum + (each.type === 'boarded' ? each.guests : 0), 0);
}
