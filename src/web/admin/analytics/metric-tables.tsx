import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { DetailedAnalyticsView, MetricLineView } from '#contract/admin-analytics-api.ts';
import { shareOf } from '#domain/conversions.ts';
import { type MetricGroup, metricWords } from '#domain/platform-metrics.ts';
import { formatDollars } from '#domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { AdminTable, type AdminColumn } from '../layout/admin-table.tsx';
import { FileLink } from '../layout/file-link.tsx';
import { type MetricsFilter, fileAddress } from './metrics-filter.tsx';
import { ShareBar } from './share-bar.tsx';

/** Rows shown before the table is expanded. */
const FIRST_LINES = 10;

type MetricTablesProps = { metrics: DetailedAnalyticsView; input: MetricsFilter };

/** The same metrics by boat, port and operator: most revenue first. */
export function MetricTables(props: MetricTablesProps) {
  return groups.map((group) => <GroupTable key={group.table} group={group} {...props} />);
}

type Group = {
  table: MetricGroup;
  title: string;
  one: string;
  many: string;
  name: (line: MetricLineView) => ReactNode;
};

const groups: readonly Group[] = [
  {
    ...{ table: 'boats', title: 'By boat', one: 'boat', many: 'boats' },
    name: ({ id, name, operatorName }) => (
      <>
        <NameLink to={`/admin/boats/${id}`}>{name}</NameLink>
        <span className="block text-sm font-normal text-ink-soft">{operatorName}</span>
      </>
    ),
  },
  {
    ...{ table: 'ports', title: 'By port', one: 'port', many: 'ports' },
    name: ({ name }) => name,
  },
  {
    ...{ table: 'operators', title: 'By operator', one: 'operator', many: 'operators' },
    name: ({ id, name }) => <NameLink to={`/admin/operators/${id}`}>{name}</NameLink>,
  },
];

function NameLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={to} className="text-link inline-block py-1">
      {children}
    </Link>
  );
}

function GroupTable({ group, metrics, input }: MetricTablesProps & { group: Group }) {
  const { table, title, one, many } = group;
  const { lines, count } = metrics[table];
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  const all = count.toLocaleString('en-US');
  return (
    <section aria-labelledby={`by-${table}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={`by-${table}`} className="text-xl font-bold">
            {title}
          </h2>
          <p className="text-sm text-ink-soft">
            {shown.length < count ? `The first ${shown.length} of ${all}` : all}{' '}
            {count === 1 ? one : many}, most revenue first.
            {lines.length < count && ' The file has them all.'}
          </p>
        </div>
        <FileLink href={fileAddress(input, table)} of={title} />
      </div>
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
            {isWhole ? 'Show fewer' : `Show ${lines.length} ${many}`}
          </Button>
        </div>
      )}
    </section>
  );
}

type Column = AdminColumn<MetricLineView>;

function columnsOf({ one, name }: Group, allCents: number): readonly [Column, ...Column[]] {
  const { bookings, guests, paid, refunds, revenue, fees } = metricWords;
  const count = (head: string, metric: 'bookings' | 'guests'): Column => ({
    head,
    cell: (line) => line[metric].toLocaleString('en-US'),
    isNumber: true,
  });
  const money = (head: string, metric: MoneyMetric): Column => ({
    head,
    cell: (line) => formatDollars(line[metric]),
    isNumber: true,
  });
  return [
    { head: `${one.charAt(0).toUpperCase()}${one.slice(1)}`, cell: name },
    count(bookings.name, 'bookings'),
    count(guests.name, 'guests'),
    money(paid.name, 'paidCents'),
    money(refunds.name, 'refundedCents'),
    money(fees.name, 'feeCents'),
    money(revenue.name, 'revenueCents'),
    { head: 'Share of revenue', cell: (line) => <Share cents={line.revenueCents} of={allCents} /> },
  ];
}

type MoneyMetric = 'paidCents' | 'refundedCents' | 'feeCents' | 'revenueCents';

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
