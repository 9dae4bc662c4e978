import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ReactNode } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { listingStatusNames } from '#domain/moderation.ts';
import { formatDollars } from '#domain/money.ts';
import { portName } from '#domain/ports.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { NoticeHistory } from '../layout/notice-history.tsx';
import { OpenedEntry } from '../layout/opened-entry.tsx';
import { adminOperatorQuery } from './admin-operator-query.ts';
import { OperatorBookings } from './operator-bookings.tsx';
import { OperatorStatusCard } from './operator-status-card.tsx';

/** One operator with their boats, bookings and the platform's actions. */
export function Page({ params }: PageInput) {
  return (
    <AdminPage title="Manage Operators" permission="see-operators">
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

/** An operator's metrics. */
export function OperatorMetrics({ operator }: { operator: AdminOperatorView }) {
  return (
    <dl className="grid gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      <Metric name="Payouts due">
        <Link href={`/admin/payouts?${duesOf(operator)}`} className="text-link">
          {formatDollars(operator.openCents)}
        </Link>
      </Metric>
      <Metric name="Coming, trips not sailed yet">{formatDollars(operator.comingCents)}</Metric>
      <Metric name="Paid trips to come">{operator.paidTripsToCome}</Metric>
      <Metric name="Boats">{operator.boats}</Metric>
    </dl>
  );
}

/** Filters the payouts for this operator. */
function duesOf({ email }: AdminOperatorView): string {
  return new URLSearchParams({ search: email }).toString();
}

function Metric({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-field bg-shallows p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
