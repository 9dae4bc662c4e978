import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorBookingView } from '#contract/operator-api.ts';
import type { OperatorBoatView } from '#contract/operator-boat-api.ts';
import type { SoldTrip } from '#domain/availability-edits.ts';
import type { Availability } from '#domain/availability.ts';
import { takesSeats } from '#domain/bookings.ts';
import { formatShortDay, formatTime, type Day, type Time } from '#domain/days.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { allBookingsQuery } from '../bookings/booking-requests.ts';
import { tripsTakenOff } from './availability-changes.ts';

export type LabelledTrip = SoldTrip & { id: string; label: string };

/**
 * The boat's sold trips from today on, refetched when the editor opens. While they load, the boat's taken seats
 * are listed without names.
 */
export function useSoldTrips(boat: OperatorBoatView | null): LabelledTrip[] {
  const { day: from } = useIslandNow();
  const { data: bookings, isFetching } = useQuery({
    ...allBookingsQuery({ boat: boat?.id ?? '', from }),
    enabled: boat !== null,
    refetchOnMount: 'always',
  });
  if (boat === null) return [];
  if (!bookings || isFetching) return tripsWithoutNames(boat);
  return bookings.filter(({ status }) => takesSeats(status)).map(tripOf);
}

function tripOf(booking: OperatorBookingView): LabelledTrip {
  const { id, date, endDate, time, customerName, groupSize, paymentStatus } = booking;
  const payment = paymentStatus === 'paid' ? 'paid' : 'not paid yet';
  const label = [when(date, time), customerName, guests(groupSize), payment].join(', ');
  return { id, start: date, end: endDate, time, label };
}

function tripsWithoutNames({ taken }: OperatorBoatView): LabelledTrip[] {
  return taken.map(({ date, time, seats, charter }) => ({
    id: `${date} ${time}`,
    start: date,
    end: date,
    time,
    label: `${when(date, time)}, ${charter ? 'chartered' : guests(seats)}`,
  }));
}

function when(day: Day, time: Time | null): string {
  return time === null ? formatShortDay(day) : `${formatShortDay(day)} at ${formatTime(time)}`;
}

/** A pending change that would take sold trips off the calendar. */
type Question = { next: Availability; trips: LabelledTrip[] };

/** Changes availability, after a confirmation when sold trips lose their departure. */
export function useConfirmedChange(
  availability: Availability,
  trips: readonly LabelledTrip[],
  onChange: (next: Availability) => void,
) {
  const now = useIslandNow();
  const [question, setQuestion] = useState<Question | null>(null);
  const change = (next: Availability) => {
    const takenOff = tripsTakenOff(availability, next, trips, now);
    if (takenOff.length > 0) setQuestion({ next, trips: takenOff });
    else onChange(next);
  };
  const confirmation = question && (
    <ConfirmDialog
      title="Trips are booked then"
      confirmLabel="Remove anyway"
      cancelLabel="Keep as it is"
      onConfirm={() => {
        onChange(question.next);
        setQuestion(null);
      }}
      onCancel={() => setQuestion(null)}
    >
      <p>These bookings stay sold, although the departure is no longer on offer:</p>
      <ul className="my-3 ml-5 list-disc text-ink">
        {question.trips.map((trip) => (
          <li key={trip.id}>{trip.label}</li>
        ))}
      </ul>
      <p>Please sail these trips, or tell the guests and contact us about a refund.</p>
    </ConfirmDialog>
  );
  return { change, confirmation };
}
