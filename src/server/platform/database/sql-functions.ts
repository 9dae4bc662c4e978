import type pg from 'pg';
import {
  compareBodies,
  type FunctionFile,
  type FunctionFiles,
} from '../../../../db/model/function-files.ts';
import { isDatabaseOutage } from './database-outage.ts';

type SqlClient = Pick<pg.ClientBase, 'query'>;

export async function createFunctionRecord(client: SqlClient): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS sql_functions (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
}

/** Returns the checksum of each applied function body, except those of dropped functions. */
export async function readAppliedFunctions(
  client: Pick<pg.Pool, 'query'>,
): Promise<Map<string, string>> {
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM sql_functions WHERE to_regproc(name) IS NOT NULL',
    );
    return new Map(rows.map(({ name, checksum }) => [name, checksum]));
  } catch (error) {
    // Databases of earlier versions lack this table: their migrations defined the functions.
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return new Map();
    throw error;
  }
}

export const UNDEFINED_TABLE = '42P01';

/** Lists functions whose body in the database is missing or older than this version's. */
export function outstandingFunctions(
  { files, released }: FunctionFiles,
  applied: ReadonlyMap<string, string>,
): FunctionFile[] {
  return files.filter(
    (file) => compareBodies(file, applied.get(file.name), released) === 'outstanding',
  );
}

/** Lists functions whose body in the database is newer than this version's. */
export function newerFunctions(
  { files, released }: FunctionFiles,
  applied: ReadonlyMap<string, string>,
): string[] {
  return files
    .filter((file) => compareBodies(file, applied.get(file.name), released) === 'older')
    .map(({ name }) => `another body of ${name}`);
}

/**
 * Creates or replaces functions in the open transaction. Their bodies are not validated yet, since they may call each
 * other and use tables of the same transaction; the caller must call `checkFunctions` afterwards.
 */
export async function applyFunctions(
  client: SqlClient,
  files: readonly FunctionFile[],
): Promise<void> {
  await client.query('SET LOCAL check_function_bodies = off');
  for (const { name, sql, checksum } of files) {
    await naming(name, () => client.query(sql));
    await client.query(
      `INSERT INTO sql_functions (name, checksum) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
  }
}

/**
 * Validates every function as CREATE FUNCTION would, once all functions and tables exist; a migration may have changed
 * the tables that an unchanged function uses. Also refuses overloads.
 */
export async function checkFunctions(
  client: SqlClient,
  files: readonly FunctionFile[],
): Promise<void> {
  await client.query('SET LOCAL check_function_bodies = on');
  const { rows } = await client.query<{ name: string; oid: number; validator: string }>(
    `SELECT proname AS name, pg_proc.oid, lanvalidator::regproc::text AS validator
     FROM pg_proc JOIN pg_language ON pg_language.oid = prolang
     WHERE pronamespace = current_schema()::regnamespace`,
  );
  for (const { name } of files) {
    const found = rows.filter((row) => row.name === name);
    await naming(name, async () => {
      const [only] = found;
      if (only === undefined) throw new Error('its file creates a different function');
      if (found.length > 1) throw new Error('it exists more than once, with different arguments');
      await client.query(`SELECT ${only.validator}($1::oid)`, [only.oid]);
    });
  }
}

async function naming(name: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    const { code, message } = error as Error & { code?: string };
    const failure = new Error(`The SQL function ${name} failed: ${message}`, { cause: error });
    throw Object.assign(failure, { code });
  }
}
