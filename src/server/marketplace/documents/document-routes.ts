import { endpoints } from '#contract/endpoints.ts';
import type { OwnDocumentsView } from '#contract/operator/document-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import {
  documentKinds,
  computeListedUntil,
  MAX_DOCUMENT_BYTES,
  computeDocumentStatus,
  type DocumentKind,
} from '#domain/operators/documents.ts';
import { done, refused } from '#domain/problems.ts';
import { inUploadFolder, receiveUpload } from '../core/uploads/receive-upload.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Operator } from '../../identity/operators/require-operator.ts';
import { noSuchDocument } from './check-document.ts';
import { documentAnswer } from './document-files.ts';
import {
  findDocuments,
  findOperatorDocument,
  type DocumentRow,
} from '../core/documents/document-queries.ts';
import { ruleFor } from './listing-rule.ts';
import { sendDocument } from './send-document.ts';
import { readUncoveredTrips } from './uncovered-trips.ts';

export function documentRoutes(deps: Deps) {
  return [
    serve(endpoints.ownDocuments, async ({ operator }) =>
      done(await readOwnDocuments(deps, deps.database, operator)),
    ),

    serve(endpoints.sendDocument, async ({ operator, params, query, context }) => {
      const kind = documentKinds.find((each) => each === params.kind);
      if (kind === undefined) return noSuchKind;
      const sent = await inUploadFolder(async (folder) => {
        const { file } = endpoints.sendDocument;
        const original = await receiveUpload(context.req.raw, file, folder, documentUpload);
        if (!original.ok) return original;
        const { id: operatorId } = operator;
        return sendDocument(deps, { operatorId, kind, ...query, original: original.value, folder });
      });
      return sent.ok ? done(await readOwnDocuments(deps, deps.database, operator)) : sent;
    }),

    serve(endpoints.ownDocumentFile, async ({ operator, params }) => {
      const document = await findOperatorDocument(deps.database, operator.id, params.id);
      return serveDocumentFile(deps, document);
    }),
  ];
}

const documentUpload = { noun: 'document', maxBytes: MAX_DOCUMENT_BYTES };
const noSuchKind = refused('not-found', 'document.kindUnknown');

/** Serves a document's file as a download; 404 if the document or its file is missing. */
export async function serveDocumentFile(
  { documentFiles }: Deps,
  document: Pick<DocumentRow, 'kind' | 'file'> | null,
): Promise<Response> {
  const file = document?.file ?? null;
  const bytes = file === null ? null : await documentFiles.get(file);
  if (document === null || file === null || bytes === null) {
    return answerProblem(noSuchDocument.problem);
  }
  return documentAnswer(bytes, document.kind, file);
}

export async function readOwnDocuments(
  deps: Deps,
  reader: Queryable,
  operator: Pick<Operator, 'id' | 'documentsAskedOn' | 'unlistedAt'>,
): Promise<OwnDocumentsView> {
  const today = toIslandNow(deps.now()).day;
  const rows = await findDocuments(reader, operator.id);
  const until = computeListedUntil(rows, ruleFor(deps, operator), today);
  const mayBeListed = operator.unlistedAt === null;
  const getUncovered = await readUncoveredTrips(deps, reader, [operator.id]);
  return {
    documents: documentKinds.map((kind) => presentKind(kind, rows, today)),
    areNeeded: deps.documentsGraceDays !== null,
    mayBeListed,
    listedUntil: mayBeListed ? until : null,
    uncovered: getUncovered(operator.id),
  };
}

function presentKind(kind: DocumentKind, all: readonly DocumentRow[], today: string) {
  const rows = all.filter((each) => each.kind === kind);
  const accepted = rows.find(({ state }) => state === 'accepted');
  // The rows are sorted newest first.
  const sent = rows.find(({ state }) => state !== 'accepted');
  const isNewer = sent && (!accepted || sent.sentAt > accepted.sentAt);
  return {
    kind,
    standing: computeDocumentStatus(kind, rows, today),
    accepted: accepted ? presentAccepted(accepted) : null,
    sent: isNewer ? presentSent(sent) : null,
  };
}

function presentAccepted({ id, expiresOn, checkedOn, file }: DocumentRow) {
  return { id, expiresOn, checkedOn: checkedOn ?? '', hasFile: file !== null };
}

function presentSent(row: DocumentRow) {
  const { id, expiresOn, sentAt, reason, file } = row;
  const state = row.state === 'refused' ? ('refused' as const) : ('awaiting' as const);
  return { id, state, expiresOn, sentAt: sentAt.toISOString(), reason, hasFile: file !== null };
}
