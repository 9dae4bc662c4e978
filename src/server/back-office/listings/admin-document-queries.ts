import { sql } from 'kysely';
import type { AdminDocumentsQuery } from '#contract/operator/document-api.ts';
import type { Day } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listByTime, type RowOf } from '../../platform/http/paged-list.ts';
import { matchAnywhere } from '../../platform/database/sql-fragments.ts';
import { buildUncoveredCondition } from '../../marketplace/documents/uncovered-trips.ts';

export type AdminDocumentRow = RowOf<ReturnType<typeof listAdminDocuments>>;

/** Lists documents, oldest first; pending documents by default. */
export function listAdminDocuments(
  reader: Queryable,
  { show = 'awaiting', search = '' }: AdminDocumentsQuery,
  today: Day,
) {
  const pattern = matchAnywhere(search);
  const documents = adminDocuments(reader)
    .where(
      show === 'uncovered'
        ? buildUncoveredCondition(today)
        : sql<boolean>`document.state = ${show}`,
    )
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`document.operator_id = any(array(
        select id from operators where name ilike ${pattern} or email ilike ${pattern}))`),
    );
  return listByTime(documents, 'sent_at', 'document.id', 'asc');
}

export function findAdminDocument(reader: Queryable, documentId: string) {
  return adminDocuments(reader).where('document.id', '=', documentId).executeTakeFirst();
}

function adminDocuments(reader: Queryable) {
  return reader
    .selectFrom('operatorDocuments as document')
    .innerJoin('operators', 'operators.id', 'document.operatorId')
    .leftJoin('admins', 'admins.id', 'document.checkedBy')
    .selectAll('document')
    .select(['operators.name as operatorName', 'operators.email as operatorEmail'])
    .select('admins.name as adminName')
    .select([
      sql<string>`sent_at::text`.as('sortKey'),
      sql<Day | null>`(
        select expires_on::text from operator_documents as good
        where good.operator_id = document.operator_id and good.kind = document.kind
          and good.state = 'accepted' and good.replaced_at is null)`.as('goodUntil'),
    ]);
}
