import {
  changeAccount,
  findAccount,
  isBanned,
  type Account,
  type AccountChanges,
} from './accounts.ts';
import { hasPgCode, type AuthWork } from './auth-desk.ts';
import { emailExists, invalid, userBanned } from './auth-problems.ts';
import {
  forgetTokens,
  spendCode,
  spendLink,
  type OneTimeToken,
  type TokenKind,
} from './one-time-tokens.ts';

const kindsOfType: Record<string, TokenKind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
};

export function kindsOf(type: string): TokenKind[] {
  const kinds = Object.hasOwn(kindsOfType, type) ? kindsOfType[type] : undefined;
  if (!kinds) throw invalid('Invalid email verification type');
  return kinds;
}

/** What somebody shows who got a mail: what its link says, or the code with the address it went to. */
export type Proof = { link: string } | { email: string; code: string };

/** `half`: of an address change, the other mail is still to be answered. */
export type Verified =
  | { state: 'refused' }
  | { state: 'half' }
  | { state: 'whole'; account: Account; token: OneTimeToken };

/** Spends a mailed token and does what it stands for. A refusal has to be committed: tries are counted. */
export async function verifyToken(
  work: AuthWork,
  proof: Proof,
  kinds: TokenKind[],
): Promise<Verified> {
  const token =
    'link' in proof
      ? await spendLink(work, proof.link, kinds)
      : await spendCode(work, proof, kinds);
  const account = token && (await findAccount(work.db, token.account_id));
  if (!account) return { state: 'refused' };
  if (isBanned(account, work.nowMs)) throw userBanned();
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    return verifyEmailChange(work, account, token);
  }
  if (account.email_confirmed_ms !== null) return { state: 'whole', account, token };
  return { state: 'whole', account: await confirm(work, account, token), token };
}

/** Whoever has the mailbox confirms what this one mail stands for, and nobody else's sign-up. */
async function confirm(work: AuthWork, account: Account, token: OneTimeToken): Promise<Account> {
  const { password_hash, user_metadata } = token;
  const saysAnything = Object.keys(user_metadata ?? {}).length > 0;
  await forgetTokens(work, account.id, 'confirmation');
  return changeAccount(work, account.id, {
    email_confirmed_ms: work.nowMs,
    ...(password_hash === null ? {} : { password_hash }),
    ...(user_metadata && saysAnything ? { user_metadata } : {}),
  });
}

async function verifyEmailChange(
  work: AuthWork,
  account: Account,
  token: OneTimeToken,
): Promise<Verified> {
  if (account.email !== null && account.email_change_halves === 0) {
    await changeAccount(work, account.id, { email_change_halves: 1 });
    return { state: 'half' };
  }
  return { state: 'whole', account: await takeNewEmail(work, account), token };
}

/** The pending address becomes the address; whatever was mailed to the old one is void. */
export async function takeNewEmail(work: AuthWork, account: Account): Promise<Account> {
  const changes: AccountChanges = {
    email: account.new_email,
    new_email: null,
    email_change_halves: 0,
    email_confirmed_ms: work.nowMs,
    is_anonymous: false,
    app_metadata: { ...account.app_metadata, provider: 'email', providers: ['email'] },
  };
  await forgetTokens(work, account.id);
  return changeEmail(work, account.id, changes);
}

const uniqueViolation = '23505';

export async function changeEmail(
  work: AuthWork,
  id: string,
  changes: AccountChanges,
): Promise<Account> {
  try {
    return await changeAccount(work, id, changes);
  } catch (error) {
    if (hasPgCode(error, uniqueViolation)) throw emailExists();
    throw error;
  }
}
