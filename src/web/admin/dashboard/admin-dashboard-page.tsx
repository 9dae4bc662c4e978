import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  CalendarCheck,
  Compass,
  DollarSign,
  Sailboat,
  CircleAlert,
  ArrowRight,
} from 'lucide-react';
import { Link } from 'wouter';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { mayDo, type AdminRole } from '#domain/admin-permissions.ts';
import { formatDollars } from '#domain/money.ts';
import { metricWords } from '#domain/platform-metrics.ts';
import { callOf } from '../../api.ts';
import {
  MetricCard,
  METRICS_FAILED,
  NoMetrics,
  WhatMetricsCount,
} from '../layout/admin-metrics.tsx';
import { adminSections, type AdminSection } from '../layout/admin-navigation.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { formatInstant } from '../layout/date-formatters.ts';
import { FailedRefunds } from '../layout/failed-refunds.tsx';
import { PopularBoats, RecentBookings } from './dashboard-lists.tsx';

/** The platform's metrics, newest bookings and quick actions. */
export function Page() {
  return (
    <AdminPage title="Platform Management Dashboard" permission="see-analytics">
      {(admin) => (
        <>
          <PlatformMetrics />
          <QuickActions role={admin.role} />
        </>
      )}
    </AdminPage>
  );
}

const analyticsQuery = () =>
  queryOptions<AnalyticsView>({
    queryKey: [callOf('GET /api/admin/analytics').path],
    refetchOnMount: 'always',
  });

/** Totals, the newest bookings and the most booked boats, refetched whenever the dashboard opens. */
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

/** Disputes with evidence due; renders nothing when there are none. */
export function OpenDisputes({ open }: { open: AnalyticsView['openDisputes'] | undefined }) {
  if (!open || open.count === 0) return null;
  const { count, cents, dueBy } = open;
  const words = count === 1 ? '1 dispute' : `${count.toLocaleString('en-US')} disputes`;
  return (
    <p className="flex items-start gap-2 rounded-field border border-danger px-4 py-3 font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>
        {words} of {formatDollars(cents)} to answer
        {dueBy !== null && <>, the next by {formatInstant(dueBy)}</>}.{' '}
        <Link href="/admin/disputes" className="text-link">
          Show disputes
        </Link>
      </span>
    </p>
  );
}

const paths = ['/admin/boats', '/admin/operators', '/admin/analytics'];

/** Links to the most used sections (spec 2: admin dashboard). */
export function QuickActions({ role }: { role: AdminRole }) {
  const actions = adminSections.filter(
    ({ path, permission }) => paths.includes(path) && mayDo(role, permission),
  );
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-4 text-xl font-bold">
        Quick Actions
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {actions.map((action) => (
          <QuickAction key={action.path} {...action} />
        ))}
      </ul>
    </section>
  );
}

function QuickAction({ path, label, Icon }: AdminSection) {
  return (
    <li>
      <Link
        href={path}
        className="group flex h-full min-h-16 items-center gap-3 rounded-card border border-edge bg-card px-4 py-3 font-semibold text-ink no-underline transition-colors hover:border-ink hover:bg-shallows focus-visible:rounded-card"
      >
        <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">{label}</span>
        <ArrowRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
        />
      </Link>
    </li>
  );
}
