import {
  changeAccount,
  findAccount,
  isBanned,
  type Account,
  type AccountChanges,
} from '../accounts/accounts.ts';
import { hasPgCode, type AuthTransaction } from '../auth-context.ts';
import { emailExists, invalid, userBanned } from '../auth-problems.ts';
import {
  forgetTokens,
  spendCode,
  spendLink,
  type OneTimeToken,
  type TokenKind,
} from '../tokens/one-time-tokens.ts';

const kindsOfType: Record<string, TokenKind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
};

export function getTokenKinds(type: string): TokenKind[] {
  const kinds = Object.hasOwn(kindsOfType, type) ? kindsOfType[type] : undefined;
  if (!kinds) throw invalid('Invalid email verification type');
  return kinds;
}

/** Proof of receiving a mail: its link's token, or the code with the address. */
export type Proof = { link: string } | { email: string; code: string };

/** `half`: the other mail of an address change is still unconfirmed. */
export type Verified =
  | { state: 'refused' }
  | { state: 'half' }
  | { state: 'whole'; account: Account; token: OneTimeToken };

/** Consumes a mailed token and applies it. The caller must commit even a refusal, because attempts are counted. */
export async function verifyToken(
  tx: AuthTransaction,
  proof: Proof,
  kinds: TokenKind[],
): Promise<Verified> {
  const token =
    'link' in proof ? await spendLink(tx, proof.link, kinds) : await spendCode(tx, proof, kinds);
  const account = token && (await findAccount(tx.db, token.account_id));
  if (!account) return { state: 'refused' };
  if (isBanned(account, tx.nowMs)) throw userBanned();
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new') {
    return verifyEmailChange(tx, account, token);
  }
  if (account.email_confirmed_ms !== null) return { state: 'whole', account, token };
  return { state: 'whole', account: await confirm(tx, account, token), token };
}

/** Confirms only the sign-up of this mail, whatever other sign-ups of the address exist. */
async function confirm(
  tx: AuthTransaction,
  account: Account,
  token: OneTimeToken,
): Promise<Account> {
  const { password_hash, user_metadata } = token;
  const saysAnything = Object.keys(user_metadata ?? {}).length > 0;
  await forgetTokens(tx, account.id, 'confirmation');
  return changeAccount(tx, account.id, {
    email_confirmed_ms: tx.nowMs,
    ...(password_hash === null ? {} : { password_hash }),
    ...(user_metadata && saysAnything ? { user_metadata } : {}),
  });
}

async function verifyEmailChange(
  tx: AuthTransaction,
  account: Account,
  token: OneTimeToken,
): Promise<Verified> {
  if (account.email !== null && account.email_change_halves === 0) {
    await changeAccount(tx, account.id, { email_change_halves: 1 });
    return { state: 'half' };
  }
  return { state: 'whole', account: await takeNewEmail(tx, account), token };
}

/** Applies the pending address and voids mails sent to the old address. */
export async function takeNewEmail(tx: AuthTransaction, account: Account): Promise<Account> {
  const changes: AccountChanges = {
    email: account.new_email,
    new_email: null,
    email_change_halves: 0,
    email_confirmed_ms: tx.nowMs,
    is_anonymous: false,
    app_metadata: { ...account.app_metadata, provider: 'email', providers: ['email'] },
  };
  await forgetTokens(tx, account.id);
  return changeEmail(tx, account.id, changes);
}

const uniqueViolation = '23505';

export async function changeEmail(
  tx: AuthTransaction,
  id: string,
  changes: AccountChanges,
): Promise<Account> {
  try {
    return await changeAccount(tx, id, changes);
  } catch (error) {
    if (hasPgCode(error, uniqueViolation)) throw emailExists();
    throw error;
  }
}
