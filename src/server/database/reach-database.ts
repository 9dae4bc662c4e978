import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { isDatabaseOutage } from './database-outage.ts';
import { SteadyClient } from './steady-client.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 500;

type Wishes = {
  log: Log;
  /** Ends the waiting. */
  signal: AbortSignal;
  patienceMs?: number;
};

/**
 * Waits until the database of DATABASE_URL takes connections: it may be starting at the same time. When it
 * cannot be waited for, or for too long, the error says so in words for the owner, without its password.
 */
export async function reachDatabase(
  databaseUrl: string,
  { log, signal, patienceMs = PATIENCE_MS }: Wishes,
): Promise<void> {
  const waited = patienceMs > 0 ? ` (waited for ${patienceMs / 1000} s)` : '';
  const givenUpAt = Date.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    const failure = await tryToConnect(databaseUrl);
    if (failure === null) return;
    const name = nameOf(databaseUrl);
    if (!isDatabaseOutage(failure))
      throw new Error(`DATABASE_URL: ${name} refuses the connection: ${reasonOf(failure)}`);
    if (Date.now() >= givenUpAt) {
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
