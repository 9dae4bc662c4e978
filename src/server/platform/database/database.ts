import { MINUTE_MS } from '#domain/time/durations.ts';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../../db/tables.ts';
import { isTracing } from '../telemetry/tracing.ts';
import { CamelCaseRows } from './camel-case-rows.ts';
import type { Database, Queryable, Transaction } from './database-handles.ts';
import { PooledClient, ResilientClient } from './database-outage.ts';
import { withPipelining } from './pipeline-queries.ts';
import { limitStatements, type StatementLimits } from './statement-limits.ts';
import { traceQuery } from './trace-query.ts';

export type { Database, Queryable, Transaction };

/** Timeouts for a database that is frozen or cut off. */
const patience = {
  /** Maximum wait for a connection, after which the database counts as unreachable. */
  connectionTimeoutMillis: 10_000,
  /** Longer than `REQUEST_LIMITS` allows a statement: only a commit or a frozen database takes this long. */
  query_timeout: MINUTE_MS,
  /** TCP keep-alive: connections to a dead machine break about ten seconds after the first unanswered probe. */
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

type PoolOptions = pg.PoolConfig & {
  /** Set if a pooler in transaction mode gives each transaction another session. */
  hasPooler?: boolean;
  /** Undefined: statements may run without limit. */
  limits?: StatementLimits | undefined;
};

/** Default size of a process's connection pool. */
export const USUAL_POOL = 20;

/** Creates a pool that returns dates as strings and bigints as numbers. */
export function openPool(
  databaseUrl: string,
  max = USUAL_POOL,
  { hasPooler = false, limits, ...more }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    types: columnTypes,
    Client: hasPooler ? PooledClient : ResilientClient,
    // Pipelines statements instead of waiting for each answer (pipeline-queries.ts).
    pipeline: true,
    ...patience,
    ...more,
  });
  // The pool replaces connections that break while idle; without a listener the error would end the process.
  pool.on('error', () => {});
  if (limits) pool.on('connect', (client) => limitStatements(client, limits, hasPooler));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  const dialect = new PostgresDialect({ pool: withPipelining(pool) });
  return new Kysely<Tables>({
    dialect,
    plugins: [new CamelCaseRows()],
    ...(isTracing() ? { log: traceQuery } : {}),
  });
}

/** Runs several queries on one snapshot (repeatable read), so that their results are consistent. */
export function withSnapshot<T>(
  database: Database,
  read: (reader: Queryable) => Promise<T>,
): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

/** Runs several queries on one connection without a common snapshot. */
export function onOneConnection<T>(
  database: Database,
  read: (reader: Queryable) => Promise<T>,
): Promise<T> {
  return database.transaction().setAccessMode('read only').execute(read);
}

/** Maximum attempts at a transaction that ends in a deadlock. */
const MAX_TRIES = 3;

/**
 * Runs a transaction; an exception or a refusal rolls it back. Retries after a deadlock, so `act` must have no effects
 * beyond the database.
 */
export async function inTransaction<T>(
  database: Database,
  act: (write: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inOneTransaction(database, act);
    } catch (error) {
      if (tries === MAX_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

async function inOneTransaction<T>(
  database: Database,
  act: (write: Transaction) => Promise<T>,
): Promise<T> {
  let refusal: T | undefined;
  try {
    return await database.transaction().execute(async (write) => {
      const answer = await act(write);
      if (!isRefusal(answer)) return answer;
      refusal = answer;
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack && refusal !== undefined) return refusal;
    throw error;
  }
}

class RolledBack extends Error {}

function isRefusal(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'ok' in answer && answer.ok === false && 'problem' in answer;
}

const INT8 = 20;
const DATE = 1082;
const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** Query whose rows are violations, each described in the column `finding`. */
export type ConsistencyCheck = { about: string; sql: string };
