import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { AdminStatementView } from '#contract/admin-payout-api.ts';
import { mayDo, type AdminRole } from '#domain/admin-permissions.ts';
import { formatMonth } from '#domain/days.ts';
import { formatDollars } from '#domain/money.ts';
import { callOf } from '../../api.ts';
import { ErrorState } from '../../layout/error-state.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import { problemWords } from '../../layout/request-problem.ts';
import type { PageInput } from '../../router/site-route.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { PaidHow } from './paid-how.tsx';
import { adminStatementQuery } from './payout-cache.ts';
import { RecordPayoutDialog } from './record-payout-dialog.tsx';
import { RecordedPayouts } from './recorded-payouts.tsx';
import { StatementTrips } from './statement-trips.tsx';

/** An operator's month: earnings, payout details and payouts. */
export function Page({ params }: PageInput) {
  const parts = { operatorId: params['operatorId'] ?? '', month: params['month'] ?? '' };
  return (
    <AdminPage title="Statement" permission="see-payouts">
      {({ role }) => <LoadedStatement parts={parts} role={role} />}
    </AdminPage>
  );
}

type Parts = { operatorId: string; month: string };

function LoadedStatement({ parts, role }: { parts: Parts; role: AdminRole }) {
  const { data, error, refetch } = useQuery(adminStatementQuery(parts));
  if (data) return <Statement view={data} role={role} />;
  if (!error) return <LoadingState />;
  return (
    <ErrorState
      title="This statement could not be loaded"
      text={problemWords(error, 'Please check your connection and try again.')}
      onRetry={() => void refetch()}
    />
  );
}

type StatementProps = { view: AdminStatementView; role: AdminRole };

function Statement({ view, role }: StatementProps) {
  const { operator, statement, payableCents, overpaidBesideCents } = view;
  const file = callOf('GET /api/admin/payouts/{operatorId}/{month}/statement.csv', {
    operatorId: operator.id,
    month: statement.month,
  });
  return (
    <>
      <div className="flex flex-col gap-1">
        <p>
          <Link href="/admin/payouts" className="text-link inline-flex min-h-10 items-center gap-2">
            <ArrowLeft aria-hidden="true" className="size-4" />
            All payouts
          </Link>
        </p>
        <h2 className="text-2xl font-bold wrap-anywhere">
          {operator.name}, {formatMonth(statement.month)}
        </h2>
        <p className="text-ink-soft wrap-anywhere">{operator.email}</p>
        {operator.isSuspended && (
          <p role="note" className="mt-3 font-medium text-danger">
            This captain is suspended. Please make sure that they should be paid.
          </p>
        )}
      </div>
      <Metrics statement={statement} />
      {payableCents < statement.openCents && (
        <p role="note" className="rounded-field border border-edge px-4 py-3">
          Other months were paid {formatDollars(overpaidBesideCents)} too much, because refunds came
          after their payouts. So at most {formatDollars(payableCents)} can be paid for this one.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {mayDo(role, 'record-payout') && <RecordPayout view={view} />}
        <a href={file.path} download className={buttonLook({ variant: 'secondary' })}>
          <Download aria-hidden="true" className="size-4" />
          Download CSV
        </a>
      </div>
      <PaidHow view={view} role={role} />
      <RecordedPayouts view={view} role={role} />
      <StatementTrips trips={statement.trips} />
    </>
  );
}

function RecordPayout({ view }: { view: AdminStatementView }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={view.payableCents === 0} onClick={() => setOpen(true)}>
        Record payout
      </Button>
      {isOpen && <RecordPayoutDialog view={view} onClose={() => setOpen(false)} />}
    </>
  );
}

function Metrics({ statement }: { statement: AdminStatementView['statement'] }) {
  const metrics = [
    ['Owed, trips that have sailed', statement.owedCents],
    ['Paid out', statement.paidOutCents],
    ['Open', statement.openCents],
    ['Coming, trips not sailed yet', statement.comingCents],
  ] as const;
  return (
    <dl className="grid gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      {metrics.map(([name, cents]) => (
        <div key={name} className="rounded-field bg-shallows p-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-xl font-bold tabular-nums wrap-anywhere">{formatDollars(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
