import { useState } from 'react';
import { Link } from 'wouter';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import type { AdminOperatorView } from '#contract/admin/admin-operator-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { getPortName } from '#domain/island/ports.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { filteredAddress } from '../layout/admin-filters.tsx';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { MetricTile } from '../layout/admin-metrics.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { GuestTrips } from '../layout/guest-trip-table.tsx';
import { NoticeHistory, OpenedEntry } from '../layout/opened-entry.tsx';
import { OperatorDocumentsCard } from './operator-documents-card.tsx';
import { OperatorProfileCard } from './operator-profile-card.tsx';
import { adminOperatorQuery, OperatorStatusPanel } from './operator-status-panel.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { TitledCard } from '../../shared/page/titled-card.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('operator', 'admin-operators', 'captain'),
  path: portalPatterns.adminOperator,
  Page,
});

function Page({ params }: PageInput) {
  const t = useMessages('admin-operators');
  return (
    <AdminLayout title={t.title} permission="see-operators">
      {(admin) => (
        <OpenedEntry
          query={adminOperatorQuery(params['id'])}
          listPath={portalPaths.adminOperators()}
          listName={t.all}
          missing={{ title: t.missing, text: t.missingText }}
          titleOf={({ name }) => name}
        >
          {(operator) => <Operator operator={operator} admin={admin} />}
        </OpenedEntry>
      )}
    </AdminLayout>
  );
}

type OfOperator = { operator: AdminOperatorView };

function Operator({ operator, admin }: OfOperator & { admin: AdminView }) {
  const labels = useMessages('portal-labels');
  return (
    <>
      <OperatorStatusPanel operator={operator} admin={admin} />
      <OperatorMetrics operator={operator} />
      <OperatorBookings operator={operator} />
      <TitledCard title={labels.boats}>
        <Fleet operator={operator} />
      </TitledCard>
      <OperatorDocumentsCard {...operator} />
      <OperatorProfileCard operator={operator} admin={admin} />
      <TitledCard title={labels.platformDid}>
        <NoticeHistory notices={operator.notices} />
      </TitledCard>
    </>
  );
}

function OperatorMetrics({ operator }: OfOperator) {
  const t = useMessages('admin-operators');
  const labels = useMessages('portal-labels');
  const { money } = useFormats();
  const payouts = filteredAddress(portalPaths.adminPayouts(), { search: operator.email });
  return (
    <dl className="grid gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      <MetricTile name={t.payoutsDue}>
        <Link href={payouts} className="text-link">
          {money(operator.openCents)}
        </Link>
      </MetricTile>
      <MetricTile name={labels.comingTrips}>{money(operator.comingCents)}</MetricTile>
      <MetricTile name={t.tripsToCome}>{operator.paidTripsToCome}</MetricTile>
      <MetricTile name={labels.boats}>{operator.boats}</MetricTile>
    </dl>
  );
}

function OperatorBookings({ operator }: OfOperator) {
  const t = useMessages('admin-operators');
  const labels = useMessages('portal-labels');
  const [shown, setShown] = useState<'trips' | 'bookings'>('trips');
  const trips = <TripsToCome operator={operator} />;
  const bookings = <AllBookings operator={operator} />;
  return (
    <section aria-label={labels.bookings} className="bg-paper">
      <Tabs
        label={labels.bookings}
        chosen={shown}
        onChoose={setShown}
        tabs={[
          { name: 'trips', label: t.tripsToCome, content: trips },
          { name: 'bookings', label: labels.allBookings, content: bookings },
        ]}
      />
    </section>
  );
}

function TripsToCome({ operator }: OfOperator) {
  const t = useMessages('admin-operators');
  return (
    <>
      {operator.status === 'suspended' && operator.paidTripsToCome > 0 && (
        <div className="mb-4">
          <Notice>
            <p>{t.guestsWait}</p>
          </Notice>
        </div>
      )}
      <AdminList
        call="GET /api/admin/operators/{id}/trips"
        parts={{ id: operator.id }}
        one={t.oneTrip}
        many={t.manyTrips}
        emptyTitle={t.noTrips}
        emptyText={t.noTripsText}
      >
        {(trips) => <GuestTrips label={t.tripsToCome} trips={trips} />}
      </AdminList>
    </>
  );
}

function AllBookings({ operator }: OfOperator) {
  const t = useMessages('admin-operators');
  const labels = useMessages('portal-labels');
  return (
    <AdminList
      call="GET /api/admin/operators/{id}/bookings"
      parts={{ id: operator.id }}
      one={labels.oneBooking}
      many={labels.manyBookings}
      emptyTitle={labels.noBookings}
      emptyText={t.noBookingsText}
    >
      {(bookings) => <GuestTrips label={labels.allBookings} trips={bookings} />}
    </AdminList>
  );
}

function Fleet({ operator: { fleet } }: OfOperator) {
  const t = useMessages('admin-operators');
  const { listingStatuses } = useMessages('admin-layout');
  if (fleet.length === 0) return <p className="text-ink-soft">{t.noBoats}</p>;
  return (
    <ul className="divide-y divide-line">
      {fleet.map((boat) => (
        <li key={boat.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <EntryLink list="boats" id={boat.id} name={boat.name} className="wrap-anywhere" />
          <span className="text-ink-soft">
            {getPortName(boat.port, boat.customPort)}, {listingStatuses[boat.standing]}
          </span>
        </li>
      ))}
    </ul>
  );
}
