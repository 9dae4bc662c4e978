import { sql } from 'kysely';
import { OPT_IN_CONSENT } from '#domain/site-texts.ts';
import { inTransaction } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Deps } from '../dependencies.ts';

/**
 * Keeps the address of somebody who wants help, with the words they agreed to and the time, and promises
 * one mail to them and one to the platform. An address that is known
 * already is neither kept nor written to again, so nobody's mailbox can be filled by others.
 */
export async function keepOptIn(deps: Deps, email: string): Promise<void> {
  const at = new Date(deps.now());
  await inTransaction(deps.database, async (write) => {
    const kept = await write
      .insertInto('opt_ins')
      .values({ id: deps.newId(), email, consent: OPT_IN_CONSENT, consented_at: at })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    const mail = { kind: 'help-asked', subjectId: kept.id, at } as const;
    await queueMail(deps.jobs, write, { ...mail, recipient: 'visitor' });
    await queueMail(deps.jobs, write, { ...mail, recipient: 'platform' });
  });
}
