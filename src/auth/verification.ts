import {
  changeAccount,
  isBanned,
  lockAccount,
  type Account,
  type AccountChanges,
} from './accounts.ts';
import { hasPgCode, type AuthWork } from './auth-desk.ts';
import { AuthProblem, emailExists, invalid, userBanned } from './auth-problems.ts';
import {
  findTokenOwner,
  forgetTokens,
  spendToken,
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

/** `half`: of an address change, the other mail is still to be answered. */
export type Verified =
  | { state: 'half' }
  | { state: 'whole'; account: Account; token: OneTimeToken };

/** Spends a mailed token and does what it stands for. `refusal` is what a token that does not fit gets. */
export async function verifyToken(
  work: AuthWork,
  hashes: string[],
  kinds: TokenKind[],
  refusal: string,
): Promise<Verified> {
  const owner = await findTokenOwner(work, hashes, kinds);
  const account = owner === null ? null : await lockAccount(work, owner);
  const token = account ? await spendToken(work, hashes, kinds) : null;
  if (!account || token?.account_id !== account.id)
    throw new AuthProblem(403, 'otp_expired', refusal);
  if (isBanned(account, work.nowMs)) throw userBanned();
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    return verifyEmailChange(work, account, token);
  }
  if (account.email_confirmed_ms !== null) return { state: 'whole', account, token };
  const confirmed = await changeAccount(work, account.id, { email_confirmed_ms: work.nowMs });
  return { state: 'whole', account: confirmed, token };
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
