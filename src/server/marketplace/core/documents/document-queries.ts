import type { Selectable } from 'kysely';
import type { DocumentKind } from '#domain/operators/documents.ts';
import { isUuid } from '#domain/fields/ids.ts';
import type { Tables } from '../../../../../db/tables.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export type DocumentRow = Selectable<Tables['operatorDocuments']>;

/** Finds an operator's current documents, without replaced ones. */
export function findDocuments(reader: Queryable, operatorId: string): Promise<DocumentRow[]> {
  return reader
    .selectFrom('operatorDocuments')
    .selectAll()
    .where('operatorId', '=', operatorId)
    .where('replacedAt', 'is', null)
    .orderBy('sentAt', 'desc')
    .execute();
}

export async function findOperatorDocument(
  reader: Queryable,
  operatorId: string,
  documentId: string,
) {
  if (!isUuid(documentId)) return null;
  const document = await reader
    .selectFrom('operatorDocuments')
    .selectAll()
    .where('id', '=', documentId)
    .where('operatorId', '=', operatorId)
    .executeTakeFirst();
  return document ?? null;
}

export async function findDocumentWithOperator(reader: Queryable, documentId: string) {
  if (!isUuid(documentId)) return null;
  const document = await reader
    .selectFrom('operatorDocuments')
    .innerJoin('operators', 'operators.id', 'operatorDocuments.operatorId')
    .selectAll('operatorDocuments')
    .select(['operators.name as operatorName', 'operators.email as operatorEmail'])
    .where('operatorDocuments.id', '=', documentId)
    .executeTakeFirst();
  return document ?? null;
}
export type DocumentOfOperator = NonNullable<Awaited<ReturnType<typeof findDocumentWithOperator>>>;

export function selectDocuments(
  rows: readonly DocumentRow[],
  kind: DocumentKind,
  state: DocumentRow['state'],
) {
  return rows.filter((each) => each.kind === kind && each.state === state);
}
