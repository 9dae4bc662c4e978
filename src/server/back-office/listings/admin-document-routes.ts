import { endpoints } from '#contract/endpoints.ts';
import type { AdminDocumentView } from '#contract/operator/document-api.ts';
import { islandNow } from '#domain/time/days.ts';
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
import { pageFrom, readCursor, timeKey } from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  findAdminDocument,
  findAdminDocuments,
  type AdminDocumentRow,
} from './admin-document-queries.ts';

/** Endpoints to read and check captains' documents. Changes return the new state. */
export function adminDocumentRoutes(deps: Deps) {
  return [
    serve(endpoints.adminDocuments, async ({ query }) => {
      const after = readCursor(query.after, timeKey);
      if (!after.ok) return after;
      const today = islandNow(deps.now()).day;
      const rows = await findAdminDocuments(deps.database, query, today, after.value);
      const present = await createPresenter(deps, rows);
      return done(pageFrom(rows, present, (row) => [row.sent_text, row.id]));
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

/** Audits access to someone's papers. */
async function readFileAs(deps: Deps, documentId: string, by: AuditActor): Promise<Response> {
  const document = await findDocumentWithOperator(deps.database, documentId);
  const answer = await serveDocumentFile(deps, document);
  if (document === null || !answer.ok) return answer;
  const name = `${operatorDocuments.kinds[document.kind]} of ${document.operator_name}`;
  const subject = { kind: 'operator', id: document.operator_id, name };
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
  const present = await createPresenter(deps, [document]);
  return done(present(document));
}

async function createPresenter(deps: Deps, rows: readonly AdminDocumentRow[]) {
  const operatorIds = [...new Set(rows.map((row) => row.operator_id))];
  const getUncovered = await readUncoveredTrips(deps, deps.database, operatorIds);
  return (row: AdminDocumentRow): AdminDocumentView =>
    presentDocument(row, getUncovered(row.operator_id));
}

function presentDocument(
  row: AdminDocumentRow,
  uncoveredTrips: readonly UncoveredTrips[],
): AdminDocumentView {
  const { id, kind, state, reason } = row;
  const isCounted = row.replaced_at === null && state !== 'refused';
  return {
    id,
    kind,
    state,
    reason,
    operator: { id: row.operator_id, name: row.operator_name, email: row.operator_email },
    sentAt: row.sent_at.toISOString(),
    expiresOn: row.expires_on,
    hasFile: row.file !== null,
    checkedOn: row.checked_on,
    checkedBy: row.admin_name,
    isReplaced: row.replaced_at !== null,
    goodUntil: row.good_until,
    uncovered: isCounted ? presentUncovered(uncoveredTrips, kind) : null,
  };
}
