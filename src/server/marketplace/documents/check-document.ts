import { lockOperator } from '../core/operators/lock-operator.ts';
import { updateRow } from '../../platform/database/update-row.ts';
import { toIslandNow, type Day } from '#domain/time/days.ts';
import { findExpiryProblem, listMissingKinds } from '#domain/operators/documents.ts';
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
  selectDocuments,
  type DocumentOfOperator,
} from '../core/documents/document-queries.ts';
import { updateListingVisibility } from './update-listing-visibility.ts';

export const noSuchDocument = refused('not-found', 'document.unknown');
const checkedAlready = refused('conflict', 'document.alreadyChecked');

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
  const today = toIslandNow(deps.now()).day;
  const unfit = findExpiryProblem(expiresOn, today);
  if (unfit !== null) {
    return Promise.resolve(refused('invalid', unfit, { fields: { expiresOn: unfit } }));
  }
  return check(deps, { documentId, state: 'awaiting', by }, async (write, document, at) => {
    const { operatorId } = document;
    for (const { id } of selectDocuments(
      await findDocuments(write, operatorId),
      document.kind,
      'accepted',
    )) {
      await updateRow(write, 'operatorDocuments', id, { replacedAt: at });
    }
    await updateRow(write, 'operatorDocuments', documentId, {
      state: 'accepted',
      expiresOn,
      ...checkedNow(at, today, by),
    });
    await endGracePeriod(write, operatorId, today);
    await updateListingVisibility(deps, write, operatorId);
    await announceOperatorBoats(write, operatorId);
    return { act: 'accept-document', facts: { kind: document.kind, until: expiresOn } };
  });
}

/** Ends the grace period once both documents are valid. */
async function endGracePeriod(write: Transaction, operatorId: string, today: Day): Promise<void> {
  const documents = await findDocuments(write, operatorId);
  if (listMissingKinds(documents, today).length > 0) return;
  await updateRow(write, 'operators', operatorId, { documentsAskedOn: null });
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
  const today = toIslandNow(deps.now()).day;
  const state = wasAccepted ? 'accepted' : 'awaiting';
  return check(deps, { documentId, state, by }, async (write, document, at) => {
    await updateRow(write, 'operatorDocuments', documentId, {
      state: 'refused',
      reason,
      ...checkedNow(at, today, by),
    });
    if (wasAccepted) {
      await updateListingVisibility(deps, write, document.operatorId);
      await announceOperatorBoats(write, document.operatorId);
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

/**
 * Changes a document that is in the expected state, with its operator locked. Then records the audit event and mails
 * the operator.
 */
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
    await lockOperator(write, found.operatorId);
    const document = await findDocumentWithOperator(write, documentId);
    if (document?.state !== state || document.replacedAt !== null) return checkedAlready;
    const { act, facts } = await change(write, document, at);
    const name = `${operatorDocuments.kinds[document.kind]} of ${document.operatorName}`;
    const subject = { kind: 'operator', id: document.operatorId, name };
    await recordAuditEvent(write, { ...by, act, subject, facts, at });
    const kind = act === 'accept-document' ? 'document-accepted' : 'document-refused';
    await queueMail(deps.jobs, write, { kind, recipient: 'operator', subjectId: documentId, at });
    return done(null);
  });
}

function checkedNow(at: Date, today: Day, { admin }: AuditActor) {
  return { checkedAt: at, checkedOn: today, checkedBy: admin.id };
}
