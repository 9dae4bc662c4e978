import { createHash } from 'node:crypto';
import type pg from 'pg';
import { inSandboxTransaction } from './sandbox-transaction.ts';

export type SandboxSchema = {
  schema: string;
  /** Key of the advisory lock for creating the schema; each schema needs its own. */
  lock: number;
  /** Idempotent SQL. */
  tables: string;
  /** Secrets with their initial values. */
  secrets: Record<string, string>;
};

/**
 * Creates or updates a sandbox's schema with its table `setting`, once if two processes start concurrently. Skips a
 * current schema: even `if not exists` locks tables and would block requests.
 */
export async function makeSandboxSchema(
  pool: pg.Pool,
  { schema, lock, tables, secrets }: SandboxSchema,
): Promise<void> {
  await inSandboxTransaction(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [lock]);
    const names = Object.keys(secrets);
    const version = createHash('sha256')
      .update(JSON.stringify([tables, names]))
      .digest('hex');
    const { rows } = await db.query<{ made: string | null }>(
      `select obj_description(to_regnamespace($1), 'pg_namespace') as made`,
      [schema],
    );
    if (rows[0]?.made === version) return;
    await db.query(`create schema if not exists ${schema}`);
    await db.query(tables);
    await db.query(
      `create table if not exists ${schema}.setting (name text primary key, value jsonb not null)`,
    );
    for (const [name, secret] of Object.entries(secrets)) {
      await db.query(
        `insert into ${schema}.setting (name, value) values ($1, to_jsonb($2::text))
         on conflict (name) do nothing`,
        [name, secret],
      );
    }
    await db.query(`comment on schema ${schema} is '${version}'`);
  });
}

/** Returns a secret of the schema, which is the same in every process. */
export async function readSandboxSecret(
  db: Pick<pg.PoolClient, 'query'>,
  schema: string,
  name: string,
): Promise<string> {
  const { rows } = await db.query<{ value: string }>(
    `select value from ${schema}.setting where name = $1`,
    [name],
  );
  const secret = rows[0]?.value;
  if (!secret) throw new Error(`The schema ${schema} has no secret named ${name}.`);
  return secret;
}
