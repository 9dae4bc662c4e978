import { useState } from 'react';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { GuestTrips } from '../layout/guest-trips.tsx';
import { useAdminList } from '../layout/use-admin-list.ts';

type Shown = 'trips' | 'bookings';
type OfOperator = { operator: AdminOperatorView };

/** Upcoming paid trips, and all bookings. */
export function OperatorBookings({ operator }: OfOperator) {
  const [shown, setShown] = useState<Shown>('trips');
  const trips = <TripsToCome operator={operator} />;
  const bookings = <AllBookings operator={operator} />;
  return (
    <section aria-label="Bookings" className="bg-paper">
      <Tabs
        label="Bookings"
        chosen={shown}
        onChoose={setShown}
        tabs={[
          { name: 'trips', label: 'Paid trips to come', content: trips },
          { name: 'bookings', label: 'All bookings', content: bookings },
        ]}
      />
    </section>
  );
}

function TripsToCome({ operator }: OfOperator) {
  const list = useAdminList('GET /api/admin/operators/{id}/trips', {}, { id: operator.id });
  return (
    <>
      {operator.status === 'suspended' && operator.paidTripsToCome > 0 && (
        <div className="mb-4">
          <Notice>
            <p>
              These trips are paid, and their guests count on them. Please arrange with each guest
              whether the trip sails, moves to another boat, or is refunded.
            </p>
          </Notice>
        </div>
      )}
      <AdminList
        list={list}
        one="paid trip"
        many="paid trips"
        emptyTitle="No paid trips to come"
        emptyText="Nobody is waiting for a trip with this operator."
      >
        {(trips) => <GuestTrips label="Paid trips to come" trips={trips} />}
      </AdminList>
    </>
  );
}

function AllBookings({ operator }: OfOperator) {
  const list = useAdminList('GET /api/admin/operators/{id}/bookings', {}, { id: operator.id });
  return (
    <AdminList
      list={list}
      one="booking"
      many="bookings"
      emptyTitle="No bookings yet"
      emptyText="Paid, reserved and refunded bookings are listed here."
    >
      {(bookings) => <GuestTrips label="All bookings" trips={bookings} />}
    </AdminList>
  );
}
