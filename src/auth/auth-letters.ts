import { changeAccount, type Account } from './accounts.ts';
import type { AuthDesk, AuthWork } from './auth-desk.ts';
import { AuthProblem } from './auth-problems.ts';
import type { AuthMail, AuthRules } from './auth-settings.ts';
import { keepToken, type SignUpClaim, type TokenKind } from './one-time-tokens.ts';
import { beginFlow, type Challenge } from './pkce-flows.ts';

/** Where a letter's link leads, and the browser that alone may trade in what it brings. */
export type Errand = { redirectTo: string; challenge: Challenge | null };

/** Letters are written in a transaction and sent after it. */
export async function writeConfirmation(
  work: AuthWork,
  account: Account,
  errand: Errand,
  { kind = 'signup', claim }: { kind?: 'signup' | 'invite'; claim?: SignUpClaim } = {},
): Promise<{ account: Account; mail: AuthMail }> {
  const invited = kind === 'invite' ? { invited_ms: work.nowMs } : {};
  const sent = { confirmation_sent_ms: work.nowMs, ...invited };
  const changed = await changeAccount(work, account.id, sent);
  const flowId = await flowOf(work, account, errand, kind === 'invite' ? 'invite' : 'email/signup');
  const mail = await writeLetter(work, account, {
    kind,
    tokenKind: 'confirmation',
    to: account.email ?? '',
    redirectTo: errand.redirectTo,
    flowId,
    ...(claim ? { claim } : {}),
  });
  return { account: changed, mail };
}

export async function writeRecovery(
  work: AuthWork,
  account: Account,
  errand: Errand,
  kind: 'recovery' | 'magiclink',
): Promise<AuthMail> {
  await changeAccount(work, account.id, { recovery_sent_ms: work.nowMs });
  const flowId = await flowOf(work, account, errand, kind);
  return writeLetter(work, account, {
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
): Promise<{ account: Account; mails: AuthMail[] }> {
  const changed = await changeAccount(work, account.id, {
    new_email: newEmail,
    email_change_sent_ms: work.nowMs,
    email_change_halves: 0,
  });
  const flowId = await flowOf(work, account, errand, 'email_change');
  const { redirectTo } = errand;
  const order = { kind: 'email_change', redirectTo, flowId } as const;
  const mails = [
    await writeLetter(work, account, { ...order, tokenKind: 'email_change_new', to: newEmail }),
  ];
  if (account.email !== null) {
    const current = { ...order, tokenKind: 'email_change_current', to: account.email } as const;
    mails.unshift(await writeLetter(work, account, current));
  }
  return { account: changed, mails };
}

export async function writeReauthentication(work: AuthWork, account: Account): Promise<AuthMail> {
  const to = account.email ?? '';
  await changeAccount(work, account.id, { reauthentication_sent_ms: work.nowMs });
  const order = { accountId: account.id, kind: 'reauthentication', email: to } as const;
  const { code } = await keepToken(work, order);
  return { to, kind: 'reauthentication', link: null, token: code };
}

type Order = {
  kind: AuthMail['kind'];
  tokenKind: TokenKind;
  to: string;
  redirectTo: string;
  flowId: string | null;
  claim?: SignUpClaim;
};

async function writeLetter(work: AuthWork, account: Account, order: Order): Promise<AuthMail> {
  const { kind, tokenKind, to, redirectTo, ...more } = order;
  const token = { accountId: account.id, kind: tokenKind, email: to, ...more };
  const secrets = await keepToken(work, token);
  const link = verifyLink(work.rules, secrets.link, kind, redirectTo);
  return { to, kind, link, token: secrets.code };
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

export async function sendLetters(desk: AuthDesk, mails: AuthMail[], what: string): Promise<void> {
  try {
    for (const mail of mails) await desk.rules.sendMail(mail);
  } catch (error) {
    logUnsent(desk, error, what);
    throw new AuthProblem(500, 'unexpected_failure', `Error sending ${what} email`);
  }
}

/** For doors that must not tell who has an account: a letter that does not leave is told to the log alone. */
export async function sendQuietly(desk: AuthDesk, mail: AuthMail, what: string): Promise<void> {
  try {
    await desk.rules.sendMail(mail);
  } catch (error) {
    logUnsent(desk, error, what);
  }
}

function logUnsent(desk: AuthDesk, error: unknown, what: string): void {
  const why = error instanceof Error ? error.message : String(error);
  desk.rules.log(`auth: the ${what} mail was not sent: ${why}`);
}
