import type { Selectable } from 'kysely';
import type { DocumentKind, SentDocument } from '#domain/operators/documents.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { Tables } from '../../../../../db/tables.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';

export type DocumentRow = Selectable<Tables['operator_documents']>;

export function toSentDocument({ kind, state, expires_on: expiresOn }: DocumentRow): SentDocument {
  return { kind, state, expiresOn };
}

/** Finds an operator's current documents, without replaced ones. */
export function findDocuments(reader: Queryable, operatorId: string): Promise<DocumentRow[]> {
  return reader
    .selectFrom('operator_documents')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('replaced_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .execute();
}

export async function findOperatorDocument(
  reader: Queryable,
  operatorId: string,
  documentId: string,
) {
  if (!isUuid(documentId)) return null;
  const document = await reader
    .selectFrom('operator_documents')
    .selectAll()
    .where('id', '=', documentId)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return document ?? null;
}

/** Locks the operator of documents: blocks sales and other decisions about their documents. */
export function lockOperatorOfDocuments(write: Transaction, operatorId: string) {
  return write
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findDocumentWithOperator(reader: Queryable, documentId: string) {
  if (!isUuid(documentId)) return null;
  const document = await reader
    .selectFrom('operator_documents')
    .innerJoin('operators', 'operators.id', 'operator_documents.operator_id')
    .selectAll('operator_documents')
    .select(['operators.name as operator_name', 'operators.email as operator_email'])
    .where('operator_documents.id', '=', documentId)
    .executeTakeFirst();
  return document ?? null;
}
export type DocumentOfOperator = NonNullable<Awaited<ReturnType<typeof findDocumentWithOperator>>>;

export function ofKind(
  rows: readonly DocumentRow[],
  kind: DocumentKind,
  state: DocumentRow['state'],
) {
  return rows.filter((each) => each.kind === kind && each.state === state);
}
