import type { AdminAccountView, AdminSessionView } from '#contract/admin-account-api.ts';
import type { Deps } from '../dependencies.ts';
import { hashOf, IDLE_MS } from './admin-session-queries.ts';
import { browserInWords } from './browser-words.ts';
import type { Self } from './own-account.ts';

/** An admin's own second step and sessions. */
export async function presentAccount(
  { database, now }: Deps,
  { admin, token }: Self,
): Promise<AdminAccountView> {
  const [left, sessions] = await Promise.all([
    database
      .selectFrom('admin_recovery_codes')
      .select((count) => count.fn.countAll<number>().as('count'))
      .where('admin_id', '=', admin.id)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('admin_sessions')
      .selectAll()
      .where('admin_id', '=', admin.id)
      .where('ended_at', 'is', null)
      .where('ends_at', '>', new Date(now()))
      .where('last_seen_at', '>', new Date(now() - IDLE_MS))
      .orderBy('last_seen_at', 'desc')
      .execute(),
  ]);
  const own = hashOf(token);
  return {
    secondStepSince: admin.totp_since?.toISOString() ?? null,
    recoveryCodesLeft: left.count,
    sessions: sessions.map((session): AdminSessionView => ({
      isThisOne: session.token_hash === own,
      browser: browserInWords(session.agent),
      address: session.address,
      begunAt: session.created_at.toISOString(),
      lastSeenAt: session.last_seen_at.toISOString(),
    })),
  };
}
