import {
  addAccount,
  changeAccount,
  findAccountByEmail,
  lockAccount,
  type Account,
} from '../accounts/accounts.ts';
import type { AuthTransaction } from '../auth-context.ts';
import { queueConfirmation, queueEmailChange, queueRecovery } from './queued-mails.ts';
import { findSignUps, noClaim, type SignUpClaim } from '../tokens/one-time-tokens.ts';
import type { MailRequest } from './outbox-entries.ts';

/**
 * Handles a request after its uniform response: queues a mail if the address has an account. A mailed code also creates
 * a missing account. Ignores requests from before the last password change.
 */
export async function queueRequested(
  tx: AuthTransaction,
  request: MailRequest,
  askedMs: number,
): Promise<void> {
  const found = await findAccountByEmail(tx.db, request.email);
  const account = found && (await lockAccount(tx, found.id));
  if (account && account.password_changed_ms !== null && askedMs <= account.password_changed_ms)
    return;
  if (request.kind === 'otp') return queueOtp(tx, account, request);
  if (!account) return;
  if (request.kind === 'recovery') return queueRecovery(tx, account, request, 'recovery');
  if (request.kind === 'signup') return queueSignUpAgain(tx, account, request);
  if (account.new_email !== null) {
    await queueEmailChange(tx, account, account.new_email, request);
  }
}

async function queueSignUpAgain(
  tx: AuthTransaction,
  account: Account,
  request: MailRequest,
): Promise<void> {
  if (account.email_confirmed_ms !== null) return;
  await queueConfirmation(tx, account, request, await onlySignUp(tx, account));
}

/** Returns the only unconfirmed sign-up. With several, the owner is unclear, so the mail only confirms the address. */
async function onlySignUp(
  tx: AuthTransaction,
  { email }: Account,
): Promise<{ claim?: SignUpClaim }> {
  const [claim, ...others] = await findSignUps(tx.db, email ?? '');
  return claim && others.length === 0 ? { claim } : {};
}

/** Queues a sign-in link and code; for an unconfirmed account, a confirmation, which also signs in. */
async function queueOtp(
  tx: AuthTransaction,
  known: Account | null,
  request: MailRequest,
): Promise<void> {
  const { email, metadata, isOpen = true } = request;
  if (!known && !isOpen) return;
  const account =
    known ?? (await addAccount(tx, { email })) ?? (await findAccountByEmail(tx.db, email));
  if (!account) return;
  if (account.email_confirmed_ms !== null) {
    return queueRecovery(tx, account, request, 'magiclink');
  }
  if (!tx.rules.autoConfirm) {
    const claim = known ? noClaim : { ...noClaim, user_metadata: metadata };
    await queueConfirmation(tx, account, request, { claim });
    return;
  }
  const confirmed = await changeAccount(tx, account.id, { email_confirmed_ms: tx.nowMs });
  await queueRecovery(tx, confirmed, request, 'magiclink');
}
