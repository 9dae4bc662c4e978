import type { ConcernedView } from '#contract/call-off-api.ts';
import { CHOICE_HOURS } from '#domain/calling-off.ts';
import { formatDollars } from '#domain/money.ts';
import { dateAndTime, guests } from '../booking-widgets/trip-words.ts';
import { trips } from './call-off-words.ts';

/** Whom it concerns, for whoever is about to call it off. */
export function ConcernedTrips({ concerned }: { concerned: ConcernedView }) {
  if (concerned.bookings.length === 0) {
    return (
      <p>
        No trip is sold then. Calling it off closes it: nothing is sold from this moment, until it
        is opened again.
      </p>
    );
  }
  return <Concerned concerned={concerned} what="Nothing more is sold from this moment." />;
}

/** The same where only the guests of a ship do not sail. */
export function ConcernedGuests({ concerned }: { concerned: ConcernedView }) {
  if (concerned.bookings.length === 0)
    return (
      <p>No guest has booked for this ship. It stays in the calendar, as one that does not come.</p>
    );
  return <Concerned concerned={concerned} what="Boats sail on with their other guests." />;
}

function Concerned({ concerned, what }: { concerned: ConcernedView; what: string }) {
  const { bookings, boats, paidCents, byHandCents } = concerned;
  const where = boats === 1 ? '1 boat' : `${boats} boats`;
  return (
    <>
      <p>
        <strong>
          {trips(concerned.trips)}, {guests(concerned.guests)}, {where}, {formatDollars(paidCents)}{' '}
          paid.
        </strong>{' '}
        {what} Each guest gets a mail and has {CHOICE_HOURS} hours to choose: another day, another
        boat, or all the money back. Who says nothing gets the money.
        {byHandCents > 0 &&
          ` Another ${formatDollars(byHandCents)} was paid to the captain by hand, and is given back by hand.`}
      </p>
      <details open={bookings.length <= FEW} className="mt-4">
        <summary className="min-h-11 content-center font-semibold">
          {bookings.length === 1 ? 'The trip' : `The ${bookings.length} trips`}
        </summary>
        <ConcernedList bookings={bookings} />
      </details>
    </>
  );
}

/** More are folded up, so that the reason below them is not overlooked. */
const FEW = 2;

function ConcernedList({ bookings }: Pick<ConcernedView, 'bookings'>) {
  return (
    <ul aria-label="Trips concerned" className="divide-y divide-line border-y border-line">
      {bookings.map((booking) => (
        <li key={booking.bookingId} className="flex justify-between gap-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{booking.customerName}</span>,{' '}
            {guests(booking.groupSize)}
            <span className="block text-sm text-ink-soft">
              {booking.boatName}, {dateAndTime(booking.start, booking.time, booking.end)},{' '}
              {booking.code}
            </span>
          </span>
          <span className="shrink-0 tabular-nums">{moneyOf(booking)}</span>
        </li>
      ))}
    </ul>
  );
}

function moneyOf({ paidCents, byHandCents }: ConcernedView['bookings'][number]): string {
  if (byHandCents > 0) return `${formatDollars(byHandCents)} by hand`;
  return paidCents > 0 ? formatDollars(paidCents) : 'Not paid';
}

/** The button that does it. */
export function callOffLabel({ trips: count }: ConcernedView): string {
  return count === 0 ? 'Stop selling' : `Call off ${trips(count)}`;
}
