import { ResilientClient } from './database-outage.ts';

/**
 * Checks whether a connection keeps its session. A pooler in transaction mode assigns a session per transaction, which
 * breaks LISTEN, session locks and settings.
 */
export async function keepsSession(databaseUrl: string): Promise<boolean> {
  const one = open(databaseUrl);
  const other = open(databaseUrl);
  try {
    await one.connect();
    if ((await readBackendPid(one)) === announcedSession(one)) return true;
    await other.connect();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (await doesLoseSession(one, other)) return false;
    }
    return true;
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => {})));
  }
}

/** Repeats the test, because other clients may keep the pooler from assigning both connections to one session. */
const ATTEMPTS = 5;

/** True if the other client's transaction takes the first client's session or moves the first client to another. */
async function doesLoseSession(one: ResilientClient, other: ResilientClient): Promise<boolean> {
  const before = await readBackendPid(one);
  await other.query('begin');
  try {
    return (await readBackendPid(other)) === before || (await readBackendPid(one)) !== before;
  } finally {
    await other.query('rollback');
  }
}

function open(connectionString: string): ResilientClient {
  const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 10_000 };
  return new ResilientClient({ connectionString, ...timeouts });
}

/** Returns the pid of the backend that serves this client now. */
async function readBackendPid(client: ResilientClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/**
 * Returns the pid announced when the connection was opened. A pooler announces a pid that differs from the backend's.
 */
function announcedSession(client: ResilientClient): number | null {
  return (client as unknown as { processID: number | null }).processID;
}
