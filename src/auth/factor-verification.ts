import { findAccount, lockAccount, type Factor } from './accounts.ts';
import { findRow, inTransaction, type AuthDesk, type AuthWork } from './auth-desk.ts';
import { AuthProblem } from './auth-problems.ts';
import type { Caller } from './callers.ts';
import { rememberNetwork } from './known-networks.ts';
import { isPast } from './refresh-session.ts';
import { addRefreshToken, spendTokens } from './refresh-tokens.ts';
import { findSession, signedBy, type Grant, type Session } from './sessions.ts';
import { stepOfCode } from './totp-codes.ts';
import { countWrongCode, forgiveWrongCodes, refuseGuessing } from './wrong-factor-codes.ts';

/** `network`: where the person is. */
export type FactorTry = { challengeId: string; code: string; network: string };

/** The right code makes the session one of two steps, and ends those of one step. */
export async function verifyFactor(
  desk: AuthDesk,
  caller: Caller,
  factor: Factor,
  tried: FactorTry,
): Promise<Grant> {
  const grant = await inTransaction(desk, async (work) => {
    await lockAccount(work, factor.account_id);
    // Another try may just have ended it.
    const session = await findSession(work.db, caller.session.id);
    if (!session || session.revoked_ms !== null) throw sessionNotFound();
    await refuseChallenge(work, factor, tried.challengeId);
    await refuseGuessing(work, factor, tried.network);
    if (await spendCode(work, factor, tried.code)) return pass(work, session, factor, tried);
    // Committed, so that the wrong one counts.
    await countWrongCode(work, factor, session);
    return null;
  });
  if (grant) return grant;
  throw new AuthProblem(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

async function pass(
  work: AuthWork,
  session: Session,
  factor: Factor,
  { network }: FactorTry,
): Promise<Grant> {
  await forgiveWrongCodes(work, factor);
  await rememberNetwork(work, factor.account_id, network);
  await work.db.query(`delete from auth_service.challenge where factor_id = $1`, [factor.id]);
  await work.db.query(
    `update auth_service.factor set status = 'verified', updated_ms = case status when 'verified' then updated_ms else $2 end where id = $1`,
    [factor.id, work.nowMs],
  );
  await work.db.query(
    `delete from auth_service.factor where account_id = $1 and status = 'unverified'`,
    [factor.account_id],
  );
  return raiseSession(work, session, factor);
}

async function refuseChallenge(work: AuthWork, factor: Factor, id: string): Promise<void> {
  const challenge = await findRow<{ made_ms: number }>(
    work.db,
    `select to_jsonb(c) as row from auth_service.challenge c where id = $1 and factor_id = $2`,
    [id, factor.id],
  );
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthProblem(422, 'mfa_factor_not_found', message);
  }
  if (isPast(challenge.made_ms, work.rules.challengeSeconds, work.nowMs)) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthProblem(422, 'mfa_challenge_expired', message);
  }
}

/** A code counts once: only a later step than the last one is taken. */
async function spendCode(work: AuthWork, factor: Factor, code: string): Promise<boolean> {
  const step = stepOfCode(factor.secret, code, work.nowMs);
  if (step === null) return false;
  const { rowCount } = await work.db.query(
    `update auth_service.factor set last_step = $2 where id = $1 and (last_step is null or last_step < $2)`,
    [factor.id, step],
  );
  return rowCount === 1;
}

async function raiseSession(work: AuthWork, raised: Session, factor: Factor): Promise<Grant> {
  const { id, amr } = raised;
  const kept = amr.filter(({ method }) => method !== 'totp');
  await work.db.query(
    `update auth_service.session set aal = 'aal2', factor_id = $2, amr = $3, refreshed_ms = $4 where id = $1`,
    [id, factor.id, JSON.stringify([...kept, signedBy('totp', work.nowMs)]), work.nowMs],
  );
  await work.db.query(
    `delete from auth_service.session where account_id = $1 and aal = 'aal1' and id <> $2`,
    [factor.account_id, id],
  );
  await spendTokens(work, id);
  const session = await findSession(work.db, id);
  const account = await findAccount(work.db, factor.account_id);
  if (!session || !account) throw sessionNotFound();
  return { account, session, refreshToken: await addRefreshToken(work, id) };
}

function sessionNotFound(): AuthProblem {
  const message = 'Session from session_id claim in JWT does not exist';
  return new AuthProblem(403, 'session_not_found', message);
}
