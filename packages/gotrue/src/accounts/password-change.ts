import { changeAccount, type Account } from './accounts.ts';
import type { AuthContext, AuthTransaction } from '../auth-context.ts';
import { AuthProblem } from '../auth-problems.ts';
import type { Caller } from '../routes/authentication.ts';
import { forgetTokens, spendCode } from '../tokens/one-time-tokens.ts';
import { hashPassword, verifyPassword, refusePassword } from './passwords.ts';
import type { RequestFields } from '../routes/request-fields.ts';

/** The nonce is consumed in the transaction that stores the hash. */
export type NewPassword = { hash: string; nonce: string | null };

/** Validates and hashes a new password; null if none is requested. */
export async function settleNewPassword(
  auth: AuthContext,
  caller: Caller,
  fields: RequestFields,
): Promise<NewPassword | null> {
  if (!fields.has('password')) return null;
  const password = fields.text('password');
  await refusePassword({ password, email: caller.account.email }, auth.rules);
  await auth.limits.admitNewPassword(caller.session.id);
  const nonce = requiredNonce(auth, caller, fields);
  const { password_hash: hash } = caller.account;
  if (hash !== null) {
    await refuseWithoutCurrent(auth, caller, hash, fields);
    if (await verifyPassword(password, hash)) {
      const message = 'New password should be different from the old password.';
      throw new AuthProblem(422, 'same_password', message);
    }
  }
  return { hash: await hashPassword(password), nonce };
}

const recentSeconds = 24 * 3600;

function requiredNonce(auth: AuthContext, caller: Caller, fields: RequestFields): string | null {
  const ageMs = auth.rules.now() - caller.session.made_ms;
  if (!auth.rules.passwordNeedsReauthentication || ageMs <= recentSeconds * 1000) return null;
  const nonce = fields.text('nonce');
  if (nonce !== '') return nonce;
  const message = 'Password update requires reauthentication';
  throw new AuthProblem(400, 'reauthentication_needed', message);
}

/**
 * Stores the password and voids all earlier mails, so that a leaked mail can neither sign in nor change the address.
 */
export async function takeNewPassword(
  tx: AuthTransaction,
  accountId: string,
  hash: string,
): Promise<Account> {
  await forgetTokens(tx, accountId);
  await tx.db.query(`delete from auth_service.flow where account_id = $1`, [accountId]);
  return changeAccount(tx, accountId, {
    password_hash: hash,
    password_changed_ms: tx.nowMs,
    new_email: null,
    email_change_sent_ms: null,
    email_change_halves: 0,
  });
}

/**
 * Whether the mailed code matches. The caller must commit the transaction in any case, because wrong codes are counted.
 */
export async function spendNonce(
  tx: AuthTransaction,
  account: Account,
  nonce: string,
): Promise<boolean> {
  const proof = { email: account.email ?? '', code: nonce };
  const token = await spendCode(tx, proof, ['reauthentication']);
  return token?.account_id === account.id;
}

export function wrongNonce(): AuthProblem {
  const message = 'Nonce has expired or is invalid';
  return new AuthProblem(422, 'reauthentication_not_valid', message);
}

const mailedMethods = ['otp', 'magiclink', 'recovery', 'invite', 'email/signup'];

/** Skips sessions that began with a mailed link: their owner may have forgotten the old password. */
async function refuseWithoutCurrent(
  auth: AuthContext,
  caller: Caller,
  hash: string,
  fields: RequestFields,
): Promise<void> {
  const current = fields.text('current_password');
  const cameByMail = caller.session.amr.some(({ method }) => mailedMethods.includes(method));
  const isNeeded = auth.rules.passwordNeedsCurrent && !cameByMail;
  if (current === '' && !isNeeded) return;
  const message = 'Current password required when setting new password.';
  if (current === '') throw new AuthProblem(400, 'current_password_required', message);
  if (await verifyPassword(current, hash)) return;
  throw new AuthProblem(400, 'current_password_invalid', message);
}
