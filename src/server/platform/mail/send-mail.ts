import { sql } from 'kysely';
import { NO_MAIL_DUE } from '#domain/bookings/mail-kinds.ts';
import { buildUnclaimedCondition } from '../database/sql-fragments.ts';
import type { Deps } from '../dependencies.ts';
import { MailRefused } from '../gateways/mailer.ts';
import { composeMail, type MailLoaders, type QueuedMail } from './compose-mail.ts';

/**
 * Sends a queued mail once. If sending fails or another sender has claimed it, the job is retried; a permanent refusal
 * is recorded and not retried.
 */
export async function sendMail(deps: Deps, loaders: MailLoaders, key: string): Promise<void> {
  const claimed = await claimMail(deps, key);
  if (!claimed) return waitForOtherSender(deps, key);
  const row = deps.database.updateTable('mails').where('key', '=', key);
  try {
    const mail = await composeMail(deps, loaders, claimed);
    if (mail) await deps.mailer.send(mail);
    const why = mail ? null : NO_MAIL_DUE;
    await row.set({ sentAt: new Date(deps.now()), lastError: why }).execute();
  } catch (error) {
    const isRefused = error instanceof MailRefused;
    const failure = { claimedAt: null, lastError: (error as Error).message };
    const failedAt = isRefused ? new Date(deps.now()) : null;
    await row.set({ ...failure, failedAt }).execute();
    if (!isRefused) throw error;
    deps.log.warn('a mail was permanently rejected:', `${key}: ${error.message}`);
  }
}

async function claimMail(deps: Deps, key: string): Promise<QueuedMail | undefined> {
  const at = deps.now();
  return deps.database
    .updateTable('mails')
    .set({ claimedAt: new Date(at), attempts: sql`attempts + 1` })
    .where('key', '=', key)
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where(buildUnclaimedCondition(at))
    .returning(['key', 'kind', 'recipient', 'subjectId', 'matter as dedupeId'])
    .$narrowType<Pick<QueuedMail, 'kind'>>()
    .executeTakeFirst();
}

/** Fails until the mail is sent, since the other sender may have crashed. */
async function waitForOtherSender(deps: Deps, key: string): Promise<void> {
  const waiting = await deps.database
    .selectFrom('mails')
    .select('key')
    .where('key', '=', key)
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .executeTakeFirst();
  if (waiting) throw new Error(`mail ${key} is being sent by somebody else`);
}
