import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type pg from 'pg';
import { openLocalServer } from './local-server.ts';
import { openTestDatabase, openTestPool } from './test-database.ts';

type EmbeddedSandbox = {
  app: Hono;
  setWebhookUrl: (url: string) => void;
  close: () => Promise<void>;
};
type Product = { url: string; close: () => Promise<void> };

/** A sandbox over real HTTP on a database of its own, and a product that it tells. */
export async function openSandboxWorld<Sandbox extends EmbeddedSandbox, Told extends Product>(
  openSandbox: (pool: pg.Pool) => Promise<Sandbox>,
  product: Told,
) {
  const database = await openTestDatabase({ empty: true });
  const pool = openTestPool(database.url, 12);
  // The database is dropped while the last connections are still closing.
  pool.on('error', () => {});
  const sandbox = await openSandbox(pool);
  const answer = getRequestListener(sandbox.app.fetch);
  const server = await openLocalServer((request, response) => void answer(request, response));
  sandbox.setWebhookUrl(product.url);
  return {
    pool,
    sandbox,
    base: server.base,
    product,
    /** The same sandbox in another process. */
    openAnother: () => openSandbox(pool),
    async close() {
      await sandbox.close();
      await Promise.all([server.close(), product.close()]);
      await pool.end();
      await database.drop();
    },
  };
}
