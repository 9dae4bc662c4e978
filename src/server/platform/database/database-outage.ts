import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../telemetry/log.ts';

/**
 * Distinguishes a database outage (unreachable, restarting, disk full, read-only, out of connections) from an error in
 * our query.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return OUTAGE_CODES.has(code) || /^08...$/.test(code) || LOST_CONNECTION.test(error.message);
}

const OUTAGE_CODES = new Set([
  // PostgreSQL: shut down by its admin, crashed, starting up, database dropped.
  ...['57P01', '57P02', '57P03', '57P04'],
  // Disk full, out of memory, too many connections, configuration limit exceeded, I/O error.
  ...['53100', '53200', '53300', '53400', '58030'],
  // Read-only: a standby, or a primary that was made read-only because its disk is full.
  '25006',
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]);

/** Messages of the driver for errors without a code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/**
 * Client that reports a lost connection as an error of the next query; without an error listener, pg would end the
 * process. Closes the connection after a query timeout instead of cancelling the query, because a commit cancelled
 * while it waits for its standby remains on the primary alone.
 */
export class ResilientClient extends pg.Client {
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

/** Client for a pooler in transaction mode, where prepared statements do not outlive the transaction. */
export class PooledClient extends ResilientClient {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    onQueries(this, (query, [asked, ...more]) => query(withoutName(asked), ...more));
  }
}

const QUERY_TIMEOUT = 'Query read timeout';

export type AnyQuery = (...given: unknown[]) => unknown;

/** Intercepts the queries of a client in each form that the driver accepts. */
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
  /** Name of the setting that holds the URL, for error messages. */
  setting?: string;
};

/**
 * Waits until the database accepts connections and writes: it may still be starting. The error messages are written for
 * the owner and omit the password.
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
    const name = describeDatabase(databaseUrl);
    if (!isDatabaseOutage(failure))
      throw new Error(`${setting}: ${name} refuses the connection: ${getFailureReason(failure)}`);
    if (Date.now() >= deadline) {
      throw new Error(
        `${setting}: ${name} cannot be reached: ${getFailureReason(failure)}${waited}. Start it, or correct the setting.`,
      );
    }
    if (isFirst) log.info(`Waiting for ${name} (${setting}): ${getFailureReason(failure)}`);
    await sleep(PAUSE_MS, undefined, { signal });
  }
}

async function tryToConnect(connectionString: string): Promise<Error | null> {
  const client = new ResilientClient({ connectionString, connectionTimeoutMillis: 5_000 });
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

/** Error for a database that answers but is still a standby: during a failover, it may be promoted at any moment. */
class OnlyStandby extends Error {
  readonly code = '25006';
  constructor() {
    super('it is a read-only standby');
  }
}

export function describeDatabase(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `the database at ${host}${pathname}`;
}

/** Returns the first reason of an AggregateError, which has one per IP address tried. */
export function getFailureReason(failure: Error): string {
  const first = failure instanceof AggregateError ? (failure.errors[0] as Error) : failure;
  return first.message;
}
