import { lazy, Suspense } from 'react';
import type { DetailedAnalyticsView, MetricStepView } from '#contract/admin/admin-analytics-api.ts';
import type { MetricStep } from '#domain/admin/metric-periods.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Disclosure } from '../layout/admin-metrics.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { type ChartKind, SeriesSwatch, useCharts } from './chart-series.tsx';
import type { MetricsFilter } from './metrics-filter.tsx';
import { MetricsSection } from './metrics-section.tsx';
import { formatStep } from './format-step.ts';

// Loads the large chart library lazily in the browser. Server rendering omits the charts.
const TimeChart = import.meta.env.SSR ? () => null : lazy(() => import('./time-chart.tsx'));

type MetricsOverTimeProps = { metrics: DetailedAnalyticsView; filter: MetricsFilter };

/** Draws one chart per magnitude, each with its data as a table. */
export function MetricsOverTime({ metrics, filter }: MetricsOverTimeProps) {
  const t = useMessages('admin-analytics');
  const charts = useCharts();
  return (
    <MetricsSection title={t.overTime} table="steps" filter={filter}>
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
  const t = useMessages('admin-analytics');
  const columns = useColumns(chart, by);
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
        <Disclosure summary={t.asTable}>
          <AdminTable
            label={t.chartBy[by](chart.title)}
            items={steps}
            keyOf={({ from }) => from}
            columns={columns}
          />
        </Disclosure>
      </div>
    </Card>
  );
}

function useColumns({ series, full }: ChartKind, by: MetricStep): AdminColumns<MetricStepView> {
  const t = useMessages('admin-analytics');
  const layout = useMessages('admin-layout');
  const formats = useFormats();
  return [
    { head: t.steps[by], cell: (step) => formatStep(formats, layout, step, by) },
    ...series.map(({ metric, name }) => ({
      head: name,
      cell: (step: MetricStepView) => full(step[metric]),
      isNumber: true,
    })),
  ];
}
