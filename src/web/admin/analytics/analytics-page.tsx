import { useQuery } from '@tanstack/react-query';
import {
  Banknote,
  CalendarCheck,
  CreditCard,
  DollarSign,
  HandCoins,
  Percent,
  Undo2,
  Users,
} from 'lucide-react';
import type {
  ConversionView,
  DetailedAnalyticsView,
  MetricsSumView,
} from '#contract/admin-analytics-api.ts';
import { conversionEnds, conversionWords, shareOf } from '#domain/conversions.ts';
import { formatDollars } from '#domain/money.ts';
import { metricDays, metricWords } from '#domain/platform-metrics.ts';
import { ApiError } from '../../api.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import type { PageInput } from '../../router/site-route.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import {
  MetricCards,
  METRICS_FAILED,
  NoMetrics,
  WhatMetricsCount,
} from '../layout/admin-metrics.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { MetricTables } from './metric-tables.tsx';
import {
  MetricsFilterForm,
  readMetricsFilter,
  type MetricsFilter,
  metricsQuery,
} from './metrics-filter.tsx';
import { MetricsOverTime } from './metrics-over-time.tsx';
import { MetricsSection, ShareBar } from './metrics-section.tsx';

export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Detailed Analytics" permission="see-analytics">
      {() => <Analytics search={search} />}
    </AdminPage>
  );
}

/** Metrics of a period: over time, by boat, port and operator, and the conversion of holds. */
function Analytics({ search }: Pick<PageInput, 'search'>) {
  const input = readMetricsFilter(search, useIslandNow().day);
  const { data, error, isPlaceholderData, refetch } = useQuery(metricsQuery(input));
  return (
    <>
      <MetricsFilterForm input={input} />
      {error && input.problem === null && (
        <NoMetrics words={failureWords(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && input.problem === null && <LoadingState />}
      {data && !error && (
        <div
          aria-busy={isPlaceholderData}
          className={`flex flex-col gap-8 sm:gap-10 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <Metrics metrics={data} input={input} />
        </div>
      )}
    </>
  );
}

function Metrics({ metrics, input }: { metrics: DetailedAnalyticsView; input: MetricsFilter }) {
  return (
    <>
      <MetricTotals totals={metrics.totals} />
      {hasNothing(metrics) ? (
        <EmptyState
          title="Nothing happened in this time"
          text="No booking was made, paid or refunded. Try other days."
        />
      ) : (
        <>
          <MetricsOverTime metrics={metrics} input={input} />
          <MetricTables metrics={metrics} input={input} />
          <Conversions conversions={metrics.conversions} input={input} />
        </>
      )}
      <WhatMetricsCount metrics={Object.values(metricWords)} note={metricDays} />
    </>
  );
}

function hasNothing({ totals, conversions }: DetailedAnalyticsView): boolean {
  return (
    Object.values(totals).every((metric) => metric === 0) &&
    conversions.every(({ begun }) => begun === 0)
  );
}

/** A period that the server refuses has its own message; else it is the specification's. */
function failureWords(error: Error): string {
  return error instanceof ApiError && error.status === 400 ? error.problemText : METRICS_FAILED;
}

/** Totals of the period. */
function MetricTotals({ totals }: { totals: MetricsSumView }) {
  const { bookings, guests, paid, refunds, revenue, fees, byHandBookings, byHand } = metricWords;
  return (
    <MetricCards
      label="Totals"
      metrics={[
        [bookings.name, counted(totals.bookings), 'paid or reserved', CalendarCheck],
        [guests.name, counted(totals.guests), 'on these bookings', Users],
        [paid.name, formatDollars(totals.paidCents), 'by guests, fees included', CreditCard],
        [refunds.name, formatDollars(totals.refundedCents), 'back to guests', Undo2],
        [revenue.name, formatDollars(totals.revenueCents), 'paid minus refunds', DollarSign],
        [fees.name, formatDollars(totals.feeCents), 'the platform’s part', Percent],
        [byHandBookings.name, counted(totals.byHandBookings), 'apart: captains’ own', HandCoins],
        [byHand.name, formatDollars(totals.byHandCents), 'apart: not the platform’s', Banknote],
      ]}
      className="xl:grid-cols-3"
    />
  );
}

type ConversionsProps = { conversions: readonly ConversionView[]; input: MetricsFilter };

/** The conversion of holds and reservations that began in the period. */
function Conversions({ conversions, input }: ConversionsProps) {
  return (
    <MetricsSection
      title="From hold to paid"
      note="Of all that began in this time."
      table="conversions"
      input={input}
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
  const words = conversionWords[flow];
  const share = shareOf(ends.paid, begun);
  return (
    <Card>
      <CardTitle level={3} className="mb-1">
        {words.title}
      </CardTitle>
      <p>
        <strong className="text-3xl font-bold tabular-nums">{share ?? 'None'}</strong>{' '}
        <span className="text-ink-soft">
          {share === null ? 'began in this time' : `of ${counted(begun)} paid`}
        </span>
      </p>
      <ul aria-label={`${words.title}: what became of them`} className="mt-4 flex flex-col gap-3">
        <Line name={words.begun} count={begun} begun={begun} />
        {conversionEnds
          .filter((end) => end === 'paid' || ends[end] > 0)
          .map((end) => (
            <Line key={end} name={words[end]} count={ends[end]} begun={begun} />
          ))}
      </ul>
    </Card>
  );
}

function Line({ name, count, begun }: { name: string; count: number; begun: number }) {
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        {name}
        <span className="shrink-0 tabular-nums">
          <span className="font-semibold">{counted(count)}</span>
          <span className="ml-2 inline-block w-14 text-right text-ink-soft">
            {shareOf(count, begun) ?? ''}
          </span>
        </span>
      </p>
      <ShareBar part={count} whole={begun} />
    </li>
  );
}

function counted(count: number): string {
  return count.toLocaleString('en-US');
}
