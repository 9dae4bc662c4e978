import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AdminOperatorView } from '#contract/admin-operator-api.ts';
import { formatDollars } from '#domain/money.ts';

/** What a captain's boats come to. */
export function OperatorFigures({ operator }: { operator: AdminOperatorView }) {
  return (
    <dl className="grid gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      <Figure name="Payouts due">
        <Link href={`/admin/payouts?${duesOf(operator)}`} className="text-link">
          {formatDollars(operator.openCents)}
        </Link>
      </Figure>
      <Figure name="Coming, trips not sailed yet">{formatDollars(operator.comingCents)}</Figure>
      <Figure name="Paid trips to come">{operator.paidTripsToCome}</Figure>
      <Figure name="Boats">{operator.boats}</Figure>
    </dl>
  );
}

/** Their own months in the list of what is owed. */
function duesOf({ email }: AdminOperatorView): string {
  return new URLSearchParams({ search: email }).toString();
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-field bg-shallows p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}
