import { hash } from 'node:crypto';
import { CompiledQuery, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Queryable, Transaction } from './database-handles.ts';

/**
 * Pipelines statements in one round trip and returns the rows of each. Runs them in order: each statement sees the
 * effects of earlier statements, and of transactions that committed while it waited for a lock. If one statement fails,
 * the rest and the transaction fail too.
 */
export async function pipelineQueries<const Statements extends readonly CompiledQuery<object>[]>(
  write: Transaction,
  statements: Statements,
): Promise<{ [Nth in keyof Statements]: RowOf<Statements[Nth]>[] }> {
  return (await sendPipeline(write, new Pipeline(statements))) as never;
}

type RowOf<Statement> = Statement extends CompiledQuery<infer Row> ? Row : never;

/**
 * Pipelines prepared statements with the commit. Their results are not read, so each statement must raise its own error
 * (`refuse` in the database) to fail the transaction.
 */
export async function pipelineAndCommit(
  write: Transaction,
  statements: readonly CompiledQuery<object>[],
): Promise<void> {
  await sendPipeline(write, new PipelineWithCommit(statements));
}

/**
 * Reads the rows of a frequent query with a prepared statement: planning it takes longer than running it. Inside a
 * transaction, sends the query unprepared, because a failed prepared statement would abort the transaction.
 */
export async function readPrepared<Row>(
  reader: Queryable,
  { sql, parameters }: CompiledQuery<Row>,
): Promise<Row[]> {
  const query = CompiledQuery.raw(new Prepared(sql) as unknown as string, [...parameters]);
  return (await reader.executeQuery(query)).rows as Row[];
}

/** True if a statement sent with the commit failed without effect, so that the caller may try another way. */
export function isRefusedByDatabase(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return code === REFUSED || code === CHECK_VIOLATION || NOT_PREPARED.includes(code);
}

const REFUSED = 'SX001';
const CHECK_VIOLATION = '23514';
/** SQLSTATE codes for a prepared statement that this connection lacks or already has, as happens behind a pooler. */
const NOT_PREPARED = ['26000', '42P05'];

class Pipeline {
  readonly statements: readonly CompiledQuery[];
  constructor(statements: readonly CompiledQuery[]) {
    this.statements = statements;
  }
  toString(): string {
    return this.statements.map(({ sql }) => sql).join(';\n');
  }
}

class PipelineWithCommit extends Pipeline {}

class Prepared {
  readonly sql: string;
  constructor(sql: string) {
    this.sql = sql;
  }
  toString(): string {
    return this.sql;
  }
}

/** Passes the batch through Kysely as if it were SQL text; `createConnection` unpacks it. */
async function sendPipeline(write: Transaction, several: Pipeline): Promise<unknown[]> {
  const query = CompiledQuery.raw(several as unknown as string);
  return (await write.executeQuery(query)).rows;
}

/**
 * Adapts the pool for Kysely. Sends `begin` without waiting for its result, together with the first statement; if
 * `begin` fails, so does that statement.
 */
export function withPipelining(pool: pg.Pool): PostgresPool {
  const preparing = { isOn: true };
  return {
    options: pool.options,
    connect: async () => createConnection(await pool.connect(), preparing),
    end: () => pool.end(),
  };
}

/** Switched off for good once an error reveals a pooler in transaction mode. */
type Preparing = { isOn: boolean };

function createConnection(client: pg.PoolClient, preparing: Preparing): PostgresPoolClient {
  let kept: readonly CompiledQuery[] = [];
  let isInTransaction = false;
  const query = async (sql: unknown, parameters: readonly unknown[] = []): Promise<Answer> => {
    if (sql instanceof PipelineWithCommit) {
      kept = [...kept, ...sql.statements];
      return NOTHING;
    }
    if (sql instanceof Pipeline) return sendAll(client, sql.statements.map(plain));
    const text = String(sql);
    if (sql instanceof Prepared && preparing.isOn && !isInTransaction) {
      return readNamed(client, { text, values: [...parameters] }, preparing);
    }
    if (END.test(text)) isInTransaction = false;
    if (BEGIN.test(text)) {
      isInTransaction = true;
      kept = [];
      client.query(text).catch(() => {});
      return NOTHING;
    }
    if (text !== 'commit' || kept.length === 0) {
      return client.query(text, parameters as unknown[]);
    }
    const last = kept;
    kept = [];
    const sent = preparing.isOn
      ? sendPrepared(client, last, preparing)
      : sendAll(client, [...last.map(plain), COMMIT]);
    return { ...(await sent), command: 'COMMIT' };
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || countFailures(client) > MAX_FAILURES),
  };
}

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

const BEGIN = /^(begin|start transaction)\b/;
const END = /^(commit|rollback)$/;
const COMMIT: pg.QueryConfig = { text: 'commit' };
const NOTHING: Answer = { command: 'SELECT', rowCount: 0, rows: [] };

function plain({ sql: text, parameters }: CompiledQuery): pg.QueryConfig {
  return { text, values: [...parameters] };
}

/** Throws the first error: later ones only say that the transaction is aborted. */
async function sendAll(client: pg.PoolClient, queries: readonly pg.QueryConfig[]): Promise<Answer> {
  const sent = await Promise.allSettled(queries.map((each) => client.query(each)));
  const failed = sent.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  const rows = sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value.rows] : []));
  return { ...NOTHING, rows };
}

/** Renames statements after a failure: the driver cannot know whether the failed statement was prepared. */
async function sendPrepared(
  client: pg.PoolClient,
  statements: readonly CompiledQuery[],
  preparing: Preparing,
): Promise<Answer> {
  const times = countFailures(client);
  const named = statements.map((each) => ({
    ...plain(each),
    name: buildStatementName(each.sql, times),
  }));
  try {
    return await sendAll(client, [...named, COMMIT]);
  } catch (error) {
    forgetPrepared(client, error, preparing);
    throw error;
  }
}

/** Falls back to an unprepared query when the prepared statement is unusable. */
async function readNamed(
  client: pg.PoolClient,
  query: { text: string; values: unknown[] },
  preparing: Preparing,
): Promise<Answer> {
  try {
    return await client.query({
      ...query,
      name: buildStatementName(query.text, countFailures(client)),
    });
  } catch (error) {
    if (!isOutOfUse(error)) throw error;
    forgetPrepared(client, error, preparing);
    return client.query(query.text, query.values);
  }
}

/** SQLSTATE "cached plan must not change result type": a migration added a column. */
const ANOTHER_RESULT = '0A000';

function isOutOfUse(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return code === ANOTHER_RESULT || NOT_PREPARED.includes(code);
}

function forgetPrepared(client: pg.PoolClient, error: unknown, preparing: Preparing): void {
  failures.set(client, countFailures(client) + 1);
  client.query('deallocate all').catch(() => {});
  if (NOT_PREPARED.includes((error as { code?: string }).code ?? '')) preparing.isOn = false;
}

/**
 * Failures per connection. The driver remembers every statement name, so a connection with many failures is replaced.
 */
const failures = new WeakMap<pg.PoolClient, number>();
const MAX_FAILURES = 200;

function countFailures(client: pg.PoolClient): number {
  return failures.get(client) ?? 0;
}

const names = new Map<string, string>();

function buildStatementName(sql: string, times: number): string {
  const known = names.get(sql) ?? hash('sha1', sql);
  names.set(sql, known);
  return `${known}-${times}`;
}
