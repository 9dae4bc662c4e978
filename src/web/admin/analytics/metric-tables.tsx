import { useState, type ReactNode } from 'react';
import type { DetailedAnalyticsView, MetricLineView } from '#contract/admin/admin-analytics-api.ts';
import type { MetricGroup } from '#domain/admin/platform-metrics.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminTable, type AdminColumn, type AdminColumns } from '../layout/admin-table.tsx';
import type { MetricsFilter } from './metrics-filter.tsx';
import { MetricsSection, ShareBar } from './metrics-section.tsx';
import { useShares } from './use-shares.ts';

/** Rows shown before the table is expanded. */
const FIRST_LINES = 10;

type MetricTablesProps = { metrics: DetailedAnalyticsView; filter: MetricsFilter };

/** Breaks the metrics down by boat, port and operator, highest revenue first. */
export function MetricTables(props: MetricTablesProps) {
  return groups.map((group) => <GroupTable key={group.table} group={group} {...props} />);
}

type Group = {
  table: MetricGroup;
  name: (line: MetricLineView) => ReactNode;
};

const groups: readonly Group[] = [
  {
    table: 'boats',
    name: ({ id, name, operatorName }) => (
      <>
        <EntryLink list="boats" id={id} name={name} className="inline-block py-1" />
        <span className="block text-sm font-normal text-ink-soft">{operatorName}</span>
      </>
    ),
  },
  { table: 'ports', name: ({ name }) => name },
  {
    table: 'operators',
    name: ({ id, name }) => (
      <EntryLink list="operators" id={id} name={name} className="inline-block py-1" />
    ),
  },
];

function GroupTable({ group, metrics, filter }: MetricTablesProps & { group: Group }) {
  const t = useMessages('admin-analytics');
  const actionMessages = useMessages('portal-actions');
  const { number } = useAdminFormats();
  const columns = useColumns(group, metrics.totals.revenueCents);
  const { table } = group;
  const title = t.byGroup[table];
  const { lines, count } = metrics[table];
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  const counted = t.counted[table];
  const all = counted(count, number(count));
  return (
    <MetricsSection
      title={title}
      note={
        <>
          {shown.length < count ? t.someFirst(shown.length, all) : t.mostFirst(all)}
          {lines.length < count && ` ${t.fileHasAll}`}
        </>
      }
      table={table}
      filter={filter}
    >
      <AdminTable label={title} items={shown} keyOf={({ id }) => id} columns={columns} />
      {lines.length > FIRST_LINES && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? actionMessages.showFewer
              : t.showAll(counted(lines.length, number(lines.length)))}
          </Button>
        </div>
      )}
    </MetricsSection>
  );
}

type Column = AdminColumn<MetricLineView>;

function useColumns({ table, name }: Group, allCents: number): AdminColumns<MetricLineView> {
  const t = useMessages('admin-analytics');
  const { money, number } = useAdminFormats();
  const { bookings, guests, paid, refunds, disputed, revenue, fees, byHand } = t.metrics;
  const figure = (head: string, cell: Column['cell']): Column => ({ head, cell, isNumber: true });
  return [
    { head: t.groups[table], cell: name },
    figure(bookings, (line) => number(line.bookings)),
    figure(guests, (line) => number(line.guests)),
    figure(paid, ({ paidCents }) => money(paidCents)),
    figure(refunds, ({ refundedCents }) => money(refundedCents)),
    figure(disputed, ({ disputedCents }) => money(disputedCents)),
    figure(fees, ({ feeCents }) => money(feeCents)),
    figure(revenue, ({ revenueCents }) => money(revenueCents)),
    {
      head: t.shareOfRevenue,
      cell: (line) => <Share cents={line.revenueCents} of={allCents} />,
    },
    figure(byHand, ({ byHandCents }) => money(byHandCents)),
  ];
}

function Share({ cents, of }: { cents: number; of: number }) {
  const labels = useMessages('portal-labels');
  const formatShare = useShares();
  const share = of > 0 ? formatShare(cents, of) : null;
  if (share === null) return labels.none;
  return (
    <span className="flex min-w-22 items-center gap-2 @min-[54rem]:min-w-28">
      <ShareBar part={cents} whole={of} />
      <span className="w-14 shrink-0 text-right tabular-nums">{share}</span>
    </span>
  );
}
