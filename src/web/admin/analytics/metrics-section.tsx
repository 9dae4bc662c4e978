import type { ReactNode } from 'react';
import type { MetricTable } from '#contract/admin/admin-analytics-api.ts';
import { FileLink } from '../layout/admin-links.tsx';
import { buildMetricsCsvUrl, type MetricsFilter } from './metrics-filter.tsx';

type MetricsSectionProps = {
  title: string;
  note?: ReactNode;
  /** The table behind the section's CSV download, which uses the page's filter. */
  table: MetricTable;
  filter: MetricsFilter;
  children: ReactNode;
};

export function MetricsSection({ title, note, table, filter, children }: MetricsSectionProps) {
  const id = `metrics-${table}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={id} className="text-xl font-bold">
            {title}
          </h2>
          {note && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
        <FileLink href={buildMetricsCsvUrl(filter, table)} content={title} />
      </div>
      {children}
    </section>
  );
}

/** Draws a share as a bar, hidden from screen readers: the number is next to it. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const share = whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 w-full overflow-hidden rounded-full"
    >
      <rect width="100" height="8" className="fill-line" />
      <rect width={share} height="8" className="fill-sea" />
    </svg>
  );
}
