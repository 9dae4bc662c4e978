import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';

/**
 * Whether an error says that the database cannot do its work now, and will again: it is away, restarting,
 * full, read-only, or has no connection left. What it says about a query of ours is no outage.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return OUTAGE_CODES.has(code) || /^08...$/.test(code) || LOST_CONNECTION.test(error.message);
}

const OUTAGE_CODES = new Set([
  // PostgreSQL: shut down by its admin, crashed, starting up, database dropped.
  ...['57P01', '57P02', '57P03', '57P04'],
  // Disk full, out of memory, too many connections, a limit of its settings, a file that cannot be read.
  ...['53100', '53200', '53300', '53400', '58030'],
  // Read-only: a standby, or one that was switched so because its disk filled up.
  '25006',
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]);

/** The driver's own words, which carry no code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/**
 * A connection whose loss shows only as an error of the next query. A client without an error listener would
 * end the process when the database goes away. One whose query got no answer in time is closed: whether a commit
 * that was cut off stands nobody knows, and cancelling it could keep it on one machine alone.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    onQueries(this, (query, given) => {
      const answer = query(...given);
      if (answer instanceof Promise)
        answer.catch(({ message }: Error) => message === QUERY_TIMEOUT && stream.destroy());
      return answer;
    });
  }
}

/** The same behind a pooler that gives each transaction another session: there no prepared statement outlives one. */
export class PooledClient extends SteadyClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    onQueries(this, (query, [asked, ...more]) => query(withoutName(asked), ...more));
  }
}

const QUERY_TIMEOUT = 'Query read timeout';

export type AnyQuery = (...given: unknown[]) => unknown;

/** Steps in between a client and its queries, in whichever of the driver's ways they are asked. */
export function onQueries(
  client: pg.ClientBase,
  act: (query: AnyQuery, given: unknown[]) => unknown,
): void {
  const query = client.query.bind(client) as AnyQuery;
  client.query = ((...given: unknown[]) => act(query, given)) as typeof client.query;
}

function withoutName(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || !('name' in asked) || 'submit' in asked)
    return asked;
  return { ...asked, name: undefined };
}

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 500;

type Options = {
  log: Log;
  signal: AbortSignal;
  timeoutMs?: number;
  /** Which setting has the address. */
  setting?: string;
};

/**
 * Waits until the database of a setting takes connections and can be written: it may be starting at the same time.
 * The error of one that refuses, or takes too long, is in words for the owner, without its password.
 */
export async function reachDatabase(
  databaseUrl: string,
  { log, signal, timeoutMs = TIMEOUT_MS, setting = 'DATABASE_URL' }: Options,
): Promise<void> {
  const waited = timeoutMs > 0 ? ` (waited for ${timeoutMs / 1000} s)` : '';
  const deadline = Date.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const failure = await tryToConnect(databaseUrl);
    if (failure === null) return;
    const name = nameOf(databaseUrl);
    if (!isDatabaseOutage(failure))
      throw new Error(`${setting}: ${name} refuses the connection: ${reasonOf(failure)}`);
    if (Date.now() >= deadline) {
      throw new Error(
        `${setting}: ${name} cannot be reached: ${reasonOf(failure)}${waited}. Start it, or correct the setting.`,
      );
    }
    if (isFirst) log.info(`Waiting for ${name} (${setting}): ${reasonOf(failure)}`);
    await sleep(PAUSE_MS, undefined, { signal });
  }
}

async function tryToConnect(connectionString: string): Promise<Error | null> {
  const client = new SteadyClient({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() standby');
    return rows[0]?.standby ? new OnlyStandby() : null;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** While another machine takes over, the one that answers may not have been promoted yet. */
class OnlyStandby extends Error {
  readonly code = '25006';
  constructor() {
    super('it is a standby, which can only be read');
  }
}

export function nameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `the database at ${host}${pathname}`;
}

/** Of several addresses that were tried, each has its reason; the first one is enough. */
export function reasonOf(failure: Error): string {
  const first = failure instanceof AggregateError ? (failure.errors[0] as Error) : failure;
  return first.message;
}
