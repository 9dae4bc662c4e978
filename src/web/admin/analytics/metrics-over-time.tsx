import { lazy, Suspense } from 'react';
import type { DetailedAnalyticsView, MetricStepView } from '#contract/admin-analytics-api.ts';
import { stepWords, type MetricStep } from '#domain/metric-periods.ts';
import { markedPart } from '../../layout/marked-part.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Disclosure } from '../layout/admin-metrics.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { charts, type ChartKind, SeriesSwatch } from './chart-series.tsx';
import { stepNames, type MetricsFilter } from './metrics-filter.tsx';
import { MetricsSection } from './metrics-section.tsx';

// The chart library is large: it is lazy-loaded in the browser and absent from server rendering.
const TimeChart = import.meta.env.SSR
  ? markedPart(() => null)
  : lazy(() => import('./time-chart.tsx'));

type MetricsOverTimeProps = { metrics: DetailedAnalyticsView; input: MetricsFilter };

/** Charts over the same steps, each with its data as a table. */
export function MetricsOverTime({ metrics, input }: MetricsOverTimeProps) {
  return (
    <MetricsSection title="Over time" table="steps" input={input}>
      <div className="grid gap-5 xl:grid-cols-2">
        {charts.map((chart) => (
          <ChartCard key={chart.title} chart={chart} by={metrics.by} steps={metrics.steps} />
        ))}
      </div>
    </MetricsSection>
  );
}

type ChartCardProps = { chart: ChartKind; by: MetricStep; steps: readonly MetricStepView[] };

function ChartCard({ chart, by, steps }: ChartCardProps) {
  return (
    <Card className="min-w-0 xl:first:col-span-2">
      <figure aria-label={chart.title}>
        <CardTitle level={3} className="mb-2">
          {chart.title}
        </CardTitle>
        <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {chart.series.map(({ metric, name, form }) => (
            <li key={metric} className="flex items-center gap-2">
              <SeriesSwatch form={form} />
              {name}
            </li>
          ))}
        </ul>
        <Suspense fallback={<div className="shimmer h-72 rounded-field sm:h-80" />}>
          <TimeChart chart={chart} by={by} steps={steps} />
        </Suspense>
      </figure>
      <div className="mt-3">
        <Disclosure summary="Show as a table">
          <AdminTable
            label={`${chart.title} by ${by}`}
            items={steps}
            keyOf={({ from }) => from}
            columns={columnsOf(chart, by)}
          />
        </Disclosure>
      </div>
    </Card>
  );
}

function columnsOf({ series, full }: ChartKind, by: MetricStep): AdminColumns<MetricStepView> {
  return [
    { head: stepNames[by], cell: (step) => stepWords(step, by) },
    ...series.map(({ metric, name }) => ({
      head: name,
      cell: (step: MetricStepView) => full(step[metric]),
      isNumber: true,
    })),
  ];
}
