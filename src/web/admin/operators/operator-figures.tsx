import type { AdminOperatorView } from '#contract/admin-operator-views.ts';
import { formatDollars } from '#domain/money.ts';

/** What a captain's boats come to. */
export function OperatorFigures({ operator }: { operator: AdminOperatorView }) {
  return (
    <dl className="grid gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      <Figure name="Payouts due" value={formatDollars(operator.openCents)} />
      <Figure name="Coming, trips not sailed yet" value={formatDollars(operator.comingCents)} />
      <Figure name="Paid trips to come" value={String(operator.paidTripsToCome)} />
      <Figure name="Boats" value={String(operator.boats)} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-field bg-shallows p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums wrap-anywhere">{value}</dd>
    </div>
  );
}
