import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { codeLetters } from '#domain/operators/guest-search.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

type TripSearch = { email: string; code: string };

/**
 * Has a job mail the link to a trip again, if the address and the code belong together. What is done before the
 * answer is the same for every pair, so that its time tells nothing; the pair waits encrypted.
 */
export async function askForTripLink(deps: Deps, search: TripSearch): Promise<void> {
  const sealed = deps.cipher.encrypt(JSON.stringify(search), SEALED_FOR);
  await inTransaction(deps.database, (write) =>
    deps.jobs.queue(write, 'mail-trip-link', { sealed }),
  );
}

const SEALED_FOR = 'mail-trip-link';

/** The job: a pair that was encrypted with a key that is gone is dropped. */
export async function mailTripLink(deps: Deps, sealed: string): Promise<void> {
  const search = deps.cipher.decrypt(sealed, SEALED_FOR);
  if (search === null) return;
  const { email, code } = JSON.parse(search) as TripSearch;
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
      subjectId,
      kind: 'trip-link',
      recipient: 'visitor',
      at,
      matter: `${Math.floor(deps.now() / MINUTE_MS)}-${hash('sha256', email, 'hex').slice(0, 16)}`,
    }),
  );
}
