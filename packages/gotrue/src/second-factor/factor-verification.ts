import { findAccount, lockAccount, type Factor } from '../accounts/accounts.ts';
import { findRow, inTransaction, type AuthContext, type AuthTransaction } from '../auth-context.ts';
import { AuthProblem } from '../auth-problems.ts';
import type { Caller } from '../routes/authentication.ts';
import { rememberNetwork } from '../limits/known-networks.ts';
import { hasElapsed } from '../tokens/refresh-session.ts';
import { addRefreshToken, spendTokens } from '../tokens/refresh-tokens.ts';
import { findSession, signedBy, type Grant, type Session } from '../tokens/sessions.ts';
import { stepOfCode } from './totp-codes.ts';
import { countWrongCode, forgiveWrongCodes, refuseGuessing } from './wrong-factor-codes.ts';

/** `network`: the client's. */
export type FactorTry = { challengeId: string; code: string; network: string };

/** Raises the session to aal2 with a correct code, and ends the account's aal1 sessions. */
export async function verifyFactor(
  auth: AuthContext,
  caller: Caller,
  factor: Factor,
  tried: FactorTry,
): Promise<Grant> {
  const grant = await inTransaction(auth, async (tx) => {
    await lockAccount(tx, factor.account_id);
    // Re-reads the session, because a parallel attempt may have ended it.
    const session = await findSession(tx.db, caller.session.id);
    if (!session || session.revoked_ms !== null) throw sessionNotFound();
    await refuseChallenge(tx, factor, tried.challengeId);
    await refuseGuessing(tx, factor, tried.network);
    if (await spendCode(tx, factor, tried.code)) return pass(tx, session, factor, tried);
    // Returns instead of throwing, so that the wrong code is committed and counts.
    await countWrongCode(tx, factor, session);
    return null;
  });
  if (grant) return grant;
  throw new AuthProblem(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

async function pass(
  tx: AuthTransaction,
  session: Session,
  factor: Factor,
  { network }: FactorTry,
): Promise<Grant> {
  await forgiveWrongCodes(tx, factor);
  await rememberNetwork(tx, factor.account_id, network);
  await tx.db.query(`delete from auth_service.challenge where factor_id = $1`, [factor.id]);
  await tx.db.query(
    `update auth_service.factor set status = 'verified', updated_ms = case status when 'verified' then updated_ms else $2 end where id = $1`,
    [factor.id, tx.nowMs],
  );
  await tx.db.query(
    `delete from auth_service.factor where account_id = $1 and status = 'unverified'`,
    [factor.account_id],
  );
  return raiseSession(tx, session, factor);
}

async function refuseChallenge(tx: AuthTransaction, factor: Factor, id: string): Promise<void> {
  const challenge = await findRow<{ made_ms: number }>(
    tx.db,
    `select to_jsonb(c) as row from auth_service.challenge c where id = $1 and factor_id = $2`,
    [id, factor.id],
  );
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthProblem(422, 'mfa_factor_not_found', message);
  }
  if (hasElapsed(challenge.made_ms, tx.rules.challengeSeconds, tx.nowMs)) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthProblem(422, 'mfa_challenge_expired', message);
  }
}

/** Accepts each code once: its time step must be later than the last accepted step. */
async function spendCode(tx: AuthTransaction, factor: Factor, code: string): Promise<boolean> {
  const step = stepOfCode(factor.secret, code, tx.nowMs);
  if (step === null) return false;
  const { rowCount } = await tx.db.query(
    `update auth_service.factor set last_step = $2 where id = $1 and (last_step is null or last_step < $2)`,
    [factor.id, step],
  );
  return rowCount === 1;
}

async function raiseSession(tx: AuthTransaction, raised: Session, factor: Factor): Promise<Grant> {
  const { id, amr } = raised;
  const kept = amr.filter(({ method }) => method !== 'totp');
  await tx.db.query(
    `update auth_service.session set aal = 'aal2', factor_id = $2, amr = $3, refreshed_ms = $4 where id = $1`,
    [id, factor.id, JSON.stringify([...kept, signedBy('totp', tx.nowMs)]), tx.nowMs],
  );
  await tx.db.query(
    `delete from auth_service.session where account_id = $1 and aal = 'aal1' and id <> $2`,
    [factor.account_id, id],
  );
  await spendTokens(tx, id);
  const session = await findSession(tx.db, id);
  const account = await findAccount(tx.db, factor.account_id);
  if (!session || !account) throw sessionNotFound();
  return { account, session, refreshToken: await addRefreshToken(tx, id) };
}

function sessionNotFound(): AuthProblem {
  const message = 'Session from session_id claim in JWT does not exist';
  return new AuthProblem(403, 'session_not_found', message);
}
