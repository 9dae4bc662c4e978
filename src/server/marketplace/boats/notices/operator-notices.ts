import type { Selectable } from 'kysely';
import type { NoticeKind } from '#domain/boats/moderation.ts';
import type { NoticeView } from '#contract/admin/admin-notices.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../../../db/tables.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';

export type NoticeRow = Selectable<Tables['platformNotices']>;

type NewNotice = {
  operatorId: string;
  boatId: string | null;
  kind: NoticeKind;
  reason: string;
  at: Date;
};

/**
 * Records an action that the platform took on a boat or operator, with its reason, and queues a mail to the operator.
 */
export async function recordNotice(
  { jobs, newId }: Deps,
  write: Transaction,
  { operatorId, boatId, at, ...notice }: NewNotice,
): Promise<void> {
  const id = newId();
  const row = { id, operatorId, boatId, madeAt: at, ...notice };
  await write
    .insertInto('platformNotices')
    .values({ ...row, answeredAt: null })
    .execute();
  await queueMail(jobs, write, { kind: 'notice', recipient: 'operator', subjectId: id, at });
}

/** Settles a boat's notices once its operator has published it again. */
export async function answerNotices(write: Transaction, boatId: string, at: Date): Promise<void> {
  await write
    .updateTable('platformNotices')
    .set({ answeredAt: at })
    .where('boatId', '=', boatId)
    .where('kind', '=', 'unpublished')
    .where('answeredAt', 'is', null)
    .execute();
}

export function findBoatNotices(reader: Queryable, boatId: string): Promise<NoticeRow[]> {
  return newestFirst(reader).where('boatId', '=', boatId).execute();
}

/** Finds an operator's notices that are not about a single boat, newest first. */
export function findOperatorNotices(reader: Queryable, operatorId: string): Promise<NoticeRow[]> {
  return newestFirst(reader)
    .where('operatorId', '=', operatorId)
    .where('boatId', 'is', null)
    .execute();
}

function newestFirst(reader: Queryable) {
  return reader
    .selectFrom('platformNotices')
    .selectAll()
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN);
}

const MAX_SHOWN = 50;

export async function findMailedNotice(reader: Queryable, id: string) {
  const notice = await reader
    .selectFrom('platformNotices')
    .innerJoin('operators', 'operators.id', 'platformNotices.operatorId')
    .leftJoin('boats', 'boats.id', 'platformNotices.boatId')
    .selectAll('platformNotices')
    .select([
      'operators.name as operatorName',
      'operators.email as operatorEmail',
      'operators.language as operatorLanguage',
      'boats.name as boatName',
      'boats.featuredUntil as boatFeaturedUntil',
    ])
    .where('platformNotices.id', '=', id)
    .executeTakeFirst();
  return notice ?? null;
}
export type MailedNotice = NonNullable<Awaited<ReturnType<typeof findMailedNotice>>>;

export function presentNotice(notice: NoticeRow): NoticeView {
  return {
    kind: notice.kind,
    reason: notice.reason,
    at: notice.madeAt.toISOString(),
    answeredAt: notice.answeredAt?.toISOString() ?? null,
  };
}
