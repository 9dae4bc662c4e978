import { sql, type SqlBool } from 'kysely';
import * as z from 'zod/mini';
import { isInquiry, getDisputeStage } from '#domain/refunds/disputes.ts';
import type { PortalLanguage } from '#i18n/languages/portal-languages.ts';
import { describeDisputeReason } from '#i18n/records/dispute-reason.ts';
import type { DisputeView } from '#contract/admin/admin-dispute-api.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { writtenTime } from '../../platform/http/page-cursor.ts';
import { listInOrder, type RowOf } from '../../platform/http/paged-list.ts';

export type DisputeInList = RowOf<ReturnType<typeof listDisputes>>;

/** Cursor: opening time and the provider's id. */
const disputeKey = z.tuple([writtenTime, z.string().check(z.regex(/^\w{1,100}$/))]);

/** Lists disputes, newest first. */
export function listDisputes(reader: Queryable, { show }: { show?: 'open' | 'all' | undefined }) {
  const disputes = disputesWithNames(reader).$if(show !== 'all', (query) =>
    query.where('disputes.status', 'not in', ['won', 'lost', 'warning_closed', 'prevented']),
  );
  return listInOrder(disputes, {
    key: disputeKey,
    columns: { 'disputes.opened_at': 'timestamptz', 'disputes.id': 'text' },
    direction: 'desc',
    buildKey: (dispute) => [dispute.sortKey, dispute.id],
  });
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
    .leftJoin('bookings', 'bookings.id', 'disputes.bookingId')
    .leftJoin('boatFeatures', 'boatFeatures.id', 'disputes.boatFeatureId')
    .leftJoin('operators', (join) =>
      join.on(
        sql<SqlBool>`operators.id = coalesce(bookings.operator_id, boat_features.operator_id)`,
      ),
    )
    .selectAll('disputes')
    .select(['bookings.code', 'bookings.customerName', 'operators.name as operatorName'])
    .select(sql<string>`disputes.opened_at::text`.as('sortKey'));
}

/** Counts and sums the disputes that need an answer, and finds their next deadline. */
export async function sumOpenDisputes(reader: Queryable) {
  const { rows } = await sql<{ count: number; cents: number; dueBy: Date | null }>`
    select count(*) as count, coalesce(sum(cents), 0)::bigint as cents, min(due_by) as "dueBy"
    from disputes where status in ('needs_response', 'warning_needs_response')`.execute(reader);
  const [{ count, cents, dueBy } = { count: 0, cents: 0, dueBy: null }] = rows;
  return { count, cents, dueBy: dueBy?.toISOString() ?? null };
}

export function presentDispute(dispute: DisputeInList, language: PortalLanguage): DisputeView {
  const { bookingId: id, code, customerName } = dispute;
  return {
    id: dispute.id,
    booking:
      id === null || code === null || customerName === null ? null : { id, code, customerName },
    operatorName: dispute.operatorName ?? '',
    cents: dispute.cents,
    takenCents: dispute.takenCents,
    reason: describeDisputeReason(dispute.reason, language),
    stage: getDisputeStage(dispute.status),
    isInquiry: isInquiry(dispute.status),
    openedAt: dispute.openedAt.toISOString(),
    dueBy: dispute.dueBy?.toISOString() ?? null,
  };
}
