import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import type pg from 'pg';
import { pendingMigrations } from '../database/migrations.ts';

/** A question by many at once, or again within so long, gets one and the same answer. */
const ASK_AGAIN_MS = 500;
const PATIENCE_MS = 5_000;

/** `/healthz`: the process lives. `/readyz`: its database has every migration, answers and can be written. */
export function healthRoutes(pool: pg.Pool, now: () => number): Hono {
  const app = new Hono();
  let last: { askedAt: number; fault: Promise<string | null> } | null = null;
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (!last || now() - last.askedAt > ASK_AGAIN_MS)
      last = { askedAt: now(), fault: findFault(pool) };
    const fault = await last.fault;
    context.header('cache-control', 'no-store');
    if (fault === null) return context.text('ready');
    context.header('retry-after', '1');
    return context.text(fault, 503);
  });
  return app;
}

/** What keeps this server from doing its work, as a sentence; null when nothing does. */
async function findFault(pool: pg.Pool): Promise<string | null> {
  const noAnswer = sleep(PATIENCE_MS, 'The database does not answer.', { ref: false });
  return Promise.race([noAnswer, askDatabase(pool)]);
}

async function askDatabase(pool: pg.Pool): Promise<string | null> {
  try {
    const pending = await pendingMigrations(pool);
    if (pending.length > 0) return `Migrations are missing: ${pending.join(', ')}.`;
  } catch {
    return 'The database does not answer.';
  }
  try {
    await pool.query(WRITE);
    return null;
  } catch {
    return 'The database cannot be written.';
  }
}

const WRITE = `insert into deployment_facts (name, value) values ('write-check', 'ok')
  on conflict (name) do update set written_at = now()`;
