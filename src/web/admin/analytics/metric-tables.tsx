import { useState, type ReactNode } from 'react';
import type { DetailedAnalyticsView, MetricLineView } from '#contract/admin-analytics-api.ts';
import { shareOf } from '#domain/conversions.ts';
import { type MetricGroup, metricWords } from '#domain/platform-metrics.ts';
import { formatDollars } from '#domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminTable, type AdminColumn, type AdminColumns } from '../layout/admin-table.tsx';
import type { MetricsFilter } from './metrics-filter.tsx';
import { MetricsSection, ShareBar } from './metrics-section.tsx';

/** Rows shown before the table is expanded. */
const FIRST_LINES = 10;

type MetricTablesProps = { metrics: DetailedAnalyticsView; input: MetricsFilter };

/** The same metrics by boat, port and operator: most revenue first. */
export function MetricTables(props: MetricTablesProps) {
  return groups.map((group) => <GroupTable key={group.table} group={group} {...props} />);
}

type Group = {
  table: MetricGroup;
  one: string;
  name: (line: MetricLineView) => ReactNode;
};

const groups: readonly Group[] = [
  {
    table: 'boats',
    one: 'boat',
    name: ({ id, name, operatorName }) => (
      <>
        <EntryLink list="boats" id={id} name={name} className="inline-block py-1" />
        <span className="block text-sm font-normal text-ink-soft">{operatorName}</span>
      </>
    ),
  },
  { table: 'ports', one: 'port', name: ({ name }) => name },
  {
    table: 'operators',
    one: 'operator',
    name: ({ id, name }) => (
      <EntryLink list="operators" id={id} name={name} className="inline-block py-1" />
    ),
  },
];

function GroupTable({ group, metrics, input }: MetricTablesProps & { group: Group }) {
  const { table, one } = group;
  const title = `By ${one}`;
  const { lines, count } = metrics[table];
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  const all = count.toLocaleString('en-US');
  return (
    <MetricsSection
      title={title}
      note={
        <>
          {shown.length < count ? `The first ${shown.length} of ${all}` : all}{' '}
          {count === 1 ? one : table}, most revenue first.
          {lines.length < count && ' The file has them all.'}
        </>
      }
      table={table}
      input={input}
    >
      <AdminTable
        label={title}
        items={shown}
        keyOf={({ id }) => id}
        columns={columnsOf(group, metrics.totals.revenueCents)}
      />
      {lines.length > FIRST_LINES && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show ${lines.length} ${table}`}
          </Button>
        </div>
      )}
    </MetricsSection>
  );
}

type Column = AdminColumn<MetricLineView>;

function columnsOf({ one, name }: Group, allCents: number): AdminColumns<MetricLineView> {
  const { bookings, guests, paid, refunds, revenue, fees, byHand } = metricWords;
  const number = (head: string, cell: Column['cell']): Column => ({ head, cell, isNumber: true });
  return [
    { head: `${one.charAt(0).toUpperCase()}${one.slice(1)}`, cell: name },
    number(bookings.name, (line) => line.bookings.toLocaleString('en-US')),
    number(guests.name, (line) => line.guests.toLocaleString('en-US')),
    number(paid.name, ({ paidCents }) => formatDollars(paidCents)),
    number(refunds.name, ({ refundedCents }) => formatDollars(refundedCents)),
    number(fees.name, ({ feeCents }) => formatDollars(feeCents)),
    number(revenue.name, ({ revenueCents }) => formatDollars(revenueCents)),
    { head: 'Share of revenue', cell: (line) => <Share cents={line.revenueCents} of={allCents} /> },
    number(byHand.name, ({ byHandCents }) => formatDollars(byHandCents)),
  ];
}

function Share({ cents, of }: { cents: number; of: number }) {
  const share = of > 0 ? shareOf(cents, of) : null;
  if (share === null) return 'None';
  return (
    <span className="flex min-w-28 items-center gap-2">
      <ShareBar part={cents} whole={of} />
      <span className="w-14 shrink-0 text-right tabular-nums">{share}</span>
    </span>
  );
}
