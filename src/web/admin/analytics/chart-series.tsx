import type { MetricStepView } from '#contract/admin-analytics-api.ts';
import { formatMonth, formatShortDay, monthOf } from '#domain/days.ts';
import type { MetricStep } from '#domain/metric-periods.ts';
import { formatDollars } from '#domain/money.ts';
import { metricWords } from '#domain/platform-metrics.ts';

/** How a series is drawn. Each in a chart has another form, so that colour alone carries no meaning. */
export type SeriesForm = 'bars' | 'line' | 'dashes';

export type Series = {
  metric: Exclude<keyof MetricStepView, 'from' | 'to'>;
  name: string;
  form: SeriesForm;
};

export type ChartKind = {
  title: string;
  series: readonly Series[];
  /** Formats a value in full, and shortened for the axis. */
  full: (value: number) => string;
  short: (value: number) => string;
};

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
const compactDollars = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 1,
});

const money = {
  full: formatDollars,
  short: (cents: number) => compactDollars.format(cents / 100),
};

/** Metrics of a different magnitude have a chart and a scale of their own. */
export const charts: readonly ChartKind[] = [
  {
    title: metricWords.revenue.name,
    series: [{ metric: 'revenueCents', name: metricWords.revenue.name, form: 'bars' }],
    ...money,
  },
  {
    title: `${metricWords.refunds.name} and ${metricWords.fees.name.toLowerCase()}`,
    series: [
      { metric: 'refundedCents', name: metricWords.refunds.name, form: 'dashes' },
      { metric: 'feeCents', name: metricWords.fees.name, form: 'line' },
    ],
    ...money,
  },
  {
    title: `${metricWords.bookings.name} and ${metricWords.guests.name.toLowerCase()}`,
    series: [
      { metric: 'bookings', name: metricWords.bookings.name, form: 'bars' },
      { metric: 'guests', name: metricWords.guests.name, form: 'line' },
    ],
    full: (count) => count.toLocaleString('en-US'),
    short: (count) => compact.format(count),
  },
];

/** "Dec 4", "Dec 2026": the tick of a step on the axis. */
export function tickWords(from: string, by: MetricStep): string {
  if (by !== 'month') return formatShortDay(from);
  const [month = '', year = ''] = formatMonth(monthOf(from)).split(' ');
  return `${month.slice(0, 3)} ${year}`;
}

/** A series' swatch in the legend. */
export function SeriesSwatch({ form }: { form: SeriesForm }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 12" className="h-3 w-6 shrink-0">
      {form === 'bars' && <path d="M3 12V5h4v7zM10 12V1h4v11zM17 12V7h4v5z" className="fill-sea" />}
      {form === 'line' && <path d="M1 6h22" className="stroke-ink stroke-[2.5]" />}
      {form === 'dashes' && (
        <path d="M1 6h22" strokeDasharray="5 3.5" className="stroke-danger stroke-[2.5]" />
      )}
    </svg>
  );
}
