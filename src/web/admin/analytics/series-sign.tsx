import type { SeriesForm } from './chart-series.ts';

/** The form in which a figure is drawn, as a chart's key shows it. */
export function SeriesSign({ form }: { form: SeriesForm }) {
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
