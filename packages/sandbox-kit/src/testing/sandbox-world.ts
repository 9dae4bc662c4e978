import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import pg from 'pg';
import { createTestServer } from './test-server.ts';
import { createTestDatabase } from './test-database.ts';

type OpenedSandbox = {
  app: Hono;
  setWebhookUrl: (url: string) => void;
  close: () => Promise<void>;
};
type Receiver = { url: string; close: () => Promise<void> };

/** A sandbox over real HTTP on its own database, and an application that receives its webhooks. */
export async function createSandboxWorld<
  Sandbox extends OpenedSandbox,
  Application extends Receiver,
>(createSandbox: (pool: pg.Pool) => Promise<Sandbox>, application: Application) {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 12 });
  // Ignores errors of connections that are still closing when the database is dropped.
  pool.on('error', () => {});
  const sandbox = await createSandbox(pool);
  const answer = getRequestListener(sandbox.app.fetch);
  const server = await createTestServer((request, response) => void answer(request, response));
  sandbox.setWebhookUrl(application.url);
  return {
    pool,
    sandbox,
    base: server.base,
    application,
    /** Opens the sandbox a second time on the same database, like another process. */
    openAnother: () => createSandbox(pool),
    async close() {
      await sandbox.close();
      await Promise.all([server.close(), application.close()]);
      await pool.end();
      await database.drop();
    },
  };
}
