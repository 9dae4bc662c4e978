import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getProblemText } from '../../forms/request-problem.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { Button } from '../../ui/button.tsx';
import { overviewQuery } from '../session/operator-requests.ts';
import { NextDepartures } from './next-departure-list.tsx';
import { PayoutSummary } from './payout-summary.tsx';
import { WaitingList, type TabName } from './waiting-list.tsx';

type DashboardOverviewProps = { onOpenTab: (tab: TabName) => void };

/** Shows the first screen: the next departures, the open tasks, and the next payout. */
export function DashboardOverview({ onOpenTab }: DashboardOverviewProps) {
  const t = useMessages('operator-dashboard');
  const { data, error, isFetching, refetch } = useQuery(overviewQuery());
  if (!data && error) {
    return <OverviewFailure error={error} isPending={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <LoadingState />;
  return (
    <div className="grid items-start gap-3 sm:gap-5 lg:grid-cols-3">
      <OverviewPart title={t.next}>
        <NextDepartures departures={data.departures} />
      </OverviewPart>
      <OverviewPart title={t.waiting}>
        <WaitingList overview={data} onOpenTab={onOpenTab} />
      </OverviewPart>
      <OverviewPart title={t.payout}>
        <PayoutSummary payout={data.payout} onOpenTab={onOpenTab} />
      </OverviewPart>
    </div>
  );
}

function OverviewPart({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="min-w-0 rounded-card border border-line bg-card px-4 py-3 sm:p-5"
    >
      <h2 id={headingId} className="text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

type OverviewFailureProps = { error: Error; isPending: boolean; onRetry: () => void };

function OverviewFailure({ error, isPending, onRetry }: OverviewFailureProps) {
  const t = useMessages('operator-dashboard');
  const actionMessages = useMessages('portal-actions');
  const layout = useMessages('layout');
  return (
    <Notice role="alert">
      <h2 className="font-bold">{t.overviewFailed}</h2>
      <p className="mt-1">{getProblemText(error, actionMessages.checkConnection)}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        isPending={isPending}
        pendingLabel={layout.loading}
        onClick={onRetry}
      >
        {layout.tryAgain}
      </Button>
    </Notice>
  );
}
