import type { ConcernedView } from '#contract/operator/call-off-api.ts';
import { CHOICE_HOURS } from '#domain/trip-changes/calling-off.ts';
import type { PortalCallOffsMessages } from '#i18n/catalogues/messages.ts';
import { useTripTimes } from '../calendar/use-trip-times.ts';
import { useMessages } from '../language/use-messages.ts';

export function ConcernedTrips({ concerned }: { concerned: ConcernedView }) {
  const words = useMessages('portal-call-offs');
  if (concerned.bookings.length === 0) return <p>{words.noTrip}</p>;
  return <Concerned concerned={concerned} what={words.nothingMore} />;
}

/** Lists the affected guests of a ship that skips the port; the boats still sail. */
export function ConcernedGuests({ concerned }: { concerned: ConcernedView }) {
  const words = useMessages('portal-call-offs');
  if (concerned.bookings.length === 0) return <p>{words.noGuest}</p>;
  return <Concerned concerned={concerned} what={words.boatsSailOn} />;
}

function Concerned({ concerned, what }: { concerned: ConcernedView; what: string }) {
  const { bookings, boats, paidCents, byHandCents } = concerned;
  const words = useMessages('portal-call-offs');
  const { guests, money } = useTripTimes();
  return (
    <>
      <p>
        <strong>
          {words.concerned(
            words.trips(concerned.trips),
            guests(concerned.guests),
            words.boats(boats),
            money(paidCents),
          )}
        </strong>{' '}
        {what} {words.theyChoose(CHOICE_HOURS)}
        {byHandCents > 0 && ` ${words.anotherByHand(money(byHandCents))}`}
      </p>
      <details open={bookings.length <= FEW} className="mt-4">
        <summary className="min-h-11 content-center font-semibold">
          {words.theTrips(bookings.length)}
        </summary>
        <ConcernedList bookings={bookings} />
      </details>
    </>
  );
}

/** Number of bookings shown unfolded: more would hide the reason field below. */
const FEW = 2;

function ConcernedList({ bookings }: Pick<ConcernedView, 'bookings'>) {
  const words = useMessages('portal-call-offs');
  const { guests, money, when } = useTripTimes();
  return (
    <ul aria-label={words.tripsConcerned} className="divide-y divide-line border-y border-line">
      {bookings.map((booking) => (
        <li key={booking.bookingId} className="flex justify-between gap-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{booking.customerName}</bdi>, {guests(booking.groupSize)}
            <span className="block text-sm text-ink-soft">
              {booking.boatName}, {when(booking.start, booking.time, booking.end)}, {booking.code}
            </span>
          </span>
          <span className="shrink-0 tabular-nums">{moneyOf(booking, words, money)}</span>
        </li>
      ))}
    </ul>
  );
}

function moneyOf(
  { paidCents, byHandCents }: ConcernedView['bookings'][number],
  words: PortalCallOffsMessages,
  money: (cents: number) => string,
): string {
  if (byHandCents > 0) return words.byHand(money(byHandCents));
  return paidCents > 0 ? money(paidCents) : words.notPaid;
}

export function callOffLabel(
  { trips: count }: ConcernedView,
  words: PortalCallOffsMessages,
): string {
  return count === 0 ? words.stopSelling : words.callOff(words.trips(count));
}
