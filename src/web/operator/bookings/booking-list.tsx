import type { OperatorBookingView } from '#contract/operator-api.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { bookedWords, statusWordsOf, tripWords } from './operator-booking-rows.ts';
import { amountOf } from './booking-table.tsx';

/** The bookings on a phone: large and plain, so that they can be read in the sun. */
export function BookingList({ bookings }: { bookings: readonly OperatorBookingView[] }) {
  return (
    <ul aria-label="Bookings" className="flex flex-col gap-3 md:hidden">
      {bookings.map((booking) => (
        <li key={booking.id} className="rounded-card border border-edge bg-card p-4">
          <div className="flex items-start justify-between gap-3">
            <p className="text-lg leading-snug font-bold">{tripWords(booking)}</p>
            <Badge>{statusWordsOf(booking)}</Badge>
          </div>
          <p className="mt-1 text-lg wrap-anywhere">{booking.customerName}</p>
          <p className="font-semibold">
            {guests(booking.groupSize)} · {amountOf(booking)}
          </p>
          <p className="wrap-anywhere">{booking.boat.name}</p>
          {booking.specialRequests && (
            <p className="mt-2 rounded-field bg-shallows p-3 wrap-anywhere whitespace-pre-line">
              {booking.specialRequests}
            </p>
          )}
          <p className="mt-2 flex flex-wrap gap-x-5">
            <a
              href={`mailto:${booking.email}`}
              className="text-link inline-flex min-h-10 items-center wrap-anywhere"
            >
              {booking.email}
            </a>
            {booking.phone && (
              <a
                href={`tel:${booking.phone}`}
                className="text-link inline-flex min-h-10 items-center"
              >
                {booking.phone}
              </a>
            )}
          </p>
          <p className="text-sm text-ink-soft">
            {booking.code} · booked {bookedWords(booking)}
          </p>
        </li>
      ))}
    </ul>
  );
}
