import type { Config } from '../../platform/settings/config.ts';
import { ResilientClient } from '../../platform/database/database-outage.ts';
import { USUAL_POOL } from '../../platform/database/database.ts';
import { JOB_CONNECTIONS } from '../../platform/jobs/jobs.ts';

/** Connections of a process besides its pool: the job queue's, and the listener for changes. */
const BESIDE_THE_POOL = JOB_CONNECTIONS + 1;
/** Minimum pool size: in a smaller pool, requests wait longer for each other than for the database. */
const MIN_POOL = 5;
/** Reserved for the doctor, backups and administrators. */
const FOR_OTHERS = 5;
/** Opened in advance, to replace a dead worker immediately. */
const SPARES = 1;

export type Shares = { workers: number; poolSize: number; allowed: number };

/** Returns the pool size of a process that serves alone. */
export function computePoolSize({
  databaseConnections,
}: Pick<Config, 'databaseConnections'>): number {
  if (databaseConnections === undefined) return USUAL_POOL;
  return Math.min(USUAL_POOL, databaseConnections - BESIDE_THE_POOL);
}

/** Reserves a quarter of a process's pool for jobs. */
export function splitPool(size: number): { requests: number; jobs: number } {
  const jobs = Math.max(2, Math.floor(size / 4));
  return { requests: size - jobs, jobs };
}

/**
 * Counts the connections that this server may open: PostgreSQL's limit for users, less a reserve for administration.
 */
export async function countConnections(
  databaseUrl: string,
  { databaseConnections }: Pick<Config, 'databaseConnections'>,
): Promise<number> {
  const client = new ResilientClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ free: number }>(
      `select sum(case name when 'max_connections' then setting::int else -setting::int end)::int as free
       from pg_settings
       where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
    );
    const free = (rows[0]?.free ?? 0) - FOR_OTHERS;
    return Math.min(free, databaseConnections ?? free);
  } finally {
    await client.end();
  }
}

/**
 * Computes the number of workers and their pool sizes, so that all workers and the spare fit into the allowed
 * connections. If they do not fit, reduces an automatic number of workers, or returns an error for the owner.
 */
export function shareConnections(
  { max, isAuto }: Config['workers'],
  allowed: number,
): Shares | { problem: string } {
  const each = (workers: number) => Math.floor(allowed / (workers + SPARES)) - BESIDE_THE_POOL;
  const fits = Math.floor(allowed / (MIN_POOL + BESIDE_THE_POOL)) - SPARES;
  const workers = isAuto ? Math.max(1, Math.min(max, fits)) : max;
  const poolSize = Math.min(USUAL_POOL, each(workers));
  if (poolSize >= MIN_POOL) return { workers, poolSize, allowed };
  const needed = (workers + SPARES) * (MIN_POOL + BESIDE_THE_POOL);
  return {
    problem:
      `WORKERS is ${isAuto ? 'auto' : max}, and ${workers} ${workers === 1 ? 'worker and its' : 'workers and their'} spare need ${needed} connections to PostgreSQL, but this server may use only ${allowed}. ` +
      'Set fewer WORKERS, or raise max_connections in PostgreSQL (and DATABASE_CONNECTIONS, if it is set).',
  };
}

/** Describes the shares in the start-up banner. */
export function describeShares({ workers, poolSize, allowed }: Shares, max: number): string {
  const fewer = workers < max ? ` of ${max} that this machine could run` : '';
  const connections = (workers + SPARES) * (poolSize + BESIDE_THE_POOL);
  return `${workers}${fewer}, with a spare; at most ${connections} connections to PostgreSQL, which allows ${allowed}`;
}
