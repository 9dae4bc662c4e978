import type { Selectable } from 'kysely';
import type { NoticeKind } from '#domain/boats/moderation.ts';
import type { NoticeView } from '#contract/admin/admin-notices.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../../../db/tables.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';

export type NoticeRow = Selectable<Tables['platform_notices']>;

type NewNotice = {
  operatorId: string;
  boatId: string | null;
  kind: NoticeKind;
  reason: string;
  at: Date;
};

/** Records an action of the platform on a boat or an operator with its reason, and queues the mail. */
export async function recordNotice(
  { jobs, newId }: Deps,
  write: Transaction,
  { operatorId, boatId, at, ...notice }: NewNotice,
): Promise<void> {
  const id = newId();
  const row = { id, operator_id: operatorId, boat_id: boatId, made_at: at, ...notice };
  await write
    .insertInto('platform_notices')
    .values({ ...row, answered_at: null })
    .execute();
  await queueMail(jobs, write, { kind: 'notice', recipient: 'operator', subjectId: id, at });
}

/** Settles a boat's notices once its operator has published it again. */
export async function answerNotices(write: Transaction, boatId: string, at: Date): Promise<void> {
  await write
    .updateTable('platform_notices')
    .set({ answered_at: at })
    .where('boat_id', '=', boatId)
    .where('kind', '=', 'unpublished')
    .where('answered_at', 'is', null)
    .execute();
}

export function findBoatNotices(reader: Queryable, boatId: string): Promise<NoticeRow[]> {
  return newestFirst(reader).where('boat_id', '=', boatId).execute();
}

/** Finds notices of an operator, except those about single boats, newest first. */
export function findOperatorNotices(reader: Queryable, operatorId: string): Promise<NoticeRow[]> {
  return newestFirst(reader)
    .where('operator_id', '=', operatorId)
    .where('boat_id', 'is', null)
    .execute();
}

function newestFirst(reader: Queryable) {
  return reader
    .selectFrom('platform_notices')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN);
}

const MAX_SHOWN = 50;

export async function findMailedNotice(reader: Queryable, id: string) {
  const notice = await reader
    .selectFrom('platform_notices')
    .innerJoin('operators', 'operators.id', 'platform_notices.operator_id')
    .leftJoin('boats', 'boats.id', 'platform_notices.boat_id')
    .selectAll('platform_notices')
    .select([
      'operators.name as operator_name',
      'operators.email as operator_email',
      'operators.language as operator_language',
      'boats.name as boat_name',
      'boats.featured_until as boat_featured_until',
    ])
    .where('platform_notices.id', '=', id)
    .executeTakeFirst();
  return notice ?? null;
}
export type MailedNotice = NonNullable<Awaited<ReturnType<typeof findMailedNotice>>>;

export function presentNotice(notice: NoticeRow): NoticeView {
  return {
    kind: notice.kind,
    reason: notice.reason,
    at: notice.made_at.toISOString(),
    answeredAt: notice.answered_at?.toISOString() ?? null,
  };
}
