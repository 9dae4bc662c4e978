import { type ClockDifference, findClockFault } from '#domain/time/clock-difference.ts';
import { SteadyClient } from '../../platform/database/database-outage.ts';

type Queryable = {
  query(sql: string): Promise<{ rows: { at: number }[] }>;
};

/** The database is asked twice: the first query of a connection may take longer one way than the other. */
export async function measureClock(queryable: Queryable): Promise<ClockDifference> {
  await queryable.query(WHEN);
  // Not Date.now, which simulations move (tools/simulate/world/moved-clock.ts).
  const asked = new Date().getTime();
  const began = performance.now();
  const { rows } = await queryable.query(WHEN);
  const unsureMs = (performance.now() - began) / 2;
  return { aheadMs: asked + unsureMs - (rows[0]?.at ?? 0), unsureMs };
}

const WHEN = 'select extract(epoch from clock_timestamp())::float8 * 1000 as at';

/** What is wrong with the clocks of this server and the database, or null. */
export async function checkClock(databaseUrl: string): Promise<string | null> {
  const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  const client = new SteadyClient({ connectionString: databaseUrl, ...timeouts });
  try {
    await client.connect();
    return findClockFault(await measureClock(client));
  } finally {
    await client.end().catch(() => {});
  }
}

/** What a start cannot go on with. */
export async function refuseWrongClock(databaseUrl: string): Promise<void> {
  const fault = await checkClock(databaseUrl);
  if (fault !== null) throw new Error(fault);
}
