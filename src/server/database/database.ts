import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Outcome } from '#domain/problems.ts';
import { SteadyClient } from './steady-client.ts';
import type { Tables } from '../../../db/tables.ts';

export type Database = Kysely<Tables>;
export type Write = Transaction<Tables>;
/** What a query may run on: the database, or a transaction that has begun. */
export type Reader = Kysely<Tables>;

/** How long a request waits for a connection before it says that the database is away. */
const CONNECTING_PATIENCE_MS = 10_000;

/** A pool of connections that answers days as strings and bigints as numbers. */
export function openPool(databaseUrl: string, most = 20): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: most,
    types: columnTypes,
    Client: SteadyClient,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTING_PATIENCE_MS,
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Several questions about one and the same moment, asked one after the other: their answers fit together. */
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

/** One transaction. A refused outcome rolls back all that was written on the way to it. */
export async function inTransaction<Result extends Outcome<unknown>>(
  database: Database,
  act: (write: Write) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction().execute(async (write) => {
      const outcome = await act(write);
      if (!outcome.ok) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as Result;
    throw error;
  }
}

class RolledBack extends Error {
  readonly outcome: Outcome<unknown>;
  constructor(outcome: Outcome<unknown>) {
    super('rolled back');
    this.outcome = outcome;
  }
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

/** A question to the database whose every row is one thing that is wrong, said in its column `finding`. */
export type ConsistencyCheck = { about: string; sql: string };

/** Whether a text from outside can be the id of a row: PostgreSQL does not even look for others. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}
