import { boardingBy, newestAct } from '#domain/boarding.ts';
import type {
  BoardingActView,
  CrewDepartureView,
  CrewGuestView,
  SentAct,
} from '#contract/operator-day-api.ts';
import type { OperatorDayMessages } from '#domain/messages/messages.ts';

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
        .filter(({ time }) => time === undefined || time === departure.time)
        .map(({ bookingId: _, time: __, ...act }) => act);
      return { ...guest, boarding: newestAct(guest.boarding ? [guest.boarding, ...own] : own) };
    }),
  }));
  return { ...view, departures };
}

/** Ticks of a booking, as the server would give them back. */
export type OwnAct = BoardingActView & Pick<SentAct, 'bookingId' | 'time'>;

/** Ticks of a day that this phone made; `receivedAt` is null where the server has not answered them yet. */
export function actsOn(
  date: string,
  sent: readonly SentAct[],
  more: Pick<BoardingActView, 'by' | 'receivedAt'>,
): OwnAct[] {
  return sent
    .filter((act) => act.date === date)
    .map(({ id, bookingId, time, kind, guests, at }) => ({
      ...{ id, bookingId, time, kind, guests, at },
      ...more,
    }));
}

/** "5 of 8 guests boarded" */
export function boardedWords(
  words: OperatorDayMessages,
  departures: readonly CrewDepartureView[],
): string {
  const { aboard, booked } = countBoarding(departures.flatMap(({ guests }) => guests));
  return booked > 0 ? words.guestsBoarded(aboard, booked) : words.noGuests;
}

/** How many of these guests came, and of how many parties it is not known yet; who was called off is not counted. */
export function countBoarding(all: readonly CrewGuestView[]) {
  const guests = all.filter(({ isCalledOff }) => !isCalledOff);
  const states = guests.map(({ boarding }) => boardingBy(boarding));
  const aboard = states.reduce((sum, each) => sum + (each.is === 'boarded' ? each.guests : 0), 0);
  const booked = guests.reduce((sum, { groupSize }) => sum + groupSize, 0);
  return { aboard, booked, expected: states.filter(({ is }) => is === 'expected').length };
}
