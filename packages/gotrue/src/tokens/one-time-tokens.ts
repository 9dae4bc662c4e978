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

/** Data of a sign-up, applied once the link of its own mail is used. */
export type SignUpClaim = { password_hash: string | null; user_metadata: Metadata | null };

export type OneTimeToken = SignUpClaim & {
  id: string;
  account_id: string;
  kind: TokenKind;
  /** Recipient of the mail. */
  email: string;
  /** Null once another code replaced it, or after too many wrong attempts. The link remains valid. */
  code_hash: string | null;
  link_hash: string;
  flow_id: string | null;
  made_ms: number;
};

/** Secrets of a mail: six digits to type, and an unguessable token in the link. */
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
 * Stores a token. A person has one code and one link of each kind; new ones replace old ones. Every sign-up has its own
 * link, so that a later sign-up can neither change nor void what an earlier mail confirms.
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

/** Replaces a token's secrets and restarts their lifetime; null if it no longer exists. */
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
  // A replaced code stays void.
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

/** Consumes a token by deleting its row, so only one caller can succeed. Locks the token's account. */
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

const maxWrongCodes = 10;

/**
 * Consumes a token by its code. The caller must commit the transaction in any case, because wrong codes are counted.
 */
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
    [email, kinds, maxWrongCodes],
  );
  return null;
}

function oldestGoodMs({ rules, nowMs }: AuthTransaction): number {
  return rules.otpSeconds > 0 ? nowMs - rules.otpSeconds * 1000 : 0;
}

/** The last two unconfirmed sign-ups of an address, newest first. */
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
