import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { lockAccount, type Metadata } from '../accounts/accounts.ts';
import { findRow, type AuthReader, type AuthTransaction } from '../auth-context.ts';
import { tokenHash } from './refresh-tokens.ts';

export type TokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** What somebody who signs up says of an account. It holds once the link of that very mail was followed. */
export type SignUpClaim = { password_hash: string | null; user_metadata: Metadata | null };

export type OneTimeToken = SignUpClaim & {
  id: string;
  account_id: string;
  kind: TokenKind;
  /** Where it was mailed to. */
  email: string;
  /** Null once another code took its place, or too many wrong ones were tried. The link stays good. */
  code_hash: string | null;
  link_hash: string;
  flow_id: string | null;
  made_ms: number;
};

/** What a mail carries: six digits to type, and what its link says, which nobody can guess. */
export type MailedSecrets = { code: string; link: string };

export type TokenOrder = {
  accountId: string;
  kind: TokenKind;
  email: string;
  flowId?: string | null;
  claim?: SignUpClaim;
};

const flowMark = 'pkce_';

/**
 * Of one kind a person has one code and one link: new ones take the old ones' place. But every sign-up has
 * a link of its own, so that who signs up later neither decides nor ends what an earlier mail stands for.
 */
export async function keepToken(
  tx: AuthTransaction,
  order: TokenOrder,
): Promise<MailedSecrets & { id: string }> {
  const { accountId, kind, email, flowId = null, claim = noClaim } = order;
  const id = randomUUID();
  const { code, link } = makeSecrets(flowId);
  await tx.db.query(
    `delete from auth_service.mailed_token
     where account_id = $1 and kind = $2 and password_hash is not distinct from $3`,
    [accountId, kind, claim.password_hash],
  );
  await tx.db.query(
    `update auth_service.mailed_token set code_hash = null where account_id = $1 and kind = $2`,
    [accountId, kind],
  );
  await tx.db.query(
    `insert into auth_service.mailed_token
       (id, account_id, kind, email, code_hash, link_hash, flow_id, password_hash, user_metadata, made_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, accountId, kind, email, codeHash(email, code), tokenHash(link), flowId],
      ...[claim.password_hash, claim.user_metadata && JSON.stringify(claim.user_metadata)],
      tx.nowMs,
    ],
  );
  return { id, code, link };
}

function makeSecrets(flowId: string | null): MailedSecrets {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const link = `${flowId === null ? '' : flowMark}${randomBytes(32).toString('base64url')}`;
  return { code, link };
}

/** A kept token with new secrets, which live from now on; null when it is no more. */
export async function renewToken(
  tx: AuthTransaction,
  id: string,
): Promise<(MailedSecrets & { email: string }) | null> {
  const find = () =>
    findRow<OneTimeToken>(
      tx.db,
      `select to_jsonb(t) as row from auth_service.mailed_token t where id = $1`,
      [id],
    );
  const found = await find();
  if (!found || !(await lockAccount(tx, found.account_id))) return null;
  const token = await find();
  if (!token) return null;
  const { code, link } = makeSecrets(token.flow_id);
  // A code that another took the place of stays nothing.
  await tx.db.query(
    `update auth_service.mailed_token set link_hash = $2, made_ms = $4,
       code_hash = case when code_hash is not null then $3 end where id = $1`,
    [id, tokenHash(link), codeHash(token.email, code), tx.nowMs],
  );
  return { code, link, email: token.email };
}

export const noClaim: SignUpClaim = { password_hash: null, user_metadata: null };

function codeHash(email: string, code: string): string {
  return createHash('sha256').update(`${email}${code}`).digest('hex');
}

export function isFlowToken(link: string): boolean {
  return link.startsWith(flowMark);
}

/** Deleting the row uses the token up, so only one caller can. Its account is locked. */
export async function spendLink(
  tx: AuthTransaction,
  link: string,
  kinds: TokenKind[],
): Promise<OneTimeToken | null> {
  const what = [tokenHash(link), kinds, oldestGoodMs(tx)];
  const where = `link_hash = $1 and kind = any($2) and made_ms >= $3`;
  const token = await findRow<OneTimeToken>(
    tx.db,
    `select to_jsonb(t) as row from auth_service.mailed_token t where ${where}`,
    what,
  );
  if (!token || !(await lockAccount(tx, token.account_id))) return null;
  return findRow<OneTimeToken>(
    tx.db,
    `delete from auth_service.mailed_token t where ${where} returning to_jsonb(t) as row`,
    what,
  );
}

const mostWrongCodes = 10;

/** Like spendLink. A wrong code is counted, so the transaction has to be committed all the same. */
export async function spendCode(
  tx: AuthTransaction,
  { email, code }: { email: string; code: string },
  kinds: TokenKind[],
): Promise<OneTimeToken | null> {
  await tx.db.query(
    `select from auth_service.account where id in
       (select account_id from auth_service.mailed_token where email = $1 and kind = any($2))
     order by id for no key update`,
    [email, kinds],
  );
  const token = await findRow<OneTimeToken>(
    tx.db,
    `delete from auth_service.mailed_token t
     where email = $1 and kind = any($2) and code_hash = $3 and made_ms >= $4
     returning to_jsonb(t) as row`,
    [email, kinds, codeHash(email, code), oldestGoodMs(tx)],
  );
  if (token) return token;
  await tx.db.query(
    `update auth_service.mailed_token set wrong_codes = wrong_codes + 1,
       code_hash = case when wrong_codes + 1 < $3 then code_hash end
     where email = $1 and kind = any($2)`,
    [email, kinds, mostWrongCodes],
  );
  return null;
}

function oldestGoodMs({ rules, nowMs }: AuthTransaction): number {
  return rules.otpSeconds > 0 ? nowMs - rules.otpSeconds * 1000 : 0;
}

/** The last two sign-ups of this address that nobody has confirmed, newest first. */
export async function findSignUps(db: AuthReader, email: string): Promise<SignUpClaim[]> {
  const { rows } = await db.query<SignUpClaim>(
    `select password_hash, user_metadata from auth_service.mailed_token
     where email = $1 and kind = 'confirmation' and password_hash is not null
     order by made_ms desc limit 2`,
    [email],
  );
  return rows;
}

export async function forgetTokens(
  tx: AuthTransaction,
  accountId: string,
  kind: TokenKind | null = null,
): Promise<void> {
  await tx.db.query(
    `delete from auth_service.mailed_token where account_id = $1 and ($2::text is null or kind = $2)`,
    [accountId, kind],
  );
}
