import { useQuery } from '@tanstack/react-query';
import { takesSeats } from '#domain/bookings.ts';
import type { SoldTrip } from '#domain/availability-edits.ts';
import { formatShortDay, formatTime } from '#domain/days.ts';
import { guests } from '../../trip/trip-words.ts';
import { ownBookingsQuery } from '../session/captain-queries.ts';

/** A sold trip of a boat, with what names it. */
export type NamedTrip = SoldTrip & { id: string; words: string };

/** The boat's trips that are sold, or held while somebody pays. */
export function useSoldTrips(boatId: string | null): NamedTrip[] {
  const { data: bookings = [] } = useQuery(ownBookingsQuery());
  return bookings
    .filter((booking) => booking.boat.id === boatId && takesSeats(booking.status))
    .map((booking) => ({
      id: booking.id,
      start: booking.date,
      end: booking.endDate,
      time: booking.time,
      words: [
        formatShortDay(booking.date) + (booking.time ? ` at ${formatTime(booking.time)}` : ''),
        booking.customerName,
        guests(booking.groupSize),
        booking.paymentStatus === 'paid' ? 'paid' : 'not paid yet',
      ].join(', '),
    }));
}
