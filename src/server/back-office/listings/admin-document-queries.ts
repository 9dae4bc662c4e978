import { sql } from 'kysely';
import type { AdminDocumentsQuery } from '#contract/operator/document-api.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import type { Day } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/sql-fragments.ts';
import { hasUncoveredTrips } from '../../marketplace/documents/uncovered-trips.ts';

export type AdminDocumentRow = Awaited<ReturnType<typeof findAdminDocuments>>[number];

/** Finds a page of documents, oldest first, plus one row; pending ones by default. */
export function findAdminDocuments(
  reader: Queryable,
  { show = 'awaiting', search = '' }: AdminDocumentsQuery,
  today: Day,
  after: readonly [sentAt: string, id: string] | null,
) {
  const pattern = anywhere(search);
  return adminDocuments(reader)
    .where(show === 'uncovered' ? hasUncoveredTrips(today) : sql<boolean>`document.state = ${show}`)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`document.operator_id = any(array(
        select id from operators where name ilike ${pattern} or email ilike ${pattern}))`),
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(sent_at, document.id) > (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('sent_at')
    .orderBy('document.id')
    .limit(PAGE_SIZE + 1)
    .execute();
}

export function findAdminDocument(reader: Queryable, documentId: string) {
  return adminDocuments(reader).where('document.id', '=', documentId).executeTakeFirst();
}

function adminDocuments(reader: Queryable) {
  return reader
    .selectFrom('operator_documents as document')
    .innerJoin('operators', 'operators.id', 'document.operator_id')
    .leftJoin('admins', 'admins.id', 'document.checked_by')
    .selectAll('document')
    .select(['operators.name as operator_name', 'operators.email as operator_email'])
    .select('admins.name as admin_name')
    .select([
      sql<string>`sent_at::text`.as('sent_text'),
      sql<Day | null>`(
        select expires_on::text from operator_documents as good
        where good.operator_id = document.operator_id and good.kind = document.kind
          and good.state = 'accepted' and good.replaced_at is null)`.as('good_until'),
    ]);
}
