import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../../../db/tables.ts';
import { isTracing } from '../telemetry/tracing.ts';
import type { Database, Reader, Write } from './database-handles.ts';
import { PooledClient, SteadyClient } from './database-outage.ts';
import { inFewerRoundTrips } from './one-round-trip.ts';
import { limitStatements, type StatementLimits } from './statement-limits.ts';
import { traceQuery } from './trace-query.ts';

export type { Database, Reader, Write };

/** What becomes of a database that does not answer, frozen or cut off. */
const patience = {
  /** How long a request waits for a connection before the database counts as away. */
  connectionTimeoutMillis: 10_000,
  /** Longer than any limit of a visitor's statement: only a commit, or a database that is frozen, takes so long. */
  query_timeout: 60_000,
  /** A machine that is gone answers no probes: after as long again its connections have broken. */
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};

type PoolOptions = pg.PoolConfig & {
  /** Whether a pooler in between gives each transaction another session. */
  hasPooler?: boolean;
  /** Undefined: the database works on a statement for as long as it takes. */
  limits?: StatementLimits | undefined;
};

/** Connections of one process's pool, where nothing says fewer. */
export const USUAL_POOL = 20;

/** A pool of connections that answers days as strings and bigints as numbers. */
export function openPool(
  databaseUrl: string,
  most = USUAL_POOL,
  { hasPooler = false, limits, ...more }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: most,
    types: columnTypes,
    Client: hasPooler ? PooledClient : SteadyClient,
    // What is sent together (one-round-trip.ts) does not wait in here for the answers to what is before it.
    pipeline: true,
    ...patience,
    ...more,
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  if (limits) pool.on('connect', (client) => limitStatements(client, limits, hasPooler));
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  const dialect = new PostgresDialect({ pool: inFewerRoundTrips(pool) });
  return new Kysely<Tables>({ dialect, ...(isTracing() ? { log: traceQuery } : {}) });
}

/** Several queries on one snapshot, so that their answers fit together. */
export function atOneMoment<T>(
  database: Database,
  read: (reader: Reader) => Promise<T>,
): Promise<T> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

/** Several queries on one connection, each of what is there when it is asked. */
export function onOneConnection<T>(
  database: Database,
  read: (reader: Reader) => Promise<T>,
): Promise<T> {
  return database.transaction().setAccessMode('read only').execute(read);
}

/** How often a transaction is begun that others' locks cross. */
const MOST_TRIES = 3;

/**
 * One transaction. What throws rolls back all that was written, and so does a refusal. Where its locks and another's
 * wait for one another, PostgreSQL ends one of the two: that one is begun anew, so `act` changes nothing but rows.
 */
export async function inTransaction<T>(
  database: Database,
  act: (write: Write) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inOneTransaction(database, act);
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

async function inOneTransaction<T>(
  database: Database,
  act: (write: Write) => Promise<T>,
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

/** A query of which every row is one thing that is wrong, described in its column `finding`. */
export type ConsistencyCheck = { about: string; sql: string };
