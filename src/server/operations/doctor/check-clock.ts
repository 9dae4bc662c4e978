import { type ClockDifference, findClockFault } from '#domain/time/clock-difference.ts';
import { ResilientClient } from '../../platform/database/database-outage.ts';

type SqlClient = {
  query(sql: string): Promise<{ rows: { at: number }[] }>;
};

/** Queries twice, because the first query of a connection may take longer one way than the other. */
export async function measureClock(queryable: SqlClient): Promise<ClockDifference> {
  await queryable.query(WHEN);
  // Avoids Date.now, which simulations shift (tools/simulate/world/moved-clock.ts).
  const asked = new Date().getTime();
  const began = performance.now();
  const { rows } = await queryable.query(WHEN);
  const unsureMs = (performance.now() - began) / 2;
  return { aheadMs: asked + unsureMs - (rows[0]?.at ?? 0), unsureMs };
}

const WHEN = 'select extract(epoch from clock_timestamp())::float8 * 1000 as at';

/** Describes a clock difference between this server and the database; null if it is small. */
export async function checkClock(databaseUrl: string): Promise<string | null> {
  const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  const client = new ResilientClient({ connectionString: databaseUrl, ...timeouts });
  try {
    await client.connect();
    return findClockFault(await measureClock(client));
  } finally {
    await client.end().catch(() => {});
  }
}

/** Throws on a clock difference that a start cannot tolerate. */
export async function refuseWrongClock(databaseUrl: string): Promise<void> {
  const fault = await checkClock(databaseUrl);
  if (fault !== null) throw new Error(fault);
}
