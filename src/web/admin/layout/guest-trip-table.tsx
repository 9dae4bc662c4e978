import type { GuestTripView } from '#contract/admin-booking-api.ts';
import type { PaymentStatus } from '#domain/bookings.ts';
import { paidWords } from '#domain/by-hand.ts';
import { formatDollars } from '#domain/money.ts';
import { guests } from '../../booking-widgets/trip-words.ts';
import { formatTrip } from './admin-formatters.ts';
import { ContactLinks, EntryLink } from './admin-links.tsx';
import { AdminTable, type AdminColumn } from './admin-table.tsx';

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

type Column = AdminColumn<GuestTripView>;

const tripColumn: Column = {
  head: 'Trip',
  cell: (trip) => <EntryLink list="bookings" id={trip.bookingId} name={formatTrip(trip)} />,
};

const boatColumn: Column = {
  head: 'Boat',
  cell: ({ boat }) => <EntryLink list="boats" {...boat} />,
};

const guestColumns: readonly Column[] = [
  {
    head: 'Guest',
    cell: ({ customerName, groupSize, code }) => (
      <>
        {customerName}, {guests(groupSize)}
        <span className="block text-ink-soft">{code}</span>
      </>
    ),
  },
  { head: 'Contact', cell: ({ email, phone }) => <ContactLinks email={email} phone={phone} /> },
  {
    head: 'Payment',
    cell: ({ status, paymentStatus, paidBy }) => {
      if (status === 'cancelled') return 'Cancelled';
      return status === 'paid' ? paidWords({ paidBy }) : paymentNames[paymentStatus];
    },
  },
  { head: 'Total', cell: ({ amountCents }) => formatDollars(amountCents), isNumber: true },
];

const paymentNames: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Unpaid',
  pending: 'Pending',
  paid: 'Paid',
  refunded: 'Refunded',
};
