import { Hono } from 'hono';
import type pg from 'pg';
import { pendingMigrations } from '../migrations/migrations.ts';

/** `/healthz`: the process lives. `/readyz`: its database answers and has every migration. */
export function healthRoutes(pool: pg.Pool): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    context.header('cache-control', 'no-store');
    try {
      const pending = await pendingMigrations(pool);
      if (pending.length === 0) return context.text('ready');
      return context.text(`Migrations are missing: ${pending.join(', ')}.`, 503);
    } catch {
      return context.text('The database does not answer.', 503);
    }
  });
  return app;
}
