import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { MINUTE_MS } from '#domain/durations.ts';
import { codeLetters } from '#domain/guest-search.ts';
import { inTransaction } from '../database/database.ts';
import type { Deps } from '../dependencies.ts';
import { queueMail } from '../mail/queue-mail.ts';

/**
 * Mails the link to a trip again, if the address and the code belong together. What is
 * answered is the same either way.
 */
export async function findTripByMail(
  deps: Deps,
  { email, code }: { email: string; code: string },
): Promise<void> {
  const booking = await deps.database
    .selectFrom('bookings')
    .select(['id', 'customer_email'])
    .where(sql`replace(code, '-', '')`, '=', codeLetters(code))
    .where(sql`lower(customer_email)`, '=', email.toLowerCase())
    .where('status', 'not in', ['held', 'expired'])
    .executeTakeFirst();
  if (booking) await queueTripLink(deps, booking);
}

/** To one address at most once a minute. */
export async function queueTripLink(
  deps: Deps,
  { id: subjectId, customer_email: email }: { id: string; customer_email: string | null },
): Promise<void> {
  if (email === null) return;
  const at = new Date(deps.now());
  await inTransaction(deps.database, (write) =>
    queueMail(deps.jobs, write, {
      ...{ subjectId, kind: 'trip-link', recipient: 'visitor', at },
      matter: `${Math.floor(deps.now() / MINUTE_MS)}-${hash('sha256', email, 'hex').slice(0, 16)}`,
    }),
  );
}
