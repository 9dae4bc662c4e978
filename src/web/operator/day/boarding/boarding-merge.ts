import { boardingBy, newestAct, overrulingAct } from '#domain/operators/boarding.ts';
import type {
  BoardingActView,
  CrewDepartureView,
  CrewGuestView,
  SentAct,
} from '#contract/operator/operator-day-api.ts';
import type { OperatorDayMessages } from '#i18n/catalogues/messages.ts';

export type DayOf<Departure> = { date: string; departures: Departure[] };

/** A day as it stands on this phone: what the server said, and the phone's own ticks. */
export function withActs<Departure extends CrewDepartureView, View extends DayOf<Departure>>(
  view: View,
  acts: readonly OwnAct[],
): View {
  if (acts.length === 0) return view;
  const byBooking = Map.groupBy(acts, ({ bookingId }) => bookingId);
  const departures = view.departures.map((departure) => ({
    ...departure,
    guests: departure.guests.map((guest) => {
      const own = (byBooking.get(guest.bookingId) ?? [])
        // Of a trip that was moved since, they say nothing.
        .filter((act) => isAt(departure, act))
        .map(({ bookingId: _, time: __, boatId: ___, ...act }) => act);
      return { ...guest, boarding: newestAct(guest.boarding ? [guest.boarding, ...own] : own) };
    }),
  }));
  return { ...view, departures };
}

/** The tick of another phone that overruled this phone's own; null while they agree. */
export function overrulingTick(
  { bookingId, boarding }: CrewGuestView,
  departure: Pick<CrewDepartureView, 'time' | 'boat'>,
  own: readonly OwnAct[],
): BoardingActView | null {
  const mine = own.filter((act) => act.bookingId === bookingId && isAt(departure, act));
  return overrulingAct(boarding, mine);
}

/**
 * Whether a day lists the booking of a tick. It lacks bookings that were canceled or moved meanwhile, and those that a
 * tick from before an upgrade names by another reference.
 */
export function isListed(view: DayOf<CrewDepartureView>, act: OwnAct): boolean {
  return view.departures.some(
    (departure) =>
      isAt(departure, act) && departure.guests.some(({ bookingId }) => bookingId === act.bookingId),
  );
}

/** Whether a tick was made at a departure: one from an older page does not say. */
function isAt(
  departure: Pick<CrewDepartureView, 'time' | 'boat'>,
  { time, boatId }: Pick<SentAct, 'time' | 'boatId'>,
): boolean {
  return (
    (time === undefined || time === departure.time) &&
    (boatId ?? departure.boat.id) === departure.boat.id
  );
}

/** Ticks of a booking, as the server would give them back. */
export type OwnAct = BoardingActView & Pick<SentAct, 'bookingId' | 'time' | 'boatId'>;

/** Ticks of a day that this phone made; `receivedAt` is null where the server has not answered them yet. */
export function actsOn(
  date: string,
  sent: readonly SentAct[],
  more: Pick<BoardingActView, 'by' | 'receivedAt'>,
): OwnAct[] {
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

/** "5 of 8 guests boarded", "5 of 8 guests boarded · 7 people aboard, 2 without a booking" */
export function boardedWords(
  words: OperatorDayMessages,
  departures: readonly CrewDepartureView[],
): string {
  const count = countBoarding(departures.flatMap(({ guests }) => guests));
  const { aboard, booked } = count;
  const unbooked = unbookedWords(words, count);
  if (booked === 0) return unbooked[0] ?? words.noGuests;
  return [words.guestsBoarded(aboard, booked), ...unbooked].join(' · ');
}

/** Formats "7 people aboard, 2 without a booking". Empty while everyone aboard is booked. */
export function unbookedWords(
  words: OperatorDayMessages,
  { aboard, unbooked }: Pick<ReturnType<typeof countBoarding>, 'aboard' | 'unbooked'>,
): string[] {
  return unbooked > 0 ? [words.aboardInAll(aboard + unbooked, unbooked)] : [];
}

/** Whether a party takes seats of the departure at which it is listed. */
export function isBooked({ isCalledOff, left }: CrewGuestView): boolean {
  return !isCalledOff && left === undefined;
}

/**
 * Counts guests who came, guests booked, and parties not ticked yet. `unbooked`: people ticked aboard whose booking was
 * canceled or moved.
 */
export function countBoarding(all: readonly CrewGuestView[]) {
  const guests = all.filter(isBooked);
  const booked = guests.reduce((sum, { groupSize }) => sum + groupSize, 0);
  const expected = guests.filter(({ boarding }) => boardingBy(boarding).is === 'expected').length;
  const left = all.filter((guest) => !isBooked(guest));
  return { aboard: countAboard(guests), booked, expected, unbooked: countAboard(left) };
}

function countAboard(guests: readonly CrewGuestView[]): number {
  const states = guests.map(({ boarding }) => boardingBy(boarding));
  return states.reduce((sum, each) => sum + (each.is === 'boarded' ? each.guests : 0), 0);
}
