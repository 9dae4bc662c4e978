import { islandNow, type Day } from '#domain/time/days.ts';
import { expiryProblem, missingKinds } from '#domain/operators/documents.ts';
import operatorDocuments from '#locales/portal/operator/account/operator-documents.en.ts';
import { isUuid } from '#domain/fields/ids.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { announceOperatorBoats } from '../core/boats/boat-changes.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import {
  findDocumentWithOperator,
  findDocuments,
  lockOperatorOfDocuments,
  ofKind,
  toSentDocument,
  type DocumentOfOperator,
} from '../core/documents/document-queries.ts';
import { updateListingVisibility } from './update-listing-visibility.ts';

export const noSuchDocument = refused('not-found', 'There is no such document.');
const checkedAlready = refused(
  'conflict',
  'This document was checked already, or another was sent.',
);

type Order = { documentId: string; by: AuditActor };
type Checked = Promise<Outcome<null, 'not-found' | 'conflict' | 'invalid'>>;

/**
 * Accepts a document until the expiry date printed on it. Replaces the previous one; once both kinds are valid, the
 * operator's boats are listed.
 */
export function acceptDocument(
  deps: Deps,
  { documentId, expiresOn, by }: Order & { expiresOn: Day },
): Checked {
  const today = islandNow(deps.now()).day;
  const unfit = expiryProblem(expiresOn, today);
  if (unfit !== null) {
    return Promise.resolve(refused('invalid', unfit, { fields: { expiresOn: unfit } }));
  }
  return check(deps, { documentId, state: 'awaiting', by }, async (write, document, at) => {
    const { operator_id: operatorId } = document;
    for (const { id } of ofKind(
      await findDocuments(write, operatorId),
      document.kind,
      'accepted',
    )) {
      await write
        .updateTable('operator_documents')
        .set({ replaced_at: at })
        .where('id', '=', id)
        .execute();
    }
    await write
      .updateTable('operator_documents')
      .set({ state: 'accepted', expires_on: expiresOn, ...checkedNow(at, today, by) })
      .where('id', '=', documentId)
      .execute();
    await endDaysToBringThem(write, operatorId, today);
    await updateListingVisibility(deps, write, operatorId);
    await announceOperatorBoats(write, operatorId);
    return { act: 'accept-document', facts: { kind: document.kind, until: expiresOn } };
  });
}

/** Ends the grace period once both documents are valid. */
async function endDaysToBringThem(
  write: Transaction,
  operatorId: string,
  today: Day,
): Promise<void> {
  const documents = (await findDocuments(write, operatorId)).map(toSentDocument);
  if (missingKinds(documents, today).length > 0) return;
  await write
    .updateTable('operators')
    .set({ documents_asked_on: null })
    .where('id', '=', operatorId)
    .execute();
}

/**
 * Refuses a pending document, while an earlier accepted one stays valid; or revokes an accepted one, which may unlist
 * the operator's boats.
 */
export function refuseDocument(
  deps: Deps,
  {
    documentId,
    reason,
    wasAccepted = false,
    by,
  }: Order & { reason: string; wasAccepted?: boolean | undefined },
): Checked {
  const today = islandNow(deps.now()).day;
  const state = wasAccepted ? 'accepted' : 'awaiting';
  return check(deps, { documentId, state, by }, async (write, document, at) => {
    await write
      .updateTable('operator_documents')
      .set({ state: 'refused', reason, ...checkedNow(at, today, by) })
      .where('id', '=', documentId)
      .execute();
    if (wasAccepted) {
      await updateListingVisibility(deps, write, document.operator_id);
      await announceOperatorBoats(write, document.operator_id);
    }
    return { act: 'refuse-document', facts: { kind: document.kind, reason } };
  });
}

type Act = 'accept-document' | 'refuse-document';
type Change = (
  write: Transaction,
  document: DocumentOfOperator,
  at: Date,
) => Promise<{ act: Act; facts: Record<string, unknown> }>;

/** Changes a document in the expected state with its operator locked; then records and mails it. */
async function check(
  deps: Deps,
  { documentId, state, by }: Order & { state: 'awaiting' | 'accepted' },
  change: Change,
): Checked {
  if (!isUuid(documentId)) return noSuchDocument;
  const at = new Date(deps.now());
  return inTransaction<Outcome<null, 'not-found' | 'conflict'>>(deps.database, async (write) => {
    const found = await findDocumentWithOperator(write, documentId);
    if (!found) return noSuchDocument;
    await lockOperatorOfDocuments(write, found.operator_id);
    const document = await findDocumentWithOperator(write, documentId);
    if (document?.state !== state || document.replaced_at !== null) return checkedAlready;
    const { act, facts } = await change(write, document, at);
    const name = `${operatorDocuments.kinds[document.kind]} of ${document.operator_name}`;
    const subject = { kind: 'operator', id: document.operator_id, name };
    await recordAuditEvent(write, { ...by, act, subject, facts, at });
    const kind = act === 'accept-document' ? 'document-accepted' : 'document-refused';
    await queueMail(deps.jobs, write, { kind, recipient: 'operator', subjectId: documentId, at });
    return done(null);
  });
}

function checkedNow(at: Date, today: Day, { admin }: AuditActor) {
  return { checked_at: at, checked_on: today, checked_by: admin.id };
}
