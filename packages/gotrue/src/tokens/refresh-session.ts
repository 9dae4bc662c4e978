import { findAccount, isBanned } from '../accounts/accounts.ts';
import {
  hasPgCode,
  inTransaction,
  type AuthContext,
  type AuthTransaction,
} from '../auth-context.ts';
import { AuthProblem, invalid } from '../auth-problems.ts';
import {
  addRefreshToken,
  findActiveDescendant,
  findRefreshToken,
  spendTokens,
  type RefreshToken,
} from './refresh-tokens.ts';
import { findSession, type Grant, type Session } from './sessions.ts';

const tokenForm = /^[\w-]{1,256}$/;
const lockNotAvailable = '55P03';

/**
 * Rotates a refresh token. For a spent token, returns the active one: at any time for its parent, only within the reuse
 * interval for older tokens. A later reuse ends the session, because it means that the token was stolen.
 */
export async function refreshSession(auth: AuthContext, token: string): Promise<Grant> {
  if (token === '') throw invalid('refresh_token required');
  if (!tokenForm.test(token)) throw invalid('Refresh token is not valid');
  try {
    const outcome = await inTransaction(auth, (tx) => rotate(tx, token));
    if (outcome === 'reused') throw refusal('refresh_token_already_used', 'Already Used');
    return outcome;
  } catch (error) {
    if (hasPgCode(error, lockNotAvailable)) throw tooManyConcurrentRefreshes();
    throw error;
  }
}

async function rotate(tx: AuthTransaction, token: string): Promise<Grant | 'reused'> {
  const session = await lockSession(tx, token);
  const row = session ? await findRefreshToken(tx.db, token) : null;
  if (!session || !row) throw refusal('refresh_token_not_found', 'Refresh Token Not Found');
  const account = await findAccount(tx.db, session.account_id);
  if (!account) throw refusal('session_not_found', 'No Valid Session Found');
  if (isBanned(account, tx.nowMs)) throw refusal('user_banned', 'User Banned');
  if (session.revoked_ms !== null) return 'reused';
  refuseExpired(tx, session);
  const refreshToken = await nextToken(tx, session, row, token);
  if (refreshToken === null) {
    await revokeSession(tx, session.id);
    return 'reused';
  }
  await tx.db.query(`update auth_service.session set refreshed_ms = $2 where id = $1`, [
    session.id,
    tx.nowMs,
  ]);
  return { account, session, refreshToken };
}

/** Serialises the refreshes of a session, waiting at most five seconds. */
async function lockSession(tx: AuthTransaction, token: string): Promise<Session | null> {
  const row = await findRefreshToken(tx.db, token);
  if (!row) return null;
  await tx.db.query(`set local lock_timeout = '5s'`);
  await tx.db.query(`select from auth_service.session where id = $1 for update`, [row.session_id]);
  return findSession(tx.db, row.session_id);
}

async function nextToken(
  tx: AuthTransaction,
  session: Session,
  row: RefreshToken,
  token: string,
): Promise<string | null> {
  if (row.is_active) return addRefreshToken(tx, session.id, token);
  const active = await findActiveDescendant(tx, token);
  if (active?.generations === 1) return active.token;
  const isRecent = row.updated_ms + tx.rules.refreshReuseSeconds * 1000 >= tx.nowMs;
  if (!isRecent) return null;
  return active?.token ?? addRefreshToken(tx, session.id, token);
}

async function revokeSession(tx: AuthTransaction, id: string): Promise<void> {
  await spendTokens(tx, id);
  await tx.db.query(`update auth_service.session set revoked_ms = $2 where id = $1`, [
    id,
    tx.nowMs,
  ]);
}

function refuseExpired(tx: AuthTransaction, session: Session): void {
  const { sessionSeconds, inactivitySeconds } = tx.rules;
  if (hasElapsed(session.made_ms, sessionSeconds, tx.nowMs)) {
    throw refusal('session_expired', 'Session Expired');
  }
  if (hasElapsed(session.refreshed_ms, inactivitySeconds, tx.nowMs)) {
    throw refusal('session_expired', 'Session Expired (Inactivity)');
  }
}

/** 0 seconds mean no limit. */
export function hasElapsed(sinceMs: number, seconds: number, nowMs: number): boolean {
  return seconds > 0 && sinceMs + seconds * 1000 < nowMs;
}

function refusal(code: string, why: string): AuthProblem {
  return new AuthProblem(400, code, `Invalid Refresh Token: ${why}`);
}

function tooManyConcurrentRefreshes(): AuthProblem {
  const message = 'Too many concurrent token refresh requests on the same session or refresh token';
  return new AuthProblem(409, 'conflict', message);
}
