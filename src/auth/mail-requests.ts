import {
  addAccount,
  changeAccount,
  findAccountByEmail,
  lockAccount,
  type Account,
} from './accounts.ts';
import type { AuthWork } from './auth-desk.ts';
import { writeConfirmation, writeEmailChange, writeRecovery } from './auth-letters.ts';
import { findSignUps, noClaim, type SignUpClaim } from './one-time-tokens.ts';
import type { MailRequest } from './outbox-entries.ts';

/**
 * What was asked for where everybody gets the same answer: a mail, if anybody is there to read it. One that was
 * asked for before the password was changed is void, as if it had been sent at once.
 */
export async function writeRequested(
  work: AuthWork,
  request: MailRequest,
  askedMs: number,
): Promise<void> {
  const found = await findAccountByEmail(work.db, request.email);
  const account = found && (await lockAccount(work, found.id));
  if (account && account.password_changed_ms !== null && askedMs <= account.password_changed_ms)
    return;
  if (request.kind === 'otp') return writeOtp(work, account, request);
  if (!account) return;
  if (request.kind === 'recovery') return writeRecovery(work, account, request, 'recovery');
  if (request.kind === 'signup') return writeSignUpAgain(work, account, request);
  if (account.new_email !== null) {
    await writeEmailChange(work, account, account.new_email, request);
  }
}

async function writeSignUpAgain(
  work: AuthWork,
  account: Account,
  request: MailRequest,
): Promise<void> {
  if (account.email_confirmed_ms !== null) return;
  await writeConfirmation(work, account, request, await onlySignUp(work, account));
}

/** Of several sign-ups nobody knows whose mail is asked for again: then it confirms the address alone. */
async function onlySignUp(work: AuthWork, { email }: Account): Promise<{ claim?: SignUpClaim }> {
  const [claim, ...others] = await findSignUps(work.db, email ?? '');
  return claim && others.length === 0 ? { claim } : {};
}

/** Whoever has not confirmed yet gets a confirmation, which signs in just as well. */
async function writeOtp(
  work: AuthWork,
  known: Account | null,
  request: MailRequest,
): Promise<void> {
  const { email, metadata } = request;
  const account =
    known ?? (await addAccount(work, { email })) ?? (await findAccountByEmail(work.db, email));
  if (!account) return;
  if (account.email_confirmed_ms !== null) {
    return writeRecovery(work, account, request, 'magiclink');
  }
  if (!work.rules.autoConfirm) {
    const claim = known ? noClaim : { ...noClaim, user_metadata: metadata };
    await writeConfirmation(work, account, request, { claim });
    return;
  }
  const confirmed = await changeAccount(work, account.id, { email_confirmed_ms: work.nowMs });
  await writeRecovery(work, confirmed, request, 'magiclink');
}
