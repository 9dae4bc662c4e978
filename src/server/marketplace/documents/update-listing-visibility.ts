import { lockOperator } from '../core/operators/lock-operator.ts';
import { updateRow } from '../../platform/database/update-row.ts';
import { sql } from 'kysely';
import { toIslandNow } from '#domain/time/days.ts';
import { isListingAllowed, type SentDocument } from '#domain/operators/documents.ts';
import { announceOperatorBoats } from '../core/boats/boat-changes.ts';
import {
  inTransaction,
  type Queryable,
  type Transaction,
} from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findDocuments } from '../core/documents/document-queries.ts';
import { ruleFor, type OperatorAsked } from './listing-rule.ts';

/** Unlists boats of operators with expired or missing documents, and lists the boats of other operators again. */
export async function updateListings(deps: Deps): Promise<void> {
  if (deps.documentsGraceDays === null) await postponeGracePeriods(deps);
  for (const { id } of await findWrongListings(deps)) {
    await inTransaction(deps.database, (write) => updateListingVisibility(deps, write, id));
  }
}

/**
 * Moves the start of all grace periods to today while document checks are off, so that they begin when checks are
 * enabled.
 */
async function postponeGracePeriods({ database, now }: Deps): Promise<void> {
  const { day } = toIslandNow(now());
  await sql`update operators set documents_asked_on = ${day}
    where documents_asked_on is distinct from ${day}::date and erased_at is null`.execute(database);
}

type DocumentStatus = OperatorAsked & {
  id: string;
  isListed: boolean;
  hasPublishedBoats: boolean;
  documents: SentDocument[];
};

/** Lists all operators, except erased ones, with the state of their documents. */
export async function listDocumentStatuses(reader: Queryable): Promise<DocumentStatus[]> {
  const { rows } = await sql<DocumentStatus>`
    select id, unlisted_at is null as "isListed", documents_asked_on::text,
      exists (select from boats where operator_id = operators.id and boats.status = 'published'
        and deleted_at is null) as "hasPublishedBoats",
      (select coalesce(json_agg(json_build_object('kind', kind, 'state', state, 'expiresOn', expires_on)), '[]')
        from operator_documents
        where operator_id = operators.id and replaced_at is null) as documents
    from operators where erased_at is null order by id`.execute(reader);
  return rows;
}

/** Finds operators whose listing state is wrong. */
async function findWrongListings(deps: Deps): Promise<DocumentStatus[]> {
  const today = toIslandNow(deps.now()).day;
  const all = await listDocumentStatuses(deps.database);
  return all.filter(
    (operator) =>
      isListingAllowed(operator.documents, ruleFor(deps, operator), today) !== operator.isListed,
  );
}

/**
 * Lists or unlists an operator's boats according to the operator's documents. Locks only the operator, as a suspension
 * does; sold trips are kept. Returns whether the listing has changed.
 */
export async function updateListingVisibility(
  deps: Deps,
  write: Transaction,
  operatorId: string,
): Promise<boolean> {
  const operator = await lockOperator(write, operatorId);
  if (!operator || operator.erasedAt !== null) return false;
  const today = toIslandNow(deps.now()).day;
  const documents = await findDocuments(write, operatorId);
  const isListed = isListingAllowed(documents, ruleFor(deps, operator), today);
  if (isListed === (operator.unlistedAt === null)) return false;
  const at = new Date(deps.now());
  await updateRow(write, 'operators', operatorId, { unlistedAt: isListed ? null : at });
  await announceOperatorBoats(write, operatorId);
  if (!isListed && (await hasPublishedBoats(write, operatorId))) {
    const mail = { kind: 'boats-unlisted', recipient: 'operator', subjectId: operatorId } as const;
    await queueMail(deps.jobs, write, { ...mail, dedupeId: today, at });
  }
  return true;
}

async function hasPublishedBoats(write: Transaction, operatorId: string): Promise<boolean> {
  const boat = await write
    .selectFrom('boats')
    .select('id')
    .where('operatorId', '=', operatorId)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return boat !== undefined;
}
