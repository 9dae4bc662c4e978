import { findAccount, lockAccount, type Factor } from './accounts.ts';
import { findRow, inTransaction, type AuthDesk, type AuthWork } from './auth-desk.ts';
import { AuthProblem } from './auth-problems.ts';
import type { Caller } from './callers.ts';
import { isPast } from './refresh-session.ts';
import { addRefreshToken, spendTokens } from './refresh-tokens.ts';
import { findSession, signedBy, type Grant } from './sessions.ts';
import { stepOfCode } from './totp-codes.ts';

export const challengeSeconds = 300;

/** The right code makes the session one of two steps, and ends those of one step. */
export function verifyFactor(
  desk: AuthDesk,
  caller: Caller,
  factor: Factor,
  challengeId: string,
  code: string,
): Promise<Grant> {
  return inTransaction(desk, async (work) => {
    await lockAccount(work, factor.account_id);
    await refuseChallenge(work, factor, challengeId);
    await spendCode(work, factor, code);
    await work.db.query(`delete from auth_service.challenge where factor_id = $1`, [factor.id]);
    await work.db.query(
      `update auth_service.factor set status = 'verified', updated_ms = case status when 'verified' then updated_ms else $2 end where id = $1`,
      [factor.id, work.nowMs],
    );
    await work.db.query(
      `delete from auth_service.factor where account_id = $1 and status = 'unverified'`,
      [factor.account_id],
    );
    return raiseSession(work, caller, factor);
  });
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
  if (isPast(challenge.made_ms, challengeSeconds, work.nowMs)) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthProblem(422, 'mfa_challenge_expired', message);
  }
}

/** A code counts once: only a later step than the last one is taken. */
async function spendCode(work: AuthWork, factor: Factor, code: string): Promise<void> {
  const step = stepOfCode(factor.secret, code, work.nowMs);
  const { rowCount } =
    step === null
      ? { rowCount: 0 }
      : await work.db.query(
          `update auth_service.factor set last_step = $2 where id = $1 and (last_step is null or last_step < $2)`,
          [factor.id, step],
        );
  if (rowCount === 1) return;
  throw new AuthProblem(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

async function raiseSession(work: AuthWork, caller: Caller, factor: Factor): Promise<Grant> {
  const { id, amr } = caller.session;
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
  if (!session || !account) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthProblem(403, 'session_not_found', message);
  }
  return { account, session, refreshToken: await addRefreshToken(work, id) };
}
