import type { Write } from '../database/database.ts';
import { insertNotice, type NewNotice } from '../notices/notice-queries.ts';
import type { Deps } from '../product-deps.ts';
import { queueNoticeMail } from './queue-mail.ts';

/** Keeps what is done to a boat or a captain, with the reason, and promises the captain the mail about it. */
export async function giveNotice(
  { jobs, newId }: Deps,
  write: Write,
  notice: Omit<NewNotice, 'id'>,
): Promise<void> {
  const id = newId();
  await insertNotice(write, { id, ...notice });
  await queueNoticeMail(jobs, write, { noticeId: id, kind: notice.kind, at: notice.at });
}
