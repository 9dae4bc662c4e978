import type { Write } from '../../database/database.ts';
import { insertNotice, type NewNotice } from './notice-queries.ts';
import type { Deps } from '../../dependencies.ts';
import { queueMail } from '../../mail/queue-mail.ts';

/** Keeps what is done to a boat or an operator, with the reason, and promises the operator the mail about it. */
export async function giveNotice(
  { jobs, newId }: Deps,
  write: Write,
  notice: Omit<NewNotice, 'id'>,
): Promise<void> {
  const id = newId();
  await insertNotice(write, { id, ...notice });
  await queueMail(jobs, write, {
    kind: 'notice',
    recipient: 'operator',
    subjectId: id,
    at: notice.at,
  });
}
