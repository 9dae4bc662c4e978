import { addDays, toIslandNow, type Day } from '#domain/time/days.ts';
import {
  listKindsToSend,
  computeListedUntil,
  reminderDays,
  findDueReminder,
} from '#domain/operators/documents.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { listDocumentStatuses } from './update-listing-visibility.ts';
import { ruleFor } from './listing-rule.ts';

/** Mails each reminder once: before documents expire, and to existing operators about missing documents. */
export async function remindOfDocuments(deps: Deps): Promise<void> {
  const today = toIslandNow(deps.now()).day;
  const at = new Date(deps.now());
  for (const { id, expiresOn } of await findRunningOut(deps.database, today)) {
    const dedupeId = String(findDueReminder(expiresOn, today));
    await inTransaction(deps.database, (write) =>
      queueMail(deps.jobs, write, {
        kind: 'document-reminder',
        recipient: 'operator',
        subjectId: id,
        dedupeId,
        at,
      }),
    );
  }
  for (const { id, dedupeId } of await findWithoutDocuments(deps, today)) {
    await inTransaction(deps.database, (write) =>
      queueMail(deps.jobs, write, {
        kind: 'documents-asked',
        recipient: 'operator',
        subjectId: id,
        dedupeId,
        at,
      }),
    );
  }
}

/** Finds accepted documents that expire soon and for which no replacement was sent. */
function findRunningOut(reader: Queryable, today: Day) {
  return reader
    .selectFrom('operatorDocuments as document')
    .innerJoin('operators', 'operators.id', 'document.operatorId')
    .select(['document.id', 'document.expiresOn'])
    .where('operators.status', '=', 'active')
    .where('document.state', '=', 'accepted')
    .where('replacedAt', 'is', null)
    .where('document.expiresOn', '>=', today)
    .where('document.expiresOn', '<=', addDays(today, Math.max(...reminderDays)))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('operatorDocuments as next')
            .whereRef('next.operatorId', '=', 'document.operatorId')
            .whereRef('next.kind', '=', 'document.kind')
            .where('next.state', '=', 'awaiting')
            .select('next.id'),
        ),
      ),
    )
    .orderBy('document.id')
    .execute();
}

/**
 * Finds existing operators without documents, to remind them when checks begin and again a week before the grace period
 * ends.
 */
async function findWithoutDocuments(
  deps: Deps,
  today: Day,
): Promise<{ id: string; dedupeId: string }[]> {
  const standings = await listDocumentStatuses(deps.database);
  return standings.flatMap((operator) => {
    const { id, documents, documentsAskedOn: askedOn, isListed, hasPublishedBoats } = operator;
    if (askedOn === null || !isListed || !hasPublishedBoats) return [];
    if (listKindsToSend(documents, today).length === 0) return [];
    const until = computeListedUntil(documents, ruleFor(deps, operator), today);
    if (until === null || until < today) return [];
    return {
      id,
      dedupeId: `${findDueReminder(until, today) === LAST ? 'last' : 'first'}-${until}`,
    };
  });
}

const [, LAST] = reminderDays;
