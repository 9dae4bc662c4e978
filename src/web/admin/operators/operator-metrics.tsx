import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { formatDollars } from '#domain/money.ts';

/** What an operator's boats come to. */
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

/** Their own months in the list of what is owed. */
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
