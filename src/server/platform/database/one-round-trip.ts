import { hash } from 'node:crypto';
import { CompiledQuery, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Reader, Write } from './database-handles.ts';

/**
 * Statements that go to the database together and are carried out there one after the other: each sees what those
 * before it did, and what others committed while it waited for a lock. Answers the rows of each. When one fails,
 * so do all after it, and the transaction.
 */
export async function together<const Statements extends readonly CompiledQuery<object>[]>(
  write: Write,
  statements: Statements,
): Promise<{ [Nth in keyof Statements]: RowOf<Statements[Nth]>[] }> {
  return (await tell(write, new Several(statements))) as never;
}

type RowOf<Statement> = Statement extends CompiledQuery<infer Row> ? Row : never;

/**
 * Statements that go out together with the commit, prepared. Nobody reads what they answer, so each must fail where
 * it cannot be done (`refuse` in the database); the transaction fails with its error then.
 */
export async function withCommit(
  write: Write,
  statements: readonly CompiledQuery<object>[],
): Promise<void> {
  await tell(write, new WithCommit(statements));
}

/**
 * The rows of a query that every sale asks. A connection has it planned once: planning a boat with all that is taken of
 * it takes longer than reading it. Within a transaction, which an error would end, it is sent as any other.
 */
export async function readPrepared<Row>(
  reader: Reader,
  { sql, parameters }: CompiledQuery<Row>,
): Promise<Row[]> {
  const query = CompiledQuery.raw(new Prepared(sql) as unknown as string, [...parameters]);
  return (await reader.executeQuery(query)).rows as Row[];
}

/** Whether a statement that went out with the commit may be tried another way: nothing of it was done. */
export function isRefusedByDatabase(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return code === REFUSED || code === CHECK_VIOLATION || NOT_PREPARED.includes(code);
}

const REFUSED = 'SX001';
const CHECK_VIOLATION = '23514';
/** A pooler gave the statement to a connection that does not know it, or knows it already. */
const NOT_PREPARED = ['26000', '42P05'];

class Several {
  readonly statements: readonly CompiledQuery[];
  constructor(statements: readonly CompiledQuery[]) {
    this.statements = statements;
  }
  toString(): string {
    return this.statements.map(({ sql }) => sql).join(';\n');
  }
}

class WithCommit extends Several {}

class Prepared {
  readonly sql: string;
  constructor(sql: string) {
    this.sql = sql;
  }
  toString(): string {
    return this.sql;
  }
}

/** To Kysely it is a text like any other; the connection below sees what it is. */
async function tell(write: Write, several: Several): Promise<unknown[]> {
  const query = CompiledQuery.raw(several as unknown as string);
  return (await write.executeQuery(query)).rows;
}

/**
 * The pool as Kysely uses it. A transaction's `begin` is not waited for: it goes out with the first statement, and
 * if it fails, so does that.
 */
export function inFewerRoundTrips(pool: pg.Pool): PostgresPool {
  const preparing = { isOn: true };
  return {
    options: pool.options,
    connect: async () => connectionOf(await pool.connect(), preparing),
    end: () => pool.end(),
  };
}

/** Off from the first time on that a pooler between us and PostgreSQL shows. */
type Preparing = { isOn: boolean };

function connectionOf(client: pg.PoolClient, preparing: Preparing): PostgresPoolClient {
  let kept: readonly CompiledQuery[] = [];
  let isInTransaction = false;
  const query = async (sql: unknown, parameters: readonly unknown[] = []): Promise<Answer> => {
    if (sql instanceof WithCommit) {
      kept = [...kept, ...sql.statements];
      return NOTHING;
    }
    if (sql instanceof Several) return sendAll(client, sql.statements.map(plain));
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
    release: (destroy) => client.release(destroy === true || timesFailed(client) > MOST_FAILURES),
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

/** The first error is the reason; those after it only say that the transaction is aborted. */
async function sendAll(client: pg.PoolClient, queries: readonly pg.QueryConfig[]): Promise<Answer> {
  const sent = await Promise.allSettled(queries.map((each) => client.query(each)));
  const failed = sent.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  const rows = sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value.rows] : []));
  return { ...NOTHING, rows };
}

/**
 * What fails may be prepared or not, which the driver cannot know: from then on it has another name on this
 * connection.
 */
async function sendPrepared(
  client: pg.PoolClient,
  statements: readonly CompiledQuery[],
  preparing: Preparing,
): Promise<Answer> {
  const times = timesFailed(client);
  const named = statements.map((each) => ({ ...plain(each), name: nameOf(each.sql, times) }));
  try {
    return await sendAll(client, [...named, COMMIT]);
  } catch (error) {
    forgetPrepared(client, error, preparing);
    throw error;
  }
}

/** Asked again as any other query where what was prepared is of no use any more. */
async function readNamed(
  client: pg.PoolClient,
  query: { text: string; values: unknown[] },
  preparing: Preparing,
): Promise<Answer> {
  try {
    return await client.query({ ...query, name: nameOf(query.text, timesFailed(client)) });
  } catch (error) {
    if (!isOutOfUse(error)) throw error;
    forgetPrepared(client, error, preparing);
    return client.query(query.text, query.values);
  }
}

/** A migration gave a table another column meanwhile, and a plan cannot answer other columns than it did. */
const ANOTHER_RESULT = '0A000';

function isOutOfUse(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return code === ANOTHER_RESULT || NOT_PREPARED.includes(code);
}

function forgetPrepared(client: pg.PoolClient, error: unknown, preparing: Preparing): void {
  failures.set(client, timesFailed(client) + 1);
  client.query('deallocate all').catch(() => {});
  if (NOT_PREPARED.includes((error as { code?: string }).code ?? '')) preparing.isOn = false;
}

/** Of each connection. The driver keeps a few words for each, so one with many is given up for a new one. */
const failures = new WeakMap<pg.PoolClient, number>();
const MOST_FAILURES = 200;

function timesFailed(client: pg.PoolClient): number {
  return failures.get(client) ?? 0;
}

const names = new Map<string, string>();

function nameOf(sql: string, times: number): string {
  const known = names.get(sql) ?? hash('sha1', sql);
  names.set(sql, known);
  return `${known}-${times}`;
}
