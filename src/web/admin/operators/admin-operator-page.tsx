import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { listingStatusNames } from '#domain/listing-status.ts';
import { portName } from '#domain/ports.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { NoticeHistory } from '../layout/notice-history.tsx';
import { OpenedEntry } from '../layout/opened-entry.tsx';
import { adminOperatorQuery } from './admin-operator-query.ts';
import { OperatorBookings } from './operator-bookings.tsx';
import { OperatorMetrics } from './operator-metrics.tsx';
import { OperatorStatusCard } from './operator-status-card.tsx';

/** One operator with their boats and bookings, and what the platform may do to them. */
export function Page({ params }: PageInput) {
  return (
    <AdminPage title="Manage Operators" act="see-operators">
      {(admin) => <OpenedOperator id={params['id'] ?? ''} admin={admin} />}
    </AdminPage>
  );
}

function OpenedOperator({ id, admin }: { id: string; admin: AdminView }) {
  const query = useQuery(adminOperatorQuery(id));
  return (
    <OpenedEntry
      query={query}
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
  );
}

function Operator({ operator, admin }: { operator: AdminOperatorView; admin: AdminView }) {
  return (
    <>
      <OperatorStatusCard operator={operator} admin={admin} />
      <OperatorMetrics operator={operator} />
      <OperatorBookings operator={operator} />
      <Card>
        <CardTitle>Boats</CardTitle>
        <Fleet operator={operator} />
      </Card>
      <Card>
        <CardTitle>What the platform did</CardTitle>
        <NoticeHistory notices={operator.notices} />
      </Card>
    </>
  );
}

function Fleet({ operator: { fleet } }: { operator: AdminOperatorView }) {
  if (fleet.length === 0) return <p className="text-ink-soft">No boats yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {fleet.map((boat) => (
        <li key={boat.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <Link href={`/admin/boats/${boat.id}`} className="text-link wrap-anywhere">
            {boat.name}
          </Link>
          <span className="text-ink-soft">
            {portName(boat.port, boat.customPort)}, {listingStatusNames[boat.standing]}
          </span>
        </li>
      ))}
    </ul>
  );
}
