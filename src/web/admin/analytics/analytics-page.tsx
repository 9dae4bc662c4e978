import { useQuery } from '@tanstack/react-query';
import type { DetailedAnalyticsView } from '#contract/admin-analytics-api.ts';
import { metricDays, metricWords } from '#domain/platform-metrics.ts';
import { ApiError } from '../../api.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { useIslandNow } from '../../layout/island-clock.tsx';
import { LoadingState } from '../../layout/loading-state.tsx';
import type { PageInput } from '../../router/site-route.ts';
import { AdminPage } from '../layout/admin-page.tsx';
import { METRICS_FAILED, NoMetrics } from '../layout/no-metrics.tsx';
import { WhatMetricsCount } from '../layout/what-metrics-count.tsx';
import { Conversions } from './conversion-table.tsx';
import { MetricChoices } from './metric-choices.tsx';
import { MetricTables } from './metric-tables.tsx';
import { MetricTotals } from './metric-totals.tsx';
import { readMetricsFilter, type MetricsFilter } from './metrics-filter.ts';
import { metricsQuery } from './metrics-query.ts';
import { MetricsOverTime } from './metrics-over-time.tsx';

export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Detailed Analytics" act="see-analytics">
      {() => <Analytics search={search} />}
    </AdminPage>
  );
}

/** Bookings and money of a time: over its days, by boat, port and operator, and what became of holds. */
function Analytics({ search }: Pick<PageInput, 'search'>) {
  const input = readMetricsFilter(search, useIslandNow().day);
  const { data, error, isPlaceholderData, refetch } = useQuery(metricsQuery(input));
  return (
    <>
      <MetricChoices input={input} />
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

/** A time that the server does not show is refused in words; all else is the specification's. */
function failureWords(error: Error): string {
  return error instanceof ApiError && error.status === 400 ? error.problemText : METRICS_FAILED;
}
