import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { MetricStepView } from '#contract/admin/admin-analytics-api.ts';
import type { MetricStep } from '#domain/admin/metric-periods.ts';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { type ChartKind, type Series, type SeriesForm, SeriesSwatch } from './chart-series.tsx';
import { formatStep, formatTick } from './format-step.ts';

export type TimeChartProps = {
  chart: ChartKind;
  by: MetricStep;
  steps: readonly MetricStepView[];
};

const tick = { fill: 'var(--ink-soft)', fontSize: 13 };

/** Charts metrics over time. The arrow keys move step by step; the table below gives screen readers the data. */
export default function TimeChart({ chart, by, steps }: TimeChartProps) {
  const t = useMessages('admin-analytics');
  const formats = useFormats();
  // Prevents a flat scale on which every tick would read "$0".
  const isFlat = steps.every((step) => chart.series.every(({ metric }) => step[metric] === 0));
  return (
    <ComposedChart
      responsive
      className="h-72 w-full sm:h-80"
      data={[...steps]}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      role="application"
      aria-roledescription={t.chart}
      aria-label={`${t.chartBy[by](chart.title)}. ${t.arrowKeys[by]}`}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="from"
        tickFormatter={(from: string) => formatTick(formats, from, by)}
        tick={tick}
        tickLine={false}
        stroke="var(--edge)"
        minTickGap={28}
      />
      <YAxis
        tickFormatter={chart.short}
        tick={tick}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        width="auto"
        {...(isFlat && { ticks: [0], domain: [0, 1] })}
      />
      <ReferenceLine y={0} stroke="var(--edge)" />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--line)', stroke: 'var(--edge)', fillOpacity: 0.6 }}
        content={<TooltipContent chart={chart} by={by} />}
      />
      {chart.series.map(renderSeries)}
    </ComposedChart>
  );
}

const colours: Readonly<Record<SeriesForm, string>> = {
  bars: 'var(--sea)',
  line: 'var(--ink)',
  dashes: 'var(--danger)',
};

function renderSeries({ metric, name, form }: Series) {
  const colour = colours[form];
  const shared = { dataKey: metric, name, isAnimationActive: false } as const;
  if (form === 'bars') {
    return <Bar key={metric} {...shared} fill={colour} radius={[3, 3, 0, 0]} maxBarSize={36} />;
  }
  const dashes = form === 'dashes' ? { strokeDasharray: '5 4' } : {};
  return (
    <Line key={metric} {...shared} {...dashes} stroke={colour} strokeWidth={2.5} dot={false} />
  );
}

type TooltipContentProps = Omit<TimeChartProps, 'steps'> & {
  /** The active step, passed in by the chart. */
  payload?: readonly { payload: MetricStepView }[];
};

function TooltipContent({ chart, by, payload }: TooltipContentProps) {
  const layout = useMessages('admin-layout');
  const formats = useFormats();
  const step = payload?.[0]?.payload;
  if (!step) return null;
  return (
    <div role="status" className="rounded-field border border-edge bg-card p-3 text-sm shadow-lift">
      <p className="font-semibold">{formatStep(formats, layout, step, by)}</p>
      <dl className="mt-1 grid grid-cols-[auto_auto] gap-x-4 gap-y-1">
        {chart.series.map(({ metric, name, form }) => (
          <div key={metric} className="contents">
            <dt className="flex items-center gap-2 text-ink-soft">
              <SeriesSwatch form={form} />
              {name}
            </dt>
            <dd className="text-right font-semibold tabular-nums">{chart.full(step[metric])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
