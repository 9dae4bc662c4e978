import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import pg from 'pg';

/** The settings of every stand-in where it runs by itself, as an outside service of its own. */
export type StandInSettings = {
  PORT: string;
  /** Where people and programs reach it. */
  PUBLIC_URL: string;
  DATABASE_URL: string;
};

type StandIn = { app: Hono; close(): Promise<void> };

/** Runs a stand-in as a process of its own, until it is told to stop. */
export async function runStandIn(
  { PORT, DATABASE_URL }: StandInSettings,
  open: (pool: pg.Pool) => Promise<StandIn>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: DATABASE_URL });
  pool.on('error', () => {});
  const standIn = await open(pool);
  const server = serve({ fetch: standIn.app.fetch, port: Number(PORT) }, () =>
    process.send?.('open'),
  );
  const stop = async () => {
    server.close();
    await standIn.close();
    await pool.end();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => void stop());
}
