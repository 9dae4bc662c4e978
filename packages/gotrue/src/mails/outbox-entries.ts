import { randomUUID } from 'node:crypto';
import { findRow, type AuthContext, type AuthReader } from '../auth-context.ts';
import type { AuthMail } from '../gotrue-settings.ts';
import type { Metadata } from '../accounts/accounts.ts';
import type { Challenge } from '../tokens/pkce-flows.ts';

/** A requested mail, whether or not the address has an account; resolved after the response. */
export type MailRequest = {
  is: 'request';
  kind: 'recovery' | 'signup' | 'email_change' | 'otp';
  email: string;
  redirectTo: string;
  challenge: Challenge | null;
  metadata: Metadata;
  /** Whether a mailed code may create an account. Absent in entries of earlier versions: then it may. */
  isOpen?: boolean;
};

/** A mail for a stored token. Its secrets are generated when it is sent, and stored only as hashes. */
export type QueuedMail = {
  is: 'mail';
  kind: AuthMail['kind'];
  tokenId: string;
  redirectTo: string;
};

export type OutboxEntry = {
  id: string;
  what: MailRequest | QueuedMail;
  tries: number;
  made_ms: number;
};

/** Inserts an entry, in the caller's transaction or by itself. */
export async function addEntry(
  db: AuthReader,
  what: OutboxEntry['what'],
  nowMs: number,
): Promise<void> {
  await db.query(
    `insert into auth_service.outbox (id, what, due_ms, made_ms) values ($1, $2, $3, $3)`,
    [randomUUID(), JSON.stringify(what), nowMs],
  );
}

/** Claims an entry under a lease, which `postponeEntry` extends. */
export function claimEntry(
  { pool, rules }: Pick<AuthContext, 'pool' | 'rules'>,
  leaseMs: number,
): Promise<OutboxEntry | null> {
  const nowMs = rules.now();
  return findRow<OutboxEntry>(
    pool,
    `update auth_service.outbox o set due_ms = $2, tries = tries + 1
     where id = (select id from auth_service.outbox where due_ms <= $1 order by due_ms limit 1 for update skip locked)
     returning to_jsonb(o) as row`,
    [nowMs, nowMs + leaseMs],
  );
}

export async function postponeEntry(db: AuthReader, id: string, dueMs: number): Promise<void> {
  await db.query(`update auth_service.outbox set due_ms = $2 where id = $1`, [id, dueMs]);
}

/** Returns false if another process has already removed the entry. */
export async function removeEntry(db: AuthReader, id: string): Promise<boolean> {
  const { rowCount } = await db.query(`delete from auth_service.outbox where id = $1`, [id]);
  return rowCount === 1;
}
