import type { MetricStepView } from '#contract/admin/admin-analytics-api.ts';
import { evenSpaces, locales } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { useAdminFormats } from '../layout/admin-formatters.ts';

/**
 * The shape in which a series is drawn. Each series in a chart has its own shape, because colour alone must not carry
 * meaning.
 */
export type SeriesForm = 'bars' | 'line' | 'dashes';

export type Series = {
  metric: Exclude<keyof MetricStepView, 'from' | 'to'>;
  name: string;
  form: SeriesForm;
};

export type ChartKind = {
  title: string;
  series: readonly Series[];
  /** Formats a value in full; `short` abbreviates it for the axis. */
  full: (value: number) => string;
  short: (value: number) => string;
};

/** Groups metrics by magnitude: each group has its own chart and scale. */
export function useCharts(): readonly ChartKind[] {
  const t = useMessages('admin-analytics');
  const { metrics } = t;
  const { number, money, language } = useAdminFormats();
  const inMoney = { full: money, short: shortMoney(language) };
  return [
    {
      title: metrics.revenue,
      series: [{ metric: 'revenueCents', name: metrics.revenue, form: 'bars' }],
      ...inMoney,
    },
    {
      title: t.and(metrics.refunds, metrics.fees),
      series: [
        { metric: 'refundedCents', name: metrics.refunds, form: 'dashes' },
        { metric: 'feeCents', name: metrics.fees, form: 'line' },
      ],
      ...inMoney,
    },
    {
      title: t.and(metrics.bookings, metrics.guests),
      series: [
        { metric: 'bookings', name: metrics.bookings, form: 'bars' },
        { metric: 'guests', name: metrics.guests, form: 'line' },
      ],
      full: number,
      short: shortNumber(language),
    },
  ];
}

/** Formats "1.2K". */
function shortNumber(language: Language) {
  const format = new Intl.NumberFormat(locales[language], { notation: 'compact' });
  return (count: number) => evenSpaces(format.format(count));
}

/** Formats "$1.2K"; outside English with the currency code, where "$" may mean another dollar. */
function shortMoney(language: Language) {
  const format = new Intl.NumberFormat(locales[language], {
    notation: 'compact',
    style: 'currency',
    currency: 'USD',
    currencyDisplay: language === 'en' ? 'symbol' : 'code',
    maximumFractionDigits: 1,
  });
  return (cents: number) => evenSpaces(format.format(cents / 100));
}

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
