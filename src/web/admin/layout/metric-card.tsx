import type { LucideIcon } from 'lucide-react';

type MetricCardProps = {
  name: string;
  /** Null while it is loading. */
  value: string | null;
  /** What it counts, in a word or two. */
  note: string;
  Icon: LucideIcon;
};

/** One figure of the platform, in a description list. */
export function MetricCard({ name, value, note, Icon }: MetricCardProps) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-card p-4 sm:p-5">
      <dt className="flex items-center justify-between gap-2 text-sm font-semibold text-ink-soft">
        {name}
        <Icon aria-hidden="true" className="size-5 shrink-0 text-sea" />
      </dt>
      <dd className="@container mt-1">
        {/* As large as millions of dollars and cents fit into the card. */}
        <span className="block text-[clamp(1rem,11cqi,1.875rem)] leading-tight font-bold tabular-nums wrap-anywhere">
          {value ?? <span className="shimmer block h-8 w-24 rounded-md" />}
        </span>
        <span className="mt-1 block text-sm text-ink-soft">{note}</span>
      </dd>
    </div>
  );
}
