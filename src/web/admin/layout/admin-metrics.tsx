import { ChevronDown, CircleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** A metric: the value is null while loading; the note says in a few words what is counted. */
type Metric = readonly [name: string, value: string | null, note: string, Icon: LucideIcon];

type MetricCardsProps = { metrics: readonly Metric[]; label?: string; className: string };

export function MetricCards({ metrics, label, className }: MetricCardsProps) {
  return (
    <dl aria-label={label} className={classNames('grid grid-cols-2 gap-3 sm:gap-5', className)}>
      {metrics.map(([name, value, note, Icon]) => (
        <div
          key={name}
          className="flex flex-col rounded-card border border-line bg-card p-4 sm:p-5"
        >
          <dt className="flex items-start justify-between gap-1 text-sm font-semibold text-ink-soft">
            <span className="min-w-0 hyphens-auto wrap-anywhere">{name}</span>
            <Icon aria-hidden="true" className="size-5 shrink-0 text-sea" />
          </dt>
          <dd className="@container mt-1">
            {/* Scales the figure so that millions of dollars with cents fit. */}
            <span className="block text-[clamp(1rem,11cqi,1.875rem)] leading-tight font-bold tabular-nums wrap-anywhere">
              {value ?? <span className="shimmer block h-8 w-24 rounded-md" />}
            </span>
            <span className="mt-1 block text-sm text-ink-soft">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function MetricTile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-field bg-shallows p-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="text-xl font-bold tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

type NoMetricsProps = { problem?: string | undefined; onRetry: () => void };

/** Shows the specification's error message, or a more precise one. */
export function NoMetrics({ problem, onRetry }: NoMetricsProps) {
  const t = useMessages('admin-layout');
  const { tryAgain } = useMessages('layout');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-danger p-5"
    >
      <p className="flex flex-1 items-start gap-3 font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>{problem ?? t.metricsFailed}</span>
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}

type WhatMetricsCountProps = {
  metrics: readonly { name: string; text: string }[];
  note?: string;
};

export function WhatMetricsCount({ metrics, note }: WhatMetricsCountProps) {
  const t = useMessages('admin-layout');
  return (
    <Disclosure summary={t.whatCounts}>
      <dl className="grid max-w-3xl gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {metrics.map(({ name, text }) => (
          <div key={name} className="sm:contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-4 max-w-3xl text-ink-soft">{note}</p>}
    </Disclosure>
  );
}

export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 -rotate-90 text-ink-soft group-open:rotate-0"
        />
        {summary}
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
