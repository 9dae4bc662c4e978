import { useQuery } from '@tanstack/react-query';
import { CalendarDays, DollarSign, Sailboat, Star, type LucideIcon } from 'lucide-react';
import { RATING_LABEL } from '#domain/site-texts.ts';
import { metricsQuery } from '../session/operator-queries.ts';

/** The four metrics of the dashboard; a dash for unknown ones. */
export function StatCards() {
  const { data, isPending } = useQuery(metricsQuery());
  const shown = (value: string | undefined) => value ?? (isPending ? null : '–');
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <StatCard name="Total Boats" value={shown(data && String(data.totalBoats))} Icon={Sailboat} />
      <StatCard
        name="This Month"
        value={shown(data && String(data.bookingsThisMonth))}
        note="bookings"
        Icon={CalendarDays}
      />
      <StatCard
        name="Revenue"
        value={shown(data && `$${data.revenue.toLocaleString('en-US')}`)}
        Icon={DollarSign}
      />
      <StatCard name="Rating" value={RATING_LABEL} Icon={Star} />
    </dl>
  );
}

type StatCardProps = {
  name: string;
  /** Null while it is loading. */
  value: string | null;
  note?: string;
  Icon: LucideIcon;
};

function StatCard({ name, value, note, Icon }: StatCardProps) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-card p-4 sm:p-5">
      <dt className="flex items-center justify-between gap-2 text-sm font-semibold text-ink-soft">
        {name}
        <Icon aria-hidden="true" className="size-5 text-sea" />
      </dt>
      <dd className="mt-1 text-2xl leading-tight font-bold tabular-nums wrap-anywhere sm:text-3xl">
        {value ?? <span className="shimmer block h-8 w-16 rounded-md" />}
        {note && value !== null && (
          <span className="ml-1.5 text-sm font-normal text-ink-soft">{note}</span>
        )}
      </dd>
    </div>
  );
}
