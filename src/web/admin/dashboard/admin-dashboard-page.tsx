import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CalendarCheck, Compass, DollarSign, Sailboat } from 'lucide-react';
import { Link } from 'wouter';
import type { AnalyticsView } from '#contract/admin-analytics-api.ts';
import { mayDo, type AdminRole } from '#domain/admin-permissions.ts';
import { formatDollars } from '#domain/money.ts';
import { metricWords } from '#domain/platform-metrics.ts';
import { DangerNote, FailedRefunds } from '../layout/admin-alerts.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import {
  MetricCards,
  METRICS_FAILED,
  NoMetrics,
  WhatMetricsCount,
} from '../layout/admin-metrics.tsx';
import { adminSections } from '../layout/admin-navigation.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
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

/** Totals, the newest bookings and the most booked boats, refetched whenever the dashboard opens. */
function PlatformMetrics() {
  const { data, error, refetch } = useQuery(adminQuery('GET /api/admin/analytics'));
  if (!data && error) return <NoMetrics words={METRICS_FAILED} onRetry={() => void refetch()} />;
  return (
    <>
      <FailedRefunds failed={data?.failedRefunds} />
      <OpenDisputes open={data?.openDisputes} />
      <Totals metrics={data} />
      <TakenByCaptains byHand={data?.byHand} />
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
  metricWords.byHandBookings,
  { name: 'Popular boats', words: 'The boats with the most bookings, counted in the same way.' },
];

/** Revenue is whole dollars (spec 9). */
function Totals({ metrics }: { metrics: AnalyticsView | undefined }) {
  const shown = (count: number | undefined) => count?.toLocaleString('en-US') ?? null;
  const { totalBoats, totalOperators, totalBookings, totalRevenue } = metrics ?? {};
  const dollars = shown(totalRevenue);
  const revenue = dollars && `$${dollars}`.replace('$-', '-$');
  return (
    <MetricCards
      metrics={[
        ['Total Boats', shown(totalBoats), 'drafts included', Sailboat],
        ['Total Operators', shown(totalOperators), 'with an account', Compass],
        ['Total Bookings', shown(totalBookings), 'paid or reserved', CalendarCheck],
        ['Total Revenue', revenue, 'paid minus refunds', DollarSign],
      ]}
      className="xl:grid-cols-4"
    />
  );
}

/** Apart from the totals; renders nothing when there is none. */
function TakenByCaptains({ byHand }: { byHand: AnalyticsView['byHand'] | undefined }) {
  if (!byHand || byHand.bookings === 0) return null;
  const { bookings, cents } = byHand;
  const words = bookings === 1 ? '1 booking' : `${bookings.toLocaleString('en-US')} bookings`;
  return (
    <p className="text-ink-soft">
      Apart from these: {words} by hand, for which captains took {formatDollars(cents)} themselves.
    </p>
  );
}

/** Disputes with evidence due; renders nothing when there are none. */
function OpenDisputes({ open }: { open: AnalyticsView['openDisputes'] | undefined }) {
  if (!open || open.count === 0) return null;
  const { count, cents, dueBy } = open;
  const words = count === 1 ? '1 dispute' : `${count.toLocaleString('en-US')} disputes`;
  return (
    <DangerNote>
      {words} of {formatDollars(cents)} to answer
      {dueBy !== null && <>, the next by {formatInstant(dueBy)}</>}.{' '}
      <Link href="/admin/disputes" className="text-link">
        Show disputes
      </Link>
    </DangerNote>
  );
}

/** The most used sections (spec 2: admin dashboard). */
const quickPaths = ['/admin/boats', '/admin/operators', '/admin/analytics'];

function QuickActions({ role }: { role: AdminRole }) {
  const sections = adminSections.filter(
    ({ path, permission }) => quickPaths.includes(path) && mayDo(role, permission),
  );
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-4 text-xl font-bold">
        Quick Actions
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {sections.map(({ path, label, Icon }) => (
          <li key={path}>
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
        ))}
      </ul>
    </section>
  );
}
