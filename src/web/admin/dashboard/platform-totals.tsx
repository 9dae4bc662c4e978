import { queryOptions, useQuery } from '@tanstack/react-query';
import { CalendarCheck, Compass, DollarSign, Sailboat } from 'lucide-react';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { metricWords } from '#domain/platform-metrics.ts';
import { callOf } from '../../api-calls.ts';
import { FailedRefunds } from '../layout/failed-refunds.tsx';
import { MetricCard } from '../layout/metric-card.tsx';
import { METRICS_FAILED, NoMetrics } from '../layout/no-metrics.tsx';
import { WhatMetricsCount } from '../layout/what-metrics-count.tsx';
import { OpenDisputes } from './open-disputes.tsx';
import { PopularBoats } from './popular-boats.tsx';
import { RecentBookings } from './recent-bookings.tsx';

const analyticsQuery = () =>
  queryOptions<AnalyticsView>({
    queryKey: [callOf('GET /api/admin/analytics').path],
    refetchOnMount: 'always',
  });

/** Totals, the newest bookings and the most booked boats, as they are whenever the dashboard is opened. */
export function PlatformMetrics() {
  const { data, error, refetch } = useQuery(analyticsQuery());
  if (!data && error) return <NoMetrics words={METRICS_FAILED} onRetry={() => void refetch()} />;
  return (
    <>
      <FailedRefunds failed={data?.failedRefunds} />
      <OpenDisputes open={data?.openDisputes} />
      <Totals metrics={data} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <RecentBookings bookings={data?.recentBookings} />
        <PopularBoats boats={data?.popularBoats} />
      </div>
      <WhatMetricsCount metrics={counted} />
    </>
  );
}

const counted = [
  { name: 'Boats', words: 'All boats that captains have, drafts included.' },
  { name: 'Operators', words: 'All captains with an account, suspended ones included.' },
  metricWords.bookings,
  metricWords.revenue,
  { name: 'Popular boats', words: 'The boats with the most bookings, counted in the same way.' },
];

/** Revenue is whole dollars (spec 9). */
function Totals({ metrics }: { metrics: AnalyticsView | undefined }) {
  const shown = (count: number | undefined) => count?.toLocaleString('en-US') ?? null;
  const revenue = shown(metrics?.totalRevenue);
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <MetricCard
        name="Total Boats"
        value={shown(metrics?.totalBoats)}
        note="drafts included"
        Icon={Sailboat}
      />
      <MetricCard
        name="Total Operators"
        value={shown(metrics?.totalOperators)}
        note="with an account"
        Icon={Compass}
      />
      <MetricCard
        name="Total Bookings"
        value={shown(metrics?.totalBookings)}
        note="paid or reserved"
        Icon={CalendarCheck}
      />
      <MetricCard
        name="Total Revenue"
        value={revenue === null ? null : `$${revenue}`.replace('$-', '-$')}
        note="paid minus refunds"
        Icon={DollarSign}
      />
    </dl>
  );
}
