import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { findRow, type AuthReader, type AuthTransaction } from '../auth-context.ts';

export type RefreshToken = {
  hash: string;
  session_id: string;
  parent: string | null;
  encrypted_child: string | null;
  is_active: boolean;
  made_ms: number;
  updated_ms: number;
};

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function findRefreshToken(db: AuthReader, token: string): Promise<RefreshToken | null> {
  const text = `select to_jsonb(t) as row from auth_service.refresh_token t where hash = $1`;
  return findRow<RefreshToken>(db, text, [tokenHash(token)]);
}

/** Adds the first token of a session, or the successor of `parent`, which becomes spent. */
export async function addRefreshToken(
  tx: AuthTransaction,
  sessionId: string,
  parent: string | null = null,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const parentHash = parent === null ? null : tokenHash(parent);
  if (parent !== null) {
    await tx.db.query(
      `update auth_service.refresh_token set is_active = false, updated_ms = $2, encrypted_child = $3 where hash = $1`,
      [parentHash, tx.nowMs, encrypt(token, parent)],
    );
  }
  await tx.db.query(
    `insert into auth_service.refresh_token (hash, session_id, parent, made_ms, updated_ms) values ($1, $2, $3, $4, $4)`,
    [tokenHash(token), sessionId, parentHash, tx.nowMs],
  );
  return token;
}

/** Marks all of a session's tokens as used; a refresh with any of them then fails as already used. */
export async function spendTokens(tx: AuthTransaction, sessionId: string): Promise<void> {
  await tx.db.query(
    `update auth_service.refresh_token set is_active = false, updated_ms = $2 where session_id = $1 and is_active`,
    [sessionId, tx.nowMs],
  );
}

/** Follows the chain from a spent token to the active one; null if it is broken. */
export async function findActiveDescendant(
  tx: AuthTransaction,
  token: string,
): Promise<{ token: string; generations: number } | null> {
  let current = token;
  for (let generations = 0; ; generations += 1) {
    const row = await findRefreshToken(tx.db, current);
    if (!row) return null;
    if (row.is_active) return { token: current, generations };
    if (row.encrypted_child === null) return null;
    current = decrypt(row.encrypted_child, current);
  }
}

/** Encrypts the child with its parent, so that a stolen table contains no usable token. */
function encrypt(child: string, parent: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(parent), nonce);
  const encrypted = Buffer.concat([cipher.update(child, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

function decrypt(text: string, parent: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', encryptionKey(parent), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
}

function encryptionKey(token: string): Buffer {
  return createHash('sha256').update(`seals the next token: ${token}`).digest();
}
