import { changeAccount, type Account } from '../accounts/accounts.ts';
import type { AuthTransaction } from '../auth-context.ts';
import type { AuthMail, AuthRules } from '../gotrue-settings.ts';
import {
  keepToken,
  renewToken,
  type SignUpClaim,
  type TokenKind,
} from '../tokens/one-time-tokens.ts';
import { addEntry, type QueuedMail } from './outbox-entries.ts';
import { beginFlow, type Challenge } from '../tokens/pkce-flows.ts';

/** Target of a mailed link, and the PKCE challenge of the only browser that may exchange its code. */
export type LinkTarget = { redirectTo: string; challenge: Challenge | null };

/** Queues the mail in the caller's transaction; the outbox sends it after the commit. */
export async function queueConfirmation(
  tx: AuthTransaction,
  account: Account,
  linkTarget: LinkTarget,
  { kind = 'signup', claim }: { kind?: 'signup' | 'invite'; claim?: SignUpClaim } = {},
): Promise<Account> {
  const invited = kind === 'invite' ? { invited_ms: tx.nowMs } : {};
  const sent = { confirmation_sent_ms: tx.nowMs, ...invited };
  const changed = await changeAccount(tx, account.id, sent);
  const flowId = await insertFlow(
    tx,
    account,
    linkTarget,
    kind === 'invite' ? 'invite' : 'email/signup',
  );
  await queueMail(tx, account, {
    kind,
    tokenKind: 'confirmation',
    to: account.email ?? '',
    redirectTo: linkTarget.redirectTo,
    flowId,
    ...(claim ? { claim } : {}),
  });
  return changed;
}

export async function queueRecovery(
  tx: AuthTransaction,
  account: Account,
  linkTarget: LinkTarget,
  kind: 'recovery' | 'magiclink',
): Promise<void> {
  await changeAccount(tx, account.id, { recovery_sent_ms: tx.nowMs });
  const flowId = await insertFlow(tx, account, linkTarget, kind);
  await queueMail(tx, account, {
    kind,
    tokenKind: 'recovery',
    to: account.email ?? '',
    redirectTo: linkTarget.redirectTo,
    flowId,
  });
}

/** Mails the new address and, if there is one, the old: both have to confirm. */
export async function queueEmailChange(
  tx: AuthTransaction,
  account: Account,
  newEmail: string,
  linkTarget: LinkTarget,
): Promise<Account> {
  const changed = await changeAccount(tx, account.id, {
    new_email: newEmail,
    email_change_sent_ms: tx.nowMs,
    email_change_halves: 0,
  });
  const flowId = await insertFlow(tx, account, linkTarget, 'email_change');
  const order = { kind: 'email_change', redirectTo: linkTarget.redirectTo, flowId } as const;
  if (account.email !== null) {
    const current = { ...order, tokenKind: 'email_change_current', to: account.email } as const;
    await queueMail(tx, account, current);
  }
  await queueMail(tx, account, { ...order, tokenKind: 'email_change_new', to: newEmail });
  return changed;
}

export async function queueReauthentication(tx: AuthTransaction, account: Account): Promise<void> {
  await changeAccount(tx, account.id, { reauthentication_sent_ms: tx.nowMs });
  await queueMail(tx, account, {
    kind: 'reauthentication',
    tokenKind: 'reauthentication',
    to: account.email ?? '',
    redirectTo: '',
    flowId: null,
  });
}

type Order = {
  kind: AuthMail['kind'];
  tokenKind: TokenKind;
  to: string;
  redirectTo: string;
  flowId: string | null;
  claim?: SignUpClaim;
};

async function queueMail(tx: AuthTransaction, account: Account, order: Order): Promise<void> {
  const { kind, tokenKind, to, redirectTo, ...more } = order;
  const { id } = await keepToken(tx, {
    accountId: account.id,
    kind: tokenKind,
    email: to,
    ...more,
  });
  await addEntry(tx.db, { is: 'mail', kind, tokenId: id, redirectTo }, tx.nowMs);
}

/** Returns the mail with secrets for this attempt; null if its token was used, replaced or voided meanwhile. */
export async function renewMail(tx: AuthTransaction, queued: QueuedMail): Promise<AuthMail | null> {
  const { kind, tokenId, redirectTo } = queued;
  const token = await renewToken(tx, tokenId);
  if (!token) return null;
  const link =
    kind === 'reauthentication' ? null : verifyLink(tx.rules, token.link, kind, redirectTo);
  return { to: token.email, kind, link, token: token.code };
}

export function verifyLink(
  rules: AuthRules,
  token: string,
  type: string,
  redirectTo: string,
): string {
  const isPlain = /^[\w:/?.~-]*$/.test(redirectTo);
  const target = isPlain ? redirectTo : encodeURIComponent(redirectTo);
  return `${rules.issuer}/verify?token=${token}&type=${type}&redirect_to=${target}`;
}

async function insertFlow(
  tx: AuthTransaction,
  account: Account,
  { challenge }: LinkTarget,
  method: string,
): Promise<string | null> {
  return challenge === null ? null : beginFlow(tx, account.id, challenge, method);
}
