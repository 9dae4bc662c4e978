import { endpoints } from '#contract/endpoints.ts';
import type { AdminDocumentView } from '#contract/operator/document-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import type { UncoveredTrips } from '#domain/operators/document-cover.ts';
import operatorDocuments from '#locales/portal/operator/account/operator-documents.en.ts';
import { done, type Outcome, type ProblemKind } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import {
  acceptDocument,
  noSuchDocument,
  refuseDocument,
} from '../../marketplace/documents/check-document.ts';
import { serveDocumentFile } from '../../marketplace/documents/document-routes.ts';
import { findDocumentWithOperator } from '../../marketplace/core/documents/document-queries.ts';
import {
  presentUncovered,
  readUncoveredTrips,
} from '../../marketplace/documents/uncovered-trips.ts';
import { joinToList, readPage } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  findAdminDocument,
  listAdminDocuments,
  type AdminDocumentRow,
} from './admin-document-queries.ts';

/** Endpoints to read and check captains' documents. Changes return the new state. */
export function adminDocumentRoutes(deps: Deps) {
  return [
    serve(endpoints.adminDocuments, ({ query }) => {
      const found = listAdminDocuments(deps.database, query, toIslandNow(deps.now()).day);
      const documents = joinToList(found, (rows) => findUncovered(deps, rows));
      return readPage(documents, query.after, presentDocument);
    }),

    serve(endpoints.adminDocumentFile, ({ params, ...by }) => readFileAs(deps, params.id, by)),

    serve(endpoints.adminAcceptDocument, async ({ params: { id }, payload, ...by }) =>
      answerDocument(deps, id, await acceptDocument(deps, { ...payload, documentId: id, by })),
    ),

    serve(endpoints.adminRefuseDocument, async ({ params: { id }, payload, ...by }) =>
      answerDocument(deps, id, await refuseDocument(deps, { ...payload, documentId: id, by })),
    ),
  ];
}

/** Serves a document's file, and audits the access. */
async function readFileAs(deps: Deps, documentId: string, by: AuditActor): Promise<Response> {
  const document = await findDocumentWithOperator(deps.database, documentId);
  const answer = await serveDocumentFile(deps, document);
  if (document === null || !answer.ok) return answer;
  const name = `${operatorDocuments.kinds[document.kind]} of ${document.operatorName}`;
  const subject = { kind: 'operator', id: document.operatorId, name };
  await inTransaction(deps.database, (write) =>
    recordAuditEvent(write, { ...by, act: 'read-document', subject, at: new Date(deps.now()) }),
  );
  return answer;
}

async function answerDocument<Kind extends ProblemKind>(
  deps: Deps,
  documentId: string,
  checked: Outcome<null, Kind>,
) {
  if (!checked.ok) return checked;
  const document = await findAdminDocument(deps.database, documentId);
  if (!document) return noSuchDocument;
  const getUncovered = await findUncovered(deps, [document]);
  return done(presentDocument({ ...document, ...getUncovered(document) }));
}

type Uncovered = { uncovered: readonly UncoveredTrips[] };

async function findUncovered(
  deps: Deps,
  rows: readonly AdminDocumentRow[],
): Promise<(row: AdminDocumentRow) => Uncovered> {
  const operatorIds = [...new Set(rows.map((row) => row.operatorId))];
  const getTrips = await readUncoveredTrips(deps, deps.database, operatorIds);
  return (row) => ({ uncovered: getTrips(row.operatorId) });
}

function presentDocument(row: AdminDocumentRow & Uncovered): AdminDocumentView {
  const { id, kind, state, reason } = row;
  const isCounted = row.replacedAt === null && state !== 'refused';
  return {
    id,
    kind,
    state,
    reason,
    operator: { id: row.operatorId, name: row.operatorName, email: row.operatorEmail },
    sentAt: row.sentAt.toISOString(),
    expiresOn: row.expiresOn,
    hasFile: row.file !== null,
    checkedOn: row.checkedOn,
    checkedBy: row.adminName,
    isReplaced: row.replacedAt !== null,
    goodUntil: row.goodUntil,
    uncovered: isCounted ? presentUncovered(row.uncovered, kind) : null,
  };
}
