import { ResilientClient } from '../../platform/database/database-outage.ts';

/** Throws if the database has other connections. An unreachable database counts as having none. */
export async function assertExclusiveAccess(databaseUrl: string): Promise<void> {
  const client = new ResilientClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.connect();
  } catch {
    return;
  }
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    const count = rows[0]?.count ?? 0;
    if (count === 0) return;
    throw new Error(
      `${count === 1 ? 'one connection is' : `${count} connections are`} open to the database: first stop the product on every machine, and everything else that uses the database.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
