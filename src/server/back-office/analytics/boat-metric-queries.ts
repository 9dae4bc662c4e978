import { sql, type RawBuilder } from 'kysely';
import { addDays, addMonths, type Day } from '#domain/time/days.ts';
import { findWholeMonths, type Span } from '#domain/admin/metric-periods.ts';
import { compareRevenue, groupMetrics } from '#domain/admin/platform-metrics.ts';
import type {
  BoatMetrics,
  MetricGroup,
  MetricLine,
  Metrics,
} from '#domain/admin/platform-metrics.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  countedBookingCondition,
  findKnownSpan,
  metricColumns,
  selectMetricSums,
  buildDayRangeCondition,
} from './metric-queries.ts';

/** Sums metrics by boat, including deleted boats; omits boats whose metrics are all zero. */
export async function readBoats(reader: Queryable, span: Span): Promise<BoatMetrics[]> {
  const { rows } = await sql<BoatMetrics>`
    select boat_id as "boatId", boats.name as "boatName", port, custom_port as "customPort",
      operators.id as "operatorId", operators.name as "operatorName",
      bookings, guests, paid_cents as "paidCents", refunded_cents as "refundedCents",
      disputed_cents as "disputedCents", fee_cents as "feeCents",
      by_hand_bookings as "byHandBookings", by_hand_cents as "byHandCents"
    from (${await sumByBoat(reader, span)}) as summed
    join boats on boats.id = boat_id join operators on operators.id = operator_id
    where (${metricColumns}) <> (0, 0, 0, 0, 0, 0, 0, 0)`.execute(reader);
  return rows;
}

export type TopLines = Record<MetricGroup, { count: number; lines: MetricLine[] }>;

type TopRow = Metrics & {
  group: MetricGroup;
  id: string;
  name: string;
  operatorName: string | null;
  port: string;
  customPort: string | null;
  count: number;
};

/** Reads the top lines of each table by revenue, and the number of all lines. Looks up names for the top lines only. */
export async function readTopLines(reader: Queryable, span: Span, max: number): Promise<TopLines> {
  const line = sql.raw(
    'bookings, guests, "paidCents", "refundedCents", "disputedCents", "feeCents", "byHandBookings", "byHandCents"',
  );
  // Keeps the totals of very many boats, which take megabytes, in the memory of one process: each of two parallel
  // workers would aggregate nearly all boats.
  await sql`set local work_mem = '64MB'`.execute(reader);
  await sql`set local max_parallel_workers_per_gather = 0`.execute(reader);
  const { rows } = await sql<TopRow>`
    with summed as materialized (${await sumByBoat(reader, span)}),
    placed as materialized (
      select boats.id as boat_id, port, custom_port, operator_id, ${metricColumns}
      from summed join boats on boats.id = summed.boat_id
      where (${metricColumns}) <> (0, 0, 0, 0, 0, 0, 0, 0)),
    top_boats as (
      select boat_id, operator_id, (select count(*) from placed) as count, bookings, guests, paid_cents as "paidCents",
        refunded_cents as "refundedCents", disputed_cents as "disputedCents", fee_cents as "feeCents",
        by_hand_bookings as "byHandBookings", by_hand_cents as "byHandCents"
      from placed order by paid_cents - refunded_cents - disputed_cents desc, bookings desc, boat_id limit ${max}),
    top_operators as (
      select * from (select operator_id, ${selectMetricSums}, count(*) over () as count
        from placed group by operator_id) as each
      order by "paidCents" - "refundedCents" - "disputedCents" desc, bookings desc, operator_id limit ${max})
    select 'boats' as group, boat_id as id, boats.name, operators.name as "operatorName",
      '' as port, null as "customPort", count, ${line}
    from top_boats join boats on boats.id = boat_id join operators on operators.id = top_boats.operator_id
    union all
    select 'operators', operators.id, operators.name, null, '', null, count, ${line}
    from top_operators join operators on operators.id = operator_id
    union all
    select 'ports', null, '', null, port, custom_port, 0, ${selectMetricSums}
    from placed group by port, custom_port`.execute(reader);
  const ports = groupMetrics(
    rows.filter(({ group }) => group === 'ports').map(shapeAsBoat),
    'ports',
  );
  const getTop = (group: MetricGroup) => {
    const lines = rows.filter((row) => row.group === group);
    return { count: lines[0]?.count ?? 0, lines: lines.toSorted(compareRevenue) };
  };
  return {
    boats: getTop('boats'),
    operators: getTop('operators'),
    ports: { count: ports.length, lines: ports.slice(0, max) },
  };
}

/** Shapes the totals of a port like those of a boat, as `groupMetrics` expects them. */
function shapeAsBoat({ name, operatorName, ...row }: TopRow): BoatMetrics {
  return { ...row, boatId: '', boatName: name, operatorId: '', operatorName: operatorName ?? '' };
}

/**
 * Builds SQL that sums every boat, including boats whose sums are zero. Reads whole months from monthly totals, and the
 * days at the edges of the span from the records.
 */
async function sumByBoat(reader: Queryable, span: Span): Promise<RawBuilder<unknown>> {
  const known = await findKnownSpan(reader);
  const { months, edges } = known ? findWholeMonths(span, known) : { months: null, edges: [] };
  const parts = [
    ...(months === null ? [] : [selectMonths(`${months.from}-01`, `${months.to}-01`)]),
    ...edges.map(selectActivity),
  ];
  const all = parts.length === 0 ? [selectActivity(span)] : parts;
  const sums = metricNames.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`);
  return sql`
    select boat_id, ${sql.join(sums)} from (${sql.join(all, sql` union all `)}) as each group by boat_id`;
}

const metricNames = [
  ...['bookings', 'guests', 'paidCents', 'refundedCents', 'disputedCents', 'feeCents'],
  ...['byHandBookings', 'byHandCents'],
];

/**
 * Selects monthly totals and pending changes; `first` and `last` are the first days of the first and the last month.
 */
function selectMonths(first: Day, last: Day): RawBuilder<unknown> {
  const next = `${addMonths(last.slice(0, 7), 1)}-01`;
  return sql`
    select boat_id, ${metricColumns} from boat_months where month between ${first} and ${last}
    union all
    select boat_id, ${metricColumns} from metric_changes where day between ${first} and ${addDays(next, -1)}`;
}

/**
 * Selects bookings, payments and refunds of the period, by boat. Reads refunds and disputes from the ledger, which
 * records their share of the service fee. Counts payments to operators separately.
 */
function selectActivity(span: Span): RawBuilder<unknown> {
  return sql`
    select boat_id, count(*) as bookings, sum(group_size) as guests, 0 as paid_cents, 0 as refunded_cents,
      0 as disputed_cents, 0 as fee_cents, 0 as by_hand_bookings, 0 as by_hand_cents
    from bookings where ${buildDayRangeCondition('createdAt', span)} and ${countedBookingCondition} group by boat_id
    union all
    select boat_id, 0, 0, sum(amount_cents), 0, 0, sum(fee_cents), 0, 0
    from bookings where ${buildDayRangeCondition('paidAt', span)} and paid_by = 'card' group by boat_id
    union all
    select boat_id, 0, 0, 0, 0, 0, 0, count(*), sum(amount_cents)
    from bookings where ${buildDayRangeCondition('createdAt', span)} and paid_by <> 'card' group by boat_id
    union all ${selectReturned('refund-decided', span)}
    union all ${selectReturned('trip-disputed', span)}
    union all ${selectReturned('by-hand-given-back', span)}`;
}

/** Selects one kind of ledger entry. The kind is inlined so that the planner can use the partial index of that kind. */
function selectReturned(
  kind: 'refund-decided' | 'trip-disputed' | 'by-hand-given-back',
  span: Span,
): RawBuilder<unknown> {
  return sql`
    select boat_id, 0, 0, 0, sum(moved.refunded_cents), sum(moved.disputed_cents), sum(moved.fee_cents), 0,
      sum(moved.by_hand_cents)
    from ledger_entries join ledger_lines on entry_id = ledger_entries.id
    join bookings on bookings.id = booking_id
    cross join lateral metrics_of_line(kind, account, cents) as moved
    where kind = ${sql.lit(kind)} and ${buildDayRangeCondition('at', span)} group by boat_id`;
}
