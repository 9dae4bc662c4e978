import { isolateName } from '#domain/fields/plain-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorBookingView } from '#contract/operator/operator-api.ts';
import type { OperatorBoatView } from '#contract/operator/boats/operator-boat-api.ts';
import type { SoldTrip } from '#domain/availability/availability-edits.ts';
import type { Availability } from '#domain/availability/availability.ts';
import { takesSeats } from '#domain/bookings/bookings.ts';
import type { Day, Time } from '#domain/time/days.ts';
import type {
  OperatorAvailabilityMessages,
  PortalSailingMessages,
  TripsMessages,
} from '#i18n/catalogues/messages.ts';
import { useFormats, type Formats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { ConfirmDialog } from '../../shared/acts/confirm-dialog.tsx';
import { allBookingsQuery } from '../bookings/booking-requests.ts';
import { listTripsTakenOff } from './availability-changes.ts';

export type LabelledTrip = SoldTrip & { id: string; label: string };

/**
 * Fetches the boat's sold trips from today on, and refetches them whenever the editor opens. Until they have loaded,
 * lists the boat's taken seats without guests' names.
 */
export function useSoldTrips(boat: OperatorBoatView | null): LabelledTrip[] {
  const texts = useTripTexts();
  const { day: from } = useIslandNow();
  const { data: bookings, isFetching } = useQuery({
    ...allBookingsQuery({ boat: boat?.id ?? '', from }),
    enabled: boat !== null,
    refetchOnMount: 'always',
  });
  if (boat === null) return [];
  if (!bookings || isFetching) return tripsWithoutNames(texts, boat);
  return bookings
    .filter(({ status }) => takesSeats(status))
    .map((booking) => describeTrip(texts, booking));
}

type TripTexts = {
  t: OperatorAvailabilityMessages;
  sailing: PortalSailingMessages;
  trips: TripsMessages;
  formats: Formats;
};

function useTripTexts(): TripTexts {
  const t = useMessages('operator-availability');
  const sailing = useMessages('portal-sailing');
  return { t, sailing, trips: useMessages('trips'), formats: useFormats() };
}

function describeTrip(texts: TripTexts, booking: OperatorBookingView): LabelledTrip {
  const { t, trips } = texts;
  const { id, date, endDate, time, customerName, groupSize, paymentStatus } = booking;
  const payment = paymentStatus === 'paid' ? t.paid : t.unpaid;
  const party = trips.guests(groupSize);
  const label = [when(texts, date, time), isolateName(customerName), party, payment].join(', ');
  return { id, start: date, end: endDate, time, label };
}

function tripsWithoutNames(texts: TripTexts, { taken }: OperatorBoatView): LabelledTrip[] {
  const { sailing, trips } = texts;
  return taken.map(({ date, time, seats, charter }) => ({
    id: `${date} ${time}`,
    start: date,
    end: date,
    time,
    label: `${when(texts, date, time)}, ${charter ? sailing.chartered : trips.guests(seats)}`,
  }));
}

function when({ trips, formats }: TripTexts, date: Day, time: Time | null): string {
  const day = formats.shortDay(date);
  return time === null ? day : trips.dayAtTime(day, formats.time(time));
}

/** A pending change that would remove sold trips from the calendar. */
type Question = { next: Availability; trips: LabelledTrip[] };

/** Changes availability, after a confirmation if sold trips lose their departure. */
export function useConfirmedChange(
  availability: Availability,
  trips: readonly LabelledTrip[],
  onChange: (next: Availability) => void,
) {
  const t = useMessages('operator-availability');
  const now = useIslandNow();
  const [question, setQuestion] = useState<Question | null>(null);
  const change = (next: Availability) => {
    const takenOff = listTripsTakenOff(availability, next, trips, now);
    if (takenOff.length > 0) setQuestion({ next, trips: takenOff });
    else onChange(next);
  };
  const confirmation = question && (
    <ConfirmDialog
      title={t.bookedTitle}
      description={
        <>
          <p>{t.bookedText}</p>
          <ul className="my-3 ml-5 list-disc text-ink">
            {question.trips.map((trip) => (
              <li key={trip.id}>{trip.label}</li>
            ))}
          </ul>
          <p>{t.bookedAdvice}</p>
        </>
      }
      submitLabel={t.removeAnyway}
      cancelLabel={t.keep}
      onConfirm={() => {
        onChange(question.next);
        setQuestion(null);
      }}
      onClose={() => setQuestion(null)}
      variant="danger"
    />
  );
  return { change, confirmation };
}
