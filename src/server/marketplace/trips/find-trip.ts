import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { normalizeCode } from '#domain/operators/guest-search.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

type TripSearch = { email: string; code: string };

/**
 * Queues the search, encrypted; the job mails the link if address and code match a booking. Responds in constant time,
 * which prevents enumeration.
 */
export async function requestTripLink(deps: Deps, search: TripSearch): Promise<void> {
  const sealed = deps.cipher.encrypt(JSON.stringify(search), SEALED_FOR);
  await inTransaction(deps.database, (write) =>
    deps.jobs.queue(write, 'mail-trip-link', { sealed }),
  );
}

const SEALED_FOR = 'mail-trip-link';

/** Job worker; drops input encrypted with a lost key. */
export async function mailTripLink(deps: Deps, sealed: string): Promise<void> {
  const search = deps.cipher.decrypt(sealed, SEALED_FOR);
  if (search === null) return;
  const { email, code } = JSON.parse(search) as TripSearch;
  const booking = await deps.database
    .selectFrom('bookings')
    .select(['id', 'customerEmail'])
    .where(sql`replace(code, '-', '')`, '=', normalizeCode(code))
    .where(sql`lower(customer_email)`, '=', email.toLowerCase())
    .where('status', 'not in', ['held', 'expired'])
    .executeTakeFirst();
  if (booking) await queueTripLink(deps, booking);
}

/** Queues the mail with the trip's link, at most once per email address and minute. */
export async function queueTripLink(
  deps: Deps,
  { id: subjectId, customerEmail: email }: { id: string; customerEmail: string | null },
): Promise<void> {
  if (email === null) return;
  const at = new Date(deps.now());
  await inTransaction(deps.database, (write) =>
    queueMail(deps.jobs, write, {
      subjectId,
      kind: 'trip-link',
      recipient: 'visitor',
      at,
      dedupeId: `${Math.floor(deps.now() / MINUTE_MS)}-${hash('sha256', email, 'hex').slice(0, 16)}`,
    }),
  );
}
