import { useState } from 'react';
import { Link } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { listingStatusNames } from '#domain/moderation.ts';
import { formatDollars } from '#domain/money.ts';
import { portName } from '#domain/ports.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import type { PageInput } from '../../router/site-route.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { filteredAddress } from '../layout/admin-filters.tsx';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { MetricTile } from '../layout/admin-metrics.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { GuestTrips } from '../layout/guest-trip-table.tsx';
import { NoticeHistory, OpenedEntry } from '../layout/opened-entry.tsx';
import { OperatorDocumentsCard } from './operator-documents-card.tsx';
import { adminOperatorQuery, OperatorStatusPanel } from './operator-status-panel.tsx';

/** One operator with their boats, bookings and the platform's actions. */
export function Page({ params }: PageInput) {
  return (
    <AdminPage title="Manage Operators" permission="see-operators">
      {(admin) => (
        <OpenedEntry
          query={adminOperatorQuery(params['id'])}
          listPath="/admin/operators"
          listName="All operators"
          missing={{
            title: 'There is no such operator',
            text: 'Please look for them in the list.',
          }}
          titleOf={({ name }) => name}
        >
          {(operator) => <Operator operator={operator} admin={admin} />}
        </OpenedEntry>
      )}
    </AdminPage>
  );
}

type OfOperator = { operator: AdminOperatorView };

function Operator({ operator, admin }: OfOperator & { admin: AdminView }) {
  return (
    <>
      <OperatorStatusPanel operator={operator} admin={admin} />
      <OperatorMetrics operator={operator} />
      <OperatorBookings operator={operator} />
      <Card>
        <CardTitle>Boats</CardTitle>
        <Fleet operator={operator} />
      </Card>
      <OperatorDocumentsCard {...operator} />
      <Card>
        <CardTitle>What the platform did</CardTitle>
        <NoticeHistory notices={operator.notices} />
      </Card>
    </>
  );
}

function OperatorMetrics({ operator }: OfOperator) {
  const payouts = filteredAddress('/admin/payouts', { search: operator.email });
  return (
    <dl className="grid gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      <MetricTile name="Payouts due">
        <Link href={payouts} className="text-link">
          {formatDollars(operator.openCents)}
        </Link>
      </MetricTile>
      <MetricTile name="Coming, trips not sailed yet">
        {formatDollars(operator.comingCents)}
      </MetricTile>
      <MetricTile name="Paid trips to come">{operator.paidTripsToCome}</MetricTile>
      <MetricTile name="Boats">{operator.boats}</MetricTile>
    </dl>
  );
}

/** Upcoming paid trips, and all bookings. */
function OperatorBookings({ operator }: OfOperator) {
  const [shown, setShown] = useState<'trips' | 'bookings'>('trips');
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
        call="GET /api/admin/operators/{id}/trips"
        parts={{ id: operator.id }}
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
  return (
    <AdminList
      call="GET /api/admin/operators/{id}/bookings"
      parts={{ id: operator.id }}
      one="booking"
      many="bookings"
      emptyTitle="No bookings yet"
      emptyText="Paid, reserved and refunded bookings are listed here."
    >
      {(bookings) => <GuestTrips label="All bookings" trips={bookings} />}
    </AdminList>
  );
}

function Fleet({ operator: { fleet } }: OfOperator) {
  if (fleet.length === 0) return <p className="text-ink-soft">No boats yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {fleet.map((boat) => (
        <li key={boat.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <EntryLink list="boats" id={boat.id} name={boat.name} className="wrap-anywhere" />
          <span className="text-ink-soft">
            {portName(boat.port, boat.customPort)}, {listingStatusNames[boat.standing]}
          </span>
        </li>
      ))}
    </ul>
  );
}
