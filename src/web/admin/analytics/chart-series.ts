import type { FigureStepView } from '#contract/admin-analytics-api.ts';
import { formatMonth, formatShortDay, monthOf } from '#domain/days.ts';
import type { FigureStep } from '#domain/figure-periods.ts';
import { formatDollars } from '#domain/money.ts';
import { figureWords } from '#domain/platform-figures.ts';

/** How a figure is drawn. Each in a chart has another form, so that nobody needs the colours. */
export type SeriesForm = 'bars' | 'line' | 'dashes';

export type Series = {
  figure: Exclude<keyof FigureStepView, 'from' | 'to'>;
  name: string;
  form: SeriesForm;
};

export type ChartKind = {
  title: string;
  series: readonly Series[];
  /** A value in full, and shortened for the axis. */
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

/** What differs much in size has a chart and a scale of its own. */
export const charts: readonly ChartKind[] = [
  {
    title: figureWords.revenue.name,
    series: [{ figure: 'revenueCents', name: figureWords.revenue.name, form: 'bars' }],
    ...money,
  },
  {
    title: `${figureWords.refunds.name} and ${figureWords.fees.name.toLowerCase()}`,
    series: [
      { figure: 'refundedCents', name: figureWords.refunds.name, form: 'dashes' },
      { figure: 'feeCents', name: figureWords.fees.name, form: 'line' },
    ],
    ...money,
  },
  {
    title: `${figureWords.bookings.name} and ${figureWords.guests.name.toLowerCase()}`,
    series: [
      { figure: 'bookings', name: figureWords.bookings.name, form: 'bars' },
      { figure: 'guests', name: figureWords.guests.name, form: 'line' },
    ],
    full: (count) => count.toLocaleString('en-US'),
    short: (count) => compact.format(count),
  },
];

/** "Dec 4", "Dec 2026": where a step begins, short enough for an axis. */
export function tickWords(from: string, by: FigureStep): string {
  if (by !== 'month') return formatShortDay(from);
  const [month = '', year = ''] = formatMonth(monthOf(from)).split(' ');
  return `${month.slice(0, 3)} ${year}`;
}
