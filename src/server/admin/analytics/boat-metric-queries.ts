import { sql, type RawBuilder } from 'kysely';
import { addDays, addMonths, type Day } from '#domain/days.ts';
import { wholeMonthsOf, type Span } from '#domain/metric-periods.ts';
import { byRevenue, groupMetrics } from '#domain/platform-metrics.ts';
import type { BoatMetrics, MetricGroup, MetricLine, Metrics } from '#domain/platform-metrics.ts';
import type { Reader } from '../../database/database.ts';
import {
  countsAsBooking,
  findKnownSpan,
  metricColumns,
  summedMetrics,
  within,
} from './metric-queries.ts';

/** What each boat came to; boats for which nothing happened are not in it, boats that were deleted are. */
export async function readBoats(reader: Reader, span: Span): Promise<BoatMetrics[]> {
  const { rows } = await sql<BoatMetrics>`
    select boat_id as "boatId", boats.name as "boatName", port, custom_port as "customPort",
      operators.id as "operatorId", operators.name as "operatorName",
      bookings, guests, paid_cents as "paidCents", refunded_cents as "refundedCents", fee_cents as "feeCents",
      by_hand_bookings as "byHandBookings", by_hand_cents as "byHandCents"
    from (${await summedByBoat(reader, span)}) as summed
    join boats on boats.id = boat_id join operators on operators.id = operator_id`.execute(reader);
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

/** The first lines of each table, most revenue first, and how many there are: names are read of these alone. */
export async function readTopLines(reader: Reader, span: Span, most: number): Promise<TopLines> {
  const revenue = sql`sum(paid_cents) - sum(refunded_cents) desc, sum(bookings) desc`;
  const { rows } = await sql<TopRow>`
    with placed as materialized (
      select boats.id as boat_id, boats.name as boat_name, port, custom_port, operator_id, summed.*
      from (${await summedByBoat(reader, span)}) as summed (id, ${metricColumns}) join boats on boats.id = summed.id),
    top_operators as (
      select operator_id, ${summedMetrics}, count(*) over () as count
      from placed join operators on operators.id = operator_id
      group by operator_id, operators.name order by ${revenue}, operators.name collate "C" limit ${most}),
    top_boats as (
      select boat_id, boat_name, operator_id, ${summedMetrics}, count(*) over () as count
      from placed group by boat_id, boat_name, operator_id
      order by ${revenue}, boat_name collate "C" limit ${most})
    select 'boats' as group, boat_id as id, boat_name as name, operators.name as "operatorName",
      '' as port, null as "customPort", count,
      bookings, guests, "paidCents", "refundedCents", "feeCents", "byHandBookings", "byHandCents"
    from top_boats join operators on operators.id = operator_id
    union all
    select 'operators', operators.id, operators.name, null, '', null, count,
      bookings, guests, "paidCents", "refundedCents", "feeCents", "byHandBookings", "byHandCents"
    from top_operators join operators on operators.id = operator_id
    union all
    select 'ports', null, '', null, port, custom_port, 0, ${summedMetrics}
    from placed group by port, custom_port`.execute(reader);
  const ports = groupMetrics(rows.filter(({ group }) => group === 'ports').map(asBoat), 'ports');
  const topOf = (group: MetricGroup) => {
    const lines = rows.filter((row) => row.group === group);
    return { count: lines[0]?.count ?? 0, lines: lines.toSorted(byRevenue) };
  };
  return {
    boats: topOf('boats'),
    operators: topOf('operators'),
    ports: { count: ports.length, lines: ports.slice(0, most) },
  };
}

/** A port's sum, in the shape by which the rules name ports. */
function asBoat({ name, operatorName, ...row }: TopRow): BoatMetrics {
  return { ...row, boatId: '', boatName: name, operatorId: '', operatorName: operatorName ?? '' };
}

/** Of each boat: whole months from their sums, the days at the edges of the time from what happened on them. */
async function summedByBoat(reader: Reader, span: Span): Promise<RawBuilder<unknown>> {
  const known = await findKnownSpan(reader);
  const { months, edges } = known ? wholeMonthsOf(span, known) : { months: null, edges: [] };
  const parts = [
    ...(months === null ? [] : [summedMonths(`${months.from}-01`, `${months.to}-01`)]),
    ...edges.map(happened),
  ];
  const all = parts.length === 0 ? [happened(span)] : parts;
  const sums = metricNames.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`);
  return sql`
    select boat_id, ${sql.join(sums)} from (${sql.join(all, sql` union all `)}) as each group by boat_id
    having (${sql.join(metricNames.map((name) => sql`sum(${sql.ref(name)})`))}) <> (0, 0, 0, 0, 0, 0, 0)`;
}

const metricNames = [
  ...['bookings', 'guests', 'paid_cents', 'refunded_cents', 'fee_cents'],
  ...['by_hand_bookings', 'by_hand_cents'],
];

/** From the month that begins on one day to the one that begins on the other, both included. */
function summedMonths(first: Day, last: Day): RawBuilder<unknown> {
  const next = `${addMonths(last.slice(0, 7), 1)}-01`;
  return sql`
    select boat_id, ${metricColumns} from boat_months where month between ${first} and ${last}
    union all
    select boat_id, ${metricColumns} from metric_changes where day between ${first} and ${addDays(next, -1)}`;
}

/**
 * All that happened in this time, by its boat: bookings that were made, trips that were paid, and what was decided
 * to go back of them. A refund's part of the service fee is what the books say. What operators took themselves is
 * apart in all of it.
 */
function happened(span: Span): RawBuilder<unknown> {
  const givenBack = (kind: string, values: RawBuilder<unknown>) => sql`
    select boat_id, ${values}
    from ledger_entries join ledger_lines on entry_id = ledger_entries.id
    join bookings on bookings.id = booking_id
    where kind = ${sql.lit(kind)} and ${within('at', span)} group by boat_id`;
  return sql`
    select boat_id, count(*) as bookings, sum(group_size) as guests, 0 as paid_cents, 0 as refunded_cents,
      0 as fee_cents, 0 as by_hand_bookings, 0 as by_hand_cents
    from bookings where ${within('created_at', span)} and ${countsAsBooking} group by boat_id
    union all
    select boat_id, 0, 0, sum(amount_cents), 0, sum(fee_cents), 0, 0
    from bookings where ${within('paid_at', span)} and paid_by = 'card' group by boat_id
    union all
    select boat_id, 0, 0, 0, 0, 0, count(*), sum(amount_cents)
    from bookings where ${within('created_at', span)} and paid_by <> 'card' group by boat_id
    union all ${givenBack('refund-decided', sql`0, 0, 0, ${given('refunds-owed')}, ${given('service-fees')}, 0, 0`)}
    union all ${givenBack('by-hand-given-back', sql`0, 0, 0, 0, 0, 0, ${given('sold-by-captain')}`)}`;
}

function given(account: string): RawBuilder<number> {
  return sql<number>`-coalesce(sum(cents) filter (where account = ${sql.lit(account)}), 0)`;
}
