import type { AffectedTripsView } from '#contract/operator/call-off-api.ts';
import { CHOICE_HOURS } from '#domain/trip-changes/calling-off.ts';
import type { PortalCallOffsMessages } from '#i18n/catalogues/messages.ts';
import { useTripTimes } from '../calendar/use-trip-times.ts';
import { useMessages } from '../language/use-messages.ts';

export function AffectedTrips({ concerned }: { concerned: AffectedTripsView }) {
  const t = useMessages('portal-call-offs');
  if (concerned.bookings.length === 0) return <p>{t.noTrip}</p>;
  return <Affected concerned={concerned} what={t.nothingMore} />;
}

/** Lists the guests affected if their ship skips the port. The boats still sail. */
export function AffectedGuests({ concerned }: { concerned: AffectedTripsView }) {
  const t = useMessages('portal-call-offs');
  if (concerned.bookings.length === 0) return <p>{t.noGuest}</p>;
  return <Affected concerned={concerned} what={t.boatsSailOn} />;
}

function Affected({ concerned, what }: { concerned: AffectedTripsView; what: string }) {
  const { bookings, boats, paidCents, byHandCents } = concerned;
  const t = useMessages('portal-call-offs');
  const { guests, money } = useTripTimes();
  return (
    <>
      <p>
        <strong>
          {t.concerned(
            t.trips(concerned.trips),
            guests(concerned.guests),
            t.boats(boats),
            money(paidCents),
          )}
        </strong>{' '}
        {what} {t.theyChoose(CHOICE_HOURS)}
        {byHandCents > 0 && ` ${t.anotherByHand(money(byHandCents))}`}
      </p>
      <details open={bookings.length <= FEW} className="mt-4">
        <summary className="min-h-11 content-center font-semibold">
          {t.theTrips(bookings.length)}
        </summary>
        <AffectedList bookings={bookings} />
      </details>
    </>
  );
}

/** Folds a list of more bookings than this, because it would push the reason field out of sight. */
const FEW = 2;

function AffectedList({ bookings }: Pick<AffectedTripsView, 'bookings'>) {
  const t = useMessages('portal-call-offs');
  const { guests, money, when } = useTripTimes();
  return (
    <ul aria-label={t.tripsConcerned} className="divide-y divide-line border-y border-line">
      {bookings.map((booking) => (
        <li key={booking.bookingId} className="flex justify-between gap-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{booking.customerName}</bdi>, {guests(booking.groupSize)}
            <span className="block text-sm text-ink-soft">
              {booking.boatName}, {when(booking.start, booking.time, booking.end)}, {booking.code}
            </span>
          </span>
          <span className="shrink-0 tabular-nums">{describeMoney(booking, t, money)}</span>
        </li>
      ))}
    </ul>
  );
}

function describeMoney(
  { paidCents, byHandCents }: AffectedTripsView['bookings'][number],
  t: PortalCallOffsMessages,
  money: (cents: number) => string,
): string {
  if (byHandCents > 0) return t.byHand(money(byHandCents));
  return paidCents > 0 ? money(paidCents) : t.notPaid;
}

export function callOffLabel(
  { trips: count }: AffectedTripsView,
  t: PortalCallOffsMessages,
): string {
  return count === 0 ? t.stopSelling : t.callOff(t.trips(count));
}
