import { randomUUID } from 'node:crypto';
import { changeAccount, hasVerifiedFactor, type Account } from '../accounts/accounts.ts';
import { findRow, type AuthReader, type AuthTransaction } from '../auth-context.ts';
import { rememberNetwork } from '../limits/known-networks.ts';
import { addRefreshToken } from './refresh-tokens.ts';

export type SignInMethod = { method: string; timestamp: number };

export type Session = {
  id: string;
  account_id: string;
  aal: 'aal1' | 'aal2';
  /** Sign-in methods, newest last. */
  amr: SignInMethod[];
  factor_id: string | null;
  made_ms: number;
  refreshed_ms: number;
  revoked_ms: number | null;
};

/** Result of a sign-in or a refresh; the access token is signed after the commit. */
export type Grant = { account: Account; session: Session; refreshToken: string };

/** Creates a session. The account remembers `network` as known, unless a second factor is still due. */
export async function createSession(
  tx: AuthTransaction,
  account: Account,
  method: string,
  network: string,
): Promise<Grant> {
  if (!hasVerifiedFactor(account)) await rememberNetwork(tx, account.id, network);
  const id = randomUUID();
  const amr = [signedBy(method, tx.nowMs)];
  await tx.db.query(
    `insert into auth_service.session (id, account_id, amr, made_ms, refreshed_ms) values ($1, $2, $3, $4, $4)`,
    [id, account.id, JSON.stringify(amr), tx.nowMs],
  );
  const refreshToken = await addRefreshToken(tx, id);
  const signedIn = await changeAccount(tx, account.id, { last_sign_in_ms: tx.nowMs });
  const session = await findSession(tx.db, id);
  if (!session) throw new Error('The new session was not found.');
  return { account: signedIn, session, refreshToken };
}

export function signedBy(method: string, nowMs: number): SignInMethod {
  return { method, timestamp: Math.floor(nowMs / 1000) };
}

export function findSession(db: AuthReader, id: string): Promise<Session | null> {
  const text = `select to_jsonb(s) as row from auth_service.session s where id = $1`;
  return findRow<Session>(db, text, [id]);
}

export async function endAllSessions(db: AuthReader, accountId: string): Promise<void> {
  await db.query(`delete from auth_service.session where account_id = $1`, [accountId]);
}

export async function endSession(db: AuthReader, id: string): Promise<void> {
  await db.query(`delete from auth_service.session where id = $1`, [id]);
}

export async function endOtherSessions(db: AuthReader, session: Session): Promise<void> {
  await db.query(`delete from auth_service.session where account_id = $1 and id <> $2`, [
    session.account_id,
    session.id,
  ]);
}
