import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CalendarCheck, Compass, DollarSign, Sailboat } from 'lucide-react';
import { Link } from 'wouter';
import type { AnalyticsView } from '#contract/admin/admin-analytics-api.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { hasPermission, type AdminRole } from '#domain/admin/admin-permissions.ts';
import { localizeWholeDollars } from '#i18n/formats/language-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { DangerNote } from '../../forms/form-alert.tsx';
import { FailedRefunds } from '../layout/admin-alerts.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { MetricCards, NoMetrics, WhatMetricsCount } from '../layout/admin-metrics.tsx';
import { adminSections, useSectionLabel } from '../layout/admin-navigation.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { adminQuery } from '../layout/opened-entry.tsx';
import { PopularBoats, RecentBookings } from './dashboard-lists.tsx';
import { adminDefaults } from '../admin-definition.ts';
import { definePage } from '../../shared/page/define-page.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('platform', 'admin-dashboard', 'admin-analytics'),
  path: portalPatterns.adminDashboard,
  Page,
});

function Page() {
  const { titles } = useMessages('portal-shared');
  return (
    <AdminLayout title={titles.platform} permission="see-analytics">
      {(admin) => (
        <>
          <PlatformMetrics />
          <QuickActions role={admin.role} />
        </>
      )}
    </AdminLayout>
  );
}

function PlatformMetrics() {
  const { data, error, refetch } = useQuery(adminQuery('GET /api/admin/analytics'));
  if (!data && error) return <NoMetrics onRetry={() => void refetch()} />;
  return (
    <>
      <FailedRefunds failed={data?.failedRefunds} />
      <OpenDisputes open={data?.openDisputes} />
      <Totals metrics={data} />
      <ManualRevenue byHand={data?.byHand} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <RecentBookings bookings={data?.recentBookings} />
        <PopularBoats boats={data?.popularBoats} />
      </div>
      <WhatWasCounted />
    </>
  );
}

function WhatWasCounted() {
  const t = useMessages('admin-dashboard');
  const labels = useMessages('portal-labels');
  const { metrics, metricTexts } = useMessages('admin-analytics');
  return (
    <WhatMetricsCount
      metrics={[
        { name: labels.boats, text: t.boatsText },
        { name: labels.operators, text: t.operatorsText },
        { name: metrics.bookings, text: metricTexts.bookings },
        { name: metrics.revenue, text: metricTexts.revenue },
        { name: metrics.byHandBookings, text: metricTexts.byHandBookings },
        { name: t.popular, text: t.popularText },
      ]}
    />
  );
}

/** Shows revenue in whole dollars (spec 9). */
function Totals({ metrics }: { metrics: AnalyticsView | undefined }) {
  const t = useMessages('admin-dashboard');
  const { paidOrReserved } = useMessages('admin-analytics');
  const shared = useMessages('portal-shared');
  const { language, number } = useAdminFormats();
  const shown = (count: number | undefined) => (count === undefined ? null : number(count));
  const { totalBoats, totalOperators, totalBookings, totalRevenue } = metrics ?? {};
  const revenue = totalRevenue === undefined ? null : localizeWholeDollars(language, totalRevenue);
  return (
    <MetricCards
      metrics={[
        [t.totalBoats, shown(totalBoats), t.draftsIncluded, Sailboat],
        [t.totalOperators, shown(totalOperators), t.withAccount, Compass],
        [t.totalBookings, shown(totalBookings), paidOrReserved, CalendarCheck],
        [t.totalRevenue, revenue, shared.revenueNote, DollarSign],
      ]}
      className="xl:grid-cols-4"
    />
  );
}

/** Shows payments that operators took directly, which the totals exclude. */
function ManualRevenue({ byHand }: { byHand: AnalyticsView['byHand'] | undefined }) {
  const t = useMessages('admin-dashboard');
  const { money, number } = useAdminFormats();
  if (!byHand || byHand.bookings === 0) return null;
  const { bookings, cents } = byHand;
  return <p className="text-ink-soft">{t.byHand(bookings, number(bookings), money(cents))}</p>;
}

/** Shows disputes that need evidence. */
function OpenDisputes({ open }: { open: AnalyticsView['openDisputes'] | undefined }) {
  const t = useMessages('admin-dashboard');
  const { instant, money, number } = useAdminFormats();
  if (!open || open.count === 0) return null;
  const { count, cents, dueBy } = open;
  const counted = number(count);
  const amount = money(cents);
  return (
    <DangerNote>
      {dueBy === null
        ? t.toAnswer(count, counted, amount)
        : t.toAnswerBy(count, counted, amount, instant(dueBy))}{' '}
      <Link href={portalPaths.adminDisputes()} className="text-link">
        {t.showDisputes}
      </Link>
    </DangerNote>
  );
}

/** Sections that admins use most (spec 2: admin dashboard). */
const quickPaths = [
  portalPaths.adminBoats(),
  portalPaths.adminOperators(),
  portalPaths.adminAnalytics(),
];

function QuickActions({ role }: { role: AdminRole }) {
  const t = useMessages('admin-dashboard');
  const getLabel = useSectionLabel();
  const sections = adminSections.filter(
    ({ path, permission }) => quickPaths.includes(path) && hasPermission(role, permission),
  );
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-4 text-xl font-bold">
        {t.quickActions}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {sections.map(({ path, title, Icon }) => (
          <li key={path}>
            <Link
              href={path}
              className="group flex h-full min-h-16 items-center gap-3 rounded-card border border-edge bg-card px-4 py-3 font-semibold text-ink no-underline transition-colors hover:border-ink hover:bg-shallows focus-visible:rounded-card"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
              <span className="min-w-0 flex-1">{getLabel(title)}</span>
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
