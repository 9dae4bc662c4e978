import { useQuery } from '@tanstack/react-query';
import {
  Banknote,
  CalendarCheck,
  CreditCard,
  DollarSign,
  HandCoins,
  Landmark,
  Percent,
  Undo2,
  Users,
} from 'lucide-react';
import type {
  ConversionView,
  DetailedAnalyticsView,
  MetricsSumView,
} from '#contract/admin/admin-analytics-api.ts';
import { conversionEnds } from '#domain/admin/conversions.ts';
import type { AdminAnalyticsMessages } from '#i18n/catalogues/messages.ts';
import { namedMetrics } from '#domain/admin/platform-metrics.ts';
import { ApiError } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EmptyState } from '../../shared/states/empty-state.tsx';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { LoadingState } from '../../shared/states/loading-state.tsx';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { MetricCards, NoMetrics, WhatMetricsCount } from '../layout/admin-metrics.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { MetricTables } from './metric-tables.tsx';
import {
  MetricsFilterForm,
  readMetricsFilter,
  type MetricsFilter,
  metricsQuery,
} from './metrics-filter.tsx';
import { MetricsOverTime } from './metrics-over-time.tsx';
import { MetricsSection, ShareBar } from './metrics-section.tsx';
import { useShares } from './use-shares.ts';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('analytics', 'admin-analytics', 'guest-errors'),
  path: portalPatterns.adminAnalytics,
  search: ['period', 'from', 'to', 'by'],
  Page,
});

function Page({ search }: PageInput) {
  const { titles } = useMessages('portal-shared');
  return (
    <AdminLayout title={titles.analytics} permission="see-analytics">
      {() => <Analytics search={search} />}
    </AdminLayout>
  );
}

function Analytics({ search }: Pick<PageInput, 'search'>) {
  const filter = readMetricsFilter(search, useIslandNow().day);
  const { data, error, isPlaceholderData, refetch } = useQuery(metricsQuery(filter));
  return (
    <>
      <MetricsFilterForm filter={filter} />
      {error && filter.problem === null && (
        <NoMetrics problem={findRefusal(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && filter.problem === null && <LoadingState />}
      {data && !error && (
        <div
          aria-busy={isPlaceholderData}
          className={`flex flex-col gap-8 sm:gap-10 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Metrics metrics={data} filter={filter} />
        </div>
      )}
    </>
  );
}

function Metrics({ metrics, filter }: { metrics: DetailedAnalyticsView; filter: MetricsFilter }) {
  const t = useMessages('admin-analytics');
  return (
    <>
      <MetricTotals totals={metrics.totals} />
      {hasNothing(metrics) ? (
        <EmptyState title={t.nothing} text={t.nothingText} />
      ) : (
        <>
          <MetricsOverTime metrics={metrics} filter={filter} />
          <MetricTables metrics={metrics} filter={filter} />
          <Conversions conversions={metrics.conversions} filter={filter} />
        </>
      )}
      <WhatMetricsCount metrics={countedBy(t)} note={t.metricDays} />
    </>
  );
}

function hasNothing({ totals, conversions }: DetailedAnalyticsView): boolean {
  return (
    Object.values(totals).every((metric) => metric === 0) &&
    conversions.every(({ begun }) => begun === 0)
  );
}

function countedBy(t: AdminAnalyticsMessages) {
  return namedMetrics.map((metric) => ({
    name: t.metrics[metric],
    text: t.metricTexts[metric],
  }));
}

/** Returns the server's message if it rejected the period (400). */
function findRefusal(error: Error): string | undefined {
  return error instanceof ApiError && error.status === 400 ? error.problemText : undefined;
}

function MetricTotals({ totals }: { totals: MetricsSumView }) {
  const t = useMessages('admin-analytics');
  const shared = useMessages('portal-shared');
  const { money, number } = useAdminFormats();
  const names = t.metrics;
  return (
    <MetricCards
      label={t.totals}
      metrics={[
        [names.bookings, number(totals.bookings), t.paidOrReserved, CalendarCheck],
        [names.guests, number(totals.guests), t.onBookings, Users],
        [names.paid, money(totals.paidCents), t.byGuests, CreditCard],
        [names.refunds, money(totals.refundedCents), t.backToGuests, Undo2],
        [names.disputed, money(totals.disputedCents), t.byBanks, Landmark],
        [names.revenue, money(totals.revenueCents), shared.revenueNote, DollarSign],
        [names.fees, money(totals.feeCents), t.platformPart, Percent],
        [names.byHandBookings, number(totals.byHandBookings), t.captainsOwn, HandCoins],
        [names.byHand, money(totals.byHandCents), t.notPlatforms, Banknote],
      ]}
      className="xl:grid-cols-3"
    />
  );
}

type ConversionsProps = { conversions: readonly ConversionView[]; filter: MetricsFilter };

/** Shows the conversion of the holds and reservations that began in the period. */
function Conversions({ conversions, filter }: ConversionsProps) {
  const t = useMessages('admin-analytics');
  return (
    <MetricsSection
      title={t.conversion}
      note={t.conversionNote}
      table="conversions"
      filter={filter}
    >
      <div className="grid gap-5 xl:grid-cols-2">
        {conversions.map((conversion) => (
          <ConversionCard key={conversion.flow} {...conversion} />
        ))}
      </div>
    </MetricsSection>
  );
}

function ConversionCard({ flow, begun, ends }: ConversionView) {
  const t = useMessages('admin-analytics');
  const labels = useMessages('portal-labels');
  const { number } = useAdminFormats();
  const share = useShares()(ends.paid, begun);
  const names = t.conversions[flow];
  return (
    <Card>
      <CardTitle level={3} className="mb-1">
        {names.title}
      </CardTitle>
      <p>
        <strong className="text-3xl font-bold tabular-nums">{share ?? labels.none}</strong>{' '}
        <span className="text-ink-soft">
          {share === null ? t.beganInTime : t.ofPaid(number(begun))}
        </span>
      </p>
      <ul aria-label={t.whatBecame(names.title)} className="mt-4 flex flex-col gap-3">
        <Line name={names.begun} count={begun} begun={begun} />
        {conversionEnds
          .filter((end) => end === 'paid' || ends[end] > 0)
          .map((end) => (
            <Line key={end} name={names[end]} count={ends[end]} begun={begun} />
          ))}
      </ul>
    </Card>
  );
}

function Line({ name, count, begun }: { name: string; count: number; begun: number }) {
  const { number } = useAdminFormats();
  const formatShare = useShares();
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        {name}
        <span className="shrink-0 tabular-nums">
          <span className="font-semibold">{number(count)}</span>
          <span className="ml-2 inline-block w-14 text-right text-ink-soft">
            {formatShare(count, begun) ?? ''}
          </span>
        </span>
      </p>
      <ShareBar part={count} whole={begun} />
    </li>
  );
}
