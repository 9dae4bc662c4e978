import { createHash, randomInt } from 'node:crypto';
import { findRow, type AuthWork } from './auth-desk.ts';
import { isPast } from './refresh-session.ts';

export type TokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export type OneTimeToken = {
  account_id: string;
  kind: TokenKind;
  hash: string;
  flow_id: string | null;
  made_ms: number;
};

const flowMark = 'pkce_';

export function drawOtp(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** What is kept, and what links carry. */
export function otpHash(email: string, otp: string): string {
  return createHash('sha224').update(`${email}${otp}`).digest('hex');
}

export function isFlowToken(hash: string): boolean {
  return hash.startsWith(flowMark);
}

/** A person has one token of a kind: a new one takes the old one's place. Answers the hash for the link. */
export async function keepToken(
  work: AuthWork,
  accountId: string,
  kind: TokenKind,
  hash: string,
  flowId: string | null = null,
): Promise<string> {
  const marked = flowId === null ? hash : `${flowMark}${hash}`;
  await work.db.query(
    `insert into auth_service.one_time_token (account_id, kind, hash, flow_id, made_ms) values ($1, $2, $3, $4, $5)
     on conflict (account_id, kind) do update set hash = $3, flow_id = $4, made_ms = $5`,
    [accountId, kind, marked, flowId, work.nowMs],
  );
  return marked;
}

/** Whose token that is; only whoever spends it has used it. */
export async function findTokenOwner(
  work: AuthWork,
  hashes: string[],
  kinds: TokenKind[],
): Promise<string | null> {
  const token = await findRow<OneTimeToken>(
    work.db,
    `select to_jsonb(t) as row from auth_service.one_time_token t where hash = any($1) and kind = any($2)`,
    [hashes, kinds],
  );
  return token?.account_id ?? null;
}

/** Whoever deletes the row has used the token; nobody else can. */
export async function spendToken(
  work: AuthWork,
  hashes: string[],
  kinds: TokenKind[],
): Promise<OneTimeToken | null> {
  const token = await findRow<OneTimeToken>(
    work.db,
    `delete from auth_service.one_time_token t where hash = any($1) and kind = any($2) returning to_jsonb(t) as row`,
    [hashes, kinds],
  );
  if (!token || isPast(token.made_ms, work.rules.otpSeconds, work.nowMs)) return null;
  return token;
}

/** A code typed by hand fits a token of either flow. */
export function hashesOfCode(email: string, code: string): string[] {
  if (!/^\d{6}$/.test(code)) return [];
  const hash = otpHash(email, code);
  return [hash, `${flowMark}${hash}`];
}

export async function forgetTokens(work: AuthWork, accountId: string): Promise<void> {
  await work.db.query(`delete from auth_service.one_time_token where account_id = $1`, [accountId]);
}
