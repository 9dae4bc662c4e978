import { sql, type SqlBool } from 'kysely';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import { isInquiry, getDisputeStage } from '#domain/refunds/disputes.ts';
import { formatDisputeReason } from '#i18n/records/dispute-reason.ts';
import type { DisputeView } from '#contract/admin/admin-dispute-api.ts';
import type { Queryable } from '../../platform/database/database.ts';

export type DisputeInList = Awaited<ReturnType<typeof findDisputes>>[number];
/** Cursor: opening time in microseconds and id of the previous page's last entry. */
export type DisputeKey = [openedAt: string, id: string];

/** Finds a page of disputes, newest first, plus one row. */
export function findDisputes(
  reader: Queryable,
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

export async function findDisputeInList(
  reader: Queryable,
  id: string,
): Promise<DisputeInList | null> {
  const row = await disputesWithNames(reader).where('disputes.id', '=', id).executeTakeFirst();
  return row ?? null;
}

function disputesWithNames(reader: Queryable) {
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

/** Counts disputes that need an answer, with the next deadline. */
export async function sumOpenDisputes(reader: Queryable) {
  const { rows } = await sql<{ count: number; cents: number; dueBy: Date | null }>`
    select count(*) as count, coalesce(sum(cents), 0)::bigint as cents, min(due_by) as "dueBy"
    from disputes where status in ('needs_response', 'warning_needs_response')`.execute(reader);
  const [{ count, cents, dueBy } = { count: 0, cents: 0, dueBy: null }] = rows;
  return { count, cents, dueBy: dueBy?.toISOString() ?? null };
}

export function presentDispute(dispute: DisputeInList): DisputeView {
  const { booking_id: id, code, customer_name: customerName } = dispute;
  return {
    id: dispute.id,
    booking:
      id === null || code === null || customerName === null ? null : { id, code, customerName },
    operatorName: dispute.operator_name ?? '',
    cents: dispute.cents,
    takenCents: dispute.taken_cents,
    reason: formatDisputeReason(dispute.reason),
    stage: getDisputeStage(dispute.status),
    isInquiry: isInquiry(dispute.status),
    openedAt: dispute.opened_at.toISOString(),
    dueBy: dispute.due_by?.toISOString() ?? null,
  };
}
