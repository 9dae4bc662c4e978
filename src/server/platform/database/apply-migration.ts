import { MINUTE_MS } from '#domain/time/durations.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { FunctionFile, FunctionFiles } from '../../../../db/model/function-files.ts';
import { listNamedFunctions, OUTSIDE_TRANSACTION } from '../../../../db/model/migration-rules.ts';
import { splitStatements } from '../../../../db/model/sql-statements.ts';
import {
  applyFunctions,
  checkFunctions,
  outstandingFunctions,
  readAppliedFunctions,
} from './sql-functions.ts';

export type Migration = { name: string; sql: string; checksum: string };

/** Gives up quickly: statements on the table queue behind a migration that waits for a lock. */
const LOCK_TIMEOUT_MS = 500;
const PATIENCE_MS = 10 * MINUTE_MS;
const PAUSES_MS = [500, 1_000, 2_000, 5_000];
/** SQLSTATE codes of lock timeout and deadlock. */
const LOCK_ERRORS = ['55P03', '40P01'];

type Step = {
  migration: Migration;
  files: readonly FunctionFile[];
  onWait: (name: string) => void;
};

/**
 * Applies a migration in one transaction, unless a statement cannot run inside one. Backs off and retries for ten
 * minutes while its tables are locked.
 */
export async function applyMigration(
  client: pg.Client,
  { migration, files, onWait }: Step,
): Promise<void> {
  const named = listNamedFunctions(migration.sql);
  const functions = files.filter(({ name }) => named.includes(name));
  const deadline = Date.now() + PATIENCE_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      if (OUTSIDE_TRANSACTION.test(migration.sql))
        return await applyStepwise(client, migration, functions);
      return await applyWhole(client, migration, functions);
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string };
      if (!LOCK_ERRORS.includes(code) || Date.now() >= deadline) {
        throw new Error(`The migration ${migration.name} failed: ${message}`, { cause: error });
      }
      if (tries === 0) onWait(migration.name);
      await sleep(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
    }
  }
}

/**
 * Applies a migration and the functions that it names in one transaction, so that other servers never see one without
 * the other.
 */
async function applyWhole(
  client: pg.Client,
  migration: Migration,
  functions: readonly FunctionFile[],
): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await applyFunctions(client, functions);
    await client.query(migration.sql);
    await note(client, migration);
  });
}

/** Runs each statement outside a transaction; after a failure, the next start runs all statements again. */
async function applyStepwise(
  client: pg.Client,
  migration: Migration,
  functions: readonly FunctionFile[],
): Promise<void> {
  await inTransaction(client, () => applyFunctions(client, functions));
  for (const { sql } of splitStatements(migration.sql)) await client.query(sql);
  await note(client, migration);
}

/**
 * Applies the functions that no migration has applied. Checks all functions whenever something was applied, since a
 * migration may have changed the tables that an unchanged function uses.
 */
export async function finishFunctions(
  client: pg.Client,
  { files, released }: FunctionFiles,
  pending: { migrations: readonly Migration[]; functions: readonly FunctionFile[] },
): Promise<void> {
  if (pending.migrations.length + pending.functions.length === 0) return;
  await inTransaction(client, async () => {
    const bodies = await readAppliedFunctions(client);
    await applyFunctions(client, outstandingFunctions({ files, released }, bodies));
    await checkFunctions(client, files);
  });
}

async function inTransaction(client: pg.Client, act: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await act();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function note(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
}
