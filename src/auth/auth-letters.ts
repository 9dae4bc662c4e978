import { changeAccount, type Account } from './accounts.ts';
import type { AuthWork } from './auth-desk.ts';
import type { AuthMail, AuthRules } from './auth-settings.ts';
import { keepToken, renewToken, type SignUpClaim, type TokenKind } from './one-time-tokens.ts';
import { addEntry, type PromisedMail } from './outbox-entries.ts';
import { beginFlow, type Challenge } from './pkce-flows.ts';

/** Where a letter's link leads, and the browser that alone may trade in what it brings. */
export type Errand = { redirectTo: string; challenge: Challenge | null };

/** Letters are promised in the transaction of what they are about; the outbox sends them after it. */
export async function writeConfirmation(
  work: AuthWork,
  account: Account,
  errand: Errand,
  { kind = 'signup', claim }: { kind?: 'signup' | 'invite'; claim?: SignUpClaim } = {},
): Promise<Account> {
  const invited = kind === 'invite' ? { invited_ms: work.nowMs } : {};
  const sent = { confirmation_sent_ms: work.nowMs, ...invited };
  const changed = await changeAccount(work, account.id, sent);
  const flowId = await flowOf(work, account, errand, kind === 'invite' ? 'invite' : 'email/signup');
  await writeLetter(work, account, {
    kind,
    tokenKind: 'confirmation',
    to: account.email ?? '',
    redirectTo: errand.redirectTo,
    flowId,
    ...(claim ? { claim } : {}),
  });
  return changed;
}

export async function writeRecovery(
  work: AuthWork,
  account: Account,
  errand: Errand,
  kind: 'recovery' | 'magiclink',
): Promise<void> {
  await changeAccount(work, account.id, { recovery_sent_ms: work.nowMs });
  const flowId = await flowOf(work, account, errand, kind);
  await writeLetter(work, account, {
    kind,
    tokenKind: 'recovery',
    to: account.email ?? '',
    redirectTo: errand.redirectTo,
    flowId,
  });
}

/** To the new address and, if there is one, to the old: both have to agree. */
export async function writeEmailChange(
  work: AuthWork,
  account: Account,
  newEmail: string,
  errand: Errand,
): Promise<Account> {
  const changed = await changeAccount(work, account.id, {
    new_email: newEmail,
    email_change_sent_ms: work.nowMs,
    email_change_halves: 0,
  });
  const flowId = await flowOf(work, account, errand, 'email_change');
  const order = { kind: 'email_change', redirectTo: errand.redirectTo, flowId } as const;
  if (account.email !== null) {
    const current = { ...order, tokenKind: 'email_change_current', to: account.email } as const;
    await writeLetter(work, account, current);
  }
  await writeLetter(work, account, { ...order, tokenKind: 'email_change_new', to: newEmail });
  return changed;
}

export async function writeReauthentication(work: AuthWork, account: Account): Promise<void> {
  await changeAccount(work, account.id, { reauthentication_sent_ms: work.nowMs });
  await writeLetter(work, account, {
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

async function writeLetter(work: AuthWork, account: Account, order: Order): Promise<void> {
  const { kind, tokenKind, to, redirectTo, ...more } = order;
  const { id } = await keepToken(work, {
    accountId: account.id,
    kind: tokenKind,
    email: to,
    ...more,
  });
  await addEntry(work.db, { is: 'mail', kind, tokenId: id, redirectTo }, work.nowMs);
}

/** The letter with secrets made for this try; null when its token was used, replaced or voided meanwhile. */
export async function renewMail(work: AuthWork, promised: PromisedMail): Promise<AuthMail | null> {
  const { kind, tokenId, redirectTo } = promised;
  const token = await renewToken(work, tokenId);
  if (!token) return null;
  const link =
    kind === 'reauthentication' ? null : verifyLink(work.rules, token.link, kind, redirectTo);
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

async function flowOf(
  work: AuthWork,
  account: Account,
  { challenge }: Errand,
  method: string,
): Promise<string | null> {
  return challenge === null ? null : beginFlow(work, account.id, challenge, method);
}
