import type { Config } from '../../platform/settings/config.ts';
import { SteadyClient } from '../../platform/database/database-outage.ts';
import { USUAL_POOL } from '../../platform/database/database.ts';
import { JOB_CONNECTIONS } from '../../platform/jobs/jobs.ts';

/** What every process has beside its pool: the job queue's, and the one that listens for changed boats. */
const BESIDE_THE_POOL = JOB_CONNECTIONS + 1;
/** Fewer would make requests wait for each other more than for the database. */
const LEAST_POOL = 5;
/** The doctor, a backup, somebody at the database's own prompt. */
const FOR_OTHERS = 5;
/** Opened, so that it takes the place of one that died at once. */
const SPARES = 1;

export type Shares = { workers: number; poolSize: number; allowed: number };

/** The pool of a process that serves alone. */
export function ownPoolSize({ databaseConnections }: Pick<Config, 'databaseConnections'>): number {
  if (databaseConnections === undefined) return USUAL_POOL;
  return Math.min(USUAL_POOL, databaseConnections - BESIDE_THE_POOL);
}

/** A quarter of a process's pool is for the acts of its jobs. */
export function splitPool(size: number): { requests: number; jobs: number } {
  const jobs = Math.max(2, Math.floor(size / 4));
  return { requests: size - jobs, jobs };
}

/** How many connections this server may have: what PostgreSQL leaves to its users, and a few for who looks after it. */
export async function countConnections(
  databaseUrl: string,
  { databaseConnections }: Pick<Config, 'databaseConnections'>,
): Promise<number> {
  const client = new SteadyClient({ connectionString: databaseUrl });
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
 * How many workers there are and how large the pool of each is, so that all of them and the spare stay within
 * what PostgreSQL allows. Where the owner leaves the number to us, fewer workers; else a sentence for them.
 */
export function shareConnections(
  { most, isAuto }: Config['workers'],
  allowed: number,
): Shares | { problem: string } {
  const each = (workers: number) => Math.floor(allowed / (workers + SPARES)) - BESIDE_THE_POOL;
  const fits = Math.floor(allowed / (LEAST_POOL + BESIDE_THE_POOL)) - SPARES;
  const workers = isAuto ? Math.max(1, Math.min(most, fits)) : most;
  const poolSize = Math.min(USUAL_POOL, each(workers));
  if (poolSize >= LEAST_POOL) return { workers, poolSize, allowed };
  const needed = (workers + SPARES) * (LEAST_POOL + BESIDE_THE_POOL);
  return {
    problem:
      `WORKERS is ${isAuto ? 'auto' : most}, and ${workers} ${workers === 1 ? 'worker and its' : 'workers and their'} spare need ${needed} connections to PostgreSQL, but it leaves this server ${allowed}. ` +
      'Set fewer WORKERS, or raise its max_connections (and DATABASE_CONNECTIONS, if that is set).',
  };
}

/** For the owner, who sees it at the start. */
export function sharesInWords({ workers, poolSize, allowed }: Shares, most: number): string {
  const fewer = workers < most ? ` of ${most} that the machine could run` : '';
  const connections = (workers + SPARES) * (poolSize + BESIDE_THE_POOL);
  return `${workers}${fewer}, with a spare; at most ${connections} connections to PostgreSQL, which allows ${allowed}`;
}
