import { Link } from 'wouter';
import type { GuestTripView } from '#contract/admin-booking-api.ts';
import type { PaymentStatus } from '#domain/bookings.ts';
import { formatTime } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { AdminTable, type AdminColumn } from './admin-table.tsx';
import { formatDate } from './date-formatters.ts';

type GuestTripsProps = {
  label: string;
  trips: readonly GuestTripView[];
  /** Omits the boat's column. */
  isOfOneBoat?: boolean;
};

/** Bookings with their guests' contacts. */
export function GuestTrips({ label, trips, isOfOneBoat = false }: GuestTripsProps) {
  return (
    <AdminTable
      label={label}
      items={trips}
      keyOf={({ bookingId }) => bookingId}
      columns={[tripColumn, ...(isOfOneBoat ? [] : [boatColumn]), ...guestColumns]}
    />
  );
}

const tripColumn: AdminColumn<GuestTripView> = {
  head: 'Trip',
  cell: (trip) => (
    <Link href={`/admin/bookings/${trip.bookingId}`} className="text-link">
      {tripWords(trip)}
    </Link>
  ),
};

const boatColumn: AdminColumn<GuestTripView> = {
  head: 'Boat',
  cell: ({ boat }) => (
    <Link href={`/admin/boats/${boat.id}`} className="text-link">
      {boat.name}
    </Link>
  ),
};

const guestColumns: readonly AdminColumn<GuestTripView>[] = [
  {
    head: 'Guest',
    cell: ({ customerName, groupSize, code }) => (
      <>
        {customerName}, {guests(groupSize)}
        <span className="block text-ink-soft">{code}</span>
      </>
    ),
  },
  {
    head: 'Contact',
    cell: ({ email, phone }) => (
      <>
        <a href={`mailto:${email}`} className="text-link wrap-anywhere">
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone}`} className="text-link block">
            {phone}
          </a>
        )}
      </>
    ),
  },
  {
    head: 'Payment',
    cell: ({ status, paymentStatus }) =>
      status === 'cancelled' ? 'Cancelled' : paymentNames[paymentStatus],
  },
  { head: 'Total', cell: ({ amountCents }) => formatDollars(amountCents), isNumber: true },
];

const paymentNames: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Unpaid',
  pending: 'Pending',
  paid: 'Paid',
  refunded: 'Refunded',
};

/** "Dec 4, 2026, 9:00 AM", "Dec 4, 2026 to Dec 6, 2026" */
function tripWords({ start, end, time }: GuestTripView): string {
  const days = start === end ? formatDate(start) : `${formatDate(start)} to ${formatDate(end)}`;
  return time === null ? days : `${days}, ${formatTime(time)}`;
}
