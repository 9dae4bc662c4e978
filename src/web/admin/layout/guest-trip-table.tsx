import type { GuestTripView } from '#contract/admin/admin-booking-api.ts';
import type { AdminLayoutMessages } from '#i18n/catalogues/messages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useAdminFormats } from './admin-formatters.ts';
import { ContactLinks, EntryLink } from './admin-links.tsx';
import { AdminTable, type AdminColumn } from './admin-table.tsx';

type GuestTripsProps = {
  label: string;
  trips: readonly GuestTripView[];
  isForOneBoat?: boolean;
};

export function GuestTrips({ label, trips, isForOneBoat = false }: GuestTripsProps) {
  const columns = useColumns();
  return (
    <AdminTable
      label={label}
      items={trips}
      keyOf={({ bookingId }) => bookingId}
      columns={[columns.trip, ...(isForOneBoat ? [] : [columns.boat]), ...columns.guest]}
    />
  );
}

type Column = AdminColumn<GuestTripView>;

function useColumns(): { trip: Column; boat: Column; guest: readonly Column[] } {
  const t = useMessages('admin-layout');
  const labels = useMessages('portal-labels');
  const { guests } = useMessages('trips');
  const { trip, money } = useAdminFormats();
  return {
    trip: {
      head: labels.trip,
      cell: (each) => <EntryLink list="bookings" id={each.bookingId} name={trip(each)} />,
    },
    boat: { head: labels.boat, cell: ({ boat }) => <EntryLink list="boats" {...boat} /> },
    guest: [
      {
        head: labels.guest,
        cell: ({ customerName, groupSize, code }) => (
          <>
            <bdi>{customerName}</bdi>, {guests(groupSize)}
            <span className="block text-ink-soft">{code}</span>
          </>
        ),
      },
      {
        head: t.contact,
        cell: (trip) => <ContactLinks {...trip} />,
      },
      { head: t.payment, cell: (each) => describePayment(t, each) },
      { head: labels.total, cell: ({ amountCents }) => money(amountCents), isNumber: true },
    ],
  };
}

function describePayment(t: AdminLayoutMessages, trip: GuestTripView): string {
  if (trip.status === 'cancelled') return t.cancelled;
  return trip.status === 'paid' ? t.paidBys[trip.paidBy] : t.paymentStatuses[trip.paymentStatus];
}
