import { sql, type RawBuilder } from 'kysely';
import type { BegunBookings } from '#domain/conversions.ts';
import { addDays, islandInstant, ISLAND_ZONE, type Day } from '#domain/days.ts';
import { type BoatMetrics, countedUnpaid, type Metrics } from '#domain/platform-metrics.ts';
import type { Span } from '#domain/metric-periods.ts';
import type { LedgerAccount } from '#domain/ledger.ts';
import type { Reader } from '../../database/database.ts';

/** Whether a booking counts in the platform's metrics (domain/platform-metrics.ts). */
export const countsAsBooking = sql<boolean>`(bookings.paid_by = 'card'
  and (bookings.paid_at is not null or bookings.status in (${sql.join(countedUnpaid)})))`;

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
    .select(['byHandBookings', 'byHandCents'])
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
  sql<number>`sum(by_hand_bookings)::bigint`.as('byHandBookings'),
  sql<number>`sum(by_hand_cents)::bigint`.as('byHandCents'),
] as const;

/**
 * All that happened in this time, by its day or by its boat: bookings that were made, trips that were paid,
 * and what was decided to go back of them. A refund's part of the service fee is what the books say. What
 * operators took themselves is apart in all of it.
 */
function happened(reader: Reader, span: Span, by: 'day' | 'boat') {
  const subject = (at: Instant) =>
    (by === 'day' ? dayOf(at) : sql<string>`bookings.boat_id`).as('subject');
  const made = reader
    .selectFrom('bookings')
    .select(subject('created_at'))
    .select(amounts({ bookings: sql`count(*)`, guests: sql`sum(group_size)` }))
    .where(within('created_at', span))
    .where(countsAsBooking)
    .groupBy('subject');
  const paid = reader
    .selectFrom('bookings')
    .select(subject('paid_at'))
    .select(amounts({ paid_cents: sql`sum(amount_cents)`, fee_cents: sql`sum(fee_cents)` }))
    .where(within('paid_at', span))
    .where('paid_by', '=', 'card')
    .groupBy('subject');
  const byHand = reader
    .selectFrom('bookings')
    .select(subject('created_at'))
    .select(amounts({ by_hand_bookings: sql`count(*)`, by_hand_cents: sql`sum(amount_cents)` }))
    .where(within('created_at', span))
    .where('paid_by', '<>', 'card')
    .groupBy('subject');
  const given = (account: LedgerAccount) =>
    sql<number>`-coalesce(sum(cents) filter (where account = ${account}), 0)`;
  const givenBack = (kind: 'refund-decided' | 'by-hand-given-back') =>
    reader
      .selectFrom('ledger_entries')
      .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
      .innerJoin('bookings', 'bookings.id', 'ledger_entries.booking_id')
      .select(subject('at'))
      .where('ledger_entries.kind', '=', kind)
      .where(within('at', span))
      .groupBy('subject');
  const refunded = givenBack('refund-decided').select(
    amounts({ refunded_cents: given('refunds-owed'), fee_cents: given('service-fees') }),
  );
  const byHandGivenBack = givenBack('by-hand-given-back').select(
    amounts({ by_hand_cents: given('sold-by-captain') }),
  );
  return made.unionAll(paid).unionAll(byHand).unionAll(refunded).unionAll(byHandGivenBack);
}

const counted = [
  ...['bookings', 'guests', 'paid_cents', 'refunded_cents', 'fee_cents'],
  ...['by_hand_bookings', 'by_hand_cents'],
] as const;
type Counted = (typeof counted)[number];

/** What an event counts for, and nothing of the rest. */
function amounts(given: Partial<Record<Counted, RawBuilder<unknown>>>) {
  return counted.map((name) => sql<number>`${given[name] ?? sql`0`}`.as(name));
}

/** What became of the holds and reservations that began in this time; what captains were paid for themselves is none. */
export function readBegun(reader: Reader, span: Span): Promise<BegunBookings[]> {
  const wasLeft = sql<boolean>`status = 'expired' and exists (
    select from booking_events where booking_id = bookings.id and event = 'expired' and actor = 'visitor')`;
  return reader
    .selectFrom('bookings')
    .select(['flow', 'status', sql<boolean>`paid_at is not null`.as('wasPaid')])
    .select([wasLeft.as('wasLeft'), sql<number>`count(*)`.as('count')])
    .where(within('created_at', span))
    .where('paid_by', '=', 'card')
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
