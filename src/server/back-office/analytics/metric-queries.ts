import { sql, type RawBuilder } from 'kysely';
import type { BookingOutcomeGroup } from '#domain/admin/conversions.ts';
import { addDays, toInstant, type Day } from '#domain/time/days.ts';
import { countedUnpaid, type Metrics } from '#domain/admin/platform-metrics.ts';
import type { Span } from '#domain/admin/metric-periods.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** True if a booking counts in the platform's metrics (domain/admin/platform-metrics.ts). */
export const countedBookingCondition = sql<boolean>`(bookings.paid_by = 'card'
  and (bookings.paid_at is not null or bookings.status in (${sql.join(countedUnpaid)})))`;

/** Metric columns of the totals, in the order in which every query selects them. */
export const metricColumns = sql.raw(
  'bookings, guests, paid_cents, refunded_cents, disputed_cents, fee_cents, by_hand_bookings, by_hand_cents',
);

/** Sums of the metric columns, under the names that the domain rules use. */
export const selectMetricSums = sql.raw(`
  sum(bookings)::bigint as bookings, sum(guests)::bigint as guests, sum(paid_cents)::bigint as "paidCents",
  sum(refunded_cents)::bigint as "refundedCents", sum(disputed_cents)::bigint as "disputedCents",
  sum(fee_cents)::bigint as "feeCents",
  sum(by_hand_bookings)::bigint as "byHandBookings", sum(by_hand_cents)::bigint as "byHandCents"`);

/** Reads daily totals; days without activity may be missing. */
export async function readDays(
  reader: Queryable,
  { from, to }: Span,
): Promise<(Metrics & { day: Day })[]> {
  const { rows } = await sql<Metrics & { day: Day }>`
    select day, ${selectMetricSums}
    from (
      select day, ${metricColumns} from metric_days
      union all select day, ${metricColumns} from metric_changes) as each
    where day between ${from} and ${to} group by day`.execute(reader);
  return rows;
}

/** Returns the first and last day with activity; null without any. */
export async function findKnownSpan(reader: Queryable): Promise<Span | null> {
  const { rows } = await sql<{ from: Day | null; to: Day | null }>`
    select min("from") as "from", max("to") as "to" from (
      select min(day) as "from", max(day) as "to" from metric_days
      union all select min(day), max(day) from metric_changes) as each`.execute(reader);
  const { from = null, to = null } = rows[0] ?? {};
  return from === null || to === null ? null : { from, to };
}

/** Maps columns of the totals to outcomes of begun bookings. */
const ends = {
  begunPaid: { status: 'paid', wasPaid: true, wasLeft: false },
  begunWaiting: { status: 'pending', wasPaid: false, wasLeft: false },
  begunAbandoned: { status: 'expired', wasPaid: false, wasLeft: true },
  begunExpired: { status: 'expired', wasPaid: false, wasLeft: false },
  begunCalledOff: { status: 'cancelled', wasPaid: false, wasLeft: false },
  begunTooLate: { status: 'refunded', wasPaid: false, wasLeft: false },
} as const satisfies Record<string, Omit<BookingOutcomeGroup, 'flow' | 'count'>>;

type BegunRow = Record<keyof typeof ends, number> & { flow: BookingOutcomeGroup['flow'] };

/**
 * Counts the outcomes of holds and reservations begun in the period, without bookings paid to operators. Counts open
 * holds directly, because they are few and not in the totals.
 */
export async function countBookingOutcomes(
  reader: Queryable,
  span: Span,
): Promise<BookingOutcomeGroup[]> {
  const names = Object.keys(ends) as (keyof typeof ends)[];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const { rows } = await sql<BegunRow>`
    select flow, ${sql.join(names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
    from (
      select day, flow, ${columns} from metric_days
      union all select day, flow, ${columns} from metric_changes) as each
    where day between ${span.from} and ${span.to} group by flow`.execute(reader);
  const open = await reader
    .selectFrom('bookings')
    .select(['flow', sql<number>`count(*)`.as('count')])
    .where('status', '=', 'held')
    .where('paidAt', 'is', null)
    .where('paidBy', '=', 'card')
    .where(buildDayRangeCondition('createdAt', span))
    .groupBy('flow')
    .execute();
  return [
    ...rows.flatMap((row) =>
      names.map((name) => ({ flow: row.flow, ...ends[name], count: row[name] })),
    ),
    ...open.map((row) => ({ ...row, status: 'held' as const, wasPaid: false, wasLeft: false })),
  ];
}

/** Matches instants on these days in the island's time zone. */
export function buildDayRangeCondition(
  column: 'createdAt' | 'paidAt' | 'at',
  { from, to }: Span,
): RawBuilder<boolean> {
  const first = new Date(toInstant(from, '00:00'));
  const next = new Date(toInstant(addDays(to, 1), '00:00'));
  return sql<boolean>`(${sql.ref(column)} >= ${first} and ${sql.ref(column)} < ${next})`;
}
