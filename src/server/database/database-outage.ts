import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

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
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/**
 * A connection whose loss shows only as an error of the next query. A client without an error listener would
 * end the process when the database goes away.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 500;

type Options = {
  log: Log;
  signal: AbortSignal;
  timeoutMs?: number;
};

/**
 * Waits until the database of DATABASE_URL takes connections: it may be starting at the same time. The error of one
 * that refuses, or takes too long, is in words for the owner, without its password.
 */
export async function reachDatabase(
  databaseUrl: string,
  { log, signal, timeoutMs = TIMEOUT_MS }: Options,
): Promise<void> {
  const waited = timeoutMs > 0 ? ` (waited for ${timeoutMs / 1000} s)` : '';
  const deadline = Date.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const failure = await tryToConnect(databaseUrl);
    if (failure === null) return;
    const name = nameOf(databaseUrl);
    if (!isDatabaseOutage(failure))
      throw new Error(`DATABASE_URL: ${name} refuses the connection: ${reasonOf(failure)}`);
    if (Date.now() >= deadline) {
      throw new Error(
        `DATABASE_URL: ${name} cannot be reached: ${reasonOf(failure)}${waited}. Start it, or correct the setting.`,
      );
    }
    if (isFirst) log.info(`Waiting for ${name} (DATABASE_URL): ${reasonOf(failure)}`);
    await sleep(PAUSE_MS, undefined, { signal });
  }
}

async function tryToConnect(connectionString: string): Promise<Error | null> {
  const client = new SteadyClient({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => {});
  }
}

function nameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `the database at ${host}${pathname}`;
}

/** Of several addresses that were tried, each has its reason; the first one is enough. */
function reasonOf(failure: Error): string {
  const first = failure instanceof AggregateError ? (failure.errors[0] as Error) : failure;
  return first.message;
}
