import { sql, type RawBuilder } from 'kysely';
import type { BegunBookings } from '#domain/conversions.ts';
import { addDays, islandInstant, ISLAND_ZONE, type Day } from '#domain/days.ts';
import type { BoatFigures } from '#domain/figure-groups.ts';
import type { Span } from '#domain/figure-periods.ts';
import type { Figures } from '#domain/platform-figures.ts';
import type { Reader } from '../database/database.ts';
import { countsAsBooking } from './dashboard-queries.ts';

/** What each day came to; days on which nothing happened are not in it. */
export function readDays(reader: Reader, span: Span): Promise<(Figures & { day: Day })[]> {
  return reader
    .selectFrom(happened(reader, span).as('happened'))
    .select('day')
    .select(sums)
    .groupBy('day')
    .execute();
}

/** What each boat came to; boats for which nothing happened are not in it, boats that were deleted are. */
export function readBoats(reader: Reader, span: Span): Promise<BoatFigures[]> {
  return reader
    .selectFrom((summing) =>
      summing
        .selectFrom(happened(reader, span).as('happened'))
        .select('boat_id')
        .select(sums)
        .groupBy('boat_id')
        .as('summed'),
    )
    .innerJoin('boats', 'boats.id', 'summed.boat_id')
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
 * All that happened in this time, each on its day: bookings that were made, trips that were paid, and what
 * was decided to go back of them. A refund's part of the service fee is what the books say.
 */
function happened(reader: Reader, span: Span) {
  const none = sql<number>`0`;
  const made = reader
    .selectFrom('bookings')
    .select([dayOf('created_at').as('day'), 'boat_id'])
    .select([sql<number>`1`.as('bookings'), 'group_size as guests'])
    .select([none.as('paid_cents'), none.as('refunded_cents'), none.as('fee_cents')])
    .where(within('created_at', span))
    .where(countsAsBooking);
  const paid = reader
    .selectFrom('bookings')
    .select([dayOf('paid_at').as('day'), 'boat_id'])
    .select([none.as('bookings'), none.as('guests')])
    .select(['amount_cents as paid_cents', none.as('refunded_cents'), 'fee_cents'])
    .where(within('paid_at', span));
  const refunded = reader
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
    .innerJoin('bookings', 'bookings.id', 'ledger_entries.booking_id')
    .select([dayOf('at').as('day'), 'bookings.boat_id'])
    .select([none.as('bookings'), none.as('guests'), none.as('paid_cents')])
    .select(
      sql<number>`case account when 'refunds-owed' then -cents else 0 end`.as('refunded_cents'),
    )
    .select(sql<number>`case account when 'service-fees' then -cents else 0 end`.as('fee_cents'))
    .where('ledger_entries.kind', '=', 'refund-decided')
    .where(within('at', span))
    .where('account', 'in', ['refunds-owed', 'service-fees']);
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
