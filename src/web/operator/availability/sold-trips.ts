import { useQuery } from '@tanstack/react-query';
import type { OperatorBookingView } from '#contract/operator-api.ts';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import type { SoldTrip } from '#domain/availability-edits.ts';
import { takesSeats } from '#domain/bookings.ts';
import { formatShortDay, formatTime, type Day, type Time } from '#domain/days.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { ownBookingsQuery } from '../session/operator-queries.ts';

/** A sold trip with its label. */
export type NamedTrip = SoldTrip & { id: string; words: string };

/**
 * The boat's sold and held trips, refetched when the editor opens. While they load, the boat's taken seats
 * are listed without names.
 */
export function useSoldTrips(boat: OperatorBoatView | null): NamedTrip[] {
  const { data: bookings, isFetching } = useQuery({
    ...ownBookingsQuery(),
    enabled: boat !== null,
    refetchOnMount: 'always',
  });
  if (boat === null) return [];
  if (!bookings || isFetching) return unnamedTrips(boat);
  return bookings
    .filter((booking) => booking.boat.id === boat.id && takesSeats(booking.status))
    .map(namedTrip);
}

function namedTrip(booking: OperatorBookingView): NamedTrip {
  const { id, date, endDate, time, customerName, groupSize, paymentStatus } = booking;
  const payment = paymentStatus === 'paid' ? 'paid' : 'not paid yet';
  const words = [when(date, time), customerName, guests(groupSize), payment].join(', ');
  return { id, start: date, end: endDate, time, words };
}

function unnamedTrips({ taken }: OperatorBoatView): NamedTrip[] {
  return taken.map(({ date, time, seats, charter }) => ({
    id: `${date} ${time}`,
    start: date,
    end: date,
    time,
    words: `${when(date, time)}, ${charter ? 'chartered' : guests(seats)}`,
  }));
}

function when(day: Day, time: Time | null): string {
  return time === null ? formatShortDay(day) : `${formatShortDay(day)} at ${formatTime(time)}`;
}
