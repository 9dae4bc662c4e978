import type pg from 'pg';
import type { AuthRules } from './gotrue-settings.ts';
import type { RateLimits } from './limits/auth-rate-limits.ts';
import type { SigningKeys } from './tokens/signing-keys.ts';

/**
 * Sends mails after the response, so that its time does not reveal whether an account exists. Any process may send
 * them; failures are retried.
 */
export type MailOutbox = {
  /** Sends due mails now instead of at the next poll. */
  look: () => void;
  /** Resolves when no mail is in flight. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/** Shared dependencies of the service. */
export type AuthContext = {
  pool: pg.Pool;
  rules: AuthRules;
  keys: SigningKeys;
  limits: RateLimits;
  outbox: MailOutbox;
};

/** A transaction with one fixed time. */
export type AuthTransaction = { db: pg.PoolClient; rules: AuthRules; nowMs: number };

/** The pool or a transaction's client. */
export type AuthReader = Pick<pg.Pool, 'query'>;

/** Runs a short transaction; an exception rolls it back. Callers must not hash or send mail inside. */
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

/** Reads rows as JSON, so that they do not depend on the pool's type parsers. */
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
