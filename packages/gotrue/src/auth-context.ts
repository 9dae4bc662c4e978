import type pg from 'pg';
import type { AuthRules } from './gotrue-settings.ts';
import type { RateLimits } from './limits/auth-rate-limits.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

/**
 * Sends mails after the answer, so that the time an answer takes does not show who has an account. Any process
 * may send them, and retries until they have left.
 */
export type MailOutbox = {
  /** Sends what is due now, instead of at the next poll. */
  look: () => void;
  /** Resolves when no mail is in flight. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/** What every part of the service works with. */
export type AuthContext = {
  pool: pg.Pool;
  rules: AuthRules;
  keys: SigningKeys;
  limits: RateLimits;
  outbox: MailOutbox;
};

/** One transaction at one moment. */
export type AuthTransaction = { db: pg.PoolClient; rules: AuthRules; nowMs: number };

/** A lookup runs on the pool or inside a transaction. */
export type AuthReader = Pick<pg.Pool, 'query'>;

/** One short transaction; whatever is thrown rolls it back. No hashing and no mail in here. */
export async function inTransaction<Result>(
  auth: Pick<AuthContext, 'pool' | 'rules'>,
  act: (tx: AuthTransaction) => Promise<Result>,
): Promise<Result> {
  const db = await auth.pool.connect();
  let broken = false;
  try {
    await db.query('begin');
    const result = await act({ db, rules: auth.rules, nowMs: auth.rules.now() });
    await db.query('commit');
    return result;
  } catch (error) {
    await db.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    db.release(broken);
  }
}

/** Rows come as JSON, so that they look the same whatever column parsers the pool has. */
export async function findRow<Row>(
  db: AuthReader,
  text: string,
  values: unknown[],
): Promise<Row | null> {
  const { rows } = await db.query<{ row: Row }>(text, values);
  return rows[0]?.row ?? null;
}

export async function findRows<Row>(
  db: AuthReader,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await db.query<{ row: Row }>(text, values);
  return rows.map((each) => each.row);
}

export function hasPgCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
