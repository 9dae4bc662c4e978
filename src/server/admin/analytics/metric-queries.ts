import { sql, type RawBuilder } from 'kysely';
import type { BegunBookings } from '#domain/conversions.ts';
import { addDays, islandInstant, ISLAND_ZONE, type Day } from '#domain/days.ts';
import { type BoatMetrics, countedUnpaid, type Metrics } from '#domain/platform-metrics.ts';
import type { Span } from '#domain/metric-periods.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import type { Reader } from '../../database/database.ts';

/** Whether a booking counts in the platform's metrics (domain/platform-metrics.ts). */
export const countsAsBooking = sql<boolean>`(bookings.paid_at is not null or bookings.status in (${sql.join(countedUnpaid)}))`;

/** What each day came to; days on which nothing happened are not in it. */
export function readDays(reader: Reader, span: Span): Promise<(Metrics & { day: Day })[]> {
  return reader
    .selectFrom(happened(reader, span, 'day').as('happened'))
    .select('happened.subject as day')
    .select(sums)
    .groupBy('happened.subject')
    .execute();
}

/** What each boat came to; boats for which nothing happened are not in it, boats that were deleted are. */
export function readBoats(reader: Reader, span: Span): Promise<BoatMetrics[]> {
  return reader
    .selectFrom((summing) =>
      summing
        .selectFrom(happened(reader, span, 'boat').as('happened'))
        .select('happened.subject')
        .select(sums)
        .groupBy('happened.subject')
        .as('summed'),
    )
    .innerJoin('boats', 'boats.id', 'summed.subject')
    .innerJoin('operators', 'operators.id', 'boats.operator_id')
    .select(['bookings', 'guests', 'paidCents', 'refundedCents', 'feeCents'])
    .select([
      'boats.id as boatId',
      'boats.name as boatName',
      'boats.port',
      'boats.custom_port as customPort',
      'operators.id as operatorId',
      'operators.name as operatorName',
    ])
    .execute();
}

const sums = [
  sql<number>`sum(bookings)::bigint`.as('bookings'),
  sql<number>`sum(guests)::bigint`.as('guests'),
  sql<number>`sum(paid_cents)::bigint`.as('paidCents'),
  sql<number>`sum(refunded_cents)::bigint`.as('refundedCents'),
  sql<number>`sum(fee_cents)::bigint`.as('feeCents'),
] as const;

/**
 * All that happened in this time, by its day or by its boat: bookings that were made, trips that were paid,
 * and what was decided to go back of them. A refund's part of the service fee is what the books say.
 */
function happened(reader: Reader, span: Span, by: 'day' | 'boat') {
  const none = sql<number>`0`;
  const subject = (at: Instant) =>
    (by === 'day' ? dayOf(at) : sql<string>`bookings.boat_id`).as('subject');
  const made = reader
    .selectFrom('bookings')
    .select([subject('created_at'), sql<number>`count(*)`.as('bookings')])
    .select([sql<number>`sum(group_size)`.as('guests'), none.as('paid_cents')])
    .select([none.as('refunded_cents'), none.as('fee_cents')])
    .where(within('created_at', span))
    .where(countsAsBooking)
    .groupBy('subject');
  const paid = reader
    .selectFrom('bookings')
    .select([subject('paid_at'), none.as('bookings'), none.as('guests')])
    .select([sql<number>`sum(amount_cents)`.as('paid_cents'), none.as('refunded_cents')])
    .select(sql<number>`sum(fee_cents)`.as('fee_cents'))
    .where(within('paid_at', span))
    .groupBy('subject');
  const given = (account: LedgerAccount) =>
    sql<number>`-coalesce(sum(cents) filter (where account = ${account}), 0)`;
  const refunded = reader
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
    .innerJoin('bookings', 'bookings.id', 'ledger_entries.booking_id')
    .select([subject('at'), none.as('bookings'), none.as('guests'), none.as('paid_cents')])
    .select([given('refunds-owed').as('refunded_cents'), given('service-fees').as('fee_cents')])
    .where('ledger_entries.kind', '=', 'refund-decided')
    .where(within('at', span))
    .groupBy('subject');
  return made.unionAll(paid).unionAll(refunded);
}

/** What became of the holds and reservations that began in this time. */
export function readBegun(reader: Reader, span: Span): Promise<BegunBookings[]> {
  const wasLeft = sql<boolean>`status = 'expired' and exists (
    select from booking_events where booking_id = bookings.id and event = 'expired' and actor = 'visitor')`;
  return reader
    .selectFrom('bookings')
    .select(['flow', 'status', sql<boolean>`paid_at is not null`.as('wasPaid')])
    .select([wasLeft.as('wasLeft'), sql<number>`count(*)`.as('count')])
    .where(within('created_at', span))
    .groupBy(['flow', 'status', sql`3`, sql`4`])
    .execute();
}

type Instant = 'created_at' | 'paid_at' | 'at';

/** The island's day of an instant. */
function dayOf(column: Instant): RawBuilder<Day> {
  return sql<Day>`(${sql.ref(column)} at time zone ${sql.lit(ISLAND_ZONE)})::date`;
}

function within(column: Instant, { from, to }: Span): RawBuilder<boolean> {
  const first = new Date(islandInstant(from, '00:00'));
  const next = new Date(islandInstant(addDays(to, 1), '00:00'));
  return sql<boolean>`(${sql.ref(column)} >= ${first} and ${sql.ref(column)} < ${next})`;
}
