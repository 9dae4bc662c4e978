import { sql, type Selectable, type SqlBool } from 'kysely';
import { PAGE_SIZE } from '#contract/paging.ts';
import { isDecided } from '#domain/disputes.ts';
import type { Reader, Write } from '../../database/database.ts';
import type { Tables } from '../../../../db/tables.ts';
import type { DisputeReport } from '../../gateways/card-payments.ts';

export type DisputeRow = Selectable<Tables['disputes']>;

/** A dispute of one of our payments. */
export type OurDispute = DisputeReport & { paymentIntent: string };

/**
 * Keeps how a dispute stands, and answers it with the status it had before; null of a new one. Whoever calls
 * has locked what it is about. A decision is never taken back by a message that comes late.
 */
export async function keepDispute(
  write: Write,
  report: OurDispute,
  about: Pick<DisputeRow, 'session_id' | 'booking_id' | 'boat_feature_id'>,
): Promise<{ dispute: DisputeRow; before: string | null }> {
  const now = {
    cents: report.cents,
    reason: report.reason,
    status: report.status,
    due_by: report.dueBy === null || isDecided(report.status) ? null : new Date(report.dueBy),
  };
  const known = await write
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', report.id)
    .executeTakeFirst();
  if (known && isDecided(known.status)) return { dispute: known, before: known.status };
  const dispute = await write
    .insertInto('disputes')
    .values({
      ...{ id: report.id, payment_intent: report.paymentIntent, ...about, ...now },
      opened_at: new Date(report.openedAt),
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(now))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { dispute, before: known?.status ?? null };
}

/** So much more was taken for it, or less; the row in hand says so too. */
export async function takeMore(
  write: Write,
  dispute: DisputeRow,
  takenCents: number,
  beyondCents: number,
): Promise<void> {
  dispute.taken_cents += takenCents;
  dispute.beyond_cents += beyondCents;
  const { taken_cents, beyond_cents } = dispute;
  const query = write.updateTable('disputes').set({ taken_cents, beyond_cents });
  await query.where('id', '=', dispute.id).execute();
}

export type DisputeInList = Awaited<ReturnType<typeof findDisputes>>[number];
/** When the last entry of the page before was opened, to the microsecond, and its id. */
export type DisputeKey = [openedAt: string, id: string];

/** A page of all disputes, the newest first, one more than fits on it. */
export function findDisputes(
  reader: Reader,
  { show }: { show?: 'open' | 'all' | undefined },
  after: DisputeKey | null,
) {
  return disputesWithNames(reader)
    .$if(show !== 'all', (query) =>
      query.where('disputes.status', 'not in', ['won', 'lost', 'warning_closed', 'prevented']),
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(disputes.opened_at, disputes.id) < (${after?.[0]}::timestamptz, ${after?.[1]})`,
      ),
    )
    .orderBy('disputes.opened_at', 'desc')
    .orderBy('disputes.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
}

export async function findDisputeInList(reader: Reader, id: string): Promise<DisputeInList | null> {
  const row = await disputesWithNames(reader).where('disputes.id', '=', id).executeTakeFirst();
  return row ?? null;
}

function disputesWithNames(reader: Reader) {
  return reader
    .selectFrom('disputes')
    .leftJoin('bookings', 'bookings.id', 'disputes.booking_id')
    .leftJoin('boat_features', 'boat_features.id', 'disputes.boat_feature_id')
    .leftJoin('operators', (join) =>
      join.on(
        sql<SqlBool>`operators.id = coalesce(bookings.operator_id, boat_features.operator_id)`,
      ),
    )
    .selectAll('disputes')
    .select(['bookings.code', 'bookings.customer_name', 'operators.name as operator_name'])
    .select(sql<string>`disputes.opened_at::text`.as('opened_text'));
}

/** Disputes that somebody has to answer, and the next day by which. */
export async function sumOpenDisputes(reader: Reader) {
  const { rows } = await sql<{ count: number; cents: number; dueBy: Date | null }>`
    select count(*) as count, coalesce(sum(cents), 0)::bigint as cents, min(due_by) as "dueBy"
    from disputes where status in ('needs_response', 'warning_needs_response')`.execute(reader);
  const [{ count, cents, dueBy } = { count: 0, cents: 0, dueBy: null }] = rows;
  return { count, cents, dueBy: dueBy?.toISOString() ?? null };
}
