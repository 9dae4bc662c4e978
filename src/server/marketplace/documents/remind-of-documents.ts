import { addDays, islandNow, type Day } from '#domain/time/days.ts';
import {
  kindsToSend,
  listedUntil,
  reminderDays,
  reminderDue,
} from '#domain/operators/documents.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { listDocumentStatuses } from './update-listing-visibility.ts';
import { ruleFor } from './listing-rule.ts';

/** Reminds operators once before documents expire, and existing operators once of missing ones. */
export async function remindOfDocuments(deps: Deps): Promise<void> {
  const today = islandNow(deps.now()).day;
  const at = new Date(deps.now());
  for (const { id, expires_on: expiresOn } of await findRunningOut(deps.database, today)) {
    const matter = String(reminderDue(expiresOn, today));
    await inTransaction(deps.database, (write) =>
      queueMail(deps.jobs, write, {
        kind: 'document-reminder',
        recipient: 'operator',
        subjectId: id,
        matter,
        at,
      }),
    );
  }
  for (const { id, matter } of await findWithoutDocuments(deps, today)) {
    await inTransaction(deps.database, (write) =>
      queueMail(deps.jobs, write, {
        kind: 'documents-asked',
        recipient: 'operator',
        subjectId: id,
        matter,
        at,
      }),
    );
  }
}

/** Finds accepted documents that expire soon without a replacement sent. */
function findRunningOut(reader: Queryable, today: Day) {
  return reader
    .selectFrom('operator_documents as document')
    .innerJoin('operators', 'operators.id', 'document.operator_id')
    .select(['document.id', 'document.expires_on'])
    .where('operators.status', '=', 'active')
    .where('document.state', '=', 'accepted')
    .where('replaced_at', 'is', null)
    .where('document.expires_on', '>=', today)
    .where('document.expires_on', '<=', addDays(today, Math.max(...reminderDays)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('operator_documents as next')
            .whereRef('next.operator_id', '=', 'document.operator_id')
            .whereRef('next.kind', '=', 'document.kind')
            .where('next.state', '=', 'awaiting')
            .select('next.id'),
        ),
      ),
    )
    .orderBy('document.id')
    .execute();
}

/** Finds existing operators without documents: reminded when checks begin, and a week before the grace period ends. */
async function findWithoutDocuments(
  deps: Deps,
  today: Day,
): Promise<{ id: string; matter: string }[]> {
  const standings = await listDocumentStatuses(deps.database);
  return standings.flatMap((operator) => {
    const { id, documents, documents_asked_on: askedOn, isListed, hasPublishedBoats } = operator;
    if (askedOn === null || !isListed || !hasPublishedBoats) return [];
    if (kindsToSend(documents, today).length === 0) return [];
    const until = listedUntil(documents, ruleFor(deps, operator), today);
    if (until === null || until < today) return [];
    return { id, matter: `${reminderDue(until, today) === LAST ? 'last' : 'first'}-${until}` };
  });
}

const [, LAST] = reminderDays;
