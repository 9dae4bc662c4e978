import { SteadyClient } from './database-outage.ts';

/**
 * Whether a connection is one session for as long as it is open. A pooler in transaction mode gives each
 * transaction any session that is free: what is listened for, locked or set in one is another's in the next.
 */
export async function keepsSession(databaseUrl: string): Promise<boolean> {
  const one = open(databaseUrl);
  const other = open(databaseUrl);
  try {
    await one.connect();
    if ((await sessionOf(one)) === announcedSession(one)) return true;
    await other.connect();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (await doesLoseSession(one, other)) return false;
    }
    return true;
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => {})));
  }
}

/** Other clients of the pooler may keep both from meeting in one session. */
const ATTEMPTS = 5;

/** Whether somebody else's transaction gets the session of the first, or drives it out. */
async function doesLoseSession(one: SteadyClient, other: SteadyClient): Promise<boolean> {
  const before = await sessionOf(one);
  await other.query('begin');
  try {
    return (await sessionOf(other)) === before || (await sessionOf(one)) !== before;
  } finally {
    await other.query('rollback');
  }
}

function open(connectionString: string): SteadyClient {
  const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 10_000 };
  return new SteadyClient({ connectionString, ...timeouts });
}

/** The number of the server's process that works for this client just now. */
async function sessionOf(client: SteadyClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** The one that was named at the connection's start. A pooler names none of the server's. */
function announcedSession(client: SteadyClient): number | null {
  return (client as unknown as { processID: number | null }).processID;
}
